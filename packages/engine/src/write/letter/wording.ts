import type { Place } from '../place.ts';
import { asked, fact, type Part, words } from '../sentence.ts';
import type { Story } from '../stories.ts';
import type { LetterFacts } from './facts.ts';

/** "at North Mills", "for Sample Tracker", "as Payroll Clerk"; of a role without a clean name only that it was one. */
export function atPlace({ kind, at, title, isCurrent }: Place): Part[] {
  if (at !== undefined)
    return [words(kind === 'project' ? 'for ' : 'at '), fact(at.text, at.source)];
  if (title !== undefined) return [words('as '), fact(title.text, title.source)];
  if (kind === 'project') return [words('in one of my projects')];
  return [words(isCurrent ? 'in my current role' : 'in an earlier role')];
}

/** "as Payroll Clerk at North Mills" where both are known. */
export function asTitleAt(place: Place): Part[] {
  const { at, title } = place;
  if (at === undefined || title === undefined) return atPlace(place);
  return [words('as '), fact(title.text, title.source), words(' at '), fact(at.text, at.source)];
}

const lineOf = ({ told }: Story) => ({ path: told.path, text: told.text });

export const finite = (story: Story): Part => fact(story.told.finite, lineOf(story));
export const gerund = (story: Story): Part => fact(story.told.gerund, lineOf(story));
export const outcome = (story: Story): Part => fact(story.told.outcome ?? '', lineOf(story));

/** "the Payroll Clerk role", or in neutral words where the ad names none. */
export const theRole = ({ title }: LetterFacts): Part[] =>
  title === undefined
    ? [words('the position you have advertised')]
    : [words('the '), asked(title), words(' role')];

/** The same behind the opening, which has named it. */
export const thisRole = ({ title }: LetterFacts): Part[] => [
  words(title === undefined ? 'this position' : 'this role'),
];

/** Where the letter names the role a second and last time, behind its opening: in its thanks, or for want of an employer's name where it asks for a talk. */
export const secondNaming = ({ company }: LetterFacts): 'thanks' | 'talk' =>
  company === undefined ? 'talk' : 'thanks';

/** " at North Mills", or nothing. */
export const atCompany = ({ company }: LetterFacts): Part[] =>
  company === undefined ? [] : [words(' at '), asked(company)];

/** The list turned so that another resume or ad begins elsewhere. */
export function rotated<T>(options: readonly T[], by: number): T[] {
  const start = options.length === 0 ? 0 : by % options.length;
  return [...options.slice(start), ...options.slice(0, start)];
}
