import type { LeftOutText } from '@trueline/contracts';
import { type Line, lineText } from '../../layout/line.ts';
import type { Source } from '../../layout/source.ts';
import { findHeadingKind } from '../../sections/heading.ts';
import { footLines, headLines } from '../rich/page-margins.ts';
import { styledLines } from '../rich/styled-lines.ts';
import { tableLines } from '../rich/table-row.ts';
import { tickLines } from '../rich/ticks.ts';
import { findChild, type XmlNode } from '../rich/xml.ts';
import { findXmlPart } from '../rich/xml-part.ts';
import type { Zip } from '../rich/zip.ts';
import { readNumbering } from './numbering.ts';
import { isPlaceholder, type PartContext, paragraphLines, textIn } from './paragraph.ts';
import { readStyles } from './styles.ts';
import { textBoxes, wordArt } from './text-boxes.ts';

const DOCUMENT = 'word/document.xml';

/** Lines of a Word document: the headers, the body with its tables and text boxes, the footers and notes. Throws a ReadError. */
export function readDocx(zip: Zip): Source {
  const hidden: string[] = [];
  const leftOut: LeftOutText[] = [];
  const styles = readStyles(findPart(zip, 'word/styles.xml'));
  const hasMark = readNumbering(findPart(zip, 'word/numbering.xml'));
  const linesOf = (name: string): Line[] => {
    const relations = findPart(zip, name.replace(/([^/]+)$/, '_rels/$1.rels'));
    const part = findPart(zip, name);
    const root = name === DOCUMENT ? findChild(part, 'body') : part;
    const context = {
      styles,
      hasMark,
      targets: readTargets(relations, '/hyperlink'),
      diagrams: readDiagrams(zip, relations),
      hidden,
      leftOut,
      mayBeDark: false,
    };
    return root === undefined ? [] : blockLines(root.children, context);
  };
  const partsNamed = (pattern: RegExp): Line[] =>
    zip.names
      .filter((name) => pattern.test(name))
      .sort()
      .flatMap(linesOf);
  const body = linesOf(DOCUMENT);
  const heads = headLines(partsNamed(/^word\/header\d*\.xml$/), body, leftOut);
  const feet = [/^word\/footer\d*\.xml$/, /^word\/(?:foot|end)notes\.xml$/].flatMap((pattern) =>
    footLines(partsNamed(pattern), leftOut, body),
  );
  leftOut.push(...hidden.map((text): LeftOutText => ({ text, reason: 'hidden' })));
  return { lines: [...heads, ...body, ...feet], hidden, leftOut };
}

const findPart = (zip: Zip, name: string): XmlNode | undefined => findXmlPart(zip, name, '<w:p');

function readTargets(root: XmlNode | undefined, kind: string): Map<string, string> {
  const links = (root?.children ?? []).filter((node) => node.attributes.Type?.endsWith(kind));
  return new Map(links.map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']));
}

/** The texts of diagrams, by relationship: paragraphs of their points, which are files of their own. */
function readDiagrams(zip: Zip, relations: XmlNode | undefined): Map<string, XmlNode[]> {
  return new Map(
    [...readTargets(relations, '/diagramData')].map(([id, target]) => {
      const model = findPart(zip, `word/${target}`);
      const points = findChild(model, 'ptLst')?.children ?? [];
      return [id, points.flatMap((point) => findChild(point, 't')?.children ?? [])];
    }),
  );
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
  for (const node of withMergedParagraphs(nodes)) {
    if (node.name === 'p') {
      const own = paragraphLines(node, context);
      const beside = boxLines(node, context);
      if (hasText && hasHeading(beside)) boxes.push(...columnOf(beside));
      else {
        add(beside);
        isBeside ||= hasHeading(beside);
      }
      if (own.length === 0) gap = 1;
      hasText ||= own.length > 0;
      add(own);
    } else if (node.name === 'tbl') {
      add(tableLines(cellsOf(node, context), context.leftOut));
    } else if (isPlaceholder(node)) {
      context.leftOut.push({ text: textIn(node), reason: 'ornament' });
    } else if (CONTAINERS.has(node.name)) {
      add(blockLines(node.children, context));
    }
  }
  return [...lines, ...boxes];
}

/** Elements that hold paragraphs and say nothing themselves. */
const CONTAINERS = new Set([
  'sdt',
  'sdtContent',
  'ins',
  'moveTo',
  'customXml',
  'footnote',
  'endnote',
]);

/** Paragraphs whose end is a deletion that nobody has accepted yet are one with what follows. */
function withMergedParagraphs(nodes: readonly XmlNode[]): XmlNode[] {
  const merged: XmlNode[] = [];
  let open: XmlNode | undefined;
  for (const node of nodes) {
    const whole: XmlNode =
      open !== undefined && node.name === 'p'
        ? { ...node, children: [...open.children, ...node.children] }
        : node;
    if (open !== undefined && node.name !== 'p') merged.push(open);
    const mark = findChild(findChild(node, 'pPr'), 'rPr');
    open = node.name === 'p' && findChild(mark, 'del') !== undefined ? whole : undefined;
    if (open === undefined) merged.push(whole);
  }
  return open === undefined ? merged : [...merged, open];
}

/** What a paragraph's drawings say: text boxes, shapes, diagrams, old WordArt. */
function boxLines(paragraph: XmlNode, context: PartContext): Line[] {
  const inside = { ...context, mayBeDark: true };
  const words = wordArt(paragraph).flatMap((text) =>
    styledLines([{ text, looks: {} }], { x: 0, gapBefore: 1, links: [] }),
  );
  const points = diagramIds(paragraph).flatMap((id) => context.diagrams.get(id) ?? []);
  const boxes = textBoxes(paragraph).map(({ content }) => content.children);
  return [...words, ...[...boxes, points].flatMap((children) => blockLines(children, inside))];
}

function diagramIds(node: XmlNode): string[] {
  const id = node.name === 'relIds' ? node.attributes.dm : undefined;
  return id === undefined ? node.children.flatMap(diagramIds) : [id];
}

const hasHeading = (lines: readonly Line[]): boolean =>
  lines.some((line) => findHeadingKind(lineText(line)) !== undefined);

function columnOf([first, ...rest]: readonly Line[]): Line[] {
  return first === undefined ? [] : [{ ...first, gapBefore: 1, startsColumn: true }, ...rest];
}

function cellsOf(table: XmlNode, context: PartContext): Line[][][] {
  const inside = { ...context, mayBeDark: true };
  const rows = childrenOf(table, 'tr').filter(
    (row) => findChild(findChild(row, 'trPr'), 'del') === undefined,
  );
  return rows.map((row) =>
    childrenOf(row, 'tc').map((cell) => {
      const lines = blockLines(cell.children, inside);
      return lines.length === 0 ? tickLines(textIn(cell)) : lines;
    }),
  );
}

/** Rows and cells, also those inside a content control. */
function childrenOf(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => {
    if (child.name === name) return [child];
    return ['sdt', 'sdtContent', 'ins', 'customXml'].includes(child.name)
      ? childrenOf(child, name)
      : [];
  });
}
