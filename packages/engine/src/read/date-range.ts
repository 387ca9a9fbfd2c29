import monthRows from '../../data/words/month-names.json' with { type: 'json' };
import { MONTHS, PRESENT_WORDS, RUNNING_WORDS, SEASONS, SINCE_WORDS } from '../language/months.ts';
import { ROMAN_MONTH, ROMAN_MONTHS } from '../language/roman-months.ts';
import { readTable } from '../language/table.ts';
import { fold, foldInPlace, isOneSlipAway } from './characters.ts';

/** A date or period found in a line; `from` and `to` are offsets into it. ISO dates at the source's precision. */
export interface DateRange {
  start?: string;
  end?: string;
  /** "present" stands as the end. */
  current: boolean;
  /** Written as start and end, or "since"; false for a lone date. */
  isRange: boolean;
  from: number;
  to: number;
}

const anyOf = (words: readonly string[]): string =>
  [...new Set(words.map((word) => fold(word).replace(/[.]/g, '\\.')))]
    .sort((a, b) => b.length - a.length)
    .join('|');

const EDGE = '(?<![\\p{L}\\p{N}])';
const MONTH = `(?:${anyOf(Object.keys(MONTHS))})\\u0001*`;
const YEAR = '(?:19|20)\\d{2}';
const ONE_YEAR = new RegExp(YEAR);
const DAY = '(?:[0-3]?\\d(?:st|nd|rd|th|er)?)';
/** "early 2019", "the end of 2015", "mid-2018", "circa 2004": the year is what counts. */
const VAGUE =
  '(?:(?:(?:the )?(?:very )?(?:early|mid|late|beginning of|start of|middle of|end of|turn of)|about|around|approx\\.?|circa|ca?\\.|debut|fin|mi|anfang|mitte|ende)[ -](?:in )?)?';
const APOSTROPHE = "['’‘´`]";
const SEASON = `(?:(?:the )?(?:${anyOf(SEASONS)}))`;
/** "summer 2005/06": the year in which it began. */
const OVER_NEW_YEAR = '(?:[/-]\\d{2}(?!\\d))?';
const POINT = [
  `${YEAR}-\\d{2}-\\d{2}`,
  `(?:${DAY}\\.? )?${MONTH}\\.?,?(?:[ -]| ?/ ?)?(?:${DAY},? )?(?:of |de )?['’‘]?${YEAR}`,
  `${MONTH}\\.? ?['’‘ /-]\\d{2}(?![\\d/])`,
  `${YEAR}[.,]? ?\\(?${MONTH}(?![\\p{L}])\\.?\\)?`,
  `\\d{1,2} ?[/.] ?\\d{1,2} ?[/.] ?${YEAR}`,
  `[0-3]?\\d-[01]?\\d-${YEAR}`,
  // "2:1 - 2010" is a degree's class before a year.
  `(?<!:)(?:0?[1-9]|1[0-2]) ?[/.-] ?${YEAR}`,
  `${YEAR} ?[/.] ?(?:0[1-9]|1[0-2])(?!\\d)`,
  `${YEAR}-(?:0[1-9]|1[0-2])(?!\\d)`,
  // "2024.4" where a date stands; elsewhere it may be a version.
  `(?<=(?:^|[\\t(–—~→-]|, |: |to ) ?)${YEAR}\\.[1-9](?!\\.?\\d)`,
  `${YEAR}年(?:1[0-2]|0?[1-9])月`,
  `(?:(?:early|mid|late)[ -](?:in )?)?${SEASON},? (?:of |de )?(?:${YEAR}${OVER_NEW_YEAR}|${APOSTROPHE}\\d{2}(?!\\d))`,
  `${SEASON},? (?:of )?\\d{2}\\/\\d{2}(?![\\d/])`,
  // Elsewhere "Vintage" and "Harvest" may end a firm's name.
  `(?<=^|[\\t(])(?:vintages?|harvests?|vendanges|vendimia|vendemmia|zafra) (?:of )?${YEAR}`,
  `q[1-4][ /-]{0,2}${YEAR}`,
  `${ROMAN_MONTH}[/.]${YEAR}`,
  `${YEAR}\\/(?:i{1,3}|iv)(?!\\p{L})`,
  `${VAGUE}${YEAR}`,
].join('|');
/** "1996.4 (Heisei 8)", "2010 (ROC 99)": the year once more, as its country counts. */
const IN_ERA =
  '(?: ?\\((?:meiji|taisho|showa|heisei|reiwa|[tshr]|roc|minguo|b\\.?e\\.?|a\\.?h\\.?)\\.? ?\\d{1,4}(?:\\.\\d{1,2})?\\))?';
const SEPARATOR =
  "\\s*(?:(?:,|&|and|et)(?= (?:19|20)\\d\\d)|[-–—−‑~→]+>?|up ?to|to|until|till|'?til|through|thru|a|au|al|bis|jusqu'(?:a|au)|t\\/m|tot(?: en met)?|hasta|ate|do|fino a|по|до)\\s*";
const PRESENT_PLAIN = `(?:(?:le |the |(?:jusqu')?a |al |ad |till |'?til |until |up to |bis |tot |hasta |ate |fino ad? |do |до |по )?(?:la |le |l'|il )?(?:${anyOf(PRESENT_WORDS)}|(?:${anyOf(RUNNING_WORDS)})(?=[)\\s]*$|\\t)))`;
const PRESENT = `(?:\\(${PRESENT_PLAIN}\\)|${PRESENT_PLAIN})`;
/** "1-6-87", "01/06/87", "1.6.87": with four figures of a year it is a date anywhere. */
const SHORT_DAY = ['-', '/', '\\.']
  .map((mark) => `[0-3]?\\d${mark}[01]?\\d${mark}\\d{2}(?![\\d./-]\\d|\\d)`)
  .join('|');
/** "3/15", "1-6-87" and the "17" of "2015–17" are dates in a period alone. */
const SHORT_POINT = `(?:${SHORT_DAY}|(?:0?[1-9]|1[0-2])[./]${APOSTROPHE}?\\d{2}(?![\\d./])|${VAGUE}${APOSTROPHE}\\d{2}(?!\\d))`;
const SHORT_YEARS = `(?<from>${YEAR})(?:[–—]|[/-](?!0\\d|1[0-2])| [-–—] )(?<until>\\d{2})(?![\\d/:-]|\\.\\d)`;
const AFTER = '(?![\\p{N}])(?!\\p{L})';

const RANGE = new RegExp(
  `${EDGE}(?:(?:${anyOf(SINCE_WORDS)}|du|de|da|von|vom|van|entre|between|с) )?(?<start>${POINT}|${SHORT_POINT}|${MONTH}\\.?(?= ?[-–—]))${IN_ERA}${SEPARATOR}(?<end>${POINT}|${SHORT_POINT}|${PRESENT})${AFTER}${IN_ERA}`,
  'u',
);
/** "09 to 16", "98-03", "98/03", "Summers 98 - 02": alone in its cell or brackets, or behind a gap at the end; two figures elsewhere are a count. */
const TWO_DIGITS = new RegExp(
  `(?:^|\\t|\\(|, |: |(?<!\\p{L})(?<season>${SEASON} ))(?<from>\\d{2}) ?(?:[-–—]|to|(?<!(?:0[1-9]|1[0-2]) ?)\\/) ?(?<until>\\d{2}|present|now|current)(?=\\)?\\s*$|\\t|\\))`,
  'u',
);
/** "2016, 2017 and 2018", "Summers 2020, 2021", "summer 2021, summer 2022": the first and the last. */
const LISTED = new RegExp(
  `${EDGE}(?:${SEASON} |${MONTH}\\.? ?(?:[-–—]|to|bis|au?) ?${MONTH}\\.? )?(?<start>${YEAR})(?:(?:, | & | and | et | y | \\+ |\\/)(?:${SEASON} )?${YEAR})*(?:, | & |,? and | et | y | \\+ |\\/)(?:${SEASON} )?(?<end>${YEAR})${AFTER}(?! ?[-–—] ?\\d)`,
  'u',
);
/** "Summer 17/18, Summer 18/19 and Summer 19/20": from the first one's beginning to the last one's end. */
const LISTED_SEASONS = new RegExp(
  `${EDGE}${SEASON} (?<start>(?:${YEAR}|\\d{2})\\/\\d{2})(?:(?:, | & |,? and | et | y | \\+ )(?:${SEASON} )?(?:${YEAR}|\\d{2})\\/(?<end>\\d{2}))+(?![\\d/])`,
  'u',
);
/** "2019 onwards", "2019+". */
const ONWARDS = new RegExp(
  `${EDGE}(?<start>${POINT}) ?(?:[-–—] ?)?(?:onwards?|\\+)(?![\\p{L}\\d])`,
  'u',
);
/** A year in its short form with an apostrophe, at an edge of the text or behind a separator. */
const LONE_SHORT = new RegExp(
  `(?:^|[\\t(,] ?|\\s)(?<start>${APOSTROPHE}\\d{2})(?=\\)?\\s*$|[\\t,)])`,
  'u',
);
/** "05/22" behind a comma or a word that says what it dates; other figures with a slash may be a share or a score. */
const LONE_SLASHED =
  /(?:^|[\t(] ?|, |(?<!\p{L})(?:issued?|expir\p{L}*|exp\.?|valid(?: (?:to|until|till|thru|through))?|since|until|till|from|in|obtained|completed|passed|awarded|renewed|renewal|due|dated?)[: ]+)(?<start>(?:0[1-9]|1[0-2])\/\d{2})(?=\s*(?:$|[\t,);·|(]))/u;
const YEARS = new RegExp(
  `${EDGE}(?:${SHORT_YEARS}${AFTER}|(?<from>${YEAR}) (?:to|till|until|bis|al|au) (?<until>\\d{2})(?=\\s*$|\\t|  |[,;)])|^(?<from>${YEAR}) (?:to|till|until) (?<until>\\d{2})(?= {1,2}\\p{L}))`,
  'u',
);
const ENDS_WITH_SEASON = new RegExp(`${EDGE}${SEASON} $`, 'u');
/** "2021/22 – 2025/26": school years, from the first one's beginning to the last one's end. */
const SCHOOL_YEARS = new RegExp(
  `${EDGE}(?<start>${YEAR})/(?<next>(?:${YEAR}|\\d{2}))${SEPARATOR}(?<last>${YEAR})/(?<end>${YEAR}|\\d{2})${AFTER}(?!/)`,
  'u',
);
/** "2 – 7/2019", "02. - 07.2019": two months of one year. */
const MONTHS_OF_YEAR = new RegExp(
  `(?<![\\p{L}\\p{N}./:–—-] ?)(?<start>0?[1-9]|1[0-2])\\.? ?[-–—] ?(?<end>0?[1-9]|1[0-2]) ?[./] ?(?<year>${YEAR})${AFTER}`,
  'u',
);
/** "from late 2009 to the end of my contract" names an end that cannot be read. */
const NO_END = '(?!,? (?:to|till|until|til|through|bis|al|au|hasta|ate|do|tot) )';
/** "May – Oct each year since 2018". */
const EACH_YEAR = `(?:(?:${MONTH}\\.? ?(?:[-–—]|to|bis) ?${MONTH}\\.?,? )?(?:each|every) (?:year|${SEASON}),? )?`;
const SINCE = new RegExp(
  `${EDGE}${EACH_YEAR}(?:${anyOf(SINCE_WORDS)}) (?<start>${POINT}|${SHORT_POINT})${AFTER}${NO_END}`,
  'u',
);
/** "Oct 2022 –" and nothing behind it. */
const OPEN = new RegExp(
  `${EDGE}(?<start>${POINT}|${SHORT_POINT}) ?[–—-]+(?: ?(?:…|\\.{2,3}))?(?=\\s*(?:$|[\\t)|]))`,
  'u',
);
const LONE = new RegExp(`${EDGE}(?<start>${POINT})${AFTER}${IN_ERA}`, 'u');
/** Longer than any period. */
const MAX_DATE_LENGTH = 48;
const CURRENT = new RegExp(`^${PRESENT}$`, 'u');

/** Whether a folded text says that something goes on, as what stands in place of its end. */
export const isOngoing = (folded: string): boolean => CURRENT.test(folded);

const BEFORE_YEAR = /(?<!\p{L})(\p{L}{5,10})(?=[. ,'-]{0,2}(?:19|20)\d\d(?!\d))/gu;
const LONG_MONTHS = Object.keys(MONTHS).filter((name) => name.length >= 5);
/** Names and words that are one letter from a month's. */
const NO_MONTHS: ReadonlySet<string> = new Set(['augusta', 'auguste', 'marsh', 'marcia', 'majors']);
const spelled = new Map<string, string | undefined>();

/** A mistyped month before a year ("Febuary 2023") as its first three letters, the rest filled up so that offsets hold. */
function withSpelledMonths(text: string): string {
  return text.replace(BEFORE_YEAR, (word) => {
    if (MONTHS[word] !== undefined || NO_MONTHS.has(word)) return word;
    if (!spelled.has(word) && spelled.size < MAX_SPELLED) spelled.set(word, monthNear(word));
    const month = spelled.get(word);
    return month === undefined ? word : month.slice(0, 3) + FILLER.repeat(word.length - 3);
  });
}

interface MonthName {
  name: string;
  month: number;
  languages: string;
  sure: number;
}
/** Months of languages that `MONTHS` lacks. */
const FOREIGN: ReadonlyMap<string, MonthName> = new Map(
  readTable<MonthName>(monthRows)
    .filter(({ name }) => !NO_MONTHS.has(name))
    .map((row) => [row.name, row]),
);
const YEAR_SOMEWHERE = /(?:19|20)\d\d/;
const WORD = /\p{L}{3,}/gu;
const ENGLISH = Object.keys(MONTHS).filter((name) => /^[a-z]{3}$/.test(name));
const SHORT = new Map(ENGLISH.toReversed().map((name) => [MONTHS[name], name]));

/** "Haziran 2022 – Mart 2024" with the months in English, filled up so that offsets hold; a name that may be another word only beside a sure one of its language. */
function withEnglishMonths(text: string): string {
  if (!YEAR_SOMEWHERE.test(text)) return text;
  const found = (text.match(WORD) ?? []).flatMap((word) => FOREIGN.get(word) ?? []);
  if (found.length === 0) return text;
  const sure = found.filter((row) => row.sure === 1).flatMap((row) => row.languages.split(' '));
  return text.replace(WORD, (word) => {
    const row = FOREIGN.get(word);
    const isMonth =
      row?.sure === 1 || row?.languages.split(' ').some((language) => sure.includes(language));
    const short = isMonth ? SHORT.get(row?.month) : undefined;
    return short === undefined ? word : short + FILLER.repeat(word.length - short.length);
  });
}

/** Short months of Italian and Portuguese that are English words, too. */
const SHARED_MONTHS: Readonly<Record<string, string>> = { gen: 'jan', set: 'sep', out: 'oct' };
const SHARED = /(?<![\p{L}\p{N}])(?:gen|set|out)(?=(?:\. ?|[ /])(?:de )?(?:19|20)\d\d(?!\d))/gu;
const BETWEEN_DATES = new Set(['a', 'al', 'ad', 'de', 'da', 'e', 'fino', 'do', 'o']);

/** "set. 2018 – giu. 2026", "out 2019 – presente": where a period or nothing but dates stands beside them; "Set 2018 targets" is an act. */
function withSharedMonths(text: string): string {
  if (text.search(SHARED) < 0) return text;
  const words = text.match(/\p{L}+/gu) ?? [];
  const isDate = (word: string): boolean =>
    [MONTHS, SHARED_MONTHS].some((names) => Object.hasOwn(names, word)) ||
    BETWEEN_DATES.has(word) ||
    PRESENT_NAMES.has(word);
  const isAlone = words.every(isDate);
  return text.replace(SHARED, (word: string, at: number) => {
    const isShort =
      text[at + word.length] === '.' && (at === 0 || /[\t(–—-] ?$/.test(text.slice(0, at)));
    return isAlone || isShort ? (SHARED_MONTHS[word] ?? word) : word;
  });
}
const PRESENT_NAMES: ReadonlySet<string> = new Set(PRESENT_WORDS.map((word) => fold(word)));

const FILLER = '\u0001';
const MAX_SPELLED = 2000;

const monthNear = (word: string): string | undefined =>
  LONG_MONTHS.find(
    (name) => MONTHS[name.slice(0, 3)] === MONTHS[name] && isOneSlipAway(word, name),
  );

/** The first period of the text, else its first lone date. */
export function findDateRange(text: string): DateRange | undefined {
  // Asked of every line, most of which have no figures; each form of a date has some.
  if (!/\d/.test(text)) return undefined;
  const straight = foldInPlace(text).replace(/(?<=\p{L})[‘’ʼ](?=\p{L})/gu, "'");
  const folded = withSpelledMonths(withSharedMonths(withEnglishMonths(straight)));
  const listed = LISTED.exec(folded);
  const [first = '', last = ''] = [listed?.groups?.start, listed?.groups?.end];
  const own = seasonsIn(folded) ?? schoolYearsIn(folded) ?? monthsOfYearIn(folded);
  if (own !== undefined) return own;
  const range = RANGE.exec(folded);
  // "1994 - 2003 (leave 1997 and 2000)": years behind a period are of something else.
  const isFirst = listed !== null && (range === null || listed.index <= range.index);
  if (listed && isFirst && last >= first)
    return dated(listed, { start: first, end: last, current: false, isRange: true });
  if (range?.groups !== undefined) {
    const { start = '', end = '' } = range.groups;
    const current = CURRENT.test(end);
    const endDate = current ? undefined : toIso(end);
    const startDate = toIso(start) ?? monthOfYear(start, endDate);
    if (startDate !== undefined && (current || endDate !== undefined)) {
      return dated(range, {
        start: startDate,
        ...(endDate && { end: endDate }),
        current,
        isRange: true,
      });
    }
  }
  const years = YEARS.exec(folded) ?? TWO_DIGITS.exec(folded);
  const span = yearsOf(years?.groups);
  // "from Summer 2015/16" is one season.
  const isSeason = years !== null && ENDS_WITH_SEASON.test(folded.slice(0, years.index));
  if (years && span && !isSeason) {
    const opening = years.groups?.season ?? '';
    const from = years.index + years[0].search(/\d/) - opening.length;
    return { ...span, isRange: true, from, to: years.index + years[0].length };
  }
  const since = SINCE.exec(folded) ?? ONWARDS.exec(folded);
  const sinceDate = toIso(since?.groups?.start ?? '');
  if (since && sinceDate) return dated(since, { start: sinceDate, current: true, isRange: true });
  const open = OPEN.exec(folded);
  const openDate = toIso(open?.groups?.start ?? '');
  if (open && openDate) return dated(open, { start: openDate, current: true, isRange: true });
  const lone = LONE.exec(folded);
  const date = toIso(lone?.groups?.start ?? '', false);
  if (lone && date) return dated(lone, { start: date, end: date, current: false, isRange: false });
  const short = LONE_SHORT.exec(folded) ?? LONE_SLASHED.exec(folded);
  const year = toIso(short?.groups?.start ?? '');
  if (short?.groups?.start && year) {
    const from = short.index + short[0].indexOf(short.groups.start);
    const to = short.index + short[0].length;
    return { start: year, end: year, current: false, isRange: false, from, to };
  }
  return undefined;
}

function schoolYearsIn(folded: string): DateRange | undefined {
  const match = SCHOOL_YEARS.exec(folded);
  const { start = '', next = '', last = '', end = '' } = match?.groups ?? {};
  const isNext = (from: string, to: string): boolean =>
    to === String(Number(from) + 1).slice(-to.length);
  if (match === null || !isNext(start, next) || !isNext(last, end) || last < start)
    return undefined;
  return dated(match, { start, end: String(Number(last) + 1), current: false, isRange: true });
}

function seasonsIn(folded: string): DateRange | undefined {
  const match = LISTED_SEASONS.exec(folded);
  const { start = '', end = '' } = match?.groups ?? {};
  const [from, to] = [yearOver(start), centuryOf(end) + end];
  if (match === null || from === undefined || to < from) return undefined;
  return dated(match, { start: from, end: to, current: false, isRange: true });
}

/** The year in which a season over the new year began: 2017 of "17/18". */
function yearOver(text: string): string | undefined {
  const [, from = '', to = ''] = /(\d{2}|\d{4})\/(\d{2})$/.exec(text) ?? [];
  const year = from.length === 2 ? centuryOf(from) + from : from;
  return to !== '' && String(Number(year) + 1).endsWith(to) ? year : undefined;
}

function monthsOfYearIn(folded: string): DateRange | undefined {
  const match = MONTHS_OF_YEAR.exec(folded);
  const { start = '', end = '', year = '' } = match?.groups ?? {};
  if (match === null || Number(start) >= Number(end)) return undefined;
  const [from, to] = [start, end].map((month) => `${year}-${month.padStart(2, '0')}`);
  return dated(match, { start: from ?? '', end: to ?? '', current: false, isRange: true });
}

/** Whether the text is a date or period and nothing else; one that ends with its dash may go on elsewhere. */
export function isWholeDate(text: string): boolean {
  if (text.length > MAX_DATE_LENGTH || !/\d/.test(text) || /[-–—]\s*$/.test(text)) return false;
  const range = findDateRange(text);
  return range !== undefined && range.from === 0 && range.to === text.length;
}

/** "2015–17", "09 to 16", "98-03": the second not before the first, and not in the future's century. */
function yearsOf(
  groups: Record<string, string> | undefined,
): Pick<DateRange, 'start' | 'end' | 'current'> | undefined {
  const { from = '', until = '' } = groups ?? {};
  if (from === '') return undefined;
  const start = from.length === 4 ? from : centuryOf(from) + from;
  if (!/^\d/.test(until)) return { start, current: true };
  const end = from.length === 4 ? from.slice(0, 2) + until : centuryOf(until) + until;
  return end > start ? { start, end, current: false } : undefined;
}

function dated(match: RegExpExecArray, range: Omit<DateRange, 'from' | 'to'>): DateRange {
  return { ...range, from: match.index, to: match.index + match[0].length };
}

/** `Jan` in "Jan - Mar 2020" takes the end's year. */
function monthOfYear(month: string, end: string | undefined): string | undefined {
  const number = MONTHS[month.replace(/\W+$/u, '').trim()];
  if (number === undefined || end === undefined) return undefined;
  return `${end.slice(0, 4)}-${pad(number)}`;
}

const pad = (month: number): string => String(month).padStart(2, '0');

/** ISO date of one point. `shortYears`: "Sep 15" is September 2015; alone it would be a day. */
function toIso(point: string, shortYears = true): string | undefined {
  const year = ONE_YEAR.exec(point)?.[0];
  const name = /\p{L}{3,}/gu;
  const month = [...point.matchAll(name)]
    .map(([word]) => MONTHS[word])
    .find((found) => found !== undefined);
  if (year === undefined) {
    if (month === undefined && /^\p{L}/u.test(point) && yearOver(point) !== undefined)
      return yearOver(point);
    const day = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2})$/.exec(point);
    if (day?.[3] !== undefined)
      return monthFromNumbers(
        [Number(day[1]), Number(day[2])],
        centuryOf(day[3]) + day[3],
        point.includes('.'),
      );
    const slashed = /^(\d{1,2})[./]['’‘´`]?(\d{2})$/.exec(point);
    if (slashed?.[1] !== undefined && slashed[2] !== undefined)
      return `${centuryOf(slashed[2])}${slashed[2]}-${pad(Number(slashed[1]))}`;
    const short = /['’‘´` /-](\d{2})$/.exec(point);
    const isMarked = /['’‘´`]/.test(point);
    if (short?.[1] === undefined || (!shortYears && !isMarked)) return undefined;
    if (month === undefined) return isMarked ? `${centuryOf(short[1])}${short[1]}` : undefined;
    return `${centuryOf(short[1])}${short[1]}-${pad(month)}`;
  }
  if (month !== undefined) return `${year}-${pad(month)}`;
  if (/^\d{4}-\d{2}-\d{2}$/.test(point)) return isCalendarDate(point) ? point : year;
  if (/^q\d/.test(point) || /^\p{L}.*\d{4}[/-]\d{2}$/u.test(point)) return year;
  const roman = ROMAN_MONTHS.indexOf(/^([ivx]+)[./]/.exec(point)?.[1] ?? '') + 1;
  // "II/2022" may be the second half of the year, too.
  if (roman > 2) return `${year}-${pad(roman)}`;
  const numbers = point.replace(year, ' ').match(/\d+/g)?.map(Number) ?? [];
  return monthFromNumbers(numbers, year, point.includes('.'));
}

/** One number is the month; of two the day is the one above 12, or the first where dots part them; else only the year is sure. */
function monthFromNumbers(numbers: readonly number[], year: string, dotted: boolean): string {
  const [first, second] = numbers;
  if (first === undefined) return year;
  if (second === undefined) return first >= 1 && first <= 12 ? `${year}-${pad(first)}` : year;
  const month = dotted || first > 12 ? second : second > 12 ? first : undefined;
  return month !== undefined && month >= 1 && month <= 12 ? `${year}-${pad(month)}` : year;
}

const centuryOf = (shortYear: string): string => (Number(shortYear) > 60 ? '19' : '20');

function isCalendarDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
