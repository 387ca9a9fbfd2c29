import { Cpu } from 'lucide-react';
import { Link } from 'react-router';
import type { PromptApi } from '../../../shared/own-model/prompt-api.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { buttonClass } from '../../../shared/ui/button-class.ts';
import { tellCounts, tellRun } from './own-model-texts.ts';
import { useOwnModelRun } from './use-own-model-run.ts';

interface OwnModelRunProps {
  api: PromptApi;
  resumeSessionId: string;
  /** The result has just come: the model begins by itself. */
  isFresh: boolean;
}

/** A line above the result that tells what the browser's own model does, and stops it. */
export function OwnModelRun({ api, resumeSessionId, isFresh }: OwnModelRunProps) {
  const { state, start, stop } = useOwnModelRun({ api, resumeSessionId, starts: isFresh });
  const isRunning = state.phase === 'running';
  const isMissing = state.phase === 'ended' && state.end === 'not-ready';
  const action = state.phase === 'idle' ? 'Ask it' : 'Ask it again';
  return (
    <section aria-label="Your computer’s model" className="mx-auto max-w-6xl px-5 pt-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-evidence-wash px-4 py-3 text-sm">
        <Cpu aria-hidden size={20} className="shrink-0 text-evidence" />
        <div className="min-w-48 grow basis-0">
          <p role="status">
            {tellRun(state)} {tellCounts(state)}
          </p>
          {isRunning && state.total > 0 && (
            <p className="text-soft tabular-nums">
              Text {Math.min(state.done + 1, state.total)} of {state.total}
            </p>
          )}
        </div>
        {isMissing && (
          <Link to="/account-settings" className={buttonClass('outline')}>
            Account settings
          </Link>
        )}
        {/* One button, so that the focus stays on it. */}
        <Button variant="outline" onClick={isRunning ? stop : start}>
          {isRunning ? 'Stop' : action}
        </Button>
        {isRunning && (
          <progress
            aria-label="Texts that the model has looked at"
            max={Math.max(state.total, 1)}
            value={state.done}
            className="progress-line basis-full"
          />
        )}
      </div>
    </section>
  );
}
