import { useQuery } from '@tanstack/react-query';
import {
  type EndpointResponse,
  MAX_JOB_DESCRIPTION_LENGTH,
  type RequirementLevel,
  type readJobDescription,
} from '@trueline/contracts';
import { useDeferredValue, useEffect, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ListWithMore } from '../../shared/ui/list-with-more.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

type Job = EndpointResponse<typeof readJobDescription>;

/** After the last keystroke. */
const DELAY_MS = 600;
const MIN_LENGTH = 40;
/** How many lines of a level stand there at once. */
const SHOWN = 6;

const LEVELS: { level: RequirementLevel; title: string }[] = [
  { level: 'must', title: 'Required' },
  { level: 'nice', title: 'Nice to have' },
  { level: 'context', title: 'The work itself' },
];

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(settled);
}

/** Each line of the ad once, in its order. */
function linesOf(job: Job, level: RequirementLevel): string[] {
  const lines = job.requirements.filter((r) => r.level === level).map(({ text }) => text.trim());
  return [...new Set(lines)];
}

function Level({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="text-sm font-semibold text-soft">
        {title} ({lines.length})
      </h3>
      <ListWithMore items={lines} limit={SHOWN} name="lines" className="mt-1.5 space-y-1.5">
        {(line) => (
          <li key={line} className="border-l-2 border-line pl-3 text-sm wrap-anywhere">
            {line}
          </li>
        )}
      </ListWithMore>
    </div>
  );
}

/** What the ad asks, as the server reads it while it is being typed or pasted. */
export function LiveRequirements({ text }: { text: string }) {
  const settled = useSettled(text);
  const isReadable =
    settled.trim().length >= MIN_LENGTH && settled.length <= MAX_JOB_DESCRIPTION_LENGTH;
  const { data, isError, refetch } = useQuery({
    queryKey: ['job-requirements', settled],
    queryFn: ({ signal }) =>
      call(endpoints.readJobDescription, { body: { jobDescription: settled }, signal }),
    enabled: isReadable,
    // The list stays while the next one is read.
    placeholderData: (previous) => previous,
    gcTime: 60_000,
  });
  const job = isReadable ? data : undefined;
  const isFailed = isReadable && isError;
  const named = [job?.title, job?.company].filter(Boolean).join(', ');
  return (
    <section aria-labelledby="asked">
      <h2 id="asked" className="text-xl font-semibold">
        What it asks
      </h2>
      {isFailed && (
        <div className="mt-3">
          <Notice tone="conflict" title="This ad could not be read just now" urgent>
            <p>What you pasted is kept, and you can go on without this list.</p>
            <Button variant="outline" className="mt-3" onClick={() => void refetch()}>
              Read it again
            </Button>
          </Notice>
        </div>
      )}
      {!job && !isFailed && (
        <p className="mt-2 text-sm text-soft">
          Shows here as soon as there is an ad: what is required, what would be nice, and the work
          itself.
        </p>
      )}
      {job && (
        <>
          <p role="status" className="mt-2 text-sm text-soft">
            {named !== '' && `${named}${named.endsWith('.') ? '' : '.'} `}
            {job.requirements.length === 0
              ? 'No requirement was found yet. Paste the whole ad.'
              : `${linesOf(job, 'must').length} required.`}
          </p>
          {LEVELS.map(({ level, title }) => (
            <Level key={level} title={title} lines={linesOf(job, level)} />
          ))}
        </>
      )}
    </section>
  );
}
