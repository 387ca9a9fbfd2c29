import type { RequirementKind, ResumeSession, ScoredRequirement } from '@trueline/contracts';
import { Check, ChevronDown, Circle, CircleDashed, CircleQuestionMark } from 'lucide-react';
import { ListWithMore } from '../../shared/ui/list-with-more.tsx';
import { FoldedSection } from './folded-section.tsx';
import { groupByLine, type RequirementGroup, standingOf, tallyOf } from './requirement-groups.ts';

/** Each with a sign and a word. */
const STANDINGS = {
  shown: { Icon: Check, word: 'Shown', tone: 'text-evidence' },
  partly: { Icon: CircleDashed, word: 'Partly shown', tone: 'text-question' },
  missing: { Icon: Circle, word: 'Not shown', tone: 'text-soft' },
  open: { Icon: CircleQuestionMark, word: 'For you to judge', tone: 'text-soft' },
} as const;

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

/** How many lines of evidence stand below a requirement. */
const SHOWN_EVIDENCE = 2;
/** How many lines of the ad stand there at once. */
const SHOWN_LINES = 6;

/** One without credit has none to show. */
const evidenceOf = ({ credit, evidence }: ScoredRequirement) => (credit > 0 ? evidence : []);

/** One line of an ad can ask several things: which one this is. */
function aspectOf({ kind, skills, anyOf }: ScoredRequirement): string {
  const names = [...new Set(anyOf ?? skills.map(({ name }) => name))];
  return names.length > 0 ? `${KINDS[kind]}: ${names.join(anyOf ? ' or ' : ', ')}` : KINDS[kind];
}

/** A line of evidence, its state told only where the line of the ad does not tell it already. */
function Requirement({
  requirement,
  isAlone,
}: {
  requirement: ScoredRequirement;
  isAlone: boolean;
}) {
  const { Icon, word, tone } = STANDINGS[standingOf([requirement])];
  const evidence = evidenceOf(requirement);
  return (
    <li>
      {!isAlone && (
        <p className="flex items-start gap-2 text-sm text-soft">
          <Icon aria-hidden size={16} className={`mt-0.5 shrink-0 ${tone}`} />
          <span>
            {word} · {aspectOf(requirement)}
          </span>
        </p>
      )}
      {evidence.slice(0, SHOWN_EVIDENCE).map((source) => (
        <p
          key={source.path + source.text}
          className="mt-2 border-l-2 border-evidence-fill pl-3 font-serif text-sm"
        >
          {source.text}
        </p>
      ))}
      {evidence.length > SHOWN_EVIDENCE && (
        <p className="mt-1 pl-3.5 text-sm text-soft">and {evidence.length - SHOWN_EVIDENCE} more</p>
      )}
    </li>
  );
}

const LEVELS = { must: 'required', nice: 'nice to have', context: '' } as const;

/** `Partly shown · required · skill: SQL`, or how many of several are shown. */
function describe(requirements: readonly ScoredRequirement[]): string {
  const [only] = requirements;
  const shown = requirements.filter((one) => standingOf([one]) === 'shown').length;
  const isRequired = requirements.some(({ level }) => level === 'must');
  const level = isRequired ? LEVELS.must : LEVELS[only?.level ?? 'context'];
  const parts =
    requirements.length === 1 && only
      ? [STANDINGS[standingOf([only])].word, level, aspectOf(only)]
      : [`${shown} of ${requirements.length} shown`, level];
  return parts.filter((part) => part !== '').join(' · ');
}

/** One line of the ad: how it stands at a glance, its evidence when it is opened. */
function Line({ text, requirements }: RequirementGroup) {
  const { Icon, tone } = STANDINGS[standingOf(requirements)];
  const hasMore =
    requirements.length > 1 || requirements.some((requirement) => evidenceOf(requirement)[0]);
  const head = (
    <span className="flex min-w-0 grow items-start gap-3">
      <Icon aria-hidden size={18} className={`mt-1 shrink-0 ${tone}`} />
      <span className="min-w-0 wrap-anywhere">
        {text}
        <span className="block text-sm text-soft">{describe(requirements)}</span>
      </span>
    </span>
  );
  if (!hasMore) return <li className="flex py-2.5">{head}</li>;
  return (
    <li>
      <details className="group">
        <summary className="flex list-none items-start gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
          {head}
          <ChevronDown
            aria-hidden
            size={18}
            className="mt-1 shrink-0 text-soft group-open:rotate-180"
          />
        </summary>
        <ul className="space-y-2.5 pb-4 pl-7.5">
          {requirements.map((requirement) => (
            <Requirement
              key={requirement.id}
              requirement={requirement}
              isAlone={requirements.length === 1}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** What the ad asks, each with the lines of the resume that show it. */
export function RequirementList({ requirements }: Pick<ResumeSession, 'requirements'>) {
  const groups = groupByLine(requirements);
  return (
    <FoldedSection id="requirements" title="What the ad asks" note={tallyOf(groups)}>
      {groups.length === 0 ? (
        <p className="mt-4 text-soft">No requirements were found in this ad.</p>
      ) : (
        <div className="max-w-3xl">
          <p className="mt-1 mb-4 text-sm text-soft">
            {tallyOf(groups)} Open a line to see which of yours show it.
          </p>
          <ListWithMore
            items={groups}
            limit={SHOWN_LINES}
            name="lines of the ad"
            className="divide-y divide-line border-y border-line"
          >
            {(group) => <Line key={group.text} {...group} />}
          </ListWithMore>
        </div>
      )}
    </FoldedSection>
  );
}
