import { messageOf } from '../api/api-error.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface PollTroubleProps {
  error: Error;
  /** The server is at work, and is asked again by itself. */
  running: boolean;
  onRetry: () => void;
}

/** Above what is shown already, when the newest state could not be fetched. */
export function PollTrouble({ error, running, onRetry }: PollTroubleProps) {
  return (
    <div className="mx-auto max-w-6xl px-5 pt-6">
      <Notice
        tone="question"
        title={messageOf(error, 'The newest state could not be loaded.')}
        urgent
      >
        {running ? (
          'The work goes on without this page, which looks again every few seconds.'
        ) : (
          <>
            What you see may be out of date.{' '}
            <Button variant="quiet" onClick={onRetry}>
              Try again
            </Button>
          </>
        )}
      </Notice>
    </div>
  );
}
