import type { FitView, ResumeSession } from '@trueline/contracts';
import { Figure } from './figure.tsx';

/** What the fit is made of: each view with its share and the line it rests on most. */
function Views({ views }: { views: readonly FitView[] }) {
  return (
    <details className="mt-2 max-w-3xl">
      <summary className="flex min-h-11 w-fit items-center text-sm font-semibold text-evidence underline underline-offset-4">
        What the fit is made of
      </summary>
      <ul className="divide-y divide-line border-y border-line">
        {views.map(({ id, name, share, weight, evidence: [line] }) => (
          <li key={id} className="py-3">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{name}</span>
              <span className="shrink-0 text-sm tabular-nums text-soft">
                {Math.round(share)} of 100, weighs {weight}
              </span>
            </p>
            <p className="mt-1 line-clamp-2 font-serif text-sm text-soft wrap-anywhere">
              {line === undefined ? 'No line of yours shows it.' : `“${line.text}”`}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How far the resume answers the ad, before and now; nothing for a result from before it was measured. */
export function FitLine({ session, updating }: { session: ResumeSession; updating: boolean }) {
  const { originalFit, optimizedFit, fitViews = [] } = session;
  if (originalFit === undefined || optimizedFit === undefined) return null;
  return (
    <section aria-label="Fit" aria-busy={updating}>
      <dl className="flex gap-8 sm:gap-16">
        <Figure name="Fit, original" value={originalFit} />
        <Figure name="Fit, now" value={optimizedFit} strong />
      </dl>
      <p className="mt-3 max-w-3xl text-sm text-soft">
        Out of 100: how far your lines answer this ad. Few resumes say all that an ad says, so use
        it to compare one resume or one ad with another.
      </p>
      <Views views={fitViews} />
    </section>
  );
}
