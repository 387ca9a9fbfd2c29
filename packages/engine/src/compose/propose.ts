import type { JobRequirements, Resume } from '@trueline/contracts';
import { standsAsWritten } from '../document/as-written.ts';
import type { Draft } from '../document/change-draft.ts';
import type { YearMonth } from '../document/dates.ts';
import { type JobTerm, type JobTerms, listJobTerms } from '../document/job-terms.ts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { languageOf } from '../language/document-language.ts';
import type { Language } from '../language/line.ts';
import { spellingVariant } from '../match/spelling.ts';
import { planKeywordForms } from '../rules/line/keyword-form.ts';
import { keepsNumberWords } from '../rules/line/number-form.ts';
import { findSpelling } from '../rules/line/region-spelling.ts';
import { planOpeners } from '../rules/line/repeated-opener.ts';
import { roleTense } from '../rules/line/role-tense.ts';
import type { Spelling } from '../rules/line-context.ts';
import { isHighlight } from '../rules/line-kinds.ts';
import { listAdWritings } from '../rules/spelling-variants.ts';
import { tellsByVerbs } from '../rules/voice.ts';
import { judge } from '../verify/gate.ts';
import { ResumeSource } from '../verify/verify-resume.ts';
import { type AdAnswer, readAdAnswer } from './ad-answer.ts';
import { proposeSummary } from './composed-summary.ts';
import { proposeCoreSkills } from './core-skills.ts';
import { findFinalStop, planCorrections } from './corrections.ts';
import { proposeHeadCapitals } from './head-capitals.ts';
import { proposeHeadline } from './headline.ts';
import { proposeIntroScope } from './intro-scope.ts';
import { proposeLeftOut } from './left-out.ts';
import { withListCapitals } from './list-capitals.ts';
import {
  proposeBulletOrder,
  proposeRoleOrder,
  proposeSchoolOrder,
  proposeSkillOrder,
} from './order.ts';
import { withOwnNames } from './own-names.ts';
import { proposeParagraphBullets } from './paragraph-bullets.ts';
import { createPersonalDataFilter } from './personal-data.ts';
import { planCapitals, proposePlainCapitals, withCapitals } from './plain-capitals.ts';
import { proofread } from './proofread.ts';
import { rewriteEntry } from './rewrite-entry.ts';
import { SkillPlaces } from './skill-places.ts';
import { withSureHeads } from './sure-heads.ts';
import { proposeSurfacedSkills } from './surfaced-skill.ts';
import { proposeToldActs } from './told-acts.ts';
import { proposeTotalYears } from './total-years.ts';
import { listWrittenBlocks } from './written-blocks.ts';

/** Where a change stands in the document: at its line, or (an addition, an order) at or behind its list. */
function placeOf(path: string, lines: readonly ResumeLine[]): number {
  const at = lines.findIndex((line) => line.path === path || line.path.startsWith(`${path}[`));
  if (at !== -1) return at;
  const list = path.replace(/\[\d+\]$/, '');
  const last = lines.findLastIndex((line) => line.path.startsWith(`${list}[`));
  return last === -1 ? lines.length : last + 0.5;
}

/** The ad's spelling, where the resume itself mixes both kinds; Canadians write "labour" and "organize", and whoever keeps to one kind keeps it. */
function findRegion(job: JobRequirements, lines: readonly ResumeLine[]): Spelling | null {
  const wanted = findSpelling(job.requirements.map(({ text }) => text).join('\n'));
  const text = lines.map((line) => line.text).join('\n');
  if (wanted === null || spellingVariant(text) === 'ca') return null;
  return findSpelling(text, 1) === null ? wanted : null;
}

function groupByEntry(lines: readonly ResumeLine[]): ResumeLine[][] {
  const groups = new Map<string, ResumeLine[]>();
  for (const line of lines) groups.set(line.entry, [...(groups.get(line.entry) ?? []), line]);
  return [...groups.values()];
}

/** "SPEECH AND LANGUAGE THERAPIST" of an ad's heading, as a line writes it; a single word in capitals is a name. */
const inPlainLetters = (terms: JobTerms): JobTerms =>
  new Map(
    [...terms].map(([key, term]) => {
      const isShouted = /\s/.test(term.form) && /^[\p{Lu}\s&/-]{9,}$/u.test(term.form);
      return [key, isShouted ? { ...term, form: term.form.toLowerCase() } : term];
    }),
  );

/** What every proposal of one run looks at. */
interface Proposal {
  resume: Resume;
  job: JobRequirements;
  jobDescription: string;
  asOf: YearMonth;
  lines: readonly ResumeLine[];
  source: ResumeSource;
  terms: JobTerms;
  answer: AdAnswer;
  keywordForms: ReadonlyMap<string, JobTerm[]>;
  language: Language | null;
  /** Misspelled words in small letters -> the one word that can have been meant. */
  corrections: ReadonlyMap<string, string>;
}

/** The title of a role, for what a line of it says of "the foreman". */
function positionOf(resume: Resume, entry: string): { position?: string } {
  const role = resume.work?.find((_, at) => entry === `work[${at}]`);
  return role?.position === undefined ? {} : { position: role.position };
}

/** Each entry's lines in better words, those left out that are to be removed. */
function rewriteLines(proposal: Proposal, removed: ReadonlySet<string>): Draft[] {
  const { resume, job, jobDescription, asOf, lines, source, ...known } = proposal;
  const { language } = known;
  const finalStop = findFinalStop(
    lines.filter(({ path }) => isHighlight(path)).map(({ text }) => text),
  );
  const common = {
    ...known,
    spelling: findRegion(job, lines),
    corrections: proposal.corrections,
    ...(finalStop === undefined ? {} : { finalStop }),
    byVerbs: tellsByVerbs(
      lines.filter(({ path }) => isHighlight(path) && !removed.has(path)).map(({ text }) => text),
    ),
    keepsNumberWords: keepsNumberWords(lines.map(({ text }) => text)),
    adWritings: listAdWritings(jobDescription),
    openers: planOpeners(resume),
  };
  const rewriteFrom = (group: readonly ResumeLine[], from: ResumeSource): Draft[] =>
    rewriteEntry(
      group,
      (path) => roleTense(resume, path, asOf),
      { ...common, ...positionOf(resume, group[0]?.entry ?? '') },
      from,
    );
  const rewrite = (group: readonly ResumeLine[]): Draft[] => rewriteFrom(group, source);
  // Whose line it is, is not sure in a section that is printed as it was written: when it was is what the row above says.
  const rewriteWritten = (group: readonly ResumeLine[]): Draft[] =>
    listWrittenBlocks(resume, group, asOf).flatMap(({ lines: below, tense }) =>
      rewriteEntry(below, () => tense, { ...common, keepsTense: tense === 'unknown' }, source),
    );
  const mayPart = language === 'en' && !standsAsWritten(resume, 'work');
  // Held against its own sentence, and against the paragraph that whoever verifies the result finds.
  const rewriteParted = (group: readonly ResumeLine[], told: Resume): Draft[] =>
    rewriteFrom(group, new ResumeSource(told)).filter(
      (draft) => judge(draft, source).verdict === 'proven',
    );
  const bullets = mayPart ? proposeParagraphBullets(resume, rewriteParted) : [];
  const told = new Set(bullets.map(({ path }) => path));
  const left = lines.filter(({ path }) => !removed.has(path) && !told.has(path));
  const [written, others] = [true, false].map((is) =>
    left.filter(({ path }) => standsAsWritten(resume, path) === is),
  );
  return [
    ...groupByEntry(others ?? []).flatMap(rewrite),
    ...rewriteWritten(written ?? []),
    ...bullets,
  ];
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

/** The list in groups, of what stands in it from the start. */
function proposeCore(proposal: Proposal, drafts: readonly Draft[]): Draft[] {
  const { resume, jobDescription, answer, language, source } = proposal;
  if (language !== 'en') return [];
  return proposeCoreSkills({
    resume,
    drafts: drafts.filter(({ verdict }) => verdict === 'proven'),
    jobDescription,
    answer,
    accepts: (item) => judge(item, source).verdict === 'proven',
  });
}

/** What stands at the top: of changes to the summary one, what is won at once before what waits for the person's word. */
function proposeTop(proposal: Proposal, rewritten: readonly Draft[]): Draft[] {
  const { resume, job, asOf, terms, language, source, jobDescription } = proposal;
  const wanted = job.requirements.find(({ kind }) => kind === 'title')?.text ?? job.title ?? '';
  const headline = proposeHeadline(resume, terms, wanted, asOf);
  const composed =
    language === 'en'
      ? proposeSummary({
          resume,
          original: source.resume,
          job,
          terms,
          wanted,
          asOf,
          rewritten,
          judge: (change) => judge(change, source),
          withoutData: createPersonalDataFilter(jobDescription),
        })
      : [];
  if (composed.length > 0) return [...headline, ...composed];
  const isTold = rewritten.some(({ path }) => path === 'basics.summary');
  return [...headline, ...(isTold ? [] : proposeTotalYears(resume, job, asOf))];
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
  const terms = inPlainLetters(
    withOwnNames(listJobTerms(job, resume), resume, job, jobDescription),
  );
  const keywordForms = planKeywordForms(resume, terms);
  const answer = readAdAnswer(job);
  const language = languageOf(lines.map((line) => line.text));
  const about = {
    resume,
    job,
    jobDescription,
    asOf,
    lines,
    source,
    terms,
    answer,
    keywordForms,
    language,
    corrections: language === 'en' ? planCorrections(resume, jobDescription) : new Map(),
  };
  const removals = proposeLeftOut(resume, jobDescription, asOf);
  const removed = new Set(removals.map((draft) => draft.path));
  const capitals = planCapitals(resume, jobDescription, language);
  // What is certain stands before a wording that waits for the person's word.
  const isWaiting = ({ path, before, verdict }: Draft): boolean =>
    verdict === 'confirm' && capitals(path, before) !== before;
  const reworded = withCapitals(
    rewriteLines(about, removed).filter((draft) => !isWaiting(draft)),
    capitals,
  );
  const reworked = new Set([...removed, ...reworded.map(({ path }) => path)]);
  const plain = proposePlainCapitals(resume, capitals, reworked).flatMap((draft) =>
    withVerdict(draft, source),
  );
  const rewritten = [...reworded, ...plain];
  const touched = new Set([...removed, ...rewritten.map(({ path }) => path)]);
  const top = proposeTop({ ...about, resume: withSureHeads(resume) }, rewritten);
  const skills = listSkills(about, rewritten);
  const skillOrder = proposeSkillOrder(resume, terms);
  const drafts = [
    ...proposeRoleOrder(resume, asOf),
    ...proposeSchoolOrder(resume, asOf),
    ...proposeBulletOrder(resume, terms, answer),
    ...skillOrder,
    ...rewritten,
    ...skills,
    ...proposeCore(about, [...rewritten, ...skills, ...skillOrder, ...removals]),
    ...removals,
    ...[
      ...proposeHeadCapitals(resume, touched, removed),
      ...proposeIntroScope(resume, touched),
      ...top,
    ].flatMap((draft) => withVerdict(draft, source)),
  ];
  const read = language === 'en' ? proofread(resume, drafts, about.corrections, source) : drafts;
  return inDocumentOrder(withListCapitals(resume, read), resume);
}

/** The draft with what the verifier adds to its doubts; nothing where a source contradicts it. */
function withVerdict(draft: Draft, source: ResumeSource): Draft[] {
  // What is left out claims nothing.
  if (draft.after === '') return [draft];
  const { verdict, doubts } = judge(draft, source);
  if (verdict === 'contradicted') return [];
  if (verdict === 'proven' || draft.verdict === 'confirm') return [draft];
  return [{ ...draft, verdict, doubts }];
}

/** As a reader meets them; those at one place stay in their order. */
export function inDocumentOrder<T extends Pick<Draft, 'path'>>(
  drafts: readonly T[],
  resume: Resume,
): T[] {
  const lines = listLines(resume);
  return drafts
    .map((draft) => ({ draft, place: placeOf(draft.path, lines) }))
    .sort((a, b) => a.place - b.place)
    .map(({ draft }) => draft);
}
