import { singularOf } from '../../language/en/noun-forms.ts';
import { plainerThan } from '../../language/en/rewordings.ts';
import { stemOf } from '../../language/en/stems.ts';
import { baseForms, derivedFrom, sensesOf, widerThan } from '../../language/en/synonyms.ts';
import { findNominal } from '../../language/en/verb-forms.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import type { SourceLine } from '../basis.ts';
import {
  isNegated,
  type QualifiedWord,
  type Qualifier,
  qualifyWords,
} from '../responsibility/qualifiers.ts';

const PARTICLE =
  /^(?:up|out|off|on|in|over|down|away|back|after|for|with|to|at|about|through|together|around|across|along|apart|by|into|ready|sure)$/;
/** "Picked the goods up": so many words may stand between a verb and its particle. */
const PARTICLE_WORDS = 4;
/** Times, places in an order and amounts: another one is another fact, whatever the dictionary says. */
export const NEVER_REWORDED =
  /^(?:second|minute|hour|day|night|morning|afternoon|evening|midday|noon|week|weekend|fortnight|month|quarter|season|year|decade|summer|winter|spring|fall|autumn|hourly|daily|nightly|weekly|monthly|quarterly|annual|yearly|first|last|third|half|double|single|pair|dozens?|hundreds?|thousands?|millions?|rate|sum|total|number|record|accuracy|quality|speed|growth|gain|win|goal|target|county|region|country|city|town|village|district|state|province|nation|world|council)s?$/;

/** One word of a source line with all that it may mean. */
interface SourceWord {
  stem: string;
  lemmas: readonly string[];
  senses: ReadonlySet<number>;
  wider: ReadonlySet<number>;
  /** Not so, only planned, or another's deed. */
  isTakenBack: boolean;
}

/** What makes a word of a source no support for a plain claim. */
const TAKEN_BACK: readonly Qualifier[] = ['negated', 'planned', 'others'];

const isTakenBack = ({ qualifiers }: QualifiedWord): boolean =>
  TAKEN_BACK.some((qualifier) => qualifiers.has(qualifier));

/** The base forms of a word, alone and with each particle that may belong to it: "hand", "hand_out". */
export function lemmasAt(words: readonly Word[], place: number): string[] {
  const { lower = '' } = words[place] ?? {};
  const bases = [...new Set([...baseForms(lower), singularOf(lower)])];
  const particles = words
    .slice(place + 1, place + 1 + PARTICLE_WORDS)
    .map(({ lower }) => lower)
    // "make sure", and not "made cakes and sure enough".
    .filter((lower, i) => PARTICLE.test(lower) && (lower !== 'sure' || i === 0));
  return [...bases, ...bases.flatMap((base) => particles.map((particle) => `${base}_${particle}`))];
}

function splitHyphens<T extends Word>(word: T): T[] {
  if (!word.text.includes('-')) return [word];
  return [word, ...word.lower.split('-').map((lower) => ({ ...word, text: lower, lower }))];
}

/** The words of a line with their meanings, read once. */
const meanings = new WeakMap<SourceLine, readonly SourceWord[]>();

export function meaningsOf(line: SourceLine): readonly SourceWord[] {
  const known = meanings.get(line);
  if (known !== undefined) return known;
  const words = qualifyWords(line.text).flatMap(splitHyphens);
  const found = words.map((word, place): SourceWord => {
    const { lower } = word;
    const lemmas = lemmasAt(words, place);
    const own = lemmas.flatMap(sensesOf);
    return {
      stem: stemOf(lower),
      lemmas,
      senses: new Set([...own, ...lemmas.flatMap(derivedFrom).flatMap(sensesOf)]),
      wider: new Set(own.flatMap(widerThan)),
      isTakenBack: isTakenBack(word),
    };
  });
  meanings.set(line, found);
  return found;
}

/**
 * Whether a word of a text says in another word, or in a wider one, what a word of the lines says
 * that the text itself leaves out: "mended" for "repaired", "food" for "bread". Never a
 * time or what the text denies.
 */
export function isReworded(text: string, word: Word, lines: readonly SourceLine[]): boolean {
  if (NEVER_REWORDED.test(word.lower)) return false;
  if (isNegated(text, word.start) && !lines.some((line) => isNegated(line.text, line.text.length)))
    return false;
  const words = wordsOf(text);
  const kept = new Set(words.map(({ lower }) => stemOf(lower)));
  const place = words.findIndex(({ start, end }) => word.start >= start && word.end <= end);
  const isWhole = words[place]?.lower === word.lower;
  const act = findNominal(word.lower)?.verb.base;
  const lemmas = [
    ...(isWhole ? lemmasAt(words, place) : baseForms(word.lower)),
    ...(act === undefined ? [] : [act]),
  ];
  const plainer = new Set(lemmas.flatMap((lemma) => [...plainerThan(lemma)]));
  const own = lemmas.flatMap(sensesOf);
  const derived = lemmas.flatMap(derivedFrom).flatMap(sensesOf);
  // "the board's decision" tells of the board as "the board will decide" does.
  const isOwn =
    /['’]s? $/.test(text.slice(0, word.start)) ||
    qualifyWords(text).some((one) => one.start === word.start && isTakenBack(one));
  const isPlainer = (source: SourceWord): boolean =>
    source.lemmas.some((lemma) => plainer.has(lemma));
  const says = (source: SourceWord): boolean =>
    own.some((sense) => source.senses.has(sense) || source.wider.has(sense)) ||
    derived.some((sense) => source.senses.has(sense));
  return lines.some((line) =>
    meaningsOf(line).some(
      (of) => (isOwn || !of.isTakenBack) && (isPlainer(of) || (!kept.has(of.stem) && says(of))),
    ),
  );
}
