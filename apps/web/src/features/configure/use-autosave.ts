import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long after the last keystroke the text is saved. */
const AUTOSAVE_DELAY_MS = 800;

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

/**
 * Keeps a text and saves it soon after each change. `flush` saves at once what is not saved yet,
 * and rejects when that fails.
 */
export function useAutosave(initial: string, save: (text: string) => Promise<unknown>) {
  const [text, setText] = useState(initial);
  const [state, setState] = useState<SaveState>('saved');
  const saved = useRef(initial);

  const change = (next: string) => {
    setText(next);
    setState(next === saved.current ? 'saved' : 'waiting');
  };
  const flush = async () => {
    if (text === saved.current) return;
    setState('saving');
    try {
      await save(text);
      saved.current = text;
      // More may have been typed meanwhile: that is still waiting.
      setState((current) => (current === 'saving' ? 'saved' : current));
    } catch (error) {
      setState('failed');
      throw error;
    }
  };
  const flushLater = useEffectEvent(() => {
    // The state shows the failure, and the next change tries again.
    flush().catch(() => undefined);
  });
  useEffect(() => {
    if (text === saved.current) return;
    const timer = setTimeout(() => flushLater(), AUTOSAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, change, state, flush };
}
