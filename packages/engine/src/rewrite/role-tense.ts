import type { Resume } from '@trueline/contracts';
import { monthNumber, type YearMonth } from '../document/dates.ts';
import { entryOf, findValue } from '../document/paths.ts';
import type { RoleTense } from './rewriter.ts';

/** The tense that an entry's dates ask for. Without dates it is not certain. */
export function roleTense(resume: Resume, path: string, asOf: YearMonth): RoleTense {
  const entry = findValue(resume, entryOf(path));
  if (entry === null || typeof entry !== 'object') return 'unknown';
  const { startDate, endDate } = entry as { startDate?: string; endDate?: string };
  if (endDate !== undefined) {
    return monthNumber(endDate, 'start') < monthNumber(asOf, 'start') ? 'past' : 'unknown';
  }
  return startDate === undefined ? 'unknown' : 'present';
}
