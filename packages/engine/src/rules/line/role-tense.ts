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
  const tense = tenseOfPeriod(entry, asOf);
  return tense === 'unknown' && !('endDate' in entry) ? tenseOfHead(entry, asOf) : tense;
}

function tenseOfHead(entry: object, asOf: YearMonth): RoleTense {
  const { position, name = '', description } = entry as Partial<Record<string, string>>;
  // The name itself may hold a year that dates nothing: "Hotel 2020".
  const besideName = name.replace(/^[^,(|–-]*/, '');
  return tenseOfYears([position, besideName, description].filter(Boolean).join(' '), asOf);
}

/** "Waiter | summer 2021, summer 2022": years in an entry's own head, where no date was read; any that may reach this year says nothing. */
export function tenseOfYears(head: string, asOf: YearMonth): RoleTense {
  const years = [...head.matchAll(YEAR)].map(([year]) => Number(year));
  const isOpen = STILL.test(head) || /\d\s*[-–—]\s*(?:$|\D)/.test(head);
  return years.length > 0 && !isOpen && Math.max(...years) < Number(asOf.slice(0, 4))
    ? 'past'
    : 'unknown';
}
const YEAR = /(?<![\d.,])(?:19[5-9]|20[0-4])\d(?![\d.,]\d|\d)/g;
const STILL =
  /(?<!\p{L})(?:present|now|current|currently|ongoing|since|from|today|date|seit|ab|depuis|desde|od|est|founded)(?!\p{L})/iu;

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
