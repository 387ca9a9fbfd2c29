import { useEffect, useEffectEvent } from 'react';

/** Of the change in hand. */
interface ChangeKeys {
  next: () => void;
  previous: () => void;
  accept: () => void;
  reject: () => void;
  edit: () => void;
}

export interface ReviewKeys {
  /** None while no single change is shown: nobody decides on what they don't see. */
  ofChange: ChangeKeys | undefined;
  nextPart: () => void;
  previousPart: () => void;
  acceptPart: () => void;
  rejectPart: () => void;
  undo: () => void;
  redo: () => void;
}

const TYPING = 'input, textarea, select, [contenteditable="true"], dialog';

type Keymap = Record<string, (() => void) | undefined>;

const plainKeys = ({ ofChange, nextPart, previousPart }: ReviewKeys): Keymap => ({
  j: ofChange?.next,
  k: ofChange?.previous,
  n: nextPart,
  p: previousPart,
  a: ofChange?.accept,
  r: ofChange?.reject,
  e: ofChange?.edit,
});
const shiftKeys = (keys: ReviewKeys): Keymap => ({ a: keys.acceptPart, r: keys.rejectPart });

/** j and k go through the changes, n and p through the parts, a accepts, r rejects, each with Shift for the whole part, e edits; Ctrl or Cmd with z undoes, with Shift redoes. Not while somebody types. */
export function useReviewKeys(keys: ReviewKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest(TYPING)) return;
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    const act = isCommand
      ? key === 'z' && (event.shiftKey ? keys.redo : keys.undo)
      : !event.altKey && (event.shiftKey ? shiftKeys(keys) : plainKeys(keys))[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
