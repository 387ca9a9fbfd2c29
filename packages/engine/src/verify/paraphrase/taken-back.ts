import { memoize } from '../../language/memoize.ts';
import { type Qualifier, qualifyWords } from '../responsibility/qualifiers.ts';
import type { Term } from './terms.ts';

/** What makes a deed none; of a thing only a "not" does. */
const QUALIFIERS: readonly Qualifier[] = ['planned', 'unfinished', 'purpose'];

export type Qualifiers = ReadonlyMap<number, ReadonlySet<Qualifier>>;
export const qualifiersOf = (text: string, isClaim: boolean): Qualifiers =>
  new Map(qualifyWords(text, isClaim).map(({ start, qualifiers }) => [start, qualifiers]));
/** What takes a term back: of a phrase of several words, what does so to any of them. */
export function qualifiersAt(
  qualifiers: Qualifiers,
  { start, end, figure }: Pick<Term, 'start' | 'end' | 'figure'>,
): ReadonlySet<Qualifier> | undefined {
  if (figure?.kind !== 'phrase') return qualifiers.get(start);
  return new Set([...qualifiers].flatMap(([at, own]) => (at >= start && at < end ? [...own] : [])));
}
export const ownQualifiersOf = memoize((text: string) => qualifiersOf(text, true));

/** Whether a place of the text is taken back just as its source is: "did not fix" is neither told by "fixed" nor the other way round. */
export function isTakenBackAlike(
  own: ReadonlySet<Qualifier> | undefined,
  told: ReadonlySet<Qualifier> | undefined,
  /** Also of a thing without a deed: "does school runs" of "would consider school runs". */
  isDeed: boolean,
): boolean {
  if ((own?.has('negated') ?? false) !== (told?.has('negated') ?? false)) return false;
  if (told?.has('unfinished') === true && own?.has('unfinished') !== true) return false;
  return (
    !isDeed ||
    QUALIFIERS.every((qualifier) => !told?.has(qualifier) || own?.has(qualifier) === true)
  );
}
