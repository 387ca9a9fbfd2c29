import { type Role, roleOfLabel } from '../sections/label-roles.ts';
import { isRowLabel } from './form-rows.ts';
import type { Cell, Line } from './line.ts';

/** What a form asks for by words that head no section of a resume. */
const ASKED: ReadonlySet<Role> = new Set<Role>([
  ...(['given', 'family', 'name', 'title', 'employer', 'dates', 'start', 'end'] as const),
  ...(['school', 'degree', 'subject'] as const),
]);
/** So many of them make a form; fewer may be a table or a margin. */
const MIN_ASKED = 3;
const MAX_LABEL_LENGTH = 60;
const REQUIRED = /\s?\*(?=\s*$)/;
/** What a form says of how to fill it in: "(mm/yyyy)", ", separated by comma". */
const HINT = /\s*(?:\([^()]*\)|,\s[^,]*\b(?:comma|line|max)\b.*)\s*$/iu;
/** "Employment 2", "Job 1 (start with the last one)": what counts the records of a form. */
const COUNT = /^\p{L}[\p{L} ]{2,30}\s(?:no\.? ?|nr\.? ?|#)?\d{1,2}(?:\s*\([^()]*\))?:?$/u;

export const countsRecords = (text: string): boolean => COUNT.test(text);

/** A form's label without what says how to fill it in. */
export const bareLabel = (text: string): string =>
  text
    .replace(REQUIRED, '')
    .replace(HINT, '')
    .replace(REQUIRED, '')
    .replace(/\s*:\s*$/, '')
    .trim();

/** What the value of a form's label is. */
export const askedRole = (text: string): Role | undefined => roleOfLabel(bareLabel(text));

/** Whether a text is what a form writes before or above a value. */
export const isFormLabel = (text: string): boolean =>
  text.length <= MAX_LABEL_LENGTH &&
  !/,|\d$/.test(text.replace(HINT, '')) &&
  (askedRole(text) !== undefined || isRowLabel(bareLabel(text)) || REQUIRED.test(text));

export const isShortLabel = (text: string): boolean =>
  /^\p{L}/u.test(text) && text.length <= MAX_LABEL_LENGTH;

/** Whether the labels ask for so much of what names a person, a job or a school that they are a form's. */
export function areOfForm(labels: readonly Cell[]): boolean {
  const roles = new Set(labels.flatMap(({ text }) => askedRole(text) ?? []));
  return [...roles].filter((role) => ASKED.has(role)).length >= MIN_ASKED;
}

/** "Label: value", the label without its marks; a question keeps its own. */
export const withValue = (label: string, value: string): string => {
  const text = bareLabel(label);
  return `${text}${text.endsWith('?') ? '' : ':'} ${value}`;
};

/** A row of these cells alone, where the other one stands. */
export const asRow = (line: Line, cells: Cell[]): Line => {
  const { bulletX: _, ...plain } = line;
  return { ...plain, cells, x: cells[0]?.x ?? line.x, wraps: false };
};
