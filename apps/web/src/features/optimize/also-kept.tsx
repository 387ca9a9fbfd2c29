import type { Change } from '@trueline/contracts';
import { useUpdateResumeSession } from '../../shared/api/resume-session-mutations.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ListWithMore } from '../../shared/ui/list-with-more.tsx';
import { showRefusal } from './show-refusal.ts';

/** How many lines stand there at once. */
const SHOWN = 5;

interface AlsoKeptProps {
  resumeSessionId: string;
  /** Removals of texts that found no place: accepted, the text is left out. */
  kept: readonly Change[];
}

/** Lines of the file that no section holds and that are printed where they stood, each with one click to leave it out and one to take it back. */
export function AlsoKept({ resumeSessionId, kept }: AlsoKeptProps) {
  const update = useUpdateResumeSession(resumeSessionId, { onError: showRefusal });
  if (kept.length === 0) return null;
  const left = kept.filter(({ decision }) => decision === 'accepted').length;
  return (
    <section aria-labelledby="also-kept" className="mt-10 max-w-3xl">
      <h3 id="also-kept" className="text-lg font-semibold">
        Also in your resume
      </h3>
      <p className="mt-1 text-sm text-soft">
        {kept.length === 1 ? 'This line fits' : 'These lines fit'} no section, so{' '}
        {kept.length === 1 ? 'it is' : 'they are'} printed where {kept.length === 1 ? 'it' : 'they'}{' '}
        stood, unchanged.{' '}
        <span role="status">{left > 0 && `${left} of ${kept.length} left out.`}</span>
      </p>
      <ListWithMore
        items={kept}
        limit={SHOWN}
        name="lines"
        className="mt-3 divide-y divide-line border-y border-line"
      >
        {({ id, before, decision }) => {
          const isOut = decision === 'accepted';
          return (
            <li key={id} className="flex items-start justify-between gap-4 py-2">
              <p
                className={`min-w-0 py-2 font-serif wrap-anywhere ${isOut ? 'text-soft line-through' : ''}`}
              >
                {before}
              </p>
              <Button
                variant={isOut ? 'chosen' : 'outline'}
                className="min-h-11 shrink-0"
                aria-label={`${isOut ? 'Put back' : 'Leave out'}: ${before.slice(0, 60)}`}
                onClick={() =>
                  update.mutate({ decisions: { [id]: isOut ? 'rejected' : 'accepted' } })
                }
              >
                {isOut ? 'Put back' : 'Leave out'}
              </Button>
            </li>
          );
        }}
      </ListWithMore>
    </section>
  );
}
