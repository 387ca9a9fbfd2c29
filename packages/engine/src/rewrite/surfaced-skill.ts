import type { Resume, SkillKind } from '@trueline/contracts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { hasForm } from '../lexicon/forms.ts';
import { findSkills } from '../lexicon/skills.ts';
import { readVerb } from '../lexicon/verb-forms.ts';
import type { Draft } from './draft.ts';
import type { JobTerm, JobTerms } from './job-terms.ts';
import { isEmbedded, isListed, isSlip } from './keyword-form.ts';
import { isHighlight, isProse, isSkillItem } from './line-kinds.ts';
import { isOfOthers } from './relevance.ts';
import { capitalize } from './rewriter.ts';
import { compareNames } from './same-name.ts';

/** Kinds that belong into a list of skills; what one is like says nothing there. */
const LISTABLE: ReadonlySet<SkillKind> = new Set(['hard', 'tool', 'method']);
/** A list that does not exist yet is begun for no fewer. */
const NEW_LIST_MIN = 3;

/** A tool, or a name of several words or with capitals; "monitoring" or "insurance" alone says nothing in a list. */
function isListable(term: JobTerm): boolean {
  const { kind, form, requirementId, name } = term;
  return (
    requirementId !== undefined &&
    LISTABLE.has(kind) &&
    isListed(term) &&
    !isSlip(term) &&
    readVerb(form.split(' ')[0] ?? '').every(
      (reading) => reading.form === 'gerund' || reading.verb.baseIsNoun,
    ) &&
    (kind === 'tool' || /\s/.test(itemOf({ form, name })) || /[A-Z].*[A-Z]|\d/.test(form))
  );
}

/** The ad's form as an item of a list: a bare "RESTful" or "back-end" takes the tail of its full name. */
function itemOf({ form, name }: Pick<JobTerm, 'form' | 'name'>): string {
  const isBare =
    !/\s/.test(form) && name.length > form.length && compareNames(form, name)?.how === 'tail';
  return capitalize(isBare ? `${form} ${name.split(' ').slice(1).join(' ')}` : form);
}

function findGroup(resume: Resume, term: JobTerm): number {
  const groups = resume.skills ?? [];
  const alike = groups.map(
    (group) =>
      (group.keywords ?? []).flatMap(findSkills).filter((skill) => skill.kind === term.kind).length,
  );
  return Math.max(0, alike.indexOf(Math.max(...alike)));
}

const isTitle = (path: string): boolean => /^(?:work|volunteer)\[\d+\]\.position$/.test(path);

/** "Full-stack engineer with 7 years ...": the summary begins with the person's own trade. */
const isOwnTitle = ({ path, text }: ResumeLine, end: number): boolean =>
  isTitle(path) ||
  (path === 'basics.summary' && /^(?:[\w/+#.-]+ ){0,4}$/.test(`${text.slice(0, end)} `));

/** The line that shows the skill: a bullet before a summary before a held title before the list itself. */
function findEvidence(lines: readonly ResumeLine[], term: JobTerm): ResumeLine | undefined {
  const shows = (line: ResumeLine): boolean =>
    findSkills(line.text).some(
      (skill) =>
        skill.name === term.name &&
        compareNames(term.form, skill.text) !== null &&
        !isEmbedded(line.text, skill) &&
        (!isOfOthers(line.text, skill.end) || isOwnTitle(line, skill.end)),
    );
  for (const fits of [isHighlight, isProse, isTitle, isSkillItem]) {
    const line = lines.filter(({ path }) => fits(path)).find(shows);
    if (line !== undefined) return line;
  }
  return undefined;
}

/** Whether some item of the list says it: in any form of the concept, or, where the ad's form is still to be shown, in that form. */
function isInList(items: readonly string[], term: JobTerm, isPlanned: boolean): boolean {
  if (items.some((item) => hasForm(item, term.form))) return true;
  const isNamed = items.some((item) => findSkills(item).some((skill) => skill.name === term.name));
  return isNamed && (term.surfaced || isPlanned);
}

/** Transformation 24: a skill that the ad asks for and the person's own lines show, missing from the list in the ad's words. */
export function proposeSurfacedSkills(
  resume: Resume,
  terms: JobTerms,
  keywordForms: ReadonlyMap<string, JobTerm[]>,
): Draft[] {
  const groups = resume.skills ?? [];
  // A list of bare names has no keywords to add to.
  if (groups.length > 0 && groups.every((group) => (group.keywords ?? []).length === 0)) return [];
  const lines = listLines(resume);
  const items = lines.filter((line) => isSkillItem(line.path)).map((line) => line.text);
  const planned = new Set([...keywordForms.values()].flat());
  const lengths = groups.map((group) => group.keywords?.length ?? 0);
  const drafts: Draft[] = [];
  for (const term of terms.values()) {
    if (!isListable(term) || isInList(items, term, planned.has(term))) continue;
    const evidence = findEvidence(lines, term);
    if (evidence === undefined) continue;
    const group = findGroup(resume, term);
    const index = lengths[group] ?? 0;
    lengths[group] = index + 1;
    drafts.push(surfacedDraft(term, evidence, `skills[${group}].keywords[${index}]`));
  }
  return groups.length === 0 && drafts.length < NEW_LIST_MIN ? [] : drafts;
}

function surfacedDraft(term: JobTerm, { path, text }: ResumeLine, at: string): Draft {
  return {
    path: at,
    before: '',
    after: itemOf(term),
    kind: 'surfaced-skill',
    reason: 'The job asks for it and your own line shows it, but your skills list does not say so.',
    requirementId: term.requirementId,
    sources: [{ path, text }],
    verdict: 'accept',
  };
}
