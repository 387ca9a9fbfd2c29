import type { ResumeSession, SkillAnalysis } from '@trueline/contracts';
import { Check, Circle, CircleDashed } from 'lucide-react';
import { showSkillUse } from '../../shared/resume-document/skill-use.ts';
import { ListWithMore } from '../../shared/ui/list-with-more.tsx';
import { FoldedSection } from './folded-section.tsx';

/** How many stand in each column at once. */
const SHOWN = 5;

const STATUSES = {
  matched: { Icon: Check, title: 'Shown', tone: 'text-evidence' },
  partial: { Icon: CircleDashed, title: 'Close, but not the same', tone: 'text-question' },
  missing: { Icon: Circle, title: 'Not shown', tone: 'text-soft' },
} as const;

function Skill({ skill }: { skill: SkillAnalysis }) {
  const used = showSkillUse(skill);
  return (
    <li>
      <details>
        <summary className="py-2.5">
          <span className="font-semibold">{skill.term}</span>
          {used !== '' && <span className="text-sm text-soft"> · {used}</span>}
        </summary>
        <div className="pb-3">
          {skill.evidence && (
            <p className="mt-1 border-l-2 border-evidence-fill pl-3 font-serif text-sm">
              {skill.evidence.text}
            </p>
          )}
          {skill.status !== 'matched' && <p className="mt-1 text-sm text-soft">{skill.note}</p>}
          {skill.advice && <p className="mt-1 text-sm text-soft">Advice: {skill.advice}</p>}
        </div>
      </details>
    </li>
  );
}

/** `3 shown, 1 close, 2 not shown.` */
function noteOf(skills: readonly SkillAnalysis[]): string {
  const count = (status: SkillAnalysis['status']) =>
    skills.filter((skill) => skill.status === status).length;
  return `${count('matched')} shown, ${count('partial')} close, ${count('missing')} not shown.`;
}

/** Each skill of the ad: shown, close, or not shown; advice is marked as such. */
export function SkillsAnalysis({ skills }: Pick<ResumeSession, 'skills'>) {
  if (skills.length === 0) return null;
  return (
    <FoldedSection id="skills-analysis" title="Skills" note={noteOf(skills)}>
      <div className="mt-5 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {(['matched', 'partial', 'missing'] as const).map((status) => {
          const { Icon, title, tone } = STATUSES[status];
          const own = skills.filter((skill) => skill.status === status);
          return (
            <div key={status} className={own.length === 0 ? 'max-md:hidden' : ''}>
              <h3 className={`flex items-center gap-2 text-lg font-semibold ${tone}`}>
                <Icon aria-hidden size={18} />
                {title} ({own.length})
              </h3>
              <div className="mt-2">
                <ListWithMore
                  items={own}
                  limit={SHOWN}
                  name="of them"
                  className="divide-y divide-line border-y border-line empty:hidden"
                >
                  {(skill) => <Skill key={skill.requirementId + skill.name} skill={skill} />}
                </ListWithMore>
              </div>
            </div>
          );
        })}
      </div>
    </FoldedSection>
  );
}
