import { findAsWritten, type Resume } from '@trueline/contracts';
import { monthNumber, type YearMonth } from './dates.ts';
import { isTakenBack } from './held-now.ts';

/** What says of schooling that it broke off, or never came to a degree: left, failed, on hold, a semester abroad. */
const BROKEN_OFF_WORDS = [
  String.raw`un(?:finished|completed)|discontinu\p{L}*|left|leaving(?! (?:cert\p{L}*|exam\p{L}*|school|diploma))|drop(?:s|ped|ping)?(?:[ -]?outs?)?|incomplete`,
  String.raw`deferr?(?:ed|al|ing)?|withdr\p{L}+|abandon\p{L}*|paus(?:ed?|ing)|interrupt\p{L}*|suspended|stopp?(?:ed|ing|s)?|quit|gave up|on hold`,
  String.raw`transferred|exchange|audit(?:ed|ing)|visiting|fail(?:ed|ing|s)?|no degree|non[- ]degree|did not|didn['’]?t|until (?:19|20)\d\d`,
  'not (?:yet )?(?:finished|completed?|graduated|awarded|obtained|passed|taken|sat)|never',
];
/** What says that it goes on. */
const UNDER_WAY_WORDS = [
  String.raw`expect\p{L}*|anticipat\p{L}*|ongoing|on-going|progress|present|currently|current(?= (?:student|studies|semester|year))|continu(?:es|ing)|studying|under way`,
  String.raw`(?:first|second|third|fourth|final|\d(?:st|nd|rd|th)) year`,
];
/** What leaves open that the degree was given: parts of it are counted, or something is still owed. */
const OPEN_WORDS = [
  String.raw`credits|\d+ credit|credit (?:hours?|points?|short)|units|towards?|semesters?|modules?|outstanding|will|so far`,
  String.raw`missing|miss(?:es|ed)|lack(?:s|ed|ing)?|to go|owe[sd]?|owing|short of|(?:one|two|three) (?:\p{L}+ )?short|(?:last|final) credit`,
  String.raw`years? (?:\d|one|two|three)|\d+ (?:of|out of) \d+|part of|begun|began|started|graduating|to (?:graduate|finish|complete)`,
  'abd|all but|thesis|dissertation|terms?|attended|remaining|partial(?:ly)?|partly|student|current',
];
const wordsOf = (...lists: string[][]): RegExp =>
  new RegExp(String.raw`\b(?:${lists.flat().join('|')})\b`, 'iu');
const BROKEN_OFF = wordsOf(BROKEN_OFF_WORDS, ['not']);
const UNDER_WAY = wordsOf(UNDER_WAY_WORDS, [
  'now',
  'to date',
  'until today',
  '(?<=^|[-–—] ?)current',
]);
const UNFINISHED = wordsOf(BROKEN_OFF_WORDS, UNDER_WAY_WORDS, OPEN_WORDS);

/** Whether what is said of schooling leaves open that its degree was given. */
export const isUnfinished = (said: readonly (string | undefined)[]): boolean =>
  said.some((text = '') => isTakenBack(text) || UNFINISHED.test(text));

const GIVEN = /\b(?:completed|graduated|awarded|conferred|obtained|finished)\b/i;

/** All that an entry says, whatever field it stands in. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** All that a resume says of a school: its entry, and the rows of a section printed as it was written. */
function saidOf(resume: Resume, index: number, without: readonly string[] = []): string[] {
  const { startDate: _, endDate: __, url: ___, ...rest } = resume.education?.[index] ?? {};
  const fields = Object.entries(rest).flatMap(([key, value]) =>
    without.includes(key) ? [] : textsOf(value),
  );
  const rows = (findAsWritten(resume, 'education')?.lines ?? []).filter(
    ({ entry }) => entry === `education[${index}]`,
  );
  return [...fields, ...rows.flatMap(({ text, dates = '' }) => [text, dates])];
}

const YEARS_AT_MOST = 6;
const NTH_YEAR = /\b(?:(?<word>first|second|third|fourth)|(?<digit>\d)(?:st|nd|rd|th)) year\b/i;
const NTH = ['first', 'second', 'third', 'fourth'];

/** Months that studies begun can go on, by what is said of them: who is in the second year began no more than three years ago. */
function monthsAtMost(said: readonly string[]): number {
  const { word, digit } = NTH_YEAR.exec(said.join('; '))?.groups ?? {};
  const year =
    word === undefined ? Number(digit ?? YEARS_AT_MOST) : NTH.indexOf(word.toLowerCase()) + 1;
  return 12 * Math.min(YEARS_AT_MOST, year + 1);
}

/** Whether the person is at it still: begun not long ago, without an end or with one to come, said to go on, and nothing says that it broke off. A school's own name ("University of Now") and its courses say neither. */
export function isStudiedNow(resume: Resume, index: number, asOf: YearMonth): boolean {
  const { startDate, endDate, institution = '', courses = [] } = resume.education?.[index] ?? {};
  if (startDate === undefined || (endDate !== undefined && endDate <= asOf)) return false;
  const names = [institution, ...courses].filter((name) => name !== '');
  const said = saidOf(resume, index, ['institution', 'courses']).map((text) =>
    names.reduce((rest, name) => rest.replaceAll(name, ' '), text),
  );
  const months = monthNumber(asOf, 'end') - monthNumber(startDate, 'start');
  return (
    months <= monthsAtMost(said) &&
    said.some((text) => UNDER_WAY.test(text)) &&
    !saidOf(resume, index).some((text) => BROKEN_OFF.test(text))
  );
}

/** Whether the degree of a school was given by the month of `asOf`, and nothing that is said of it speaks against that. */
export function isDegreeGiven(resume: Resume, index: number, asOf: YearMonth): boolean {
  const { startDate, endDate } = resume.education?.[index] ?? {};
  const said = saidOf(resume, index);
  if (isUnfinished(said)) return false;
  if (endDate === undefined) return startDate === undefined;
  const now = monthNumber(asOf, 'start');
  if (monthNumber(endDate, 'end') < now) return true;
  return monthNumber(endDate, 'start') <= now && said.some((text) => GIVEN.test(text));
}
