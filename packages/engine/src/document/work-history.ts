import type { Resume } from '@trueline/contracts';
import { monthNumber, type YearMonth } from './dates.ts';

/** A job of a resume with its place in it. */
export interface Job {
  index: number;
  path: string;
  position: string;
  employer: string;
  startDate: string | undefined;
  endDate: string | undefined;
  /** Title, employer and what describes them, where "part-time" and the like stand. */
  words: string;
}

/** The jobs of a resume in its order. */
export function workOf(resume: Resume): Job[] {
  return (resume.work ?? []).map((entry, index) => ({
    index,
    path: `work[${index}]`,
    position: entry.position ?? '',
    employer: entry.name ?? '',
    startDate: entry.startDate,
    endDate: entry.endDate,
    words: [entry.position, entry.name, entry.summary, entry.location, entry.description]
      .filter((text) => typeof text === 'string')
      .join(' '),
  }));
}

/** "Cook at Blue Door", as far as both are known. */
export function roleName({ position, employer, index }: Job): string {
  if (position === '' && employer === '') return `job ${index + 1}`;
  return [position, employer].filter((part) => part !== '').join(' at ');
}

/** Months that two jobs may share where one is handed over. */
const OVERLAP_MIN = 4;
/** Work that people do beside other work. */
const BESIDE =
  /\b(?:part[- ]?time|casual|freelanc\w*|self[- ]?employed|volunteer\w*|contract\w*|consult\w*|evenings?|weekends?|nights?|seasonal|summers?|temp(?:orary)?|agency|bank|relief|on[- ]?call|intern(?:ship)?|student|apprentice|owner|founder|partner|director|tutor|private|own|gig|side|occasional|sessional|adjunct|locum|board|coach|live[- ]in)\b/i;

/** Pairs of jobs at different employers whose months overlap and that no word calls work beside another. Both need a month: bare years overlap by nature. */
export function listOverlaps(resume: Resume, asOf: YearMonth): [Job, Job][] {
  const dated = workOf(resume).filter(
    ({ startDate = '', endDate = asOf, words }) =>
      /^\d{4}-\d\d/.test(startDate) && /^\d{4}-\d\d/.test(endDate) && !BESIDE.test(words),
  );
  return dated.flatMap((one, at) =>
    dated
      .slice(at + 1)
      .filter((other) => one.employer !== other.employer && shared(one, other, asOf) >= OVERLAP_MIN)
      .map((other): [Job, Job] => [one, other]),
  );
}

function shared(one: Job, other: Job, asOf: YearMonth): number {
  const start = Math.max(...[one, other].map((job) => monthNumber(job.startDate ?? asOf, 'start')));
  const end = Math.min(...[one, other].map((job) => monthNumber(job.endDate ?? asOf, 'end')));
  return end - start + 1;
}
