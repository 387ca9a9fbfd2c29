import { findHeadingKind } from '../heading.ts';
import { type Line, lineText } from '../line.ts';
import { footLines } from '../rich/page-foot.ts';
import { tableLines } from '../rich/table-row.ts';
import { findChild, type XmlNode } from '../rich/xml.ts';
import { findXmlPart } from '../rich/xml-part.ts';
import type { Zip } from '../rich/zip.ts';
import type { Source } from '../source.ts';
import { readNumbering } from './numbering.ts';
import { type PartContext, paragraphLines } from './paragraph.ts';
import { readStyles } from './styles.ts';

const DOCUMENT = 'word/document.xml';

/** Lines of a Word document: the headers, the body with its tables and text boxes, the footers. Throws a ReadError. */
export function readDocx(zip: Zip): Source {
  const hidden: string[] = [];
  const styles = readStyles(findPart(zip, 'word/styles.xml'));
  const hasMark = readNumbering(findPart(zip, 'word/numbering.xml'));
  const linesOf = (name: string): Line[] => {
    const targets = readTargets(findPart(zip, name.replace(/([^/]+)$/, '_rels/$1.rels')));
    const part = findPart(zip, name);
    const root = name === DOCUMENT ? findChild(part, 'body') : part;
    const context = { styles, hasMark, targets, hidden, mayBeDark: false };
    return root === undefined ? [] : blockLines(root.children, context);
  };
  const partsNamed = (pattern: RegExp): Line[] =>
    zip.names
      .filter((name) => pattern.test(name))
      .sort()
      .flatMap(linesOf);
  // The first page's header and the others often say the same.
  const seen = new Set<string>();
  const heads = partsNamed(/^word\/header\d*\.xml$/).filter((line) => {
    const text = lineText(line);
    return !seen.has(text) && seen.add(text);
  });
  const feet = footLines(partsNamed(/^word\/footer\d*\.xml$/));
  return { lines: [...heads, ...linesOf(DOCUMENT), ...feet], hidden };
}

const findPart = (zip: Zip, name: string): XmlNode | undefined => findXmlPart(zip, name, '<w:p');

function readTargets(root: XmlNode | undefined): Map<string, string> {
  const links = (root?.children ?? []).filter((node) =>
    node.attributes.Type?.endsWith('/hyperlink'),
  );
  return new Map(links.map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']));
}

/** Lines of a body, a cell or a text box, an empty paragraph counting as a gap. Boxes set beside text that has begun follow it. */
function blockLines(nodes: readonly XmlNode[], context: PartContext): Line[] {
  const lines: Line[] = [];
  const boxes: Line[] = [];
  let gap = 0;
  let isBeside = false;
  let hasText = false;
  const add = (added: Line[]): void => {
    const first = added[0];
    if (first === undefined) return;
    first.gapBefore = Math.max(first.gapBefore, gap);
    // What follows a box is no part of the box's last section.
    if (isBeside) first.startsColumn = true;
    isBeside = false;
    gap = 0;
    lines.push(...added);
  };
  for (const node of nodes) {
    if (node.name === 'p') {
      const own = paragraphLines(node, context);
      const beside = textBoxes(node).flatMap((box) =>
        blockLines(box.children, { ...context, mayBeDark: true }),
      );
      if (hasText && hasHeading(beside)) boxes.push(...columnOf(beside));
      else {
        add(beside);
        isBeside ||= hasHeading(beside);
      }
      if (own.length === 0) gap = 1;
      hasText ||= own.length > 0;
      add(own);
    } else if (node.name === 'tbl') {
      add(tableLines(cellsOf(node, context)));
    } else if (node.name === 'sdt' || node.name === 'sdtContent' || node.name === 'ins') {
      add(blockLines(node.children, context));
    }
  }
  return [...lines, ...boxes];
}

const hasHeading = (lines: readonly Line[]): boolean =>
  lines.some((line) => findHeadingKind(lineText(line)) !== undefined);

function columnOf([first, ...rest]: readonly Line[]): Line[] {
  return first === undefined ? [] : [{ ...first, gapBefore: 1, startsColumn: true }, ...rest];
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

function cellsOf(table: XmlNode, context: PartContext): Line[][][] {
  const inside = { ...context, mayBeDark: true };
  return childrenOf(table, 'tr').map((row) =>
    childrenOf(row, 'tc').map((cell) => blockLines(cell.children, inside)),
  );
}

/** Rows and cells, also those inside a content control. */
function childrenOf(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => {
    if (child.name === name) return [child];
    return ['sdt', 'sdtContent', 'ins'].includes(child.name) ? childrenOf(child, name) : [];
  });
}
