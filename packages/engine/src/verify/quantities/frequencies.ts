import { memoize } from '../../language/memoize.ts';
import { MONTHS } from '../../language/months.ts';
import { NUMBER_WORDS } from '../../language/number-words.ts';
import { RATE_WORDS } from '../../language/units.ts';

/** How often something happens, as a text tells it. */
export interface Frequency {
  /** The unit of time: "week" of "two evenings a week". */
  unit: string;
  /** Times in that unit; a half in "every two weeks". */
  times: number;
  /** Whether the times are told: "once a week", not "20 calls a week". */
  isExact: boolean;
  text: string;
  start: number;
  end: number;
}

/** Units that the calendar knows, with their number in a year; any other, as "term", is itself alone. */
const PER_YEAR: Readonly<Record<string, number>> = {
  minute: 525_600,
  'quarter of an hour': 35_040,
  'quarter-hour': 35_040,
  'half hour': 17_520,
  'half-hour': 17_520,
  hour: 8760,
  day: 365,
  night: 365,
  morning: 365,
  afternoon: 365,
  evening: 365,
  weekday: 260,
  week: 52,
  weekend: 52,
  fortnight: 26,
  'half month': 24,
  month: 12,
  quarter: 4,
  'half year': 2,
  year: 1,
};
const OWN_UNITS = ['shift', 'half term', 'half-term', 'term', 'semester', 'season'];
/** What comes once a year. */
const YEARLY = [
  ...Object.keys(MONTHS).filter((name) => /^[a-z]{4,}$/.test(name) && name !== 'march'),
  ...['spring', 'summer', 'autumn', 'fall', 'winter', 'christmas', 'easter', 'harvest'],
].join('|');
/** "per 12-hour shift" */
const LENGTH = String.raw`(?:[\w.]+-hour\s)?`;
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

/** Short forms behind a stroke: "40 units/hr". */
const SHORT: Readonly<Record<string, string>> = {
  hr: 'hour',
  h: 'hour',
  min: 'minute',
  wk: 'week',
  mo: 'month',
  mth: 'month',
  yr: 'year',
};

const byLength = (words: Iterable<string>): string =>
  [...words].sort((a, b) => b.length - a.length).join('|');
const UNIT = byLength([...Object.keys(PER_YEAR), ...OWN_UNITS]);
const SHORT_UNIT = byLength(Object.keys(SHORT));
const COUNT = String.raw`\d+|${byLength([...NUMBER_WORDS.keys()].filter((word) => /^[a-z]{3,9}$/.test(word)))}`;
const ORDINALS = ['other', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const ADVERB = byLength(Object.keys(RATE_WORDS));
const TIMES = String.raw`once|twice|thrice|\d+\s?x(?=\s)|(?:${COUNT})[\s-]times|(?:${COUNT})(?=[\s-](?:days|nights|evenings|mornings|afternoons|shifts|weekends))`;
/** What may stand between "four" and "a week". */
const COUNTED = String.raw`(?:\s(?:days|nights|evenings|mornings|afternoons|shifts|weekends))?`;

type Reader = (groups: Record<string, string | undefined>) => {
  unit: string;
  times: number;
  isExact: boolean;
} | null;

function countOf(word: string | undefined): number {
  const plain = (word ?? 'one').toLowerCase().replace(/[\s-]times$|\s?x$/, '');
  const ordinal = ORDINALS.indexOf(plain);
  if (ordinal !== -1) return Math.max(2, ordinal + 1);
  const named = { once: 1, twice: 2, thrice: 3 }[plain];
  return named ?? NUMBER_WORDS.get(plain) ?? Number(plain);
}

const lower = (word: string | undefined): string => (word ?? '').toLowerCase();

/** The forms in which a frequency is told, the more telling ones first. */
const FORMS: readonly (readonly [RegExp, Reader])[] = [
  [
    // "every two weeks", "every other month", "each second shift"
    new RegExp(
      String.raw`\b(?:every|each)\s(?<count>${ORDINALS.join('|')}|${COUNT})[\s-](?<unit>${UNIT}|${DAY})s?\b`,
      'giu',
    ),
    ({ count, unit }) => ({ unit: lower(unit), times: 1 / countOf(count), isExact: true }),
  ],
  [
    // "one week in four"
    new RegExp(
      String.raw`\b(?:one|an?|1)\s(?:[\w-]+\s)?(?<unit>${UNIT})\s(?:in|out\sof)\s(?:every\s)?(?<count>${COUNT})\b`,
      'giu',
    ),
    ({ count, unit }) => ({ unit: lower(unit), times: 1 / countOf(count), isExact: true }),
  ],
  [
    // "two-hourly", "three-weekly"
    new RegExp(
      String.raw`\b(?<count>half|${COUNT})-(?<adverb>hourly|daily|weekly|monthly|yearly)\b`,
      'giu',
    ),
    ({ count, adverb }) => ({
      unit: RATE_WORDS[lower(adverb)] ?? '',
      times: lower(count) === 'half' ? 2 : 1 / countOf(count),
      isExact: true,
    }),
  ],
  [
    // "the first Monday of the month"
    new RegExp(
      String.raw`\b(?:first|second|third|fourth|last)\s${DAY}\s(?:of|in)\s(?:the|each|every|a)\s(?<unit>month|quarter|term)\b`,
      'giu',
    ),
    ({ unit }) => ({ unit: lower(unit), times: 1, isExact: true }),
  ],
  [
    // "four times a year", "two evenings a week", "every week", "20 calls a day"
    new RegExp(
      String.raw`(?:\b(?<count>${TIMES})${COUNTED}\s)?(?:(?:\b(?:an?|per|each|every)\s|\/\s?)${LENGTH}(?<unit>${UNIT}|(?<yearly>${YEARLY}))|\/\s?(?<short>${SHORT_UNIT}))\b`,
      'giu',
    ),
    ({ count, unit, yearly, short }) => ({
      unit: yearly === undefined ? (SHORT[lower(short)] ?? lower(unit)) : 'year',
      times: countOf(count),
      isExact: count !== undefined,
    }),
  ],
  [
    // "twice weekly", "four evenings weekly", "monthly"
    new RegExp(String.raw`(?:\b(?<count>${TIMES})${COUNTED}[\s-])?\b(?<adverb>${ADVERB})\b`, 'giu'),
    ({ count, adverb }) => ({
      unit: RATE_WORDS[lower(adverb)] ?? '',
      times: countOf(count),
      isExact: count !== undefined,
    }),
  ],
  [
    // "Monday to Friday", "weekdays"
    /\b(?:mon(?:day)?s? ?(?:to|[-–—]|through) ?fri(?:day)?s?|weekdays)\b/giu,
    () => ({ unit: 'weekday', times: 1, isExact: false }),
  ],
  [/\bweekends\b/giu, () => ({ unit: 'weekend', times: 1, isExact: false })],
];

/** "Mondays and Wednesdays", "on Tuesday and Thursday nights", "every Friday". */
const DAYS = new RegExp(
  String.raw`(?<every>\b(?:every|each)\s)?\b${DAY}s?(?:(?:,\s?|\s?(?:and|&|or|\/)\s?|,\s(?:and|or)\s)${DAY}s?)*(?<time>\s(?:morning|afternoon|evening|night)s?)?\b`,
  'giu',
);
const COUNTED_DAY = new RegExp(
  String.raw`(?:${COUNT}|first|second|third|last|next|few|several)\s$`,
  'iu',
);

function readDays(text: string): Frequency[] {
  return Array.from(text.matchAll(DAYS)).flatMap((match): Frequency[] => {
    const { every, time = '' } = match.groups ?? {};
    const isRepeated = every !== undefined || /s$/i.test(time) || /days(?: |$)/i.test(match[0]);
    // "on two Sundays" tells how many, not how often.
    const isCounted = every === undefined && COUNTED_DAY.test(text.slice(0, match.index));
    if (!isRepeated || isCounted) return [];
    const times = Array.from(match[0].matchAll(new RegExp(DAY, 'giu'))).length;
    const start = match.index;
    const end = start + match[0].length;
    return [{ unit: 'week', times, isExact: true, text: match[0], start, end }];
  });
}

/** "a day off", "took a week", "a night shift": a length of time or a thing, no rate. */
const NO_RATE_BEFORE =
  /\b(?:within|for|after|than|half|nearly|almost|under|over|to(?:ok|ake|akes|aking)|of|before|in|inside|about|last(?:ed|s|ing)?|once in|and|spent|spend|was|is|as) $/i;
const NO_RATE_BEHIND =
  /^(?:-|['’]s| (?:shifts?|off|old|long|early|earlier|late|later|ahead|before(?! (?:they|it|we|he|she|I)\b)|in advance|ago|or (?:two|less|more|so)|and a half|apart|trips?|courses?|schools?|cent(?:re|er)s?|out|groups?|ends?|tickets?)\b)/i;
const AMOUNT_BEFORE = new RegExp(
  String.raw`(?:\d|\b(?:${COUNT}|once|twice|thrice|dozen|hundred|thousand|several)\b|%)[^.;]{0,60}$`,
  'iu',
);

/** "a week" is a rate of an amount alone. */
function isRate(text: string, { text: written, start, end }: Frequency): boolean {
  if (/^hourly$/i.test(written))
    return !/^ (?:(?:and|or) salaried|paid|rate|wage|pay|staff|employees?|workers?|people|associates?|team)/i.test(
      text.slice(end),
    );
  // "Java 17 / Spring Boot"
  if (/^\/ ?\p{Lu}/u.test(written)) return false;
  if (!/^an? |^\//i.test(written) || / in /i.test(written)) return true;
  const before = text.slice(0, start);
  return (
    !NO_RATE_BEFORE.test(before) &&
    AMOUNT_BEFORE.test(before) &&
    !NO_RATE_BEHIND.test(text.slice(end))
  );
}

/** Every frequency of a text, in order. */
export const listFrequencies: (text: string) => readonly Frequency[] = memoize(readFrequencies);

function readFrequencies(text: string): Frequency[] {
  const found: Frequency[] = [];
  const add = (one: Frequency): void => {
    if (isRate(text, one) && !found.some(({ start, end }) => one.start < end && start < one.end))
      found.push(one);
  };
  for (const [form, reader] of FORMS)
    for (const match of text.matchAll(form)) {
      const read = reader(match.groups ?? {});
      const start = match.index;
      if (read !== null && read.unit !== '')
        add({ ...read, text: match[0], start, end: start + match[0].length });
    }
  for (const one of readDays(text)) add(one);
  return found.sort((a, b) => a.start - b.start);
}

/** Two counts of one time: four weeks are not quite a month. */
const TOLERANCE = 0.02;
const perYear = ({ unit, times }: Frequency): number =>
  (new RegExp(`^${DAY}$`).test(unit) ? 52 : (PER_YEAR[unit] ?? 0)) * times;

function isSameUnit(a: Frequency, b: Frequency): boolean {
  const [one, other] = [PER_YEAR[a.unit] ?? 0, PER_YEAR[b.unit] ?? 0];
  return a.unit === b.unit || (one > 0 && one === other);
}

/** Whether a source that tells one frequency supports another: the same times in a year, or the same unit where no times are told. */
export function supportsFrequency(source: Frequency, told: Frequency): boolean {
  const [own, other] = [perYear(source), perYear(told)];
  if (own > 0 && other > 0 && Math.abs(own - other) <= other * TOLERANCE) return true;
  if (!isSameUnit(source, told)) return false;
  return source.times === told.times || (!told.isExact && source.times > told.times);
}

/** What a source may say instead of a rate: "on the morning round", "in the spring", "before each shift". */
const IMPLIED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mornings?|afternoons?|evenings?|nights?|shifts?|day[ -]to[ -]day)\b/i, 'day'],
  [/\bshifts?\b/i, 'shift'],
  [new RegExp(`\\b${DAY}s?\\b|\\bweekends?\\b`, 'i'), 'week'],
  [/\bmonth[ -]ends?\b/i, 'month'],
  [new RegExp(`\\byear[ -]ends?\\b|\\b(?:${YEARLY})\\b(?! (?:of )?(?:19|20)\\d\\d)`, 'i'), 'year'],
];
/** "on a normal day" is "a day", "on a busy day" is not. */
const ON_A_NORMAL =
  /\b(?:in|on|of|during) (?:an?|the) (?:normal |typical |average |usual |regular )?(hour|day|night|week|month|quarter|year|shift|season|term)\b/gi;

/** "Saturdays" of "the Saturday market", "Saturdays and Sundays" of "weekends". */
function namesDays(source: string, { text }: Frequency): boolean {
  const days = text.match(new RegExp(DAY, 'giu')) ?? [];
  return (
    days.length > 0 &&
    days.every(
      (day) =>
        new RegExp(`(?<!${COUNTED_DAY.source.replace('$', '')})\\b${day}`, 'iu').test(source) ||
        (/^s[au]/i.test(day) && /\bweekends?\b/i.test(source)),
    )
  );
}

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;
const BOTH_DAYS = /\bsaturdays?\b[\s\S]*\bsundays?\b|\bsundays?\b[\s\S]*\bsaturdays?\b/i;

/** "Some weekend shifts" is not every weekend. */
const PARTLY =
  /\b(?:some|occasional(?:ly)?|odd|few|most|many|nearly|almost|several|alternat\w+|sometimes|often|early|late)\b/i;

/** Whether a source that tells no other frequency tells this one by the way. */
export function impliesFrequency(source: string, told: Frequency): boolean {
  const rates = listFrequencies(source);
  if (PARTLY.test(source) && !PARTLY.test(told.text)) return false;
  // "Sunday mornings" are no weekends, "a Saturday night" is not nightly.
  const isOfDay = WEEKDAY.test(source) && !/\bweekends?\b/i.test(source);
  if (
    isOfDay &&
    /^(?:day|night|morning|evening|afternoon|shift|weekend)$/.test(told.unit) &&
    !BOTH_DAYS.test(source)
  )
    return false;
  if (
    namesDays(source, told) &&
    rates.every((rate) => rate.unit === 'weekend' || perYear(rate) >= perYear(told))
  )
    return true;
  if (told.isExact || rates.length > 0) return false;
  const units = [
    ...IMPLIED.filter(([form]) => form.test(source)).map(([, unit]) => unit),
    ...Array.from(source.matchAll(ON_A_NORMAL), ([, unit]) => lower(unit)),
  ];
  return units.some((unit) => supportsFrequency({ ...told, unit, times: 1 }, told));
}
