import type { Resume } from '@trueline/contracts';
import { monthNumber, type YearMonth } from '../../document/dates.ts';
import { wordsOf } from '../../language/words.ts';
import { isSharedAct } from '../../taxonomy/own-forms.ts';
import type { EvidenceLine } from '../evidence/evidence-lines.ts';

/** What ended so long ago counts in full; from there it fades until it has its least. */
const FRESH_YEARS = 3;
const FADED_YEARS = 13;
const LEAST = 0.4;
/** An undated role may be of any time. */
const UNDATED = 0.8;
/** What was only helped with, seen or learned. */
const SHARED = 0.6;

/** How far a role that ended in a month still tells, 0.4 to 1. */
export function freshness(endDate: string | undefined, asOf: YearMonth): number {
  if (endDate === undefined) return 1;
  const years = (monthNumber(asOf, 'end') - monthNumber(endDate, 'end')) / 12;
  const faded = (years - FRESH_YEARS) / (FADED_YEARS - FRESH_YEARS);
  return 1 - (1 - LEAST) * Math.min(1, Math.max(0, faded));
}

/** How much a line weighs by when its entry ended and by whose act it tells; lines of no entry count in full. */
export function lineWeigher(resume: Resume, asOf: YearMonth): (line: EvidenceLine) => number {
  const byEntry = new Map<string, number>();
  for (const section of ['work', 'volunteer', 'projects'] as const)
    (resume[section] ?? []).forEach(({ startDate, endDate }, i) => {
      const isUndated = startDate === undefined && endDate === undefined;
      byEntry.set(`${section}[${i}]`, isUndated ? UNDATED : freshness(endDate, asOf));
    });
  return ({ entry, kind, plain }) =>
    (byEntry.get(entry) ?? 1) * (kind === 'role' && isSharedAct(wordsOf(plain)) ? SHARED : 1);
}
