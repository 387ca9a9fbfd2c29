import type { Resume } from '@trueline/contracts';
import { monthNumber, type YearMonth } from '../../document/dates.ts';
import { entryOf, findValue } from '../../document/paths.ts';
import { OTHER_VERBS, readVerb } from '../../language/en/verb-forms.ts';
import type { RoleTense } from '../line-context.ts';

/** So many lines beside it must surely open with a verb, and at most one in so many with none. */
const SURE_LINES_MIN = 2;
const OTHER_LINES_SHARE = 4;

/** The tense that an entry's dates ask for. Without dates it is not certain. */
export function roleTense(resume: Resume, path: string, asOf: YearMonth): RoleTense {
  const entry = findValue(resume, entryOf(path));
  if (entry === null || typeof entry !== 'object') return 'unknown';
  return tenseOfPeriod(entry, asOf);
}

/** The tense of a period: ended, or open since its start; of this month's end nobody knows. */
export function tenseOfPeriod(
  { startDate, endDate }: { startDate?: string; endDate?: string },
  asOf: YearMonth,
): RoleTense {
  if (endDate !== undefined) {
    return monthNumber(endDate, 'start') < monthNumber(asOf, 'start') ? 'past' : 'unknown';
  }
  return startDate === undefined ? 'unknown' : 'present';
}

const ADVERB = /^(?:also|\w+ly)\s+/i;
const opener = (text: string): string => /^\w+/.exec(text.replace(ADVERB, ''))?.[0] ?? '';

/** How the first word of a line stands: a present verb for sure, one that may be a noun, a past verb, or none. */
type Opener = 'present' | 'maybe-present' | 'past' | 'other';

export function readOpener(text: string): Opener {
  const word = opener(text);
  const readings = readVerb(word).filter((reading) => reading.form !== 'gerund');
  if (readings.some((reading) => reading.form === 'past')) return 'past';
  const isSure = readings.some((reading) => reading.form === 'base' && !reading.verb.baseIsNoun);
  if (isSure) return 'present';
  return readings.length > 0 || OTHER_VERBS.has(word.toLowerCase()) ? 'maybe-present' : 'other';
}

/** Whether the lines of an entry surely open with verbs of the present: then an opener that may be a noun is none. */
export function opensWithVerbs(lines: readonly string[]): boolean {
  const openers = lines.map(readOpener);
  const others = openers.filter((found) => found === 'other').length;
  return (
    openers.filter((found) => found === 'present').length >= SURE_LINES_MIN &&
    others * OTHER_LINES_SHARE <= openers.length
  );
}

/** Whether some lines of an entry tell of the past already. */
export const hasPastOpener = (lines: readonly string[]): boolean =>
  lines.some((line) => readOpener(line) === 'past');
