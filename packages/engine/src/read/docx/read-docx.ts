import type { Line } from '../line.ts';
import { rowLines } from '../rich/table-row.ts';
import { findChild, type XmlNode } from '../rich/xml.ts';
import { findXmlPart } from '../rich/xml-part.ts';
import type { Zip } from '../rich/zip.ts';
import type { Source } from '../source.ts';
import { readNumbering } from './numbering.ts';
import { type PartContext, paragraphLines } from './paragraph.ts';
import { readStyles } from './styles.ts';

const DOCUMENT = 'word/document.xml';

/** Lines of a Word document: the headers, then the body with its tables and text boxes. Throws a ReadError. */
export function readDocx(zip: Zip): Source {
  const hidden: string[] = [];
  const styles = readStyles(findPart(zip, 'word/styles.xml'));
  const hasMark = readNumbering(findPart(zip, 'word/numbering.xml'));
  const parts = [
    ...zip.names.filter((name) => /^word\/header\d*\.xml$/.test(name)).sort(),
    DOCUMENT,
  ];
  const seen = new Set<string>();
  const lines = parts.flatMap((name) => {
    const targets = readTargets(findPart(zip, name.replace(/([^/]+)$/, '_rels/$1.rels')));
    const part = findPart(zip, name);
    const root = name === DOCUMENT ? findChild(part, 'body') : part;
    const own =
      root === undefined
        ? []
        : blockLines(root.children, { styles, hasMark, targets, hidden, mayBeDark: false });
    if (name === DOCUMENT) return own;
    // The first page's header and the others often say the same.
    return own.filter((line) => {
      const text = line.cells.map((cell) => cell.text).join(' ');
      return !seen.has(text) && seen.add(text);
    });
  });
  return { lines, hidden };
}

const findPart = (zip: Zip, name: string): XmlNode | undefined => findXmlPart(zip, name, '<w:p');

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
      for (const box of textBoxes(node))
        add(blockLines(box.children, { ...context, mayBeDark: true }));
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

function tableLines(table: XmlNode, context: PartContext): Line[] {
  const inside = { ...context, mayBeDark: true };
  return childrenOf(table, 'tr').flatMap((row) =>
    rowLines(childrenOf(row, 'tc').map((cell) => blockLines(cell.children, inside))),
  );
}

/** Rows and cells, also those inside a content control. */
function childrenOf(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => {
    if (child.name === name) return [child];
    return ['sdt', 'sdtContent', 'ins'].includes(child.name) ? childrenOf(child, name) : [];
  });
}
