import type { JobRequirements, Report, Resume, ResumeSection } from '@trueline/contracts';
import { standsAsWritten } from '../document/as-written.ts';
import { monthNumber, monthsCovered, type YearMonth } from '../document/dates.ts';
import type { JobTerms } from '../document/job-terms.ts';
import { listLines } from '../document/paths.ts';
import { titleLikeness } from '../match/title.ts';
import { isHighlight } from '../rules/line-kinds.ts';
import { relevance } from '../rules/relevance.ts';
import { findSkills } from '../taxonomy/skills.ts';
import { readAdAnswer } from './ad-answer.ts';
import { findHeldCredentials } from './credentials.ts';
import { countMustPapers } from './summary-papers.ts';

type Layout = NonNullable<Report['layout']>;
type SectionOrder = NonNullable<Layout['sectionOrder']>;
type LeaveOut = NonNullable<Layout['leaveOut']>;

/** Schooling that ended no longer ago, with less work than this, makes a graduate. */
const GRADUATE_MONTHS = 30;
const GRADUATE_WORK_MONTHS = 24;
/** After so much work nobody is a graduate, wherever their schooling stands and goes on. */
const CAREER_MONTHS = 60;
/** A held title this like the ad's is no change of trade. */
const SAME_TRADE = 0.3;
const MUSTS_MIN = 2;

function endOfSchooling(resume: Resume, asOf: YearMonth): number | null {
  const ends = (resume.education ?? []).flatMap(({ startDate, endDate }) =>
    startDate === undefined && endDate === undefined ? [] : [monthNumber(endDate ?? asOf, 'end')],
  );
  return ends.length === 0 ? null : Math.max(...ends);
}

/** The sections that the person has put before their work, where the file reads from top to bottom: a side column has contacts, languages and skills. */
function ownFirst(resume: Resume): string[] {
  const kinds = (resume.meta?.trueline?.sections ?? []).map(({ kind }) => kind);
  const first = kinds.slice(0, Math.max(0, kinds.indexOf('work')));
  const isColumn = first.some((kind) =>
    ['contact', 'languages', 'skills', 'interests'].includes(kind),
  );
  return isColumn ? [] : first;
}

function isGraduate(resume: Resume, asOf: YearMonth): boolean {
  const end = endOfSchooling(resume, asOf);
  const worked = monthsCovered(resume.work ?? [], asOf);
  const isOwnFirst = worked < CAREER_MONTHS && ownFirst(resume).includes('education');
  if (end === null || !(worked < GRADUATE_WORK_MONTHS || isOwnFirst)) return false;
  return monthNumber(asOf, 'end') - end <= GRADUATE_MONTHS;
}

/** The ad's must-haves that projects show and roles do not outweigh those of the roles, and no title held is near the ad's. */
function isSwitcher(resume: Resume, job: JobRequirements, terms: JobTerms): boolean {
  const wanted = job.title ?? '';
  const held = (resume.work ?? []).map(({ position }) => position ?? '');
  if (wanted === '' || held.some((title) => titleLikeness(wanted, title) >= SAME_TRADE))
    return false;
  const musts = new Set([...terms.values()].filter((t) => t.level === 'must').map((t) => t.name));
  const shownIn = (section: string): Set<string> =>
    new Set(
      listLines(resume)
        .filter(({ path }) => path.startsWith(`${section}[`))
        .flatMap(({ text }) => findSkills(text).map(({ name }) => name))
        .filter((name) => musts.has(name)),
    );
  const work = shownIn('work');
  const projects = [...shownIn('projects')].filter((name) => !work.has(name));
  return projects.length >= MUSTS_MIN && projects.length > work.size;
}

const orderOf = (resume: Resume, first: readonly ResumeSection[]): ResumeSection[] =>
  first.filter((section) =>
    section === 'summary'
      ? (resume.basics?.summary ?? '') !== ''
      : Array.isArray(resume[section]) && resume[section].length > 0,
  );

/** Education first for a graduate, projects and skills first for who changes trade; else the template's own order. */
function proposeSectionOrder(
  resume: Resume,
  job: JobRequirements,
  terms: JobTerms,
  asOf: YearMonth,
): SectionOrder | undefined {
  if (isGraduate(resume, asOf))
    return {
      sections: orderOf(resume, ['summary', 'education', 'projects', 'work', 'skills']),
      reason: 'Your schooling is your newest work, so it can stand before your roles.',
    };
  if (isSwitcher(resume, job, terms))
    return {
      sections: orderOf(resume, ['summary', 'skills', 'projects', 'work', 'education']),
      reason: 'Your projects show more of what this job asks for than your roles do.',
    };
  const titles = `${job.title ?? ''} ${resume.work?.[0]?.position ?? ''}`;
  const isShown = answersInList(resume, job);
  const isScreened =
    holdsAskedCredential(resume, terms, titles) ||
    countMustPapers(resume, job, terms, asOf) >= MUST_PAPERS_MIN;
  if (isScreened)
    return {
      sections: orderOf(
        resume,
        isShown
          ? ['summary', 'certificates', 'skills', 'work', 'education']
          : ['summary', 'certificates', 'work', 'skills', 'education'],
      ),
      reason:
        'The job requires a licence or certificate that you hold; who screens looks for it first.',
    };
  const own = ownFirst(resume).filter((kind) => kind === 'awards' || kind === 'projects');
  if (own.length > 0)
    return {
      sections: orderOf(resume, ['summary', ...(own as ('awards' | 'projects')[]), 'work']),
      reason: 'You put your best results before your jobs, and readers find them there.',
    };
  if (isShown)
    return {
      sections: orderOf(resume, ['summary', 'skills', 'work', 'education']),
      reason:
        'Your list of skills holds much of what this job asks for: who screens sees it first.',
    };
  return undefined;
}

/** Items of the list that answer the ad, before it stands above the work. */
const LISTED_MIN = 3;
const ITEM_MIN = 0.3;

/** Whether the list of skills says enough of what the ad asks to be read first. */
function answersInList(resume: Resume, job: JobRequirements): boolean {
  const answer = readAdAnswer(job);
  const items = (resume.skills ?? []).flatMap(({ name = '', keywords = [] }) =>
    keywords.length > 0 ? keywords : [name],
  );
  return items.filter((item) => answer.weigh(item) >= ITEM_MIN).length >= LISTED_MIN;
}

/** So many papers that the ad cannot do without are what it screens by, whatever each of them is. */
const MUST_PAPERS_MIN = 2;

/** What a trade screens by: a licence, a registration, a card or a ticket, a level of the trade itself. */
const SCREENED =
  /licen[cs]|regist|ticket|\bcard\b|endorse|permit|\bclass \d|warrant|red seal|journey|competenc|tradesperson|first aid|\blevel \d|\b(?:RN|RPN|LPN|NMC|SIA|CSCS|HRWL|STCW|BOSIET|ACLS|BLS|CPR|AMLCO)\b/i;

/** Whether a certificate or licence of the person's is one that the ad cannot do without, and that its trade screens by. */
const holdsAskedCredential = (resume: Resume, terms: JobTerms, titles: string): boolean =>
  findHeldCredentials(resume, terms, titles).some(
    ({ name, level }) => level === 'must' && SCREENED.test(name),
  );

/** Words that a page holds: one to two pages of about so many. */
const PAGE_WORDS = 600;
/** Fewer years of work than this are told on one page, more on two. */
const ONE_PAGE_MONTHS = 10 * 12;
const KEPT_BULLETS_MIN = 2;

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Bullets that could go to fit one page, or two after ten years: of what the ad does not ask and no number stands in, the oldest first; each role keeps two. Paths in the original. */
function proposeLeaveOut(resume: Resume, terms: JobTerms, asOf: YearMonth): LeaveOut | undefined {
  const lines = listLines(resume);
  const pages = monthsCovered(resume.work ?? [], asOf) < ONE_PAGE_MONTHS ? 1 : 2;
  let surplus = lines.reduce((sum, line) => sum + countWords(line.text), 0) - pages * PAGE_WORDS;
  if (surplus <= 0) return undefined;
  const kept = new Map<string, number>();
  const bullets = lines.filter(({ path }) => isHighlight(path) && !standsAsWritten(resume, path));
  for (const { entry } of bullets) kept.set(entry, (kept.get(entry) ?? 0) + 1);
  const paths: string[] = [];
  for (const { path, entry, text } of [...bullets].reverse()) {
    const isPlain = !/\d/.test(text) && relevance(text, terms) === 0;
    const left = kept.get(entry) ?? 0;
    if (surplus <= 0 || !isPlain || left <= KEPT_BULLETS_MIN) continue;
    kept.set(entry, left - 1);
    surplus -= countWords(text);
    paths.push(path);
  }
  if (paths.length === 0) return undefined;
  return {
    pages,
    paths: paths.reverse(),
    reason: `These lines hold no number and nothing that this job asks for; without them the resume comes nearer to ${pages === 1 ? 'one page' : 'two pages'}.`,
  };
}

/** What could be done to the page as a whole: the order of the result's sections, and bullets of the original that could go. Undefined where the page is good as it is. */
export function proposeLayout(
  resume: Resume,
  document: Resume,
  job: JobRequirements,
  terms: JobTerms,
  asOf: YearMonth,
): Report['layout'] {
  const sectionOrder = proposeSectionOrder(document, job, terms, asOf);
  const leaveOut = proposeLeaveOut(resume, terms, asOf);
  if (sectionOrder === undefined && leaveOut === undefined) return undefined;
  return {
    ...(sectionOrder === undefined ? {} : { sectionOrder }),
    ...(leaveOut === undefined ? {} : { leaveOut }),
  };
}
