import { useMutationState } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { updateKey } from '../api/resume-session-mutations.ts';
import { useIsOnline } from '../use-is-online.ts';

/** Says that choices wait for the network, which holds back who would close the page on them. */
export function WaitingUpdates({ resumeSessionId }: { resumeSessionId: string }) {
  const isOnline = useIsOnline();
  const pending = useMutationState({
    filters: { mutationKey: updateKey(resumeSessionId), status: 'pending' },
    select: ({ state }) => state.isPaused || state.failureCount > 0,
  });
  const isWaiting = pending.includes(true);
  useEffect(() => {
    if (!isWaiting) return;
    const holdBack = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', holdBack);
    return () => removeEventListener('beforeunload', holdBack);
  }, [isWaiting]);
  return (
    <p
      role="status"
      className="fixed inset-x-0 top-16 z-20 mx-auto flex w-fit max-w-full items-start gap-2 rounded-b-md bg-question-wash px-4 py-2 text-sm shadow-float empty:hidden"
    >
      {(!isOnline || isWaiting) && (
        <>
          <CloudOff aria-hidden size={18} className="mt-0.5 shrink-0 text-question" />
          <span>
            {isOnline ? 'Trueline cannot be reached just now.' : 'No connection.'} What you do here
            waits, and is saved when it is back.
          </span>
        </>
      )}
    </p>
  );
}
