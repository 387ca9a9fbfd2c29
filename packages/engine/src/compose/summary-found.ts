import { findAsWritten, type JobRequirements, type Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import type { YearMonth } from '../document/dates.ts';
import type { JobTerm, JobTerms } from '../document/job-terms.ts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { hasForm } from '../language/forms.ts';
import { wordsOf } from '../language/words.ts';
import { titleLikeness } from '../match/title.ts';
import { isSkillItem } from '../rules/line-kinds.ts';
import { capitalize } from '../rules/line-text.ts';
import { findHeldTitles, isPlainTitle, nameOf, withoutCapitals } from './held-titles.ts';
import { isLittle } from './order.ts';
import { findDegree } from './summary-degrees.ts';
import { careerOf, countWords, findEarlier } from './summary-facts.ts';
import { findAskedLanguages } from './summary-languages.ts';
import { nameInSentence } from './summary-names.ts';
import { findPapers, findStatuses } from './summary-papers.ts';
import type { Facts } from './summary-patterns.ts';
import { findResults } from './summary-results.ts';

const SKILLS_MAX = 4;
const PAPERS_MAX = 4;
/** A title so like the ad's is what the ad asks for. */
const AS_ASKED = 0.5;
/** What the facts of a summary are looked for in. */
export interface FactSources {
  /** The person's, of doubtful sections only what is sure. */
  resume: Resume;
  /** The person's as it was read. */
  original: Resume;
  job: JobRequirements;
  terms: JobTerms;
  /** The title that the ad is for. */
  wanted: string;
  asOf: YearMonth;
  rewritten: readonly Draft[];
}

/** Items of the list of skills that the ad asks for, as a sentence names them; its must-haves first. */
function listAsked(
  lines: readonly ResumeLine[],
  { skills = [] }: Resume,
  terms: JobTerms,
  title: string,
): Facts['skills'] {
  const isOfLittle = (path: string): boolean => {
    const { name = '', level = '' } = skills[Number(/\d+/.exec(path)?.[0])] ?? {};
    return isLittle(name) || isLittle(level);
  };
  const items = lines.filter(
    ({ path, text }) => isSkillItem(path) && !isLittle(text) && !isOfLittle(path),
  );
  const asked = [...terms.values()].filter(({ kind }) => kind === 'hard' || kind === 'tool');
  const told = new Set<string>();
  return [...asked.filter(isMust), ...asked.filter((term) => !isMust(term))]
    .flatMap((term) => {
      const holding = items.filter(({ text }) => hasForm(text, term.form));
      const line =
        holding.find(({ text }) => text.trim().length === term.form.length) ??
        holding.find(({ text }) => isShortName(text.trim()));
      const isTold = title.toLowerCase().includes(term.form.toLowerCase().slice(0, 5));
      if (line === undefined || isTold || told.has(line.path)) return [];
      told.add(line.path);
      const isWhole = line.text.trim().length === term.form.length;
      const name = isWhole ? nameInSentence(term, line) : line.text.trim();
      return [{ line, name }];
    })
    .slice(0, SKILLS_MAX);
}
const isMust = ({ level }: JobTerm): boolean => level === 'must';
/** "Sage 50 Payroll" names the payroll that the ad asks for; a longer item, or one with a remark, does not fit into a row. */
const isShortName = (item: string): boolean =>
  countWords(item) <= 3 && /^\p{Lu}[\p{L}\p{N} .+#-]+$/u.test(item) && !/ (?:and|or) /.test(item);

/** Facts of the person, and the lines that give the first of them, the title with its years. */
export interface Found {
  facts: Facts;
  sources: Draft['sources'];
}

/** The ad's nearest of the titles that count now: the latest, or one that is much nearer and still held within ten years. */
export function findFacts({
  resume,
  original,
  job,
  terms,
  wanted,
  asOf,
  rewritten,
}: FactSources): Found {
  const [held] = findHeldTitles(resume, wanted, asOf);
  const after = new Map(
    rewritten
      .filter(({ verdict }) => verdict === 'proven')
      .map((draft) => [draft.path, draft.after]),
  );
  const lines = listLines(resume).map((line) => ({
    ...line,
    text: after.get(line.path)?.split('\n')[0] ?? line.text,
  }));
  const career = held === undefined ? undefined : careerOf(resume, held, wanted, asOf);
  const title = capitalize(career?.title ?? ownTitle(resume));
  const paths = (career?.sources ?? []).map(({ path }) => path);
  const results = findResults(resume, terms, rewritten, paths);
  const told = results.map(({ text }) => text).join(' ');
  const degree = findDegree(original, job, asOf);
  const papers = [
    ...(degree === undefined ? [] : [degree]),
    ...findPapers(original, job, terms, asOf),
  ].slice(0, PAPERS_MAX);
  const named = [told, ...papers.map(({ name }) => name)].join(' ');
  return {
    sources: career?.sources ?? [],
    facts: {
      title,
      isAsked: title !== '' && titleLikeness(wanted, title) >= AS_ASKED,
      who: career === undefined || career.span === '' ? undefined : `${title} ${career.span}`,
      whoAt:
        career?.at === undefined || career.span === ''
          ? undefined
          : { text: `${title} at ${career.at.name} ${career.span}`, source: career.at.source },
      isMore: asksMore(title, wanted),
      // A skill that the result or a paper tells is told.
      skills: listAsked(lines, resume, terms, title).filter(({ name }) => !hasForm(named, name)),
      papers,
      statuses: findStatuses(original, job, asOf),
      languages: findAskedLanguages(resume, job),
      results,
      earlier:
        held === undefined || career === undefined
          ? undefined
          : findEarlier(resume, wanted, held, career, asOf),
    },
  };
}

/** The title at the head of the page, or of the first job, where no date tells which was held last. */
function ownTitle({ basics, meta, work }: Resume): string {
  const label = withoutCapitals(basics?.label?.trim() ?? '');
  const written = findAsWritten({ meta, work } as Resume, 'work')?.lines ?? [];
  const positions = (work ?? []).map(({ position = '' }) => position);
  const isHeld = (title: string): boolean =>
    positions.includes(title) ||
    written.some(({ text }) => text !== basics?.label && holdsWords(text, title));
  return (
    [label, ...label.split(/ ?[/|·–—] ?| and | & |, /), positions[0] ?? '']
      .map((part) => nameOf(part.trim()))
      .find((title) => title !== '' && isPlainTitle(title) && isHeld(title)) ?? ''
  );
}
/** Whether the ad's own title has the words that make a held one more than its trade: "Senior", "Foreman". */
const asksMore =
  (title: string, wanted: string) =>
  (text: string): boolean => {
    const [own, said, asked] = [title, text, wanted].map(
      (one) => new Set(wordsOf(one).map(({ lower }) => lower)),
    );
    return [...(own ?? [])].some((word) => !said?.has(word) && asked?.has(word) === true);
  };

const holdsWords = (text: string, words: string): boolean =>
  new RegExp(`(?<!\\p{L})${RegExp.escape(words)}(?!\\p{L})`, 'iu').test(text);
