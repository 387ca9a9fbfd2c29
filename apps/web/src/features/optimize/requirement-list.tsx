import type { RequirementKind, ResumeSession, ScoredRequirement } from '@trueline/contracts';
import { Check, Circle, CircleDashed } from 'lucide-react';
import { groupByLine, type RequirementGroup } from './requirement-groups.ts';

/** Credit from 0 to 1 as three states, each with a sign and a word. */
function stateOf({ credit }: ScoredRequirement) {
  if (credit >= 0.999) return { Icon: Check, word: 'Shown', tone: 'text-evidence' };
  if (credit > 0) return { Icon: CircleDashed, word: 'Partly shown', tone: 'text-question' };
  return { Icon: Circle, word: 'Not shown', tone: 'text-soft' };
}

const KINDS: Record<RequirementKind, string> = {
  skill: 'skill',
  years: 'years',
  degree: 'degree',
  cert: 'certificate',
  title: 'job title',
  responsibility: 'task',
  location: 'place',
  authorisation: 'right to work',
  language: 'language',
  clearance: 'clearance',
  travel: 'travel',
};

/** How many lines of evidence stand below a requirement; one without credit has none to show. */
const SHOWN_EVIDENCE = 2;

/** One line of an ad can ask several things: which one this is. */
function aspectOf({ kind, skills, anyOf }: ScoredRequirement): string {
  const names = [...new Set(anyOf ?? skills.map(({ name }) => name))];
  return names.length > 0 ? `${KINDS[kind]}: ${names.join(anyOf ? ' or ' : ', ')}` : KINDS[kind];
}

function Requirement({ requirement }: { requirement: ScoredRequirement }) {
  const { Icon, word, tone } = stateOf(requirement);
  const evidence = requirement.credit > 0 ? requirement.evidence : [];
  return (
    <li className="flex gap-3">
      <Icon aria-hidden size={18} className={`mt-0.5 shrink-0 ${tone}`} />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-sm text-soft">
          <span className={tone}>{word}</span>
          {requirement.level === 'must' && ' · required'}
          {requirement.level === 'nice' && ' · nice to have'}
          {` · ${aspectOf(requirement)}`}
        </p>
        {evidence.slice(0, SHOWN_EVIDENCE).map((source) => (
          <p
            key={source.path + source.text}
            className="mt-2 border-l-2 border-evidence-fill pl-3 font-serif text-sm"
          >
            {source.text}
          </p>
        ))}
        {evidence.length > SHOWN_EVIDENCE && (
          <p className="mt-1 pl-3.5 text-sm text-soft">
            and {evidence.length - SHOWN_EVIDENCE} more
          </p>
        )}
      </div>
    </li>
  );
}

function Line({ text, requirements }: RequirementGroup) {
  return (
    <li className="py-4">
      <p className="wrap-anywhere">{text}</p>
      <ul className="mt-2 space-y-2.5">
        {requirements.map((requirement) => (
          <Requirement key={requirement.id} requirement={requirement} />
        ))}
      </ul>
    </li>
  );
}

/** What the ad asks, each with the lines of the resume that show it. */
export function RequirementList({ requirements }: Pick<ResumeSession, 'requirements'>) {
  return (
    <section aria-labelledby="requirements">
      <h2 id="requirements" className="text-xl font-semibold">
        What the ad asks
      </h2>
      {requirements.length === 0 ? (
        <p className="mt-4 text-soft">No requirements were found in this ad.</p>
      ) : (
        <ul className="mt-4 max-w-3xl divide-y divide-line border-y border-line">
          {groupByLine(requirements).map((group) => (
            <Line key={group.text} {...group} />
          ))}
        </ul>
      )}
    </section>
  );
}
