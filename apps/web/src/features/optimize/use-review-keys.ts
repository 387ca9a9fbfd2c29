import { useEffect, useEffectEvent } from 'react';

export interface ReviewKeys {
  next: () => void;
  previous: () => void;
  nextPart: () => void;
  previousPart: () => void;
  accept: () => void;
  acceptPart: () => void;
  reject: () => void;
  rejectPart: () => void;
  edit: () => void;
  undo: () => void;
  redo: () => void;
}

const TYPING = 'input, textarea, select, [contenteditable="true"], dialog';

type Keymap = Record<string, (() => void) | undefined>;

const ofChange = (keys: ReviewKeys): Keymap => ({
  j: keys.next,
  k: keys.previous,
  n: keys.nextPart,
  p: keys.previousPart,
  a: keys.accept,
  r: keys.reject,
  e: keys.edit,
});
const ofPart = (keys: ReviewKeys): Keymap => ({ a: keys.acceptPart, r: keys.rejectPart });

/** j and k go through the changes, n and p through the parts, a accepts, r rejects, each with Shift for the whole part, e edits; Ctrl or Cmd with z undoes, with Shift redoes. Not while somebody types. */
export function useReviewKeys(keys: ReviewKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest(TYPING)) return;
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    const act = isCommand
      ? key === 'z' && (event.shiftKey ? keys.redo : keys.undo)
      : !event.altKey && (event.shiftKey ? ofPart(keys) : ofChange(keys))[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
