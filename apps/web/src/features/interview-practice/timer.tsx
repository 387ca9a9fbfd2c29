import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';

const TICK_MS = 250;

/** `1:05`. */
const showTime = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** How long the answer takes, from when it is started; true to the clock while the tab is asleep. */
function useStopwatch() {
  const [spentMs, setSpentMs] = useState(0);
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (startedAt === null) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [startedAt]);
  const elapsedMs = spentMs + (startedAt === null ? 0 : Math.max(0, now - startedAt));
  return {
    elapsedMs,
    isRunning: startedAt !== null,
    toggle: () => {
      const time = Date.now();
      if (startedAt !== null) setSpentMs(spentMs + time - startedAt);
      setNow(time);
      setStartedAt(startedAt === null ? time : null);
    },
    reset: () => {
      setSpentMs(0);
      setStartedAt(null);
    },
  };
}

/** A stopwatch for one answer; `toggles` counts how often the key for it was pressed. */
export function Timer({ toggles }: { toggles: number }) {
  const { elapsedMs, isRunning, toggle, reset } = useStopwatch();
  const [seen, setSeen] = useState(toggles);
  if (toggles !== seen) {
    setSeen(toggles);
    toggle();
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <p
        role="timer"
        aria-label="Time of your answer"
        className="min-w-20 text-2xl font-semibold tabular-nums"
      >
        {showTime(elapsedMs)}
      </p>
      <Button variant="outline" className="min-h-11" onClick={toggle}>
        {isRunning ? <Pause aria-hidden size={16} /> : <Play aria-hidden size={16} />}
        {isRunning ? 'Pause' : 'Start the timer'}
      </Button>
      {elapsedMs > 0 && (
        <Button variant="quiet" className="min-h-11" onClick={reset}>
          <RotateCcw aria-hidden size={16} />
          Reset
        </Button>
      )}
      <p className="w-full text-sm text-soft">Answer aloud. Two minutes are plenty.</p>
    </div>
  );
}
