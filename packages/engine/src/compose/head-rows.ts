import type { KeptText, Resume } from '@trueline/contracts';
import nameCredentials from '../../data/taxonomy/name-credentials.json' with { type: 'json' };
import { isFormFurniture, namesPageMaker, tellsOfExport } from '../language/form-furniture.ts';
import { isPersonLabel } from '../language/person-labels.ts';
import { wordsOf } from '../language/words.ts';
import { longNamesOf } from '../taxonomy/acronym-names.ts';
import { DEGREE_ABBREVIATIONS } from '../taxonomy/degrees.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import type { WithoutPersonalData } from './personal-data.ts';

/** What parts the cells of a row. */
const CELLS = /\s*[\t|·•]\s*|\s{2,}/;
const cellsOf = (text: string): string[] => text.trim().split(CELLS);

const BITS = /\s*[\t|·•,;]\s*|\s{2,}/;
const SEX = /^(?:female|male|f|m|woman|man|non-binary)$/i;
const FAMILY =
  /^(?:single|married|divorced|widow(?:ed|er)?|separated|unmarried|(?:no|\d|one|two|three|four|five) (?:child(?:ren)?|kids?))$/i;
const AGE = /^(?:aged? )?[1-7]\d ?(?:years?|yrs?|y\.?o\.?|y\/o)(?: old| of age)?$|^aged? [1-7]\d$/i;
/** A day of a year in which nobody who works now began to: who was born in it may. */
const BIRTH_DAY = /^\d{1,2}(?:[./-]\d{1,2}[./-]|\.? \p{L}{3,9}\.? )(?:19[3-9]\d|200\d)$/u;
const IS_DATUM = [SEX, FAMILY, AGE, BIRTH_DAY];

/** "Single", "25 years", "14/09/2004   Female": what a form's field holds where its label was lost, among name and contacts. */
export const isBareDatum = (text: string): boolean =>
  text
    .trim()
    .split(BITS)
    .every((bit) => IS_DATUM.some((sign) => sign.test(bit.replace(/[.]$/, ''))));

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
