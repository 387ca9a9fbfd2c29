import type { LeftOutText } from '@trueline/contracts';
import type { Line } from './line.ts';

/** What stands in the place of so many lines, and what of them stands nowhere. */
export interface Replaced {
  length: number;
  lines: readonly Line[];
  /** Labels, which say nothing of the person. */
  leftOut: readonly string[];
  /** The line kept before the part goes too: it is among `lines`. */
  takesAbove?: boolean;
}

/** The lines with parts of them replaced; `partAt` finds the part that begins at an index, given the line that is kept above it. */
export function replaceParts(
  lines: readonly Line[],
  partAt: (index: number, above: Line | undefined) => Replaced | undefined,
): { lines: Line[]; leftOut: LeftOutText[] } {
  const kept: Line[] = [];
  const leftOut: LeftOutText[] = [];
  for (let index = 0; index < lines.length; ) {
    const part = partAt(index, kept.at(-1));
    if (part?.takesAbove) kept.pop();
    kept.push(...(part?.lines ?? [lines[index] as Line]));
    leftOut.push(...(part?.leftOut ?? []).map((text) => ({ text, reason: 'label' as const })));
    index += part?.length ?? 1;
  }
  return { lines: kept, leftOut };
}
