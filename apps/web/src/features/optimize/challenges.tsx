import type { ResumeSession } from '@trueline/contracts';
import { ListWithMore } from '../../shared/ui/list-with-more.tsx';
import { groupByClaimedLine } from './challenged-lines.ts';

/** How many lines stand there at once. */
const SHOWN = 2;

/** The likely challenge to each strong claim, and what to have ready. */
export function Challenges({ session }: { session: ResumeSession }) {
  const lines = groupByClaimedLine(session);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="defend" className="mt-8">
      <h3 id="defend" className="mb-3 text-lg font-semibold">
        Be ready to back these up
      </h3>
      <ListWithMore items={lines} limit={SHOWN} name="lines" className="space-y-5 *:last:mb-5">
        {({ path, text, challenges }) => (
          <li key={path + text}>
            <p className="border-l-2 border-evidence-fill pl-3 font-serif wrap-anywhere">{text}</p>
            {challenges.map(({ claim, challenge, prepare }) => (
              <div key={claim + challenge} className="mt-2">
                <p>{challenge}</p>
                <p className="text-sm text-soft">{prepare}</p>
              </div>
            ))}
          </li>
        )}
      </ListWithMore>
    </section>
  );
}
