import data from '../../../data/words/synonyms.json' with { type: 'json' };
import { irregularBases } from './irregular-verbs.ts';
import { readVerb } from './verb-forms.ts';

/** Senses of common English words (WordNet; evals/src/make-synonyms.ts tells the format). A sense is a number. */
interface Thesaurus {
  senses: ReadonlyMap<string, readonly number[]>;
  /** Of each sense the ones a step wider. */
  wider: readonly (readonly number[])[];
  /** Of each sense the letter of its part of speech: n, v, a or r. */
  parts: string;
  derived: ReadonlyMap<string, readonly string[]>;
}

let loaded: Thesaurus | undefined;

function addTo<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Unpacks the text, about 30 ms, once, at the first word asked for. */
function thesaurus(): Thesaurus {
  if (loaded !== undefined) return loaded;
  const senses = new Map<string, number[]>();
  let parts = '';
  const wider = data.senses.split('\n').map((line, sense) => {
    parts += line.charAt(0);
    const [words = '', above = ''] = line.split('|');
    for (const word of words.split(' ').slice(1)) addTo(senses, word, sense);
    return above === '' ? [] : above.split(' ').map((place) => Number.parseInt(place, 36));
  });
  const derived = new Map<string, string[]>();
  for (const line of data.derived.split('\n')) {
    const [one = '', other = ''] = line.split(' ');
    addTo(derived, one, other);
    addTo(derived, other, one);
  }
  loaded = { senses, wider, parts, derived };
  return loaded;
}

/** The frequent senses of a word in base form; of two words "hand_out". */
export const sensesOf = (lemma: string): readonly number[] => thesaurus().senses.get(lemma) ?? [];

/** Whether a word in base form is a verb in one of its frequent senses. */
export const isVerb = (lemma: string): boolean =>
  sensesOf(lemma).some((sense) => thesaurus().parts[sense] === 'v');

/** The letter of a sense's part of speech: n, v, a or r. */
export const partsOfSense = (sense: number): string => thesaurus().parts[sense] ?? '';

/** The parts of speech of a word in base form among its frequent senses, by letter: n, v, a or r. */
export const partsOfSpeech = (lemma: string): ReadonlySet<string> =>
  new Set(sensesOf(lemma).map((sense) => thesaurus().parts[sense] ?? ''));

/** The senses one step wider: of "prune" that of "cut". */
export const widerThan = (sense: number): readonly number[] => thesaurus().wider[sense] ?? [];

/** Words of another part of speech for the same thing: "decision" of "decide". */
export const derivedFrom = (lemma: string): readonly string[] =>
  thesaurus().derived.get(lemma) ?? [];

const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y']],
  [/(?<=s|x|z|ch|sh|o)es$/, ['']],
  [/s$/, ['']],
  [/ied$/, ['y']],
  [/([bdfgklmnprtz])\1(?:ed|ing)$/, ['$1', '$1$1']],
  [/ed$/, ['', 'e']],
  [/ing$/, ['', 'e']],
];

/** Every base form that a word may be an inflection of, itself first (lower case). */
export function baseForms(word: string): string[] {
  const verbs = readVerb(word).map(({ verb }) => verb.base);
  const stripped = ENDINGS.flatMap(([ending, instead]) =>
    ending.test(word) ? instead.map((end) => word.replace(ending, end)) : [],
  );
  return [...new Set([word, ...verbs, ...irregularBases(word), ...stripped])];
}
