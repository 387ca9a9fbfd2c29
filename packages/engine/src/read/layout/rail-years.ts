import type { LeftOutText } from '@trueline/contracts';
import { findDateRange } from '../date-range.ts';
import { type Line, lineText } from './line.ts';

const YEAR = /^(?:19|20)\d\d$/;
const ROWS_BELOW = 4;
const MIN_YEARS = 2;

/** The lines without the years of a timeline that only repeat where the entry right below them begins or ends. */
export function withoutRailYears(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const repeated = new Set(
    lines.filter((line, index) => {
      const text = lineText(line);
      if (line.cells.length !== 1 || !YEAR.test(text)) return false;
      const below = lines.slice(index + 1, index + 1 + ROWS_BELOW);
      const range = below.map((row) => findDateRange(lineText(row))).find((one) => one?.isRange);
      return range?.start?.startsWith(text) === true || range?.end?.startsWith(text) === true;
    }),
  );
  if (repeated.size < MIN_YEARS) return { lines: [...lines], leftOut: [] };
  const rest = lines.flatMap((line, index) => {
    if (repeated.has(line)) return [];
    const above = lines[index - 1];
    const gap = above && repeated.has(above) ? Math.max(above.gapBefore, line.gapBefore) : 0;
    return [gap > line.gapBefore ? { ...line, gapBefore: gap } : line];
  });
  return {
    lines: rest,
    leftOut: [...repeated].map((line) => ({ text: lineText(line), reason: 'ornament' as const })),
  };
}
