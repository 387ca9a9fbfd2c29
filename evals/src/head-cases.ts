import { type JobHead, listJobHeads } from '@trueline/engine/testing';
import { covers } from '../cases/dress/fields.ts';
import { loosely } from '../cases/dress/normalise.ts';
import { seeded } from '../cases/dress/random.ts';
import { readAcceptance } from './accepted.ts';

/** The head of a job with the readings that are right: indices of the lattice's spans for title and employer, -1 for none. */
export interface HeadCase extends JobHead {
  right: [title: number, company: number][];
  /** Whose head it is could be told. */
  isKnown: boolean;
}

/** What is true of the jobs of a document. */
export interface HeadTruth {
  work: readonly Told[];
  volunteer?: readonly Told[];
  accept?: readonly string[];
}

interface Told {
  name?: string;
  organization?: string;
  position?: string;
  startDate?: string;
}

interface Job {
  titles: string[];
  companies: string[];
  startYear?: string;
}

/** Title and employer of each true job, and what is as right, by letters and digits alone. */
function jobsOf({ work, volunteer = [], accept = [] }: HeadTruth): Job[] {
  const notes = accept.flatMap((line) => readAcceptance(line) ?? []);
  const valuesOf = (path: string, value = ''): string[] => [
    loosely(value),
    ...notes
      .filter(({ paths }) => paths.some((pattern) => covers(pattern, path)))
      .flatMap(({ values, mayBeMissing }) => [
        ...values.map(loosely),
        ...(mayBeMissing ? [''] : []),
      ]),
  ];
  const jobsIn = (section: string, key: 'name' | 'organization', all: readonly Told[]): Job[] =>
    all.map(({ position, startDate, ...told }, n) => ({
      titles: valuesOf(`${section}[${n}].position`, position),
      companies: valuesOf(`${section}[${n}].${key}`, told[key]),
      ...(startDate && { startYear: startDate.slice(0, 4) }),
    }));
  return [...jobsIn('work', 'name', work), ...jobsIn('volunteer', 'organization', volunteer)];
}

interface Match {
  job: Job;
  likeness: number;
  right: HeadCase['right'];
}

const SAME_YEAR = 0.4;

/** How well a head tells of a job, with the readings that would say so; undefined where it doesn't. */
function matchOf({ lattice, text, startYear }: JobHead, job: Job): Match | undefined {
  const letters = loosely(text);
  const spansOf = (values: readonly string[]): number[] =>
    lattice.spans.flatMap((span, index) => {
      const own = loosely(span.text);
      return own !== '' && values.includes(own) ? [index] : [];
    });
  const isAbsent = (values: readonly string[]): boolean =>
    values.includes('') || !values.some((value) => letters.includes(value));
  const [titles, companies] = [spansOf(job.titles), spansOf(job.companies)];
  const year = startYear !== undefined && startYear === job.startYear ? SAME_YEAR : 0;
  const match = (likeness: number, right: HeadCase['right']): Match => ({
    job,
    likeness: likeness + year,
    right,
  });
  if (titles.length > 0 && companies.length > 0) {
    const pairs = titles.flatMap((title) =>
      companies.map((company): [number, number] => [title, company]),
    );
    return match(
      2,
      pairs.filter(([title, company]) => isApart(lattice, title, company)),
    );
  }
  if (titles.length > 0 && isAbsent(job.companies))
    return match(
      1,
      titles.map((title) => [title, -1]),
    );
  if (companies.length > 0 && isAbsent(job.titles))
    return match(
      1,
      companies.map((company) => [-1, company]),
    );
  const [title = ''] = job.titles;
  return title !== '' && letters.includes(title) && !isAbsent(job.companies)
    ? match(1.5, [])
    : undefined;
}

function isApart({ spans }: JobHead['lattice'], title: number, company: number): boolean {
  const [one, other] = [spans[title], spans[company]];
  return one !== undefined && other !== undefined && (one.to < other.from || other.to < one.from);
}

/** The heads of a document by section, each with the readings that the truth makes right. `muted`: the share of heads whose words are hidden from what is learned, as if no list knew them. */
export async function listHeadCases(
  bytes: Uint8Array,
  file: string,
  truth: HeadTruth,
  muted = 0,
): Promise<HeadCase[][]> {
  const random = seeded(`${file} ${truth.work.length}`);
  const sections = await listJobHeads(bytes, file, () => random.next() < muted);
  const left = new Set(jobsOf(truth));
  return sections.map((heads) =>
    heads.map((head) => {
      const matches = [...left].flatMap((job) => matchOf(head, job) ?? []);
      const best = matches.reduce<Match | undefined>(
        (most, one) => (most === undefined || one.likeness > most.likeness ? one : most),
        undefined,
      );
      if (best !== undefined) left.delete(best.job);
      return { ...head, right: best?.right ?? [], isKnown: best !== undefined };
    }),
  );
}
