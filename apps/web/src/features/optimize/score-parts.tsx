import type { FixKind, ResumeSession, ScoreComponent } from '@trueline/contracts';

const FIXES: Record<FixKind, string> = {
  automatic: 'a change above can win it',
  ask: 'only you can say',
  cannot: 'wording cannot win it',
};

/** Lost points that are told one by one. */
const SHOWN_LOSSES = 3;
/** Less than this is told as nothing. */
const POINTS_SHOWN_MIN = 0.05;

const show = (points: number) => String(Math.round(points * 10) / 10);

function Losses({ lost }: Pick<ScoreComponent, 'lost'>) {
  const told = lost.filter(({ points }) => points >= POINTS_SHOWN_MIN);
  if (told.length === 0) return null;
  return (
    <ul className="mt-1 space-y-0.5 text-sm text-soft wrap-anywhere">
      {told.slice(0, SHOWN_LOSSES).map(({ points, reason, fixKind, requirementId }) => (
        <li key={`${requirementId} ${points} ${reason}`}>
          −{show(points)}: {reason} ({FIXES[fixKind]})
        </li>
      ))}
      {told.length > SHOWN_LOSSES && <li>and {told.length - SHOWN_LOSSES} smaller ones</li>}
    </ul>
  );
}

/** What the figure is the sum of, and where its points were lost. */
export function ScoreParts({ components }: Pick<ResumeSession, 'components'>) {
  // What the ad doesn't ask for has no points to give.
  const asked = components.filter(({ max }) => max > 0);
  return (
    <details className="mt-2 max-w-3xl">
      <summary className="flex min-h-11 w-fit items-center text-sm font-semibold text-evidence underline underline-offset-4">
        What the score is made of
      </summary>
      <ul className="divide-y divide-line border-y border-line">
        {asked.map(({ id, name, max, got, lost }) => (
          <li key={id} className="py-3">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{name}</span>
              <span className="text-sm tabular-nums text-soft">
                {show(got)} of {show(max)}
              </span>
            </p>
            <Losses lost={lost} />
          </li>
        ))}
      </ul>
    </details>
  );
}
