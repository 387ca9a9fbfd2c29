import { bulletLength, closeLetterSpacing, repairText } from '../characters.ts';
import { type Cell, type Line, lineText } from '../line.ts';
import type { ListTest } from './numbering.ts';
import { type Looks, overlay, type ParagraphStyle, readLooks, type Styles } from './styles.ts';
import { findChild, findVal, type XmlNode } from './xml.ts';

export interface PartContext {
  styles: Styles;
  hasMark: ListTest;
  /** Relationship id -> target of a hyperlink. */
  targets: ReadonlyMap<string, string>;
}

interface Run {
  /** Holds tabs and line breaks. */
  text: string;
  looks: Looks;
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
  const runs = collectRuns(paragraph.children, context, style, links);
  const mark = listMark(properties, style, context.hasMark);
  const indent = Number(findChild(properties, 'ind')?.attributes.left ?? 0) / TWIPS_PER_POINT || 0;
  const before = Number(findChild(properties, 'spacing')?.attributes.before ?? 0);
  const lines: Line[] = [];
  for (const row of splitRows(runs)) {
    const line = toLine(row, mark?.x ?? indent, style);
    if (line === undefined) continue;
    if (lines.length === 0 && before > VISIBLE_GAP)
      line.gapBefore = Math.max(0.6, before / LINE_TWIPS);
    if (lines.length === 0 && mark !== undefined) line.bulletX ??= mark.x;
    line.links = links.splice(0);
    lines.push(line);
  }
  if (mark !== undefined) for (const line of lines) line.wraps = true;
  const last = lines.at(-1);
  if (last !== undefined) last.wraps = false;
  return lines;
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
  'dir',
  'bdo',
]);

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
    if (TRANSPARENT.has(node.name)) return collectRuns(node.children, context, base, links);
    if (node.name !== 'r') return [];
    const looks = overlay(base, readLooks(findChild(node, 'rPr')));
    return looks.hidden === true ? [] : [{ text: runText(node), looks }];
  });
}

function runText(run: XmlNode): string {
  return run.children
    .map((child) => {
      if (child.name === 't') return child.children.map((node) => node.text).join('');
      if (child.name === 'tab' || child.name === 'ptab') return '\t';
      if (child.name === 'br' || child.name === 'cr')
        return child.attributes.type === 'page' ? '' : '\n';
      if (child.name === 'noBreakHyphen') return '-';
      if (child.name === 'sym')
        return String.fromCodePoint(Number.parseInt(child.attributes.char ?? '', 16) || 0x20);
      return '';
    })
    .join('');
}

/** Runs cut at line breaks. */
function splitRows(runs: readonly Run[]): Run[][] {
  const rows: Run[][] = [[]];
  for (const run of runs) {
    run.text.split('\n').forEach((text, index) => {
      if (index > 0) rows.push([]);
      if (text !== '') rows.at(-1)?.push({ ...run, text });
    });
  }
  return rows;
}

function toLine(row: readonly Run[], x: number, style: ParagraphStyle): Line | undefined {
  const whole = repairText(row.map((run) => run.text).join(''));
  const mark = bulletLength(whole.trimStart());
  const cells = cellsOf(row, x);
  const first = cells[0];
  if (first === undefined) return undefined;
  if (mark > 0) first.text = first.text.slice(bulletLength(first.text));
  const kept = cells.filter((cell) => cell.text !== '');
  if (kept.length === 0) return undefined;
  const lead = row.find((run) => run.text.trim() !== '')?.looks ?? style;
  const line: Line = {
    cells: kept,
    x,
    y: 0,
    width: 0,
    size:
      Math.max(...row.filter((run) => run.text.trim() !== '').map((run) => run.looks.size ?? 0)) ||
      (lead.size ?? 0),
    bold: kept[0]?.bold ?? false,
    italic: kept[0]?.italic ?? false,
    gapBefore: 0,
    wraps: false,
    links: [],
  };
  line.width = lineText(line).length;
  if (style.headingLevel !== undefined) line.headingLevel = style.headingLevel;
  if (mark > 0) line.bulletX = x;
  return line;
}

/** Cells between tabs; a cell is bold or italic when most of its letters are. */
function cellsOf(row: readonly Run[], x: number): Cell[] {
  const cells: { text: string; bold: number; italic: number }[] = [
    { text: '', bold: 0, italic: 0 },
  ];
  for (const { text, looks } of row) {
    text.split('\t').forEach((part, index) => {
      if (index > 0) cells.push({ text: '', bold: 0, italic: 0 });
      const cell = cells.at(-1);
      if (cell === undefined) return;
      cell.text += looks.caps === true ? part.toUpperCase() : part;
      if (looks.bold === true) cell.bold += part.length;
      if (looks.italic === true) cell.italic += part.length;
    });
  }
  return cells.flatMap(({ text, bold, italic }) => {
    const repaired = closeLetterSpacing(repairText(text)).trim();
    const parts = repaired.split(/ {3,}/).filter((part) => part !== '');
    return parts.map((part) => ({
      text: part.replace(/ {2}/g, ' '),
      x,
      width: part.length,
      bold: bold > 0.6 * text.length,
      italic: italic > 0.6 * text.length,
    }));
  });
}
