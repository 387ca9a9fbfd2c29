import type { Change } from '@trueline/contracts';
import { useState } from 'react';

/** Where the change rises as a sheet over the lower part of the document. */
const isPhone = () => matchMedia('(width < 64rem)').matches;
const placeOf = (changeId: string) => document.getElementById(`change-${changeId}`);

/** Which change is in hand: the chosen one, else the first; on a phone none until one is chosen. */
export function useChangeInHand(changes: readonly Change[]) {
  const [chosen, setChosen] = useState<string | null>(null);
  /** How often a change was opened from the document: each time the panel takes the focus. */
  const [opened, setOpened] = useState(0);
  const found = changes.find(({ id }) => id === chosen);
  const change = found ?? changes[0];
  /** Brings its place in the document into view. */
  const select = (id: string) => {
    setChosen(id);
    placeOf(id)?.scrollIntoView({ block: isPhone() ? 'start' : 'center' });
  };
  return {
    change,
    isOpen: found !== undefined,
    opened,
    select,
    /** From its place in the document, which is in view already where no sheet covers it. */
    open: (id: string) => {
      if (isPhone()) select(id);
      else setChosen(id);
      setOpened((count) => count + 1);
    },
    /** Gives the focus back to its place in the document. */
    close: () => {
      setChosen(null);
      if (change) placeOf(change.id)?.focus();
    },
  };
}
