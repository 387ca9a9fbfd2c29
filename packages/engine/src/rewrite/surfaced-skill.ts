import type { Resume, SkillKind } from '@trueline/contracts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { findSkills } from '../lexicon/skills.ts';
import type { Draft } from './draft.ts';
import type { JobTerm, JobTerms } from './job-terms.ts';
import { isSameName } from './keyword-form.ts';
import { isHighlight, isProse } from './line-kinds.ts';
import { isOfOthers } from './relevance.ts';
import { capitalize } from './rewriter.ts';

/** Kinds that belong into a list of skills; soft skills there say nothing. */
const LISTABLE: ReadonlySet<SkillKind> = new Set(['hard', 'tool', 'method']);

/** A tool, or a name of several words or with capitals; "monitoring" or "insurance" alone says nothing in a list. */
const isListable = ({ kind, form, requirementId }: JobTerm): boolean =>
  requirementId !== undefined &&
  LISTABLE.has(kind) &&
  (kind === 'tool' || /\s/.test(form) || /[A-Z].*[A-Z]|\d/.test(form));

function findGroup(resume: Resume, term: JobTerm): number {
  const groups = resume.skills ?? [];
  const alike = groups.map(
    (group) =>
      (group.keywords ?? []).flatMap(findSkills).filter((skill) => skill.kind === term.kind).length,
  );
  return Math.max(0, alike.indexOf(Math.max(...alike)));
}

/** The line that shows the skill: a bullet before a summary. */
function findEvidence(lines: readonly ResumeLine[], term: JobTerm): ResumeLine | undefined {
  const shows = (line: ResumeLine): boolean =>
    findSkills(line.text).some(
      (skill) =>
        skill.name === term.name &&
        isSameName(term.form, skill.text) &&
        !isOfOthers(line.text, skill.end),
    );
  return (
    lines.filter((line) => isHighlight(line.path)).find(shows) ??
    lines.filter((line) => isProse(line.path)).find(shows)
  );
}

/** Transformation 24: a skill that the ad asks for and a bullet shows, missing from the person's list. Only where there is a list of keywords. */
export function proposeSurfacedSkills(resume: Resume, terms: JobTerms): Draft[] {
  const groups = resume.skills ?? [];
  if (!groups.some((group) => (group.keywords ?? []).length > 0)) return [];
  const lines = listLines(resume);
  const listed = new Set(
    lines
      .filter((line) => line.entry.startsWith('skills'))
      .flatMap((line) => findSkills(line.text).map((skill) => skill.name)),
  );
  const lengths = groups.map((group) => group.keywords?.length ?? 0);
  const drafts: Draft[] = [];
  for (const term of terms.values()) {
    const evidence =
      isListable(term) && !listed.has(term.name) ? findEvidence(lines, term) : undefined;
    if (evidence === undefined) continue;
    const group = findGroup(resume, term);
    const index = lengths[group] ?? 0;
    lengths[group] = index + 1;
    drafts.push({
      path: `skills[${group}].keywords[${index}]`,
      before: '',
      after: capitalize(term.form),
      kind: 'surfaced-skill',
      reason:
        'The job asks for it and your own bullet shows it, but your skills list does not say so.',
      requirementId: term.requirementId,
      sources: [{ path: evidence.path, text: evidence.text }],
      verdict: 'accept',
    });
  }
  return drafts;
}
