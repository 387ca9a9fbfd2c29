import type { Place } from '../place.ts';
import { fact, words } from '../sentence.ts';
import type { OwnLine } from './own-lines.ts';
import type { Sentences } from './sentences.ts';
import { LIST_MARK } from './slot.ts';
import { placeSlots } from './wording.ts';

/** Fewer lines are no list. */
export const LIST_MIN = 2;

/** The person's lines of one job, set off. */
export function planList(sentences: Sentences, place: Place, lines: readonly OwnLine[]): boolean {
  const slots = placeSlots(place);
  const post = slots.post === undefined ? undefined : [words('as '), ...slots.post];
  const where = sentences.hasNamedLead ? [words('there')] : (post ?? slots['at-all']);
  const isAdded = sentences.add('list', 1, 1, sentences.fill(['list'], { where }));
  if (!isAdded) return false;
  lines.forEach(({ text, source }, i) => {
    const item = { parts: [words(LIST_MARK), fact(text, source)], text: `${LIST_MARK}${text}` };
    sentences.add(`list-${i + 1}`, 1, i < LIST_MIN ? 1 : 2 + i, [item], 'list');
  });
  return true;
}
