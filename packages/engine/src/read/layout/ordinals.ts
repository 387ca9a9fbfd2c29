import type { LeftOutText } from '@trueline/contracts';
import { findDateRange } from '../date-range.ts';
import { type Line, lineText } from './line.ts';

/** A figure that counts: alone in its cell, or before the text with a full stop or a bracket. */
const ALONE = /^\(?(?<figure>\d{1,2})[.)]?$/;
const BEFORE = /^\(?(?<figure>\d{1,2})[.)]\s+(?=\S)/;
/** "3.2 School": of a form's parts and questions. */
const OF_PART = /^\d{1,2}\.\d{1,2}\.?(?:\s+(?=\p{L}|(?:\d{1,2}[./])?(?:19|20)\d\d)|$)/u;
const MIN_COUNTED = 3;
const SAME_EDGE = 3;

/** The figures that count the entries of a section or the rows of a form or a table ("1. Employer" over its rows, "2. | Name | : | ..."), from 1 on at one edge, are left out: they name nothing. Those of a plain list stay. */
export function withoutOrdinals(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const counted = countedIn(lines).filter((run) => countsEntries(run, lines));
  const figures = new Set([...counted.flat(), ...questionsIn(lines), ...bracketedIn(lines)]);
  const leftOut: LeftOutText[] = [];
  const kept = lines.map((line, index) => {
    if (!figures.has(index)) return line;
    const [first, ...rest] = line.cells;
    if (first === undefined) return line;
    const mark =
      [OF_PART, ALONE, BEFORE, BRACKETED].flatMap((form) => form.exec(first.text)?.[0] ?? [])[0] ??
      '';
    leftOut.push({ text: mark.trim(), reason: 'ornament' });
    const text = first.text.slice(mark.length);
    const step = first.text.length === 0 ? 0 : (first.width / first.text.length) * mark.length;
    const cells =
      text === ''
        ? rest
        : [{ ...first, text, x: first.x + step, width: first.width - step }, ...rest];
    const x = cells[0]?.x ?? line.x;
    return {
      ...line,
      cells,
      x,
      width: line.width - (x - line.x),
      bold: cells[0]?.bold ?? line.bold,
    };
  });
  return { lines: kept, leftOut };
}

/** "[3]" before the entries of an academic list, counted down or up to its first. */
const BRACKETED = /^\[(?<figure>\d{1,2})\](?:\s+|$)/;

/** Lines that open with a figure in square brackets, where such figures count by one over lines of one edge; a reference may stand alone. */
function bracketedIn(lines: readonly Line[]): number[] {
  const found = lines.flatMap(({ cells: [first, ...rest], bulletX }, index) => {
    const match = bulletX === undefined ? BRACKETED.exec(first?.text ?? '') : null;
    const isAlone = rest.length === 0 && match?.[0].length === first?.text.length;
    return match === null || isAlone ? [] : [{ index, figure: Number(match.groups?.figure) }];
  });
  const steps = found.slice(1).filter(({ figure }, at) => {
    const above = found[at]?.figure ?? 0;
    return Math.abs(figure - above) === 1;
  });
  return found.length >= MIN_COUNTED && 2 * steps.length >= found.length
    ? found.map(({ index }) => index)
    : [];
}

/** Lines that open with a part's figure and their own; one or two may be versions or shares. */
function questionsIn(lines: readonly Line[]): number[] {
  const places = lines.flatMap(({ cells: [first, ...rest], bulletX }, index) => {
    const isAlone = rest.length === 0 && /^[\d.]+$/.test(first?.text ?? '');
    return bulletX === undefined && OF_PART.test(first?.text ?? '') && !isAlone ? [index] : [];
  });
  return places.length < MIN_COUNTED ? [] : [...places, ...headsOf(places, lines)];
}

/** "4. Courses" over "4.1 First aid": the figure that those of its parts open with. */
function headsOf(parts: readonly number[], lines: readonly Line[]): number[] {
  const figures = new Set(
    parts.flatMap((at) => /^\d+/.exec(lines[at]?.cells[0]?.text ?? '')?.[0] ?? []),
  );
  return lines.flatMap(({ cells: [first], bulletX }, index) => {
    const figure = BEFORE.exec(first?.text ?? '')?.groups?.figure;
    return bulletX === undefined && figure !== undefined && figures.has(figure) ? [index] : [];
  });
}

/** Lines whose figures count on from 1 at one edge, by their places. */
function countedIn(lines: readonly Line[]): number[][] {
  const runs: { x: number; places: number[] }[] = [];
  lines.forEach((line, index) => {
    const figure = figureOf(line);
    if (figure === undefined) return;
    const open = runs.findLast(
      ({ x, places }) => Math.abs(x - line.x) < SAME_EDGE && places.length === figure - 1,
    );
    if (open !== undefined) open.places.push(index);
    else if (figure === 1) runs.push({ x: line.x, places: [index] });
  });
  return runs.map(({ places }) => places).filter((places) => places.length >= MIN_COUNTED);
}

function figureOf({ cells: [first, ...rest], bulletX }: Line): number | undefined {
  if (first === undefined || bulletX !== undefined) return undefined;
  const alone = rest.length > 0 ? ALONE.exec(first.text)?.groups?.figure : undefined;
  const figure = alone ?? BEFORE.exec(first.text)?.groups?.figure;
  return figure === undefined ? undefined : Number(figure);
}

/** Most of the rows have further cells, or a row below that is dated, a list item or of cells. */
function countsEntries(places: readonly number[], lines: readonly Line[]): boolean {
  const heads = places.filter((place) => {
    const [own, below] = [lines[place] as Line, lines[place + 1]];
    if (own.cells.length > 2 || (own.cells.length > 1 && !ALONE.test(own.cells[0]?.text ?? '')))
      return true;
    if (below === undefined || places.includes(place + 1)) return false;
    return (
      below.bulletX !== undefined ||
      below.cells.length > 1 ||
      findDateRange(lineText(below)) !== undefined
    );
  });
  return 2 * heads.length >= places.length;
}
