import type { Resume } from '@trueline/contracts';
import { findSkill } from '../taxonomy/skills.ts';

/** A group of anything: "Skills", "Core competencies". */
const GENERAL =
  /^(?:(?:key|core|other|additional|further|professional|relevant|general|work) )*(?:skills?|competenc(?:y|ies)|expertise|strengths|abilities|qualifications|keywords)?$/i;
/** How well one knows what stands there: a name that was only ticked says no such thing. */
const OF_LEVEL =
  /\b(?:expert|advanced|basics?|beginner|intermediate|proficien\p{L}+|familiar\p{L}*|learn\p{L}*|working|strong|fluent|knowledge|exposure|some|good|excellent|years?|daily|primary|secondary)\b/iu;
const familyOf = (text: string): string[] => {
  const skill = findSkill(text);
  return skill === null ? [] : [skill.name, ...skill.parents];
};

/** The list of skills that a name belongs to: the one with its kin, else a general one, else a new one where every group has a name of its own. */
export function skillListFor(resume: Resume, term: string): string {
  const groups = resume.skills ?? [];
  const family = new Set(familyOf(term));
  const kin = groups.map(({ name = '', level = '', keywords = [] }) =>
    OF_LEVEL.test(name) || level !== ''
      ? 0
      : keywords.filter((item) => familyOf(item).some((one) => family.has(one))).length,
  );
  const most = Math.max(0, ...kin);
  const general = groups.findLastIndex(({ name = '' }) => GENERAL.test(name.trim()));
  const at = most > 0 ? kin.indexOf(most) : general;
  return `skills[${at >= 0 ? at : groups.length}].keywords`;
}
