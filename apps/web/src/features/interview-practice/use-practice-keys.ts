import { useEffect, useEffectEvent } from 'react';

export interface PracticeKeys {
  next: () => void;
  previous: () => void;
  timer: () => void;
  facts: () => void;
  done: () => void;
}

const TYPING = 'input, textarea, select, [contenteditable="true"], dialog';

/** j and k go through the questions, t starts and stops the timer, f shows the facts, d marks as practised. Not while somebody types. */
export function usePracticeKeys(keys: PracticeKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest(TYPING)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { j: keys.next, k: keys.previous, t: keys.timer, f: keys.facts, d: keys.done }[
      event.key.toLowerCase()
    ];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
