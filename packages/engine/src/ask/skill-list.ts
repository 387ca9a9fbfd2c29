import type { Resume } from '@trueline/contracts';
import { findSkill } from '../taxonomy/skills.ts';

/** A group of anything: "Skills", "Core competencies". */
const GENERAL =
  /^(?:(?:key|core|other|additional|further|professional|relevant|general|work) )*(?:skills?|competenc(?:y|ies)|expertise|strengths|abilities|qualifications|keywords)?$/i;
const familyOf = (text: string): string[] => {
  const skill = findSkill(text);
  return skill === null ? [] : [skill.name, ...skill.parents];
};

/** The list of skills that a name belongs to: the one with its kin, else a general one, else a new one where every group has a name of its own. */
export function skillListFor(resume: Resume, term: string): string {
  const groups = resume.skills ?? [];
  const family = new Set(familyOf(term));
  const kin = groups.map(
    ({ keywords = [] }) =>
      keywords.filter((item) => familyOf(item).some((name) => family.has(name))).length,
  );
  const most = Math.max(0, ...kin);
  const general = groups.findLastIndex(({ name = '' }) => GENERAL.test(name.trim()));
  const at = most > 0 ? kin.indexOf(most) : general;
  return `skills[${at >= 0 ? at : groups.length}].keywords`;
}
