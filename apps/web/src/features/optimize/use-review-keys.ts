import { useEffect, useEffectEvent } from 'react';

export interface ReviewKeys {
  next: () => void;
  previous: () => void;
  accept: () => void;
  reject: () => void;
  edit: () => void;
  undo: () => void;
  redo: () => void;
}

const TYPING = 'input, textarea, select, [contenteditable="true"], dialog';

/** j and k go through the changes, a accepts, r rejects, e edits; Ctrl or Cmd with z undoes, with Shift redoes. Not while somebody types. */
export function useReviewKeys(keys: ReviewKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest(TYPING)) return;
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    const act = isCommand
      ? key === 'z' && (event.shiftKey ? keys.redo : keys.undo)
      : !event.altKey &&
        { j: keys.next, k: keys.previous, a: keys.accept, r: keys.reject, e: keys.edit }[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
