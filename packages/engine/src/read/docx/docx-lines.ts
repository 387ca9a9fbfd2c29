import type { Line } from '../line.ts';
import { ReadError, type ReadLimits } from '../outcome.ts';
import { readNumbering } from './numbering.ts';
import { type PartContext, paragraphLines } from './paragraph.ts';
import { readStyles } from './styles.ts';
import { findChild, parseXml, type XmlNode } from './xml.ts';
import { openZip, type Zip } from './zip.ts';

const DOCUMENT = 'word/document.xml';
/** A resume's text is some tens of kilobytes of XML; pictures lie in files of their own. */
const MAX_XML_BYTES = 16_000_000;
const MAX_PARAGRAPHS = 20_000;

/** Lines of a Word document: the headers, then the body with its tables and text boxes. Throws a ReadError. */
export function docxLines(bytes: Uint8Array, limits: ReadLimits): Line[] {
  const zip = openZip(bytes, limits.maxUnpackedBytes);
  if (!zip.names.includes(DOCUMENT)) {
    throw new ReadError(
      'NOT_A_RESUME',
      'This zip file is not a Word document. Upload the resume itself: PDF, DOCX, text, Markdown or JSON Resume.',
    );
  }
  const styles = readStyles(findPart(zip, 'word/styles.xml'));
  const hasMark = readNumbering(findPart(zip, 'word/numbering.xml'));
  const parts = [
    ...zip.names.filter((name) => /^word\/header\d*\.xml$/.test(name)).sort(),
    DOCUMENT,
  ];
  const seen = new Set<string>();
  return parts.flatMap((name) => {
    const targets = readTargets(findPart(zip, name.replace(/([^/]+)$/, '_rels/$1.rels')));
    const part = findPart(zip, name);
    const root = name === DOCUMENT ? findChild(part, 'body') : part;
    const lines = root === undefined ? [] : blockLines(root.children, { styles, hasMark, targets });
    if (name === DOCUMENT) return lines;
    // The first page's header and the others often say the same.
    return lines.filter((line) => {
      const text = line.cells.map((cell) => cell.text).join(' ');
      return !seen.has(text) && seen.add(text);
    });
  });
}

function findPart(zip: Zip, name: string): XmlNode | undefined {
  const bytes = zip.findFile(name);
  if (bytes === undefined) return undefined;
  if (bytes.length > MAX_XML_BYTES || countParagraphs(bytes) > MAX_PARAGRAPHS)
    throw new ReadError('TOO_COMPLEX');
  return parseXml(bytes);
}

function countParagraphs(bytes: Uint8Array): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (
    let at = buffer.indexOf('<w:p');
    at >= 0 && count <= MAX_PARAGRAPHS * 4;
    at = buffer.indexOf('<w:p', at + 4)
  ) {
    const next = buffer[at + 4];
    if (next === 0x20 || next === 0x3e || next === 0x2f) count++;
  }
  return count;
}

function readTargets(root: XmlNode | undefined): Map<string, string> {
  const links = (root?.children ?? []).filter((node) =>
    node.attributes.Type?.endsWith('/hyperlink'),
  );
  return new Map(links.map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']));
}

/** Lines of a body, a cell or a text box, an empty paragraph counting as a gap. */
function blockLines(nodes: readonly XmlNode[], context: PartContext): Line[] {
  const lines: Line[] = [];
  let gap = 0;
  const add = (added: Line[]): void => {
    const first = added[0];
    if (first === undefined) return;
    first.gapBefore = Math.max(first.gapBefore, gap);
    gap = 0;
    lines.push(...added);
  };
  for (const node of nodes) {
    if (node.name === 'p') {
      for (const box of textBoxes(node)) add(blockLines(box.children, context));
      const own = paragraphLines(node, context);
      if (own.length === 0) gap = 1;
      add(own);
    } else if (node.name === 'tbl') {
      add(tableLines(node, context));
    } else if (node.name === 'sdt' || node.name === 'sdtContent' || node.name === 'ins') {
      add(blockLines(node.children, context));
    }
  }
  return lines;
}

/** Text boxes of a paragraph. Word stores each twice, as Choice and as Fallback: the first that holds text counts. */
function textBoxes(node: XmlNode): XmlNode[] {
  if (node.name === 'txbxContent') return [node];
  if (node.name !== 'AlternateContent') return node.children.flatMap(textBoxes);
  for (const child of node.children) {
    const boxes = textBoxes(child);
    if (boxes.length > 0) return boxes;
  }
  return [];
}

/** A row whose cells hold one line each is one line; other cells are columns of a layout, read one after the other. */
function tableLines(table: XmlNode, context: PartContext): Line[] {
  const rows = table.children.filter((node) => node.name === 'tr');
  return rows.flatMap((row) => {
    const cells = row.children
      .filter((node) => node.name === 'tc')
      .map((cell) => blockLines(cell.children, context))
      .filter((lines) => lines.length > 0);
    const [first] = cells;
    const oneLine =
      cells.length > 1 &&
      cells.every((lines) => lines.length === 1 && lines[0]?.bulletX === undefined);
    if (!oneLine || first?.[0] === undefined) {
      return cells.flatMap((lines) =>
        lines.map((line, index) => (index === 0 ? { ...line, gapBefore: 1 } : line)),
      );
    }
    return [
      {
        ...first[0],
        cells: cells.flatMap((lines) => lines.flatMap((line) => line.cells)),
        links: cells.flatMap((lines) => lines.flatMap((line) => line.links)),
      },
    ];
  });
}
