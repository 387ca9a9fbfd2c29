import { useIsOnline } from '../use-is-online.ts';
import type { SaveState } from './autosave.ts';

const STATES: Record<SaveState, string> = {
  saved: 'Saved',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  failed: 'Not saved yet. It stays here.',
};
const OFFLINE = 'No connection. Your words stay here and are saved when it is back.';

interface SaveStateLineProps {
  state: SaveState;
  /** Shown in place of "Saved", such as before anything was typed. */
  saved?: string | undefined;
}

/** How far what is typed is saved, told as it changes. */
export function SaveStateLine({ state, saved = STATES.saved }: SaveStateLineProps) {
  const isOnline = useIsOnline();
  const told = state === 'saved' ? saved : isOnline ? STATES[state] : OFFLINE;
  return (
    <p role="status" className="text-sm text-soft">
      {told}
    </p>
  );
}
