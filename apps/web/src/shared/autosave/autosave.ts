/** How long after the last keystroke the text is saved. */
const DELAY_MS = 800;
/** How long after a failure it is tried again by itself. */
const RETRY_MS = 5000;

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

interface AutosaveOptions {
  /** Names the text: what could not be saved is kept under it while the app is open. */
  key: string;
  /** The text as the server has it. */
  saved: string;
  save: (text: string) => Promise<unknown>;
  /** True when the same text would fail again: it is then tried with the next change. */
  isLasting?: (error: unknown) => boolean;
}

/** Texts that left their page unsaved, such as when the sign-in ended meanwhile. */
const unsaved = new Map<string, string>();

/** What was typed under a key and could not be saved, or is not saved yet. */
export const readUnsaved = (key: string): string | undefined => unsaved.get(key);

/** Keeps a text and saves it soon after each change, one save at a time, the newest text last. */
export function createAutosave({ key, save, isLasting = () => false, ...start }: AutosaveOptions) {
  let saved = start.saved;
  let text = unsaved.get(key) ?? saved;
  let saving: Promise<unknown> | null = null;
  let failed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const stateNow = (): SaveState => {
    if (saving) return 'saving';
    if (text === saved) return 'saved';
    return failed ? 'failed' : 'waiting';
  };
  let snapshot = { text, state: stateNow() };
  const tell = () => {
    if (text === saved) unsaved.delete(key);
    else unsaved.set(key, text);
    snapshot = { text, state: stateNow() };
    for (const listener of listeners) listener();
  };
  const saveIn = (delayMs: number) => {
    clearTimeout(timer);
    // A failure shows in the state, and is tried again.
    timer = setTimeout(() => void flush().catch(() => undefined), delayMs);
  };
  const send = async (sent: string) => {
    try {
      await save(sent);
      saved = sent;
      failed = false;
    } catch (error) {
      failed = true;
      if (!isLasting(error)) saveIn(RETRY_MS);
      throw error;
    } finally {
      saving = null;
      tell();
    }
  };
  /** Saves at once what is not saved yet. Rejects when that fails. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    // Another save is on its way: whatever becomes of it, the newest text is sent after it.
    if (saving) await saving.catch(() => undefined);
    if (saving) return flush();
    if (text === saved) return;
    saving = send(text);
    tell();
    await saving;
  };

  if (text !== saved) saveIn(DELAY_MS);
  return {
    read: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (next: string) => {
      text = next;
      failed = false;
      tell();
      saveIn(DELAY_MS);
    },
    /** Takes over what another tab has saved and answers true, unless there is something unsaved here. */
    adopt: (next: string): boolean => {
      if (saving || text !== saved) return false;
      saved = next;
      text = next;
      tell();
      return true;
    },
    /** Drops what is not saved here for what the server has. */
    discard: (next: string) => {
      clearTimeout(timer);
      saved = next;
      text = next;
      failed = false;
      tell();
    },
    flush,
    /** The page is left: saves what is not saved yet, and tries no more. */
    leave: () => {
      const last = flush().catch(() => undefined);
      void last.then(() => clearTimeout(timer));
    },
  };
}
