import type { Source } from '@trueline/contracts';
import { withoutCapitals } from '../../place.ts';

/** What a statement is of: work done, a paper, schooling, what the person says of themselves, an item of a list. */
export type StatementKind = 'work' | 'paper' | 'school' | 'summary' | 'skill';

/** Words of the person that a letter can set off as they stand. */
export interface Statement {
  kind: StatementKind;
  text: string;
  entry: string;
  sources: readonly Source[];
}

/** What is no paper's name and no school's: an address, a number to call, a heading, a sentence. */
export const NO_ROW = new RegExp(
  [
    String.raw`, Name$|@|\d{3}[ -]\d{3,4}|:$|\bhttps?:|[(,;–-]$|^[(),;]|\?`,
    // "Grade I" is a number.
    String.raw`(?<!\b(?:[Gg]rade|[Ll]evel|[Cc]lass|[Pp]art|[Pp]hase|[Tt]ype|[Ee]ngineer|[Tt]echnician) )\bI\b`,
    String.raw`\b(?:he|she|they|my|his|her|renew(?:s|ed|al)?)\b`,
  ].join('|'),
  'u',
);

/** "Name: Civil Service Eligibility": a form's field. */
const FIELD_NAME = /^(?:name|title|certificate|course|licen[cs]e|qualification)\s*:\s*/i;

/** A row set in capitals; "WHMIS 2023" is a name. */
export const inLetters = (text: string): string =>
  (text.match(/\p{L}+/gu) ?? []).length < CAPITALS_MIN || text !== text.toUpperCase()
    ? text
    : withoutCapitals(text).replace(SMALL_WORDS, (word) => word.toLowerCase());
const SMALL_WORDS = /(?<= )(?:of|in|and|the|for|at|to|on)(?= )/gi;
const CAPITALS_MIN = 3;

/** A row without what a form or a printer hung on it. */
export const tidy = (text: string): string =>
  inLetters(text)
    .replace(FIELD_NAME, '')
    .replace(/\bw\/ ?(?=\p{L})/gu, 'with ')
    .replace(/\s*\|\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/[.;,\s]+$/, '')
    .trim();
