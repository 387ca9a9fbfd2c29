import type { JobRequirements, Resume } from '@trueline/contracts';
import type { YearMonth } from '../document/dates.ts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { judge } from '../verify/gate.ts';
import { ResumeSource } from '../verify/verify-resume.ts';
import { proposeSummary } from './composed-summary.ts';
import type { Draft } from './draft.ts';
import { proposeDuplicates } from './duplicates.ts';
import { proposeHeadline } from './headline.ts';
import { proposeIntroScope } from './intro-scope.ts';
import { listJobTerms } from './job-terms.ts';
import { listAdWritings } from './joined-words.ts';
import { planKeywordForms } from './keyword-form.ts';
import { isEnglish } from './language.ts';
import { proposeBulletOrder, proposeSkillOrder } from './order.ts';
import { proposePersonalData } from './personal-data.ts';
import { findSpelling } from './region-spelling.ts';
import { planOpeners } from './repeated-opener.ts';
import { rewriteEntry } from './rewrite-entry.ts';
import type { Spelling } from './rewriter.ts';
import { roleTense } from './role-tense.ts';
import { proposeSummarySkills } from './summary-skills.ts';
import { proposeSurfacedSkills } from './surfaced-skill.ts';
import { findHeldTitle, proposeTotalYears } from './total-years.ts';

/** Where a change stands in the document: at its line, or (an addition, an order) at or behind its list. */
function placeOf(path: string, lines: readonly ResumeLine[]): number {
  const at = lines.findIndex((line) => line.path === path || line.path.startsWith(`${path}[`));
  if (at !== -1) return at;
  const list = path.replace(/\[\d+\]$/, '');
  const last = lines.findLastIndex((line) => line.path.startsWith(`${list}[`));
  return last === -1 ? lines.length : last + 0.5;
}

/** The ad's spelling, where the resume keeps to the other one or to none. */
function findRegion(job: JobRequirements, lines: readonly ResumeLine[]): Spelling | null {
  const wanted = findSpelling(job.requirements.map(({ text }) => text).join('\n'));
  const own = findSpelling(lines.map(({ text }) => text).join('\n'), 1);
  return wanted === null || own === wanted ? null : wanted;
}

function groupByEntry(lines: readonly ResumeLine[]): ResumeLine[][] {
  const groups = new Map<string, ResumeLine[]>();
  for (const line of lines) groups.set(line.entry, [...(groups.get(line.entry) ?? []), line]);
  return [...groups.values()];
}

/** Every change that the gate lets through, in document order: at most one for each line, and apart from these at most one order for each list. */
export function propose(resume: Resume, job: JobRequirements, asOf: YearMonth): Draft[] {
  const lines = listLines(resume);
  const source = new ResumeSource(resume);
  const terms = listJobTerms(job, resume);
  const keywordForms = planKeywordForms(resume, terms);
  const english = isEnglish(lines.map((line) => line.text));
  const duplicates = proposeDuplicates(resume);
  const personal = proposePersonalData(resume);
  const removed = new Set([...duplicates, ...personal].map((draft) => draft.path));
  const common = {
    english,
    terms,
    keywordForms,
    spelling: findRegion(job, lines),
    adWritings: listAdWritings(job),
    openers: planOpeners(resume),
  };
  const rewritten = groupByEntry(lines.filter((line) => !removed.has(line.path))).flatMap((group) =>
    rewriteEntry(group, (path) => roleTense(resume, path, asOf), common, source),
  );
  const surfaced = proposeSurfacedSkills(
    resume,
    terms,
    keywordForms,
    (item) => judge(item, source) === 'accept',
  );
  // One change a line: what is won at once before what waits for the person's word.
  const skills = proposeSummarySkills(resume, terms, english, rewritten);
  const added = skills.length > 0 ? skills : proposeTotalYears(resume, job, asOf);
  const summaryDrafts = rewritten.some(({ path }) => path === 'basics.summary') ? [] : added;
  const drafts = [
    ...proposeBulletOrder(resume, terms),
    ...proposeSkillOrder(resume, terms),
    ...rewritten,
    ...surfaced,
    ...duplicates,
    ...personal,
    ...[
      ...proposeIntroScope(resume, new Set([...removed, ...rewritten.map(({ path }) => path)])),
      ...proposeHeadline(resume, asOf),
      ...proposeSummary(resume, terms, findHeldTitle(resume, job, asOf), asOf),
      ...summaryDrafts,
    ].filter((draft) => judge(draft, source) !== 'reject'),
  ];
  return inDocumentOrder(drafts, resume);
}

/** As a reader meets them; those at one place stay in their order. */
export function inDocumentOrder(drafts: readonly Draft[], resume: Resume): Draft[] {
  const lines = listLines(resume);
  return drafts
    .map((draft) => ({ draft, place: placeOf(draft.path, lines) }))
    .sort((a, b) => a.place - b.place)
    .map(({ draft }) => draft);
}
