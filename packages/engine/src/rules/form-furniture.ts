import rows from '../../data/phrases/form-furniture.json' with { type: 'json' };
import { readTable } from '../language/table.ts';

const TABLE = Map.groupBy(
  readTable<{ text: string; kind: string; language: string }>(rows),
  ({ kind }) => kind,
);
const textsOf = (kind: string): ReadonlySet<string> =>
  new Set((TABLE.get(kind) ?? []).map(({ text }) => text));
const BUTTONS = textsOf('button');
const SAID = new Set([...textsOf('state'), ...textsOf('consent')]);
const FIELDS = textsOf('empty');

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
