/** Elements that pages set apart by their style sheet (a flex row, a float) without a space between; b, i and the like only change the type of a word. */
const SET_APART = new Set('a data label output span time'.split(' '));

/** What can't stand before a gap, and what can't stand behind one. */
const OPEN_END = /[\s([{"“‘'’/@#$€£&+_.-]$/u;
const OPEN_START = /^[\s)\]},.;:!?%"”’'/@&+_-]/u;
const ENDS_NAME = /\p{L}{2}\.$/u;
const letters = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** The inline elements that end or begin between two texts of a paragraph. */
interface InlineBorder {
  /** The start or end of an element that is set apart. */
  isApart: boolean;
  /** One element ended and another began: neither text is bare. */
  isMeeting: boolean;
  hasEnd: boolean;
}

export const NO_BORDER: InlineBorder = { isApart: false, isMeeting: false, hasEnd: false };

export const pastStart = (border: InlineBorder, name: string): InlineBorder => ({
  ...border,
  isApart: border.isApart || SET_APART.has(name),
  isMeeting: border.hasEnd,
});

export const pastEnd = (border: InlineBorder, name: string): InlineBorder => ({
  ...border,
  isApart: border.isApart || SET_APART.has(name),
  hasEnd: true,
});

/** Whether two texts with nothing else between them are two values and not one word. Where bare text meets an element, a small letter or a figure may go on with the word. */
export function isInlineGap(
  before: string,
  after: string,
  { isApart, isMeeting }: InlineBorder,
): boolean {
  if (!isApart || letters(before) < 2 || letters(after) < 2) return false;
  if ((OPEN_END.test(before) && !ENDS_NAME.test(before)) || OPEN_START.test(after)) return false;
  const goesOn = /\p{L}$/u.test(before) ? /^\p{Ll}/u : /\d$/.test(before) ? /^\d/ : undefined;
  return isMeeting || goesOn?.test(after) !== true;
}
