import { AS_WRITTEN, type ReadWarning } from '@trueline/contracts';

/** Said by the list of lines without a place. */
const KEPT_TEXT = 'KEPT_TEXT';
/** What is missing and what someone hid first, then what may be wrong. */
const WEIGHTS: readonly string[] = [
  ...[
    'NO_NAME',
    'NO_EMAIL',
    'PICTURE_PAGES',
    'MACHINE_TEXT',
    'HIDDEN_TEXT',
    'ATTACHMENT_DIFFERS',
    'LOST_LETTERS',
  ],
  ...['CHECK_DATE', 'CHECK_ENTRY'],
];
const weightOf = ({ code }: ReadWarning): number => {
  const index = WEIGHTS.indexOf(code);
  return index < 0 ? WEIGHTS.length : index;
};

/** The reader's doubts, what weighs most first, without what the page says otherwise. */
export function warningsByWeight(warnings: readonly ReadWarning[]): ReadWarning[] {
  return warnings
    .filter(({ code }) => code !== KEPT_TEXT && code !== AS_WRITTEN)
    .toSorted((a, b) => weightOf(a) - weightOf(b));
}
