import type { Change } from '@trueline/contracts';
import { useState } from 'react';

/** Where the change rises as a sheet over the lower part of the document. */
const isPhone = () => matchMedia('(width < 64rem)').matches;
const placeOf = (changeId: string) => document.getElementById(`change-${changeId}`);

type Place = Pick<Change, 'id' | 'path'>;

/** The change itself, or the one that has taken its place in the document. */
const findChange = (changes: readonly Change[], of: Place | null | undefined) =>
  of && (changes.find(({ id }) => id === of.id) ?? changes.find(({ path }) => path === of.path));

/** Which change is in hand: the chosen one, else the first; on a phone none until one is chosen. */
export function useChangeInHand(changes: readonly Change[]) {
  const [chosen, setChosen] = useState<Place | null>(null);
  /** What comes in above it, such as a model's wordings, takes nothing out of hand. */
  const [first] = useState(changes[0]);
  /** How often a change was opened from the document: each time the panel takes the focus. */
  const [opened, setOpened] = useState(0);
  const found = findChange(changes, chosen);
  const change = found ?? findChange(changes, first) ?? changes[0];
  const choose = (id: string) => setChosen(changes.find((one) => one.id === id) ?? null);
  /** Brings its place in the document into view. */
  const select = (id: string) => {
    choose(id);
    placeOf(id)?.scrollIntoView({ block: isPhone() ? 'start' : 'center' });
  };
  return {
    change,
    isOpen: Boolean(found),
    opened,
    select,
    /** From its place in the document, which is in view already where no sheet covers it. */
    open: (id: string) => {
      if (isPhone()) select(id);
      else choose(id);
      setOpened((count) => count + 1);
    },
    /** Gives the focus back to its place in the document. */
    close: () => {
      setChosen(null);
      if (change) placeOf(change.id)?.focus();
    },
  };
}
