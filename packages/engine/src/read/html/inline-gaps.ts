/** Elements that pages set apart by their style sheet (a flex row, a float) without a space between; b, i and the like only change the type of a word. */
const SET_APART = new Set('a data label output span time'.split(' '));

export const isSetApart = (name: string): boolean => SET_APART.has(name);

/** What can't stand before a gap, and what can't stand behind one. */
const OPEN_END = /[\s([{"“‘'’/@#$€£&+_.-]$/u;
const OPEN_START = /^[\s)\]},.;:!?%"”’'/@&+_-]/u;
const ENDS_NAME = /\p{L}{2}\.$/u;
const letters = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** Whether two texts with nothing but `edges` ends and starts of such elements between them are two values and not one word. At a single edge, text beside an element, a small letter or a figure may go on with the word. */
export function isInlineGap(before: string, after: string, edges: number): boolean {
  if (edges === 0 || letters(before) < 2 || letters(after) < 2) return false;
  if ((OPEN_END.test(before) && !ENDS_NAME.test(before)) || OPEN_START.test(after)) return false;
  const goesOn = /\p{L}$/u.test(before) ? /^\p{Ll}/u : /\d$/.test(before) ? /^\d/ : undefined;
  return edges > 1 || goesOn?.test(after) !== true;
}
