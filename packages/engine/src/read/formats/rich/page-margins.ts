import type { LeftOutText } from '@trueline/contracts';
import { fold } from '../../characters.ts';
import { type Line, lineText } from '../../layout/line.ts';
import { withoutPageNumber } from '../../layout/page-number.ts';

/** A running head repeats what stands this near the beginning of the text. */
const MAX_TOP_LINES = 12;

/** What the heads of pages say, once: without page numbers, and without what the text begins with. */
export function headLines(
  lines: readonly Line[],
  body: readonly Line[],
  leftOut: LeftOutText[] = [],
): Line[] {
  const top = body.slice(0, MAX_TOP_LINES).flatMap(({ cells }) => cells);
  return saidOnce(lines, new Set(top.map(({ text }) => fold(text))), leftOut);
}

/** What the foot of every page says, once: read after the text and as no part of its last section. */
export function footLines(lines: readonly Line[], leftOut: LeftOutText[] = []): Line[] {
  const [first, ...rest] = saidOnce(lines, new Set(), leftOut);
  return first === undefined ? [] : [{ ...first, gapBefore: 1, startsColumn: true }, ...rest];
}

/** Lines without page numbers, and cells without what was said before. */
function saidOnce(
  lines: readonly Line[],
  before: ReadonlySet<string>,
  leftOut: LeftOutText[],
): Line[] {
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    const cells = line.cells.flatMap((cell) => {
      const text = withoutPageNumber(cell.text);
      if (text !== cell.text)
        leftOut.push({ text: cell.text.slice(text.length).trim(), reason: 'page-number' });
      return text === '' ? [] : [{ ...cell, text }];
    });
    const own = cells.filter(({ text }) => !before.has(fold(text)));
    for (const { text } of cells)
      if (before.has(fold(text))) leftOut.push({ text, reason: 'running-head' });
    const said = { ...line, cells: own };
    const text = lineText(said);
    return own.length === 0 || seen.has(text) || !seen.add(text) ? [] : [said];
  });
}
