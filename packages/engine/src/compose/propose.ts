import type { JobRequirements, Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import type { YearMonth } from '../document/dates.ts';
import { type JobTerm, type JobTerms, listJobTerms } from '../document/job-terms.ts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { languageOf } from '../language/document-language.ts';
import type { Language } from '../language/line.ts';
import { planKeywordForms } from '../rules/line/keyword-form.ts';
import { findSpelling } from '../rules/line/region-spelling.ts';
import { planOpeners } from '../rules/line/repeated-opener.ts';
import { roleTense } from '../rules/line/role-tense.ts';
import type { Spelling } from '../rules/line-context.ts';
import { listAdWritings } from '../rules/spelling-variants.ts';
import { judge } from '../verify/gate.ts';
import { ResumeSource } from '../verify/verify-resume.ts';
import { proposeSummary } from './composed-summary.ts';
import { proposeDuplicates } from './duplicates.ts';
import { proposeHeadline } from './headline.ts';
import { proposeIntroScope } from './intro-scope.ts';
import { proposeBulletOrder, proposeSkillOrder } from './order.ts';
import { withOwnNames } from './own-names.ts';
import { proposePersonalData } from './personal-data.ts';
import { rewriteEntry } from './rewrite-entry.ts';
import { SkillPlaces } from './skill-places.ts';
import { proposeSummarySkills } from './summary-skills.ts';
import { proposeSurfacedSkills } from './surfaced-skill.ts';
import { proposeToldActs } from './told-acts.ts';
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

/** What every proposal of one run looks at. */
interface Proposal {
  resume: Resume;
  job: JobRequirements;
  jobDescription: string;
  asOf: YearMonth;
  lines: readonly ResumeLine[];
  source: ResumeSource;
  terms: JobTerms;
  keywordForms: ReadonlyMap<string, JobTerm[]>;
  language: Language | null;
}

/** Each entry's lines in better words, those left out that are to be removed. */
function rewriteLines(proposal: Proposal, removed: ReadonlySet<string>): Draft[] {
  const { resume, job, jobDescription, asOf, lines, source, ...known } = proposal;
  const common = {
    ...known,
    spelling: findRegion(job, lines),
    adWritings: listAdWritings(jobDescription),
    openers: planOpeners(resume),
  };
  return groupByEntry(lines.filter((line) => !removed.has(line.path))).flatMap((group) =>
    rewriteEntry(group, (path) => roleTense(resume, path, asOf), common, source),
  );
}

/** Items for the list of skills that the person's own lines show. */
function listSkills(proposal: Proposal, rewritten: readonly Draft[]): Draft[] {
  const { resume, jobDescription, source, terms, keywordForms, language } = proposal;
  const places = new SkillPlaces(resume);
  const accepts = (item: Pick<Draft, 'path' | 'after'>): boolean =>
    judge(item, source).verdict === 'proven';
  const surfaced = proposeSurfacedSkills(resume, terms, keywordForms, places, accepts);
  const hasList =
    (resume.skills ?? []).length > 0 || surfaced.some(({ verdict }) => verdict === 'proven');
  if (language !== 'en' || !hasList) return surfaced;
  const written = [...rewritten, ...surfaced];
  return [...surfaced, ...proposeToldActs(resume, jobDescription, written, places, accepts)];
}

/** What stands at the top: of changes to the summary one, what is won at once before what waits for the person's word. */
function proposeTop(proposal: Proposal, rewritten: readonly Draft[]): Draft[] {
  const { resume, job, asOf, terms, language } = proposal;
  const skills = proposeSummarySkills(resume, terms, language === 'en', rewritten);
  const added = skills.length > 0 ? skills : proposeTotalYears(resume, job, asOf);
  return [
    ...proposeHeadline(resume, asOf),
    ...proposeSummary(resume, terms, findHeldTitle(resume, job, asOf), asOf),
    ...(rewritten.some(({ path }) => path === 'basics.summary') ? [] : added),
  ];
}

/** Every change that the gate lets through, in document order: at most one for each line, and apart from these at most one order for each list. */
export function propose(
  resume: Resume,
  job: JobRequirements,
  asOf: YearMonth,
  jobDescription = job.requirements.map(({ text }) => text).join('\n'),
): Draft[] {
  const lines = listLines(resume);
  const source = new ResumeSource(resume);
  const terms = withOwnNames(listJobTerms(job, resume), resume, job, jobDescription);
  const keywordForms = planKeywordForms(resume, terms);
  const language = languageOf(lines.map((line) => line.text));
  const about = { resume, job, jobDescription, asOf, lines, source, terms, keywordForms, language };
  const removals = [...proposeDuplicates(resume), ...proposePersonalData(resume)];
  const removed = new Set(removals.map((draft) => draft.path));
  const rewritten = rewriteLines(about, removed);
  const touched = new Set([...removed, ...rewritten.map(({ path }) => path)]);
  const drafts = [
    ...proposeBulletOrder(resume, terms),
    ...proposeSkillOrder(resume, terms),
    ...rewritten,
    ...listSkills(about, rewritten),
    ...removals,
    ...[...proposeIntroScope(resume, touched), ...proposeTop(about, rewritten)].flatMap((draft) =>
      withVerdict(draft, source),
    ),
  ];
  return inDocumentOrder(drafts, resume);
}

/** The draft with what the verifier adds to its doubts; nothing where a source contradicts it. */
function withVerdict(draft: Draft, source: ResumeSource): Draft[] {
  const { verdict, doubts } = judge(draft, source);
  if (verdict === 'contradicted') return [];
  if (verdict === 'proven' || draft.verdict === 'confirm') return [draft];
  return [{ ...draft, verdict, doubts }];
}

/** As a reader meets them; those at one place stay in their order. */
export function inDocumentOrder(drafts: readonly Draft[], resume: Resume): Draft[] {
  const lines = listLines(resume);
  return drafts
    .map((draft) => ({ draft, place: placeOf(draft.path, lines) }))
    .sort((a, b) => a.place - b.place)
    .map(({ draft }) => draft);
}
