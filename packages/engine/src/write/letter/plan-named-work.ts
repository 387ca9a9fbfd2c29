import type { Place } from '../place.ts';
import { fact } from '../sentence.ts';
import type { Slots } from './patterns.ts';
import type { Ranked } from './rank.ts';
import type { Sentences } from './sentences.ts';
import type { Slot } from './slot.ts';
import { isThingToTell } from './thing-to-tell.ts';
import { placeSlots } from './wording.ts';

/** Of an earlier job the work that a line names, where it has a figure and no act has one. */
export function planNamedWork(
  sentences: Sentences,
  ranked: readonly Ranked[],
  place: Place,
  { id, paragraph, priority }: Pick<Slot, 'id' | 'paragraph' | 'priority'>,
  leads: readonly string[],
): boolean {
  const hasFigure = ({ told }: Ranked): boolean => /\d/.test(told.text);
  const found = ranked.find(
    (one) => one.told.kind === 'thing' && hasFigure(one) && isThingToTell(one.told),
  );
  const isActCounted = ranked.some((one) => one.told.kind !== 'thing' && hasFigure(one));
  if (found === undefined || isActCounted) return false;
  const { text, path, line } = found.told;
  const slots: Slots = { ...placeSlots(place), thing: [fact(text, { path, text: line })] };
  const parts = leads.map((lead) => `${lead}-covered`);
  if (!sentences.add(id, paragraph, priority, sentences.fill(parts, slots))) return false;
  sentences.used.push(found.told);
  return true;
}
