import { Button } from '../../../shared/ui/button.tsx';
import { tellRewording, WISHES } from './rewording-texts.ts';
import type { TextWriter } from './text-writer.ts';
import { useRewording } from './use-rewording.ts';

export interface RewordMenuProps {
  resumeSessionId: string;
  /** A line by its path, a sentence of the letter as `letter.LENGTH.ID`. */
  path: string;
  /** The text, to tell apart the menus of several. */
  text?: string;
  onTaken: (wording: string) => void;
  /** The wording that was taken goes, or comes again. */
  onUndo: (wording: string) => void;
  onRedo: (wording: string) => void;
}

/** Has a model say one text shorter, warmer or plainer, with what came of it and the way back. */
export function RewordMenu({
  writer,
  text,
  onUndo,
  onRedo,
  ...asked
}: RewordMenuProps & { writer: TextWriter }) {
  const { state, start, stop, setUndone } = useRewording({ writer, ...asked });
  const running = state.phase === 'running' ? state.how : undefined;
  const toggle = ({ wording, isUndone }: { wording: string; isUndone: boolean }) => {
    setUndone(!isUndone);
    (isUndone ? onRedo : onUndo)(wording);
  };
  const nameOf = (label: string) => (text === undefined ? undefined : `${label}: ${text}`);
  return (
    <fieldset className="min-w-0">
      <legend className={text === undefined ? 'mb-1 text-xs font-semibold text-soft' : 'sr-only'}>
        Have the model say it
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        {WISHES.map(({ how, label }) => {
          const isRunning = running === how;
          // The same button stops, so that the focus stays on it.
          return (
            <Button
              key={how}
              variant="outline"
              aria-label={nameOf(isRunning ? 'Stop' : label)}
              busyLabel={running !== undefined && !isRunning && label}
              onClick={() => (isRunning ? stop() : start(how))}
            >
              {isRunning ? 'Stop' : label}
            </Button>
          );
        })}
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <p
          role="status"
          className={`min-w-0 py-2 text-sm wrap-anywhere empty:hidden ${state.phase === 'refused' ? 'text-conflict' : 'text-soft'}`}
        >
          {tellRewording(state)}
        </p>
        {state.phase === 'taken' && (
          <Button
            variant="quiet"
            aria-label={nameOf(state.isUndone ? 'Take it again' : 'Undo')}
            onClick={() => toggle(state)}
          >
            {state.isUndone ? 'Take it again' : 'Undo'}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
