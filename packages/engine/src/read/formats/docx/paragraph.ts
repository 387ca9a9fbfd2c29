import type { LeftOutText } from '@trueline/contracts';
import type { Line } from '../../layout/line.ts';
import { type Looks, type Run, styledLines, visibleOnly } from '../rich/styled-lines.ts';
import { findChild, findVal, type XmlNode } from '../rich/xml.ts';
import type { ListTest } from './numbering.ts';
import { overlay, type ParagraphStyle, readLooks, type Styles } from './styles.ts';

export interface PartContext {
  styles: Styles;
  hasMark: ListTest;
  /** Relationship id -> target of a hyperlink. */
  targets: ReadonlyMap<string, string>;
  /** Relationship id -> paragraphs of a diagram. */
  diagrams: ReadonlyMap<string, readonly XmlNode[]>;
  /** Words that nobody sees are put here. */
  hidden: string[];
  /** Other words that are no part of the lines. */
  leftOut: LeftOutText[];
  /** In a table or a box, which may be dark: white letters show there. */
  mayBeDark: boolean;
}

const TWIPS_PER_POINT = 20;
const INDENT_PER_LEVEL = 18;
/** Room before a paragraph that a reader sees as a gap, in twips. */
const VISIBLE_GAP = 100;
const LINE_TWIPS = 240;

/** The lines of a paragraph: one, or more where it holds line breaks; none when it is empty. */
export function paragraphLines(paragraph: XmlNode, context: PartContext): Line[] {
  const properties = findChild(paragraph, 'pPr');
  const style = context.styles.getStyle(findVal(properties, 'pStyle'));
  const links: string[] = [];
  const ground = { ...context, mayBeDark: context.mayBeDark || isShaded(properties) };
  const runs = collectRuns(paragraph.children, ground, style, links);
  const mark = listMark(properties, style, context.hasMark);
  const indent = Number(findChild(properties, 'ind')?.attributes.left ?? 0) / TWIPS_PER_POINT || 0;
  const before = Number(findChild(properties, 'spacing')?.attributes.before ?? 0);
  return styledLines(visibleOnly(runs, context.hidden), {
    x: indent,
    markX: mark?.x,
    headingLevel: style.headingLevel,
    size: style.size,
    gapBefore: before > VISIBLE_GAP ? Math.max(0.6, before / LINE_TWIPS) : 0,
    links,
  });
}

function listMark(
  properties: XmlNode | undefined,
  style: ParagraphStyle,
  hasMark: ListTest,
): { x: number } | undefined {
  const own = findChild(properties, 'numPr');
  const numId = findVal(own, 'numId') ?? style.numId;
  const level = Number(findVal(own, 'ilvl') ?? style.listLevel ?? 0);
  return hasMark(numId, level) && style.headingLevel === undefined
    ? { x: INDENT_PER_LEVEL * (level + 1) }
    : undefined;
}

/** Containers that hold runs of the sentence; deleted text, field codes and text boxes are not among them. */
const TRANSPARENT = new Set([
  'hyperlink',
  'ins',
  'smartTag',
  'sdt',
  'sdtContent',
  'fldSimple',
  'moveTo',
  'customXml',
  'dir',
  'bdo',
]);
/** A link as a field has it, between quotation marks. */
const FIELD_LINK = /\bHYPERLINK\s+"([^"]+)"/;

function collectRuns(
  nodes: readonly XmlNode[],
  context: PartContext,
  base: Looks,
  links: string[],
): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.name === 'hyperlink') {
      const target = context.targets.get(node.attributes.id ?? '');
      if (target !== undefined) links.push(target);
    }
    if (isPlaceholder(node)) {
      context.leftOut.push({ text: textIn(node), reason: 'ornament' });
      return [];
    }
    const field = FIELD_LINK.exec(node.attributes.instr ?? instructionOf(node));
    if (field?.[1] !== undefined) links.push(field[1]);
    if (node.name === 'AlternateContent') return collectRuns(chosen(node), context, base, links);
    if (TRANSPARENT.has(node.name)) return collectRuns(node.children, context, base, links);
    if (node.name !== 'r') return [];
    const own = findChild(node, 'rPr');
    const looks = overlay(base, readLooks(own));
    const isOnGround = context.mayBeDark || isShaded(own);
    return [{ text: runText(node), looks: isOnGround ? { ...looks, white: false } : looks }];
  });
}

const isShaded = (properties: XmlNode | undefined): boolean =>
  findChild(properties, 'shd') !== undefined || findChild(properties, 'highlight') !== undefined;

/** A field that nobody has filled in: its words are the template's. */
export const isPlaceholder = (node: XmlNode): boolean =>
  node.name === 'sdt' && findChild(findChild(node, 'sdtPr'), 'showingPlcHdr') !== undefined;

export const textIn = (node: XmlNode): string =>
  node.name === 't' || node.name === '#text'
    ? node.text + node.children.map(textIn).join('')
    : node.children
        .map(textIn)
        .filter((text) => text !== '')
        .join(' ');

const instructionOf = (run: XmlNode): string =>
  run.name === 'r'
    ? run.children
        .filter(({ name }) => name === 'instrText')
        .map(textIn)
        .join('')
    : '';

/** What is stored for new and for old readers: the first kind that holds words. */
function chosen(node: XmlNode): readonly XmlNode[] {
  return node.children.find((branch) => runText(branch) !== '' || hasRun(branch))?.children ?? [];
}

const hasRun = ({ children }: XmlNode): boolean => children.some(({ name }) => name === 'r');

/** A page's number that no program has counted yet: the whole field in one run, without a result. */
const isBarePageNumber = (run: XmlNode): boolean =>
  /\b(?:NUM)?PAGES?\b/.test(instructionOf(run)) &&
  run.children.some(
    ({ name, attributes }) => name === 'fldChar' && attributes.fldCharType === 'end',
  );

function runText(run: XmlNode): string {
  return run.children
    .map((child): string => {
      if (child.name === 't') return child.children.map((node) => node.text).join('');
      if (child.name === 'AlternateContent')
        return runText({ ...child, children: [...chosen(child)] });
      if (child.name === 'tab' || child.name === 'ptab') return '\t';
      if (child.name === 'br' || child.name === 'cr') return '\n';
      if (child.name === 'noBreakHyphen') return '-';
      if (child.name === 'instrText') return isBarePageNumber(run) ? '1' : '';
      if (child.name === 'sym')
        return String.fromCodePoint(Number.parseInt(child.attributes.char ?? '', 16) || 0x20);
      return '';
    })
    .join('');
}
