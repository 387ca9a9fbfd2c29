import type { LeftOutText } from '@trueline/contracts';
import type { Line } from '../../layout/line.ts';
import type { Source } from '../../layout/source.ts';
import { ReadError } from '../../outcome.ts';
import { overlay } from '../docx/styles.ts';
import { footLines, headLines } from '../rich/page-margins.ts';
import { type Run, styledLines, visibleOnly } from '../rich/styled-lines.ts';
import { tableLines } from '../rich/table-row.ts';
import type { XmlNode } from '../rich/xml.ts';
import { findXmlPart } from '../rich/xml-part.ts';
import type { Zip } from '../rich/zip.ts';
import { type OdtStyle, readOdtStyles, type StyleLookup } from './styles.ts';

interface Context {
  styleOf: StyleLookup;
  hidden: string[];
  leftOut: LeftOutText[];
  /** 0 outside of lists. */
  listLevel: number;
  mayBeDark: boolean;
}

const INDENT_PER_LEVEL = 18;
const LINE_POINTS = 12;
const VISIBLE_GAP = 5;
/** Elements that hold paragraphs and say nothing themselves. */
const CONTAINERS = new Set([
  'section',
  'text',
  'text-box',
  'index-body',
  'header',
  'numbered-paragraph',
]);

/** Lines of an OpenDocument text: the page header, the body with its lists, tables and frames, the page footer. Throws a ReadError. */
export function readOdt(zip: Zip): Source {
  const content = findXmlPart(zip, 'content.xml', '<text:p');
  if (content === undefined) throw new ReadError('DAMAGED');
  const styles = findXmlPart(zip, 'styles.xml', '<text:p');
  const hidden: string[] = [];
  const leftOut: LeftOutText[] = [];
  const context: Context = {
    styleOf: readOdtStyles([styles, content]),
    hidden,
    leftOut,
    listLevel: 0,
    mayBeDark: false,
  };
  const body = descendants(content, 'text').slice(0, 1);
  const linesOf = (nodes: readonly XmlNode[]): Line[] =>
    nodes.flatMap((node) => blockLines(node.children, context));
  const partsNamed = (name: string): Line[] =>
    styles === undefined ? [] : linesOf(descendants(styles, name).slice(0, 1));
  const text = linesOf(body);
  const heads = headLines(partsNamed('header'), text, leftOut);
  const lines = [...heads, ...text, ...footLines(partsNamed('footer'), leftOut, text)];
  leftOut.push(...hidden.map((piece): LeftOutText => ({ text: piece, reason: 'hidden' })));
  return { lines, hidden, leftOut };
}

/** The outermost elements of the name. */
function descendants(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) =>
    child.name === name ? [child] : descendants(child, name),
  );
}

function blockLines(nodes: readonly XmlNode[], context: Context): Line[] {
  const lines: Line[] = [];
  let gap = 0;
  for (const node of nodes) {
    const own = nodeLines(node, context);
    const [first] = own;
    if (first === undefined) {
      if (node.name === 'p') gap = 1;
      continue;
    }
    first.gapBefore = Math.max(first.gapBefore, gap);
    gap = 0;
    lines.push(...own);
  }
  return lines;
}

function nodeLines(node: XmlNode, context: Context): Line[] {
  if (node.name === 'p' || node.name === 'h') {
    const boxes = descendants(node, 'text-box').flatMap((box) =>
      blockLines(box.children, { ...context, mayBeDark: true }),
    );
    return [...boxes, ...paragraphLines(node, context)];
  }
  if (node.name === 'list') {
    const inside = { ...context, listLevel: context.listLevel + 1 };
    return node.children.flatMap((item) => itemLines(item, inside));
  }
  if (node.name === 'table') {
    const inside = { ...context, mayBeDark: true };
    const rows = descendants(node, 'table-row').map((row) =>
      descendants(row, 'table-cell').map((cell) => blockLines(cell.children, inside)),
    );
    return tableLines(rows, context.leftOut);
  }
  if (node.name === 'frame') return blockLines(node.children, context);
  return CONTAINERS.has(node.name) ? blockLines(node.children, context) : [];
}

/** Only an item's first paragraph has the mark; the others stand below its text. */
function itemLines(item: XmlNode, context: Context): Line[] {
  const lines: Line[] = [];
  for (const node of item.children) {
    const own = nodeLines(node, context);
    if (node.name === 'p' && lines.length > 0) for (const line of own) delete line.bulletX;
    lines.push(...own);
  }
  return lines;
}

function paragraphLines(node: XmlNode, context: Context): Line[] {
  const style = context.styleOf(node.attributes['style-name']);
  const ground = { ...context, mayBeDark: context.mayBeDark || style.shaded === true };
  const links: string[] = [];
  const runs = runsOf(node.children, ground, style, links);
  const level = Number(node.attributes['outline-level']) || style.headingLevel;
  const headingLevel = node.name === 'h' ? level || 1 : undefined;
  const before = style.before ?? 0;
  return styledLines(visibleOnly(runs, context.hidden), {
    x: style.indent ?? 0,
    markX:
      context.listLevel > 0 && headingLevel === undefined
        ? INDENT_PER_LEVEL * context.listLevel
        : undefined,
    headingLevel,
    size: style.size,
    gapBefore: before > VISIBLE_GAP ? Math.max(0.6, before / LINE_POINTS) : 0,
    links,
  });
}

/** Notes, comments and frames are not part of the sentence. */
const NOT_TEXT = new Set(['note', 'annotation', 'annotation-end', 'frame', 'tracked-changes']);

function runsOf(
  nodes: readonly XmlNode[],
  context: Context,
  looks: OdtStyle,
  links: string[],
): Run[] {
  return nodes.flatMap((node): Run[] => {
    const plain = (text: string): Run[] => [
      { text, looks: context.mayBeDark || looks.shaded ? { ...looks, white: false } : looks },
    ];
    // White space of the file is no white space of the text: `<text:s/>` is.
    if (node.name === '#text') return plain(node.text.replace(/\s+/g, ' '));
    if (node.name === 'tab') return plain('\t');
    if (node.name === 'line-break') return plain('\n');
    if (node.name === 's') return plain(' '.repeat(Math.min(80, Number(node.attributes.c ?? 1))));
    if (NOT_TEXT.has(node.name)) return [];
    if (node.name === 'hidden-text') {
      context.hidden.push(node.attributes['string-value'] ?? '');
      return [];
    }
    if (node.name === 'a' && node.attributes.href !== undefined) links.push(node.attributes.href);
    const name = node.name === 'span' ? node.attributes['style-name'] : undefined;
    const inner = name === undefined ? looks : overlay(looks, spanStyle(context.styleOf, name));
    return runsOf(node.children, context, inner, links);
  });
}

/** A span's style says only what differs; the document's default must not override the paragraph's. */
function spanStyle(styleOf: StyleLookup, name: string): OdtStyle {
  const base = styleOf(undefined);
  const own = Object.entries(styleOf(name)).filter(
    ([key, value]) => value !== base[key as keyof OdtStyle],
  );
  return Object.fromEntries(own);
}
