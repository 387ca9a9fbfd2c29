import { RATE_WORDS } from '../lexicon/units.ts';
import type { Basis, SourceLine } from './basis.ts';
import { clauseAt, findClauseOrigin } from './clauses.ts';
import { listDeeds } from './deeds.ts';
import type { Fact } from './fact.ts';
import { listNumbers } from './numbers.ts';
import { stemOf } from './stems.ts';

const ANOTHER_TIME = 'The source gives another time.';

const numberFact = (text: string, start: number, reason = ANOTHER_TIME): Fact => ({
  kind: 'number',
  text,
  start,
  end: start + text.length,
  reason,
});

/** "in one year" of "over two years": one has no number of its own in the lists. */
const ONE = /\b(?:one|a single) (hour|day|week|month|quarter|year|season)\b/gi;

function shortened(text: string, { text: told, lines }: Basis): Fact[] {
  return Array.from(text.matchAll(ONE)).flatMap((match) => {
    const unit = match[1]?.toLowerCase() ?? '';
    const isTold = new RegExp(
      `\\b(?:one|an?|single|1|last|first|within the)[ -]${unit}\\b`,
      'i',
    ).test(told);
    const isOther = lines.some((line) => line.measures.some((number) => number.measure === unit));
    if (isTold || !isOther) return [];
    return [numberFact(match[0], match.index)];
  });
}

const EVERY =
  /\b(?:(?:every|each) (weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|hour|day|night|week|month|quarter|year|shift)|(hourly|daily|nightly|weekly|monthly|quarterly|yearly))\b/gi;

/** "every hour" of "every two hours". */
function quickened(text: string, { text: told }: Basis): Fact[] {
  return Array.from(text.matchAll(EVERY)).flatMap((match) => {
    const unit = match[1]?.toLowerCase() ?? RATE_WORDS[match[2]?.toLowerCase() ?? ''] ?? '';
    const isRarer = new RegExp(
      `\\b(?:every|each) (?:two|three|four|five|six|eight|ten|twelve|other|second|third|few|couple of|\\d+) ${unit}s?\\b`,
      'i',
    ).test(told);
    const isTold = Array.from(told.matchAll(EVERY)).some(
      (source) => (source[1]?.toLowerCase() ?? RATE_WORDS[source[2]?.toLowerCase() ?? '']) === unit,
    );
    if (!isRarer || isTold) return [];
    return [numberFact(match[0], match.index)];
  });
}

/** "daily", "a week", "every month": how often, with the unit of time. */
const RATES =
  /\b(?:(?:an?|per|each|every) (hour|day|night|week|fortnight|month|quarter|season|year)\b(?! (?:ahead|before|earlier|later|in advance|or two|long))|(daily|nightly|weekly|fortnightly|monthly|quarterly|annual(?:ly)?|yearly)\b)/gi;
/** What else says how often. */
const WEEKLY = /\b(?:every|each|on) (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;
const DAILY =
  /\b(?:(?:every|each|in the) (?:morning|afternoon|evening|night)|nightly|days? (?:a|per) week|shift)\b/i;

/** "every Thursday", "on Mondays": once a week. */
const WEEKDAYS =
  /\b(?:(?:every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/i;
const isRated = (text: string): boolean => ratesOf(text).length > 0 || WEEKDAYS.test(text);

const ratesOf = (text: string): { unit: string; text: string; start: number }[] =>
  Array.from(text.matchAll(RATES), (match) => ({
    unit: match[1]?.toLowerCase() ?? RATE_WORDS[match[2]?.toLowerCase() ?? ''] ?? '',
    text: match[0],
    start: match.index,
  }));

function tells({ text }: Basis, unit: string): boolean {
  if (ratesOf(text).some((rate) => rate.unit === unit)) return true;
  if (unit === 'day' || unit === 'night') return DAILY.test(text);
  return unit === 'week' ? WEEKLY.test(text) : new RegExp(`\\b${unit}s?\\b`, 'i').test(text);
}

/** "Drove clients daily" where only "kept daily notes" stands in another line. */
const isOfOtherLine = (
  { text, unit }: { text: string; unit: string },
  basis: Basis,
  origin: Basis,
): boolean => /ly$/i.test(text) && tells(basis, unit) && !tells(origin, unit);

/** "Plan a daily activity" of "plan a weekly activity", whatever else is daily in that role. */
function otherRates(text: string, basis: Basis, origin: Basis): Fact[] {
  return ratesOf(text).flatMap((rate) => {
    // "5 % a year" of "5 % in 3 years".
    const isTotal = new RegExp(
      `\\b(?:in|over|within|during) (?:the \\w+ )?\\S+ ${rate.unit}s\\b`,
      'i',
    );
    if (!isRated(origin.text) && !isTotal.test(origin.text) && !isOfOtherLine(rate, basis, origin))
      return [];
    if (isRated(origin.text) && tells(origin, rate.unit)) return [];
    const clause = clauseAt(text, { start: rate.start, end: rate.start + rate.text.length });
    const own = clause === null ? null : findClauseOrigin(clause, basis);
    return own !== null && tells(own, rate.unit) ? [] : [numberFact(rate.text, rate.start)];
  });
}

const BOUND = /\b(since|until|till|through) (?:\p{L}+ )?((?:19|20)\d\d)\b/giu;

/** A role that starts or ends in this year says "since" or "until" by its dates. */
const isSpan = ({ path = '', text, dates }: SourceLine, word: string, year: string): boolean =>
  new RegExp(`\\b${word}\\b[^.;]*\\b${year}\\b`, 'i').test(text) ||
  (path.endsWith(word === 'since' ? '.startDate' : '.endDate') && text.startsWith(year)) ||
  // Plain text has its dates in a line: "2019 – Present".
  (!path.endsWith('Date') && dates.length > 0 && /\b(?:19|20)\d\d ?(?:-|–|—|to)/.test(text));

/** "since 2022" of "in 2022". */
const newBounds = (text: string, { lines }: Basis): Fact[] =>
  Array.from(text.matchAll(BOUND)).flatMap((match) => {
    const [written, word = '', year = ''] = match;
    const isTold = lines.some((line) => isSpan(line, word.toLowerCase(), year));
    return isTold ? [] : [numberFact(written, match.index)];
  });

const OF_EACH = /^[^,.;]{0,40}?\b(?:on each|each|apiece)(?=$|[,.;)]| (?:and|with)\b)/i;
/** What may say the same as "each". */
const SHARES = /\b(?:each|every|per|apiece|both|an?)\b|\p{L}s of (?:up to |about |around )?\d/iu;
const IN_ALL = /^[^.;]{0,40}?\b(?:in (?:all|total)|altogether|combined|between them)\b/i;

/** "54 children on each" of "54 children in all", "30 staff" of "30 staff each". */
const multiplied = (text: string, { lines }: Basis): Fact[] =>
  listNumbers(text).flatMap((number) => {
    const isOfEach = OF_EACH.test(text.slice(number.end));
    const same = lines.flatMap(({ text: told, numbers }) =>
      numbers
        .filter(({ value }) => value === number.value)
        .map(({ end }) => ({ told, after: told.slice(end) })),
    );
    const isOther = isOfEach
      ? same.every(({ told, after }) => IN_ALL.test(after) || !SHARES.test(told))
      : same.every(({ after }) => OF_EACH.test(after)) && !SHARES.test(text);
    const reason = 'The source gives this number for each, or for all together.';
    return isOther && same.length > 0 ? [numberFact(number.text, number.start, reason)] : [];
  });

/** "half of", "a third of the": what was done to a part. */
const FRACTION_OF =
  /\b(?:half|(?:an? |one |two |three )?(?:thirds?|quarters?|fifths?|tenths?)|some|most|part|a few) (?:of )?(?:the |all )?$/i;
/** "some 25 tickets" is about 25 of them. */
const ABOUT = /\bsome $/i;

/** "Reviewed 900 files" of "reviewed a third of the 900 files". */
const wholes = (text: string, { lines }: Basis): Fact[] =>
  listNumbers(text).flatMap((number) => {
    if (FRACTION_OF.test(text.slice(0, number.start))) return [];
    const same = lines.flatMap((line) =>
      line.numbers
        .filter(({ value }) => value === number.value)
        .map(({ start }) => line.text.slice(0, start)),
    );
    const isPart =
      same.length > 0 && same.every((before) => FRACTION_OF.test(before) && !ABOUT.test(before));
    const reason = 'The source says this of a part only.';
    return isPart ? [numberFact(number.text, number.start, reason)] : [];
  });

/** "two chapters of a textbook": the deed, and the whole of which a part was done. */
const PART_OF_WHOLE =
  /\b(\w+) (?:\S+ ){0,2}?(?:chapters?|parts?|sections?|pages?|pieces?|portions?|episodes?|scenes?|modules?|stages?|phases?|drafts?) of (?:the|an?|our|its) ((?:\w+ ?){1,3})/gi;
const PARTS =
  /\b(?:chapters?|parts?|partly|sections?|pages?|pieces?|portions?|episodes?|scenes?|modules?|stages?|phases?|drafts?)\b/i;

/** "Translated a textbook" of "translated two chapters of a textbook". */
const wholeThings = (text: string, { lines }: Basis): Fact[] => {
  if (PARTS.test(text)) return [];
  return lines.flatMap((line) =>
    Array.from(line.text.matchAll(PART_OF_WHOLE)).flatMap(([, deed = '', whole = '']) => {
      const claim = listDeeds(text).find(
        ({ stem, head }) =>
          stem === stemOf(deed.toLowerCase()) &&
          whole.split(' ').some((word) => head.has(stemOf(word.toLowerCase()))),
      );
      const reason = 'The source says this of a part only.';
      return claim === undefined ? [] : [numberFact(claim.word.text, claim.word.start, reason)];
    }),
  );
};

/** How long, how often and since when, where the source says otherwise. */
export const checkTimes = (text: string, basis: Basis, origin: Basis): Fact[] => [
  ...shortened(text, origin),
  ...quickened(text, origin),
  ...otherRates(text, basis, origin),
  ...newBounds(text, basis),
  ...multiplied(text, origin),
  ...wholes(text, origin),
  ...wholeThings(text, origin),
];
