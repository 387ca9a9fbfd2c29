import type { JobRequirements, RequirementLevel, Resume, SkillKind } from '@trueline/contracts';
import { hasForm } from '../language/forms.ts';
import { aliasesOf, findSkill } from '../taxonomy/skills.ts';
import { listLines } from './paths.ts';

/** A skill that the job description names, in the form that it uses. */
export interface JobTerm {
  /** The lexicon's name of the concept. */
  name: string;
  /** As the ad writes it, capitals as in the lexicon. */
  form: string;
  /** Every form of it in the ad, lower case. */
  forms: string[];
  kind: SkillKind;
  level: RequirementLevel;
  requirementId?: string | undefined;
  /** The ad's form already stands in the resume. */
  surfaced: boolean;
  /** The person's own writing of it, where the lexicon's forms don't show it. */
  own?: string;
}

export type JobTerms = ReadonlyMap<string, JobTerm>;

const LEVELS: readonly RequirementLevel[] = ['must', 'nice', 'context'];

/** The ad's skills by concept, heaviest requirement first; of several forms of one concept, the first in that requirement. */
export function listJobTerms(job: JobRequirements, resume: Resume): JobTerms {
  const text = listLines(resume)
    .map((line) => line.text)
    .join('\n');
  const kinds = new Map(job.skills.map((skill) => [skill.name, skill.kind]));
  const terms = new Map<string, JobTerm>();
  const add = (
    name: string,
    written: string,
    level: RequirementLevel,
    requirementId?: string,
  ): void => {
    const known = terms.get(name);
    if (known !== undefined) {
      known.forms.push(written.toLowerCase());
      return;
    }
    const form =
      aliasesOf(name).find((alias) => alias.toLowerCase() === written.toLowerCase()) ?? written;
    const kind = findSkill(name)?.kind ?? kinds.get(name) ?? 'unrecognised';
    terms.set(name, {
      name,
      form,
      forms: [written.toLowerCase()],
      kind,
      level,
      requirementId,
      surfaced: hasForm(text, form),
    });
  };
  for (const level of LEVELS) {
    for (const requirement of job.requirements.filter(
      (item) => item.level === level && item.kind !== 'degree',
    )) {
      for (const skill of requirement.skills) add(skill.name, skill.text, level, requirement.id);
    }
  }
  for (const skill of job.skills) add(skill.name, skill.text, 'context');
  return terms;
}
