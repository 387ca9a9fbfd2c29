import type { JobRequirements, Resume } from '@trueline/contracts';
import type { YearMonth } from '../document/dates.ts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { judge } from '../verify/gate.ts';
import { ResumeSource } from '../verify/verify-resume.ts';
import type { Draft } from './draft.ts';
import { proposeDuplicates } from './duplicates.ts';
import { listJobTerms } from './job-terms.ts';
import { planKeywordForms } from './keyword-form.ts';
import { isEnglish } from './language.ts';
import { proposeBulletOrder, proposeSkillOrder } from './order.ts';
import { rewriteLine } from './rewrite-line.ts';
import { roleTense } from './role-tense.ts';
import { proposeSurfacedSkills } from './surfaced-skill.ts';

/** Where a change stands in the document: at its line, or (an addition, an order) at or behind its list. */
function placeOf(path: string, lines: readonly ResumeLine[]): number {
  const at = lines.findIndex((line) => line.path === path || line.path.startsWith(`${path}[`));
  if (at !== -1) return at;
  const list = path.replace(/\[\d+\]$/, '');
  const last = lines.findLastIndex((line) => line.path.startsWith(`${list}[`));
  return last === -1 ? lines.length : last + 0.5;
}

/** Every change that the gate lets through, in document order: at most one for each line, and apart from these at most one order for each list. */
export function propose(resume: Resume, job: JobRequirements, asOf: YearMonth): Draft[] {
  const lines = listLines(resume);
  const source = new ResumeSource(resume);
  const terms = listJobTerms(job, resume);
  const keywordForms = planKeywordForms(resume, terms);
  const english = isEnglish(lines.map((line) => line.text));
  const duplicates = proposeDuplicates(resume);
  const doubled = new Set(duplicates.map((draft) => draft.path));
  const rewritten = lines
    .filter((line) => !doubled.has(line.path))
    .map((line) => {
      const tense = roleTense(resume, line.path, asOf);
      return rewriteLine(line, { path: line.path, tense, english, terms, keywordForms }, source);
    })
    .filter((draft) => draft !== null);
  const surfaced = proposeSurfacedSkills(resume, terms).filter(
    (draft) => judge(draft, source) === 'accept',
  );
  const drafts = [
    ...proposeBulletOrder(resume, terms),
    ...proposeSkillOrder(resume, terms),
    ...rewritten,
    ...surfaced,
    ...duplicates,
  ];
  return drafts
    .map((draft) => ({ draft, place: placeOf(draft.path, lines) }))
    .sort((a, b) => a.place - b.place)
    .map(({ draft }) => draft);
}
