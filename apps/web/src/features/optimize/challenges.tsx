import type { ResumeSession } from '@trueline/contracts';
import { ListWithMore } from '../../shared/ui/list-with-more.tsx';

/** How many stand there at once. */
const SHOWN = 2;

/** The likely challenge to each strong claim, and what to have ready. */
export function Challenges({ challenges }: Pick<ResumeSession, 'challenges'>) {
  if (challenges.length === 0) return null;
  return (
    <section aria-labelledby="defend" className="mt-8">
      <h3 id="defend" className="mb-3 text-lg font-semibold">
        Be ready to back these up
      </h3>
      <ListWithMore
        items={challenges}
        limit={SHOWN}
        name="claims"
        className="space-y-5 *:last:mb-5"
      >
        {({ path, claim, challenge, prepare }) => (
          <li key={path + claim}>
            <p className="border-l-2 border-evidence-fill pl-3 font-serif">{claim}</p>
            <p className="mt-2">{challenge}</p>
            <p className="text-sm text-soft">{prepare}</p>
          </li>
        )}
      </ListWithMore>
    </section>
  );
}
