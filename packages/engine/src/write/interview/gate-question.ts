import type { AnswerOutline } from '@trueline/contracts';
import { listLines } from '../../document/paths.ts';
import { wordsOf } from '../../language/words.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import { type Basis, readBasis } from '../../verify/basis.ts';
import { listNumbers } from '../../verify/quantities/numbers.ts';
import type { WritingInput } from '../letter/input.ts';
import { listPlaces } from '../place.ts';
import { situationOf } from './outline.ts';

/** What an interviewer would say, and the answer's frame. */
export interface AskedQuestion {
  question: string;
  followUp: string;
  outline: AnswerOutline;
}

const isName = (text: string, start: number, written: string): boolean =>
  /^\p{Lu}/u.test(written) && start > 0 && !/[.?!:"“]\s*$/.test(text.slice(0, start));

/** Figures, skills and names of a question stand in the resume or the job description; the rest is our wording ("two people want your time"). */
function asksOf(text: string, basis: Basis): boolean {
  const values = new Set(basis.numbers.map(({ value }) => value));
  return (
    listNumbers(text).every(
      ({ text: written, value }) => !/\d/.test(written) || values.has(value),
    ) &&
    findSkills(text).every(
      ({ kind, name, text: written }) =>
        kind === 'soft' ||
        basis.skills.has(name) ||
        wordsOf(written).every(({ lower }) => basis.words.has(lower)),
    ) &&
    wordsOf(text).every(
      ({ text: written, lower, start }) =>
        written === 'I' || !isName(text, start, written) || basis.words.has(lower),
    )
  );
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The gate for interview questions (engine.md 7, point 5): what is asked about stands in the resume or the job description, and an outline holds the resume's own words. */
export function createQuestionGate({
  resume,
  job,
  jobDescription,
  asOf,
}: WritingInput): (asked: AskedQuestion) => boolean {
  const lines = listLines(resume);
  const named = job.requirements.flatMap(({ text, skills }) => [
    text,
    ...skills.map(({ name }) => name),
  ]);
  const ad = [...jobDescription.split('\n'), job.title ?? '', job.company ?? '', ...named];
  const places = [...listPlaces(resume, asOf).values()];
  const situations = new Set(places.map((place) => situationOf(resume, place)));
  const told = plain(lines.map(({ text }) => text).join('\n'));
  const basis = readBasis([
    ...lines,
    ...ad.map((text) => ({ text })),
    { text: [...situations].join('\n') },
  ]);
  return ({ question, followUp, outline }) =>
    asksOf(question, basis) &&
    asksOf(followUp, basis) &&
    (outline.situation === null || situations.has(outline.situation)) &&
    [outline.task, outline.action, outline.result].every(
      (part) => part === null || told.includes(plain(part)),
    );
}
