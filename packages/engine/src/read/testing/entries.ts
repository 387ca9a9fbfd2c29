import type { EducationEntry, Resume } from '@trueline/contracts';
import type { ResumeTruth, TrueEntry, TruePeriod, TrueSchool } from './fixture-truth.ts';
import { degreeMatch, nameMatch, SAME_DEGREE, SAME_NAME } from './similarity.ts';

/** What was found rightly, found wrongly and missed. */
export interface Counts {
  right: number;
  wrong: number;
  missed: number;
}
/** The least share of common words for which an entry counts as found. */
export interface Bar {
  name: number;
  degree: number;
}
/** A city left with the employer is forgiven. */
export const LENIENT: Bar = { name: SAME_NAME, degree: SAME_DEGREE };
export const EXACT: Bar = { name: 1, degree: 1 };

interface FoundPeriod {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

interface FoundEntry extends FoundPeriod {
  company: string | undefined;
  title: string | undefined;
  highlights?: string[] | undefined;
}

/** Jobs and volunteering as one list, so that the two may be told apart otherwise. */
export function compareWork(
  truth: ResumeTruth,
  resume: Resume,
  bar: Bar,
): Record<'work' | 'workDates' | 'bullets', Counts> {
  const wanted = [...truth.work, ...truth.volunteer];
  const found: FoundEntry[] = [
    ...(resume.work ?? []).map((entry) => ({
      ...entry,
      company: entry.name,
      title: entry.position,
    })),
    ...(resume.volunteer ?? []).map((entry) => ({
      ...entry,
      company: entry.organization,
      title: entry.position,
    })),
  ];
  const company = (one: TrueEntry, entry: FoundEntry): number =>
    nameMatch(one.company, entry.company);
  const title = (one: TrueEntry, entry: FoundEntry): number => nameMatch(one.title, entry.title);
  const count = countPairs(
    wanted,
    found,
    (one, entry) =>
      (one.company === null ? 0 : company(one, entry)) +
      (one.title === null ? 0 : title(one, entry)),
  );
  return {
    work: count((one, entry) => company(one, entry) >= bar.name && title(one, entry) >= bar.name),
    workDates: count(isSamePeriod),
    bullets: count((one, entry) => (entry.highlights ?? []).length === one.bullets),
  };
}

export function compareEducation(
  wanted: readonly TrueSchool[],
  found: readonly EducationEntry[],
  bar: Bar,
): Record<'education' | 'educationDates', Counts> {
  const degree = (one: TrueSchool, { studyType, area }: EducationEntry): number =>
    degreeMatch(one.degree, [studyType, area].filter(Boolean).join(' '));
  const school = (one: TrueSchool, { institution }: EducationEntry): number =>
    nameMatch(one.institution, institution);
  const count = countPairs(wanted, found, (one, entry) => school(one, entry) + degree(one, entry));
  return {
    education: count(
      (one, entry) => school(one, entry) >= bar.name && degree(one, entry) >= bar.degree,
    ),
    educationDates: count(isSamePeriod),
  };
}

/** Aligns entries by their names, then by their dates; the answer counts the pairs that hold what is asked. */
function countPairs<T extends TruePeriod, F extends FoundPeriod>(
  wanted: readonly T[],
  found: readonly F[],
  names: (one: T, entry: F) => number,
): (isRight: (one: T, entry: F) => boolean) => Counts {
  const pairs = align(wanted, found, (one, entry) => {
    const score = names(one, entry);
    return score === 0 ? 0 : score + (isSamePeriod(one, entry) ? 0.3 : 0);
  });
  return (isRight) => {
    const right = pairs.filter(([one, entry]) => isRight(one, entry)).length;
    return { right, wrong: found.length - right, missed: wanted.length - right };
  };
}

/** Pairs, each side used once, the best scores first; none with a score of 0. */
function align<A, B>(
  left: readonly A[],
  right: readonly B[],
  score: (a: A, b: B) => number,
): [A, B][] {
  const scored = left
    .flatMap((a) => right.map((b) => ({ a, b, score: score(a, b) })))
    .filter((pair) => pair.score > 0)
    .sort((one, other) => other.score - one.score);
  const used = new Set<A | B>();
  const pairs: [A, B][] = [];
  for (const { a, b } of scored) {
    if (used.has(a) || used.has(b)) continue;
    used.add(a).add(b);
    pairs.push([a, b]);
  }
  return pairs;
}

function isSamePeriod(truth: TruePeriod, found: FoundPeriod): boolean {
  const { start, end } = truth;
  if (end !== null && end !== 'present' && (start === null || start === end)) {
    const dates = [found.startDate, found.endDate].filter((date) => date !== undefined);
    return dates.length > 0 && dates.every((date) => isSameDate(end, date));
  }
  if (start === null) return found.startDate === undefined && found.endDate === undefined;
  if (!isSameDate(start, found.startDate)) return false;
  return end === null || end === 'present'
    ? found.endDate === undefined
    : isSameDate(end, found.endDate);
}

/** A truth of a year alone says nothing of the month. */
function isSameDate(truth: string, found: string | undefined): boolean {
  return truth.length === 4 ? found?.slice(0, 4) === truth : found === truth;
}
