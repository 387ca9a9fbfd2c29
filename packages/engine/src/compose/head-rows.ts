import type { KeptText, Resume } from '@trueline/contracts';
import nameCredentials from '../../data/taxonomy/name-credentials.json' with { type: 'json' };
import { isFormFurniture, namesPageMaker, tellsOfExport } from '../language/form-furniture.ts';
import { isPersonLabel } from '../language/person-labels.ts';
import { wordsOf } from '../language/words.ts';
import { longNamesOf } from '../taxonomy/acronym-names.ts';
import { tellsPaper } from '../taxonomy/credentials.ts';
import { DEGREE_ABBREVIATIONS } from '../taxonomy/degrees.ts';
import { findSkills } from '../taxonomy/skills.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import type { WithoutPersonalData } from './personal-data.ts';

/** What parts the cells of a row. */
const CELLS = /\s*[\t|·•]\s*|\s{2,}/;
const cellsOf = (text: string): string[] => text.trim().split(CELLS);

const BITS = /\s*[\t|·•,;]\s*|\s{2,}/;
const SEX = /^(?:female|male|f|m|woman|man|non-binary)$/i;
const FAMILY =
  /^(?:single|married|divorced|widow(?:ed|er)?|separated|unmarried|(?:no|\d|one|two|three|four|five) (?:child(?:ren)?|kids?))$/i;
const AGE =
  /^(?:aged? )?[1-7]\d ?(?:(?:years?|yrs?)(?: old| of age)|y\.?o\.?|y\/o)$|^aged? [1-7]\d(?: ?(?:years?|yrs?))?$/i;
const SURE = [SEX, FAMILY, AGE];
/** "25 years" may be an age, or how long one has done the work. */
const YEARS = /^[1-7]\d ?(?:years?|yrs?)$/i;
/** A day of a year in which nobody who works now began to: who was born in it may. */
const BIRTH_DAY = /^\d{1,2}(?:[./-]\d{1,2}[./-]|\.? \p{L}{3,9}\.? )(?:19[3-9]\d|200\d)$/u;
const IS_DATUM = [...SURE, YEARS, BIRTH_DAY];

const bitsOf = (text: string): string[] =>
  text
    .trim()
    .split(BITS)
    .map((bit) => bit.replace(/[.]$/, ''));
const isAny = (bit: string, signs: readonly RegExp[]): boolean =>
  signs.some((sign) => sign.test(bit));
const mayBeDatum = (text: string): boolean =>
  bitsOf(text).every((bit) => isAny(bit, IS_DATUM)) &&
  bitsOf(text).filter((bit) => YEARS.test(bit)).length <= 1;

/** "Single", "aged 25", "14/09/2004   Female": what a form's field holds where its label was lost, among name and contacts. A day or a number of years alone may be anything. */
export const isBareDatum = (text: string): boolean =>
  mayBeDatum(text) && bitsOf(text).some((bit) => isAny(bit, SURE));

/** So many years of work may stand in no dates: earlier jobs, and since the start of one that goes on. */
const UNTOLD = { ended: 10, ongoing: 20 } as const;

/** Whether "48 years" at the head is an age: the jobs do not reach back so far. */
function isAge(text: string, { work = [] }: Resume): boolean {
  if (!YEARS.test(text.trim())) return false;
  const years = work
    .flatMap(({ startDate, endDate }) => [startDate, endDate])
    .flatMap((date) => (date === undefined ? [] : [Number(date.slice(0, 4))]));
  const told = Math.max(...years) - Math.min(...years);
  const untold = work.some(({ endDate }) => endDate === undefined) ? UNTOLD.ongoing : UNTOLD.ended;
  return years.length > 0 && Number.parseInt(text.trim(), 10) > told + untold;
}

/** Whether a row at the head is such a datum, or may be one and stands among rows of which one is: "25 years" above "Female". */
export function isDatumAmong(resume: Resume, index: number): boolean {
  const kept = resume.meta?.trueline?.kept ?? [];
  if (isAge(kept[index]?.text ?? '', resume)) return true;
  const isOfRun = (at: number): boolean => {
    const piece = kept[at];
    return piece?.after === kept[index]?.after && mayBeDatum(piece?.text ?? '');
  };
  if (!isOfRun(index)) return false;
  let [from, to] = [index, index];
  while (isOfRun(from - 1)) from--;
  while (isOfRun(to + 1)) to++;
  return kept.slice(from, to + 1).some(({ text }) => isBareDatum(text));
}

const CREDENTIALS: ReadonlySet<string> = new Set(nameCredentials.rows);
/** "RN", "LMT", "OT": what stands behind names, or a short form of a title or a degree. */
const isCredential = (letters: string): boolean =>
  CREDENTIALS.has(letters.toLowerCase()) ||
  DEGREE_ABBREVIATIONS.some(([, pattern]) => pattern.test(letters)) ||
  longNamesOf(letters.toLowerCase()).some(({ name }) =>
    wordsOf(name).some(({ lower }) => TITLE_WORDS.has(lower) || CREDENTIAL_NOUNS.has(lower)),
  );
const CREDENTIAL_NOUNS: ReadonlySet<string> = new Set(
  'bachelor master doctor diploma degree certificate certification certified licensed licence license registered chartered fellow member'.split(
    ' ',
  ),
);

/** "TH" of "Đặng Thị Thu Hà": what a portal prints where there is no photo. A degree or a title is none. */
export function isMonogram(text: string, name: string): boolean {
  const letters = text.trim();
  if (!/^\p{Lu}{2,3}$/u.test(letters) || isCredential(letters)) return false;
  const initials = name.split(/[\s-]+/).map((word) => word.charAt(0).toUpperCase());
  let at = 0;
  for (const initial of initials) if (initial === letters.charAt(at)) at++;
  return at === letters.length && letters.length <= initials.length;
}

const STAMP =
  /^(?:last )?(?:updated|saved|printed|edited|modified)(?: on| at)?:? \d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/i;
const PAGE = /^page\s*\d{1,2}(?:\s*(?:\/|of)\s*\d{1,2})?$/i;
/** "Updated 21/11/2026 · Profile complete 72%": nothing but what a portal says of its page. */
export function isPageRow(text: string): boolean {
  const cells = cellsOf(text);
  return (
    cells.length > 1 &&
    cells.every(
      (cell) =>
        isFormFurniture(cell) ||
        STAMP.test(cell) ||
        PAGE.test(cell) ||
        namesPageMaker(cell) ||
        tellsOfExport(cell),
    )
  );
}

const bareAddress = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/\/$/, '');
const digitsOf = (text: string): string => text.replace(/\D/g, '');
const DIGITS_MIN = 7;

/** Whether a row only gives addresses and numbers that stand at the top already. */
export function repeatsContacts(text: string, { basics }: Resume): boolean {
  const { email = '', url = '', phone = '', profiles = [] } = basics ?? {};
  const addresses = [email, url, ...profiles.map((profile) => profile.url ?? '')]
    .map(bareAddress)
    .filter((address) => address !== '');
  const number = digitsOf(phone);
  const isTold = (cell: string): boolean =>
    addresses.includes(bareAddress(cell)) ||
    (number.length >= DIGITS_MIN && /^[+\d ()./-]+$/.test(cell) && digitsOf(cell) === number);
  return cellsOf(text)
    .filter((cell) => cell !== '')
    .every(isTold);
}

/** The labels of the row above, where it is one of labels alone over as many values. */
function labelsAbove(piece: KeptText, above: KeptText | undefined): string[] {
  if (above?.heading !== piece.heading || above?.after !== piece.after) return [];
  const labels = above?.text.trim().split(/\s*\t\s*/) ?? [];
  const values = piece.text.trim().split(/\s*\t\s*/);
  return labels.length > 1 && labels.length === values.length ? labels : [];
}

const COUNT = String.raw`(?:no|none|\d{1,2}|one|two|three|four|five|six)`;
const DAY_OR_AGE =
  /^(?=.*\d)(?:\d{1,4}(?:st|nd|rd|th)?|\p{L}{3,9})(?:[\s.,/-]+(?:\d{1,4}|\p{L}{3,9}\.?)){0,2}(?: (?:years? |yrs? )?(?:old|of age))?$/u;
const NUMBER = /^(?=.*\d)[\p{Lu}\d\s./-]{3,}$/u;
/** What a label's value looks like, by the label. */
const KINDS: readonly (readonly [label: RegExp, value: RegExp])[] = [
  [
    /marital|civil stat|family status/i,
    new RegExp(
      `^(?:single|(?:un)?married|divorced|widow(?:ed|er)?|separated|engaged|de facto|cohabit\\p{L}*|(?:civil )?partner\\p{L}*|in a relationship|${COUNT} (?:child|kid|son|daughter))(?!\\p{L})`,
      'iu',
    ),
  ],
  [
    /child|depend[ae]nts/i,
    new RegExp(`^(?:${COUNT}(?: \\p{L}+){0,2}|a (?:son|daughter))(?!\\p{L})`, 'iu'),
  ],
  [/^(?:gender|sex)\b/i, SEX],
  [/date of birth|birth ?da|year of birth|^d\.?o\.?b|^age\b/i, DAY_OR_AGE],
  [
    /^(?:height|weight)/i,
    /^\d[\d\s.,'’"″]*(?:(?:cm|m|kgs?|lbs?|ft|in|st|feet|inches)\b[\d\s.,]*)*$/i,
  ],
  [/salary|\b(?:ctc|pay|wage)\b/i, /^[^\d\s]{0,4} ?\d[\d.,\s]*k?(?: ?[^\d\s]{1,7}){0,3}$/iu],
  [
    /health|smoker|disabilit/i,
    /^(?:(?:very |in )?(?:excellent|good|perfect|fit|fine)|none|no|yes|non-?smoker|smoker)(?!\p{L})(?:,? (?:health|non-?smoker|condition))*$/iu,
  ],
  [/\b(?:no|number|id|pin|card|passport|ss?n|nric|c?nic|trn|tfn|aadhaa?r)\b/i, NUMBER],
];
/** "Burnie, Tasmania", "Australian and Japanese": names alone. */
const NAMES =
  /^\p{Lu}[\p{L}\p{M}.'’-]*(?:(?:,| and| or| of| de|\s?\/)? ?\p{Lu}[\p{L}\p{M}.'’-]*)*$/u;
const isOfNames = (value: string): boolean =>
  NAMES.test(value) &&
  !wordsOf(value).some(({ lower }) => TITLE_WORDS.has(lower)) &&
  !tellsPaper(value) &&
  findSkills(value).every(({ kind }) => kind === 'language');

/** Whether a value is of the kind that a label asks for: no title, no paper and no line of work is any. */
function isOfKind(label: string, value: string): boolean {
  const kind = KINDS.find(([sign]) => sign.test(label));
  return kind === undefined ? isOfNames(value) : kind[1].test(value);
}

const VALUE_WORDS_MAX = 6;
/** A row right below another one begins so many signs behind it. */
const NEXT_ROW = 2;

/** "Marital status" alone in a row, and right below it "De facto, one daughter (9)": a short value with no label of its own. */
function isBelowLabel(
  piece: KeptText,
  above: KeptText | undefined,
  withoutData: WithoutPersonalData,
): boolean {
  if (above?.heading !== piece.heading || above?.after !== piece.after) return false;
  const label = above?.text.trim() ?? '';
  const isNext =
    above?.end !== undefined && piece.start !== undefined && piece.start - above.end <= NEXT_ROW;
  const isValue =
    piece.text.trim().split(/\s+/).length <= VALUE_WORDS_MAX && !/[:\t]/.test(piece.text);
  return (
    isNext &&
    isValue &&
    !/[:\t]/.test(label) &&
    isOfKind(label, piece.text.trim()) &&
    withoutData(`${label}: `) === '' &&
    withoutData(`${label}: ${piece.text.trim()}`) === ''
  );
}

/** The values of a row below their labels ("Date of birth   Gender" above "14/09/2004   Female") without those that are personal data; the row itself where none is. */
export function withoutCells(
  piece: KeptText,
  above: KeptText | undefined,
  withoutData: WithoutPersonalData,
): string {
  if (isBelowLabel(piece, above, withoutData)) return '';
  const labels = labelsAbove(piece, above);
  const isData = (label: string): boolean => withoutData(`${label}:`) === '';
  if (!labels.some(isData) || !labels.every((label) => isData(label) || isPersonLabel(label)))
    return piece.text.trim();
  const values = piece.text.trim().split(/\s*\t\s*/);
  return values.filter((_, at) => !isData(labels[at] ?? '')).join('\t');
}
