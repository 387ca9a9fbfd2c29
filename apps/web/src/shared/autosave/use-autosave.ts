import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../api/api-error.ts';
import { createAutosave } from './autosave.ts';

/** A refusal of this very text, or a sign-in that ended; not a busy or absent server. */
function isLasting(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

/** Keeps a text and saves it soon after each change, when the page is hidden or left, and when the network is back. */
export function useAutosave(key: string, saved: string, save: (text: string) => Promise<unknown>) {
  const [autosave] = useState(() => createAutosave({ key, saved, save, isLasting }));
  const { text, state } = useSyncExternalStore(autosave.subscribe, autosave.read, autosave.read);
  useEffect(() => void autosave.adopt(saved), [autosave, saved]);
  useEffect(() => {
    // A failure shows in the state.
    const saveNow = () => void autosave.flush().catch(() => undefined);
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveNow();
    const holdBack = (event: BeforeUnloadEvent) => {
      if (autosave.read().state === 'saved') return;
      event.preventDefault();
      saveNow();
    };
    addEventListener('online', saveNow);
    addEventListener('beforeunload', holdBack);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      removeEventListener('online', saveNow);
      removeEventListener('beforeunload', holdBack);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      autosave.leave();
    };
  }, [autosave]);
  const { change, flush, adopt, discard } = autosave;
  /** The text of the moment, for what changes it later than it was drawn. */
  const readText = () => autosave.read().text;
  return { text, state, readText, change, flush, adopt, discard };
}
