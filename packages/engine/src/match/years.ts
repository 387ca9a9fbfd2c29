import type { Requirement, Resume, WorkEntry } from '@trueline/contracts';
import { monthsCovered, type YearMonth } from '../document/dates.ts';
import { isTimeOffEntry } from '../document/time-off.ts';
import { stemsOf } from '../language/en/text-stems.ts';
import { rarityOf, stemRarity } from '../taxonomy/rarity.ts';
import { findSkill } from '../taxonomy/skills.ts';
import type { Loss, Part, Shown } from './component.ts';
import type { EvidenceIndex } from './evidence/evidence-index.ts';
import type { EvidenceLine } from './evidence/evidence-lines.ts';
import { titleLikeness } from './title.ts';

const WEIGHT = { must: 1, nice: 0.5, context: 0.5 } as const;
/** Words of rank in titles, lowest first; "senior" and above are asked for in years where no number stands. */
const RANKS: readonly RegExp[] = [
  /\b(?:intern|trainee|student|co-op)\b/i,
  /\b(?:junior|jr|entry|associate|assistant)\b/i,
  /\b(?:intermediate|mid)\b/i,
  /\b(?:senior|sr)\b/i,
  /\b(?:staff|lead|principal|supervisor|foreman|manager|architect)\b/i,
  /\b(?:director|head|vp|vice president|chief)\b/i,
];
const SENIOR_RANK = 3;
/** Years of work that stand for a senior title nobody wrote. */
const SENIOR_YEARS = 5;

/** The rank that a title names, -1 where it names none. */
export const rankOf = (title: string): number =>
  RANKS.findLastIndex((pattern) => pattern.test(title));

export const yearsOf = (entries: readonly WorkEntry[], asOf: YearMonth): number =>
  monthsCovered(
    entries.filter((entry) => !isTimeOffEntry(entry)),
    asOf,
  ) / 12;

/** Words of a years clause that say nothing of a field. */
const NO_SUBJECT = new Set(
  stemsOf(
    'experience experienced professional industry hands-on relevant related progressive proven demonstrated recent direct previous prior combined total full-time part-time minimum preferably practical role roles position job level similar capacity environment setting field least equivalent years background working work at of in and',
  ),
);
/** A role this like the ad's title is of its kind. */
const SAME_KIND = 0.45;

/** A role is of the ad's kind where it shows so much of the ad's skills, the rare ones weighing more. */
const SKILLS_SHARE = 0.25;
/** A role is of a subject where its lines hold so much of the subject's words, the rare ones weighing more. */
const SUBJECT_SHARE = 0.5;

/** Entries with the share of the terms, weighted, that their lines hold. */
function sharesOf<T>(
  terms: Iterable<T>,
  weightOf: (term: T) => number,
  linesOf: (term: T) => readonly EvidenceLine[],
): Map<string, number> {
  const shares = new Map<string, number>();
  const all = [...terms];
  const total = all.reduce((sum, term) => sum + weightOf(term), 0);
  for (const term of all) {
    for (const entry of new Set(linesOf(term).map((line) => line.entry)))
      shares.set(entry, (shares.get(entry) ?? 0) + weightOf(term) / total);
  }
  return shares;
}

const skillShares = (names: Iterable<string>, index: EvidenceIndex): Map<string, number> =>
  sharesOf(
    names,
    (name) => COMMON + rarityOf(name),
    (name) => [...(index.named.get(name) ?? []), ...(index.implied.get(name) ?? [])],
  );
const wordShares = (stems: Iterable<string>, index: EvidenceIndex): Map<string, number> =>
  sharesOf(
    stems,
    (stem) => COMMON + stemRarity(stem),
    (stem) => index.lines.filter((line) => line.stems.has(stem)),
  );
/** Even a word of every ad weighs something. */
const COMMON = 0.1;

/** What the years are to be of: the skills and words of the clause; of nothing named, the ad's own kind of work. */
function entriesOn(requirement: Requirement, job: Wanted, index: EvidenceIndex): WorkEntry[] {
  const subject = new Set(
    stemsOf(requirement.text.replace(/^.*?\b(?:years?|yrs?|months?|ans?)\b/i, '')).filter(
      (stem) => !NO_SUBJECT.has(stem) && /\p{L}/u.test(stem),
    ),
  );
  const names = requirement.skills.map((skill) => skill.name);
  const isNamed = names.length > 0 || subject.size > 0;
  const bySkill = skillShares(isNamed ? names : job.skills, index);
  const byWord = wordShares(subject, index);
  return job.work.filter((entry, i) => {
    if (isTimeOffEntry(entry)) return false;
    const key = `work[${i}]`;
    if (isNamed) return bySkill.has(key) || (byWord.get(key) ?? 0) >= SUBJECT_SHARE;
    return (
      (bySkill.get(key) ?? 0) >= SKILLS_SHARE ||
      titleLikeness(job.title, entry.position ?? '') >= SAME_KIND
    );
  });
}

/** The resume's roles, and what the ad asks of them. */
interface Wanted {
  work: readonly WorkEntry[];
  title: string;
  /** Names of the skills asked, self-descriptions aside. */
  skills: ReadonlySet<string>;
}

function wantedOf(requirements: readonly Requirement[], resume: Resume): Wanted {
  const skills = requirements
    .filter(({ kind, level }) => kind === 'skill' && level !== 'nice')
    .flatMap((requirement) => requirement.skills.map(({ name }) => name))
    .filter((name) => findSkill(name)?.kind !== 'soft');
  return {
    work: resume.work ?? [],
    title: requirements.find(({ kind }) => kind === 'title')?.text ?? '',
    skills: new Set(skills),
  };
}

const hasUndated = (work: readonly WorkEntry[]): boolean =>
  work.some(({ startDate }) => startDate === undefined);

const roleName = ({ position, name }: WorkEntry): string =>
  [position, name].filter((part) => part !== undefined && part !== '').join(', ');

interface Ask {
  weight: number;
  credit: number;
  shown: Shown[];
  loss: Omit<Loss, 'share'>;
}

const numeral = (years: number): string => String(Math.floor(years * 10) / 10);

const SUBJECT_WORDS_MAX = 12;

/** What the years are of, in the ad's words: "of payroll experience". */
function subjectOf({ text }: Requirement): string {
  const rest = text.replace(/^.*?\b(?:years?|yrs?|months?|ans?)\b['’]?\s*/i, '').trim();
  const words = rest.replace(/[.,;:]+$/, '').split(/\s+/);
  const start = words.slice(0, SUBJECT_WORDS_MAX).join(' ');
  if (rest === '') return 'of such work';
  return words.length > SUBJECT_WORDS_MAX ? `${start} …` : start;
}

function askOf(requirement: Requirement, job: Wanted, index: EvidenceIndex, asOf: YearMonth): Ask {
  const asked = requirement.years ?? 1;
  const entries = entriesOn(requirement, job, index);
  const shown = yearsOf(entries, asOf);
  const nearest = entries[0] ?? job.work.find((entry) => !isTimeOffEntry(entry));
  return {
    weight: WEIGHT[requirement.level],
    credit: Math.min(1, shown / asked),
    shown: entries.map((entry) => ({
      path: `work[${job.work.indexOf(entry)}].${entry.position === undefined ? 'name' : 'position'}`,
      text: roleName(entry),
    })),
    loss: {
      requirementId: requirement.id,
      jobQuote: requirement.text,
      reason: `The ad asks for ${numeral(asked)} ${asked === 1 ? 'year' : 'years'} ${subjectOf(requirement)}; the dated roles that show it come to ${shown === 0 ? 'none' : numeral(shown)}.`,
      ...(nearest === undefined ? {} : { nearest: roleName(nearest) }),
      fix: hasUndated(job.work)
        ? 'Give start and end dates for every role that counts.'
        : 'Nothing to rewrite: years are counted from your dates. If a role counts, say in a line of it what shows so.',
      fixKind: hasUndated(job.work) ? 'ask' : 'cannot',
    },
  };
}

/** A senior title without a number: met by a title of that rank once held, or by years. */
function seniorityAsk(title: Requirement, resume: Resume, asOf: YearMonth): Ask | null {
  const asked = rankOf(title.text);
  if (asked < SENIOR_RANK) return null;
  const work = (resume.work ?? []).filter((entry) => !isTimeOffEntry(entry));
  const held = Math.max(-1, ...work.map((entry) => rankOf(entry.position ?? '')));
  const credit = held >= asked ? 1 : Math.min(1, yearsOf(work, asOf) / SENIOR_YEARS);
  return {
    weight: WEIGHT.must,
    credit,
    shown: [],
    loss: {
      requirementId: title.id,
      jobQuote: title.text,
      reason: `No role of the rank of ${title.text} is shown, nor ${SENIOR_YEARS} years that usually lead to it.`,
      fix: 'Nothing to rewrite: rank and years are facts.',
      fixKind: 'cannot',
    },
  };
}

/** C: years shown over years asked, overlaps counted once, by subject where one is stated (engine.md 3). */
export function measureYears(
  requirements: readonly Requirement[],
  resume: Resume,
  index: EvidenceIndex,
  asOf: YearMonth,
): Part | null {
  const asked = requirements.filter(({ kind }) => kind === 'years');
  const job = wantedOf(requirements, resume);
  const asks = asked.map((requirement) => askOf(requirement, job, index, asOf));
  const title = requirements.find(({ kind }) => kind === 'title');
  const rank = asked.length === 0 && title !== undefined ? seniorityAsk(title, resume, asOf) : null;
  if (rank !== null) asks.push(rank);
  if (asks.length === 0) return null;
  const total = asks.reduce((sum, { weight }) => sum + weight, 0);
  return {
    losses: asks.map(({ weight, credit, loss }) => ({
      ...loss,
      share: (weight * (1 - credit)) / total,
    })),
    credits: new Map(asked.map((requirement, i) => [requirement.id, asks[i]?.credit ?? 0])),
    evidence: new Map(asked.map((requirement, i) => [requirement.id, asks[i]?.shown ?? []])),
  };
}
