import { findAsWritten, type Resume } from '@trueline/contracts';
import { monthNumber, type YearMonth } from './dates.ts';
import { isTakenBack } from './held-now.ts';

/** What else says of schooling that no degree came of it, or not yet: left, begun, counted in parts. */
const UNFINISHED = new RegExp(
  [
    String.raw`\b(?:un(?:finished|completed)|discontinu\p{L}+|left|leaving|dropped|drop(?:ping)?[ -]?out|incomplete`,
    String.raw`deferr?(?:ed|al)|credits|\d+ credit|credit (?:hours?|points?|short)|units|towards?|exchange|semesters?|modules?|outstanding|ongoing|progress`,
    String.raw`expect\p{L}*|anticipat\p{L}*|will|present|current(?:ly)?|continu(?:es|ing)|withdr\p{L}+|abandon\p{L}*`,
    String.raw`paus(?:ed|e)|interrupt\p{L}*|suspended|stopped|quit|gave up|on hold|so far|transferred|audit(?:ed|ing)`,
    String.raw`(?:first|second|third|final|\d(?:st|nd|rd|th)) year|years? (?:\d|one|two|three)|\d+ (?:of|out of) \d+`,
    `no degree|did not|didn['’]?t|part of|begun|began|started|graduating|to (?:graduate|finish|complete)`,
    `abd|all but|thesis|dissertation|terms?|attended|visiting|non[- ]degree|under way|remaining|failed`,
    String.raw`partial(?:ly)?|partly|stud(?:ying|ent)|not (?:finished|completed|graduated|awarded|obtained))\b`,
  ].join('|'),
  'iu',
);

/** Whether what is said of schooling leaves open that its degree was given. */
export const isUnfinished = (said: readonly (string | undefined)[]): boolean =>
  said.some((text = '') => isTakenBack(text) || UNFINISHED.test(text));

const GIVEN = /\b(?:completed|graduated|awarded|conferred|obtained|finished)\b/i;

/** All that an entry says, whatever field it stands in. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Whether the degree of a school was given by the month of `asOf`, and nothing that is said of it speaks against that. */
export function isDegreeGiven(resume: Resume, index: number, asOf: YearMonth): boolean {
  const { startDate, endDate, url: _, ...rest } = resume.education?.[index] ?? {};
  const rows = (findAsWritten(resume, 'education')?.lines ?? []).filter(
    ({ entry }) => entry === `education[${index}]`,
  );
  const said = [...textsOf(rest), ...rows.flatMap(({ text, dates = '' }) => [text, dates])];
  if (isUnfinished(said)) return false;
  if (endDate === undefined) return startDate === undefined;
  const now = monthNumber(asOf, 'start');
  if (monthNumber(endDate, 'end') < now) return true;
  return monthNumber(endDate, 'start') <= now && said.some((text) => GIVEN.test(text));
}
