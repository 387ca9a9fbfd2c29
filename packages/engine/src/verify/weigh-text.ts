import { stemOf } from '../language/en/stems.ts';
import { wordsOf } from '../language/words.ts';
import { type Basis, findOrigins } from './basis.ts';
import { checkWritten } from './check-text.ts';
import { listClaims } from './claim-features.ts';
import { type Doubt, doubt, learnedWeights } from './claim-model.ts';
import type { Fact } from './objection.ts';
import { asSourceWrites } from './source-writing.ts';

/** Objections to how something is told; every other kind names a fact with an identity of its own, which no weighing lifts. */
const OF_WORDING: ReadonlySet<Fact['kind']> = new Set(['content', 'ownership', 'scope', 'outcome']);

/** Below this doubt a text says what its source says, in other words: what the checks object to in its wording is lifted. */
const LIFTED_BELOW = 0.25;
/** From this doubt on a text says more than its source, whether or not a check objects. */
const RAISED_FROM = 0.5;

/** Longer than any line of a resume: comparing grows with a line's square, and what is longer is not compared. */
const LONGEST_CHARS = 4_000;

/** The stems of a text in order, its gaps and hyphens aside. */
const stemsInOrder = (text: string): string =>
  wordsOf(text)
    .flatMap(({ lower }) => lower.split('-'))
    .map(stemOf)
    .join('');

/** Whether a line of the source has the same words in the same order, in other forms or spellings: nothing is told anew. */
const isSpelledAnew = (text: string, { lines }: Basis): boolean => {
  const stems = stemsInOrder(text);
  return lines.some((line) => stemsInOrder(line.text) === stems);
};

const tooLong = (text: string): Fact => ({
  kind: 'content',
  text: text.slice(0, SHOWN_CHARS),
  start: 0,
  end: text.length,
  reason: 'This line is too long to compare with the source.',
});
const SHOWN_CHARS = 80;

const doubtOf = (text: string, basis: Basis, objections: readonly Fact[]): Doubt =>
  doubt(listClaims(text, basis, findOrigins(text, basis), objections), learnedWeights());

const lift = (objections: Fact[], { probability }: Doubt): Fact[] =>
  probability < LIFTED_BELOW ? objections.filter(({ kind }) => !OF_WORDING.has(kind)) : objections;

function weigh(told: string, basis: Basis, mayRaise: boolean): Fact[] {
  if (basis.lines.some((line) => line.text === told)) return [];
  if (told.length > LONGEST_CHARS) return [tooLong(told)];
  const { text, toOwn } = asSourceWrites(told, basis);
  if (basis.lines.some((line) => line.text === text)) return [];
  const objections = checkWritten(text, basis);
  if (objections.length === 0 && (!mayRaise || isSpelledAnew(text, basis))) return [];
  const found = doubtOf(text, basis, objections);
  const { probability, place } = found;
  if (objections.length > 0 || place === null || probability < RAISED_FROM)
    return lift(objections, found).map(toOwn);
  const { start, end } = place;
  const reason = 'This may say more than the source does.';
  return [toOwn({ kind: 'content', text: text.slice(start, end), start, end, reason })];
}

/** Every fact of a resume's line that the basis does not support: what the checks object to, weighed as a whole (decision 0025). */
export const weighText = (told: string, basis: Basis): Fact[] => weigh(told, basis, true);

/** The same with nothing raised that no check objects to: for a proof, whose sources are fewer than the gate saw, and a summary, made of the whole resume. */
export const recheckText = (told: string, basis: Basis): Fact[] => weigh(told, basis, false);
