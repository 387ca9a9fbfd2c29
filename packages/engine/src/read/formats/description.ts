import { bulletLength } from '../characters.ts';
import { lineText } from '../layout/line.ts';
import { readHtml } from './html/read-html.ts';

/** What a form's free text says: rows with a mark are highlights, the others the summary. */
interface Description {
  summary?: string;
  highlights?: string[];
}

interface Row {
  text: string;
  isItem: boolean;
}

/** Of plain text whose items have typed marks. */
export function readDescription(text = ''): Description {
  const rows = text.split(/\r?\n/).map(typedRow);
  return describe(rows);
}

/** Of a text field's HTML: its list items, and rows with typed marks, are highlights. */
export function readHtmlDescription(html = ''): Description {
  return describe(rowsOfHtml(html));
}

/** The rows of a text field's HTML, without marks. */
export const listHtmlRows = (html: string): string[] => rowsOfHtml(html).map(({ text }) => text);

function rowsOfHtml(html: string): Row[] {
  // Line ends of plain text, which such fields hold too, are rows.
  const source = /<\w+[^<>]*>/.test(html) ? html : html.replace(/\r?\n/g, '<br>');
  return readHtml(source)
    .lines.map((line) => {
      const row = typedRow(lineText(line).replaceAll('\t', ' '));
      return { ...row, isItem: row.isItem || line.bulletX !== undefined };
    })
    .filter(({ text }) => text !== '');
}

function typedRow(row: string): Row {
  const text = row.trim();
  const mark = bulletLength(text);
  return { text: text.slice(mark).trim(), isItem: mark > 0 };
}

function describe(rows: readonly Row[]): Description {
  const filled = rows.filter(({ text }) => text !== '');
  const highlights = filled.filter(({ isItem }) => isItem).map(({ text }) => text);
  const summary = filled
    .filter(({ isItem }) => !isItem)
    .map(({ text }) => text)
    .join('\n');
  return { ...(summary && { summary }), ...(highlights.length > 0 && { highlights }) };
}
