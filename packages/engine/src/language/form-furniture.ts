import rows from '../../data/phrases/form-furniture.json' with { type: 'json' };
import { anyOf, readTable } from './table.ts';

const TABLE = Map.groupBy(
  readTable<{ text: string; kind: string; language: string }>(rows),
  ({ kind }) => kind,
);
const textsOf = (kind: string): ReadonlySet<string> =>
  new Set((TABLE.get(kind) ?? []).map(({ text }) => text));
const BUTTONS = textsOf('button');
const SAID = new Set([...textsOf('state'), ...textsOf('consent')]);
const FIELDS = textsOf('empty');
const RECORDS = textsOf('record');
const FRAMES = textsOf('frame');
const MAKER = new RegExp(`^(?:${anyOf([...textsOf('maker')])})(?!\\p{L})`, 'u');

/** The words of a form's line, without its boxes, arrows and stars. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^\s*(?:\[\s*x?\s*\]|\(\s*x?\s*\)|x(?= i ))/, '')
    .replace(/\d+(?:[.,]\d+)*\s*%/g, 'percent')
    .replace(/\d+(?:[.,]\d+)*/g, '#')
    .replace(/[:*]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}#]+|[^\p{L}#]+$/gu, '');

/** "Edit | Remove" */
const isButtonRow = (text: string): boolean => {
  const parts = text.split(/\s*[|/·•–—]\s*|\s{2,}|\]\s*\[/).map(plain);
  return parts.length > 1 && parts.every((part) => BUTTONS.has(part));
};

/** Nothing stands behind the colon of a field but blanks to fill. */
const EMPTY_FIELD = /^([^:]{2,40}):[\s._…–-]*$/;

/**
 * Whether a line is what a form prints around the person's words: "Edit | Remove", "+ Add another",
 * "Complete: 92%", "[ ] I agree to the terms", "Fax:" with nothing behind it.
 */
export function isFormFurniture(text: string): boolean {
  const words = plain(text);
  if (words === '') return false;
  if (SAID.has(words) || BUTTONS.has(words) || isButtonRow(text)) return true;
  const [, field = ''] = EMPTY_FIELD.exec(text.trim()) ?? [];
  return field !== '' && FIELDS.has(plain(field));
}

/** What a portal says of its own record: "Candidate ref: KJ-0048291", "Last active: 21-11-2026". */
export function isPortalRecord(text: string): boolean {
  const [, label = ''] = /^([^:]{2,30}):/.exec(text.trim()) ?? [];
  return label !== '' && RECORDS.has(plain(label));
}

/** A part of the page that a text export names in brackets: "[SIDEBAR]". */
export const isPageFrame = (text: string): boolean =>
  /^\s*[[<{(]+[^[\]<>{}()]+[\]>})]+\s*$/.test(text) && FRAMES.has(plain(text));

const OF_RESUMES = /cv(?![a-z])|(?<![a-z])cv|r[eé]sum[eé]|lebenslauf|curriculum|curr[ií]culo/i;
const DOMAIN = /(?:^|\s)(?:https?:\/\/)?[\w-]+\.[a-z]{2,}\S*$/i;
const DAY = /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/;
const MAX_MAKER_LENGTH = 120;

/** The program that made the page, or when it did: "Made with QuickCV", "Exported 14/11/2026 09:12". */
export const namesPageMaker = (text: string): boolean =>
  text.length <= MAX_MAKER_LENGTH &&
  MAKER.test(text.trim().toLowerCase()) &&
  (OF_RESUMES.test(text) || DOMAIN.test(text) || DAY.test(text));
