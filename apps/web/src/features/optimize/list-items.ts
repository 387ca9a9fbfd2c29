import type { Change, Resume } from '@trueline/contracts';
import { resultOf } from './decision.ts';

export interface ListItem {
  text: string;
  /** What the person told in an answer. */
  isTold: boolean;
}

/** Whether a line of the page is a list in one row: the skills of a group. */
export const isListPath = (path: string): boolean => path.endsWith('.keywords');

/** The items of such a list in the resume: a comma may stand in one. */
export function itemsAt(resume: Resume, path: string): string[] {
  const [, section = '', at = ''] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  const entries = resume[section as 'skills'] ?? [];
  return entries[Number(at)]?.keywords ?? [];
}

/** "Type script" and "TypeScript" are one. */
const sameAs = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, '');

/** The items of a list in one row as they stand: set anew as a whole where a change does that, then item by item. */
export function listItems(
  path: string,
  own: readonly string[],
  changes: readonly Change[],
): ListItem[] {
  const whole = changes.find((change) => change.path === path);
  const texts = whole === undefined ? own : resultOf(whole).split('\n');
  const items = texts.map((one): ListItem => ({ text: one, isTold: false }));
  for (const change of changes) {
    if (change === whole) continue;
    const item = { text: resultOf(change), isTold: change.kind === 'answer' };
    const at = items.findIndex((one) => one.text === change.before);
    if (at < 0) items.push(item);
    else items[at] = item;
  }
  return items.filter(
    ({ text }, at) =>
      text !== '' && items.findIndex((one) => sameAs(one.text) === sameAs(text)) === at,
  );
}
