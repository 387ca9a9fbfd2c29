import { useMutationState } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { updateKey } from '../api/resume-session-mutations.ts';
import { useIsOnline } from '../use-is-online.ts';

/** Holds back who would close the page on choices that are not saved yet, and says when these wait for the network. */
export function WaitingUpdates({ resumeSessionId }: { resumeSessionId: string }) {
  const isOnline = useIsOnline();
  // Paused alone tells nothing: one also waits for the update before it.
  const tries = useMutationState({
    filters: { mutationKey: updateKey(resumeSessionId), status: 'pending' },
    select: ({ state }) => state.failureCount,
  });
  const isUnsaved = tries.length > 0;
  const isHeldUp = isUnsaved && (!isOnline || tries.some((count) => count > 0));
  // It stays said until all that waited is saved.
  const [hasWaited, setHasWaited] = useState(false);
  if (isHeldUp && !hasWaited) setHasWaited(true);
  if (!isUnsaved && hasWaited) setHasWaited(false);
  useEffect(() => {
    if (!isUnsaved) return;
    const holdBack = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', holdBack);
    return () => removeEventListener('beforeunload', holdBack);
  }, [isUnsaved]);
  return (
    <p
      role="status"
      className="fixed inset-x-0 top-16 z-20 mx-auto flex w-fit max-w-full items-start gap-2 rounded-b-md bg-question-wash px-4 py-2 text-sm shadow-float empty:hidden"
    >
      {(!isOnline || hasWaited) && (
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
