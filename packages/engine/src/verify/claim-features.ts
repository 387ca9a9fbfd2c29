import { contentWords, holdsWord, isEmptyWord, stemOf } from '../language/en/stems.ts';
import { baseForms } from '../language/en/synonyms.ts';
import { readVerb } from '../language/en/verb-forms.ts';
import { memoize } from '../language/memoize.ts';
import { type Word, wordsOf } from '../language/words.ts';
import { findSkills } from '../taxonomy/skills.ts';
import type { Basis, SourceLine } from './basis.ts';
import type { Fact } from './objection.ts';
import { kindsOf, RELATIONS, type Relation, relationOf } from './paraphrase/relations.ts';
import { isReworded } from './paraphrase/reworded.ts';
import { isSameWording } from './paraphrase/same-wording.ts';
import { isToldOtherwise } from './paraphrase/told-otherwise.ts';
import { listFigures } from './quantities/figures.ts';

/** A place where a text may claim more than its source (UTF-16 offsets): a word that no line of it has, its first word, or what a check objects to. */
export interface Claim {
  start: number;
  end: number;
  features: string[];
}

/** What a text adds to its source and leaves out of it, as `claim-model.ts` weighs it. */
export interface ClaimFeatures {
  line: string[];
  claims: Claim[];
}

/** How a word of a text stands in its source, the plainest way first. */
type Standing =
  | 'word'
  | 'stem'
  | 'named'
  | 'empty'
  | 'group'
  | 'wording'
  | 'told'
  | 'reworded'
  | 'none';

const PREPOSITION =
  /^(?:to|for|by|with|across|through|of|in|and|from|on|at|as|into|over|under|per|during|while|after|before|within|toward|between|among|including|using|throughout|or)$/;

const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['ed', /ed$/],
  ['act', /(?:tion|ment|ness|ity|ance|ence|ship|age|al)s?$/],
  ['agent', /(?:er|or|ist|ian)s?$/],
  ['quality', /(?:ive|ous|able|ible|ful|ic|ary|less)$/],
  ['plural', /s$/],
];

/** What a word looks like: "past", "gerund", "agent", "quality". */
function shapeOf(lower: string): string {
  const forms = readVerb(lower).map(({ form }) => form);
  if (/ly$/.test(lower)) return 'adverb';
  if (forms.includes('past')) return 'past';
  if (forms.includes('gerund') || /ing$/.test(lower)) return 'gerund';
  if (forms.length > 0) return 'verb';
  return SHAPES.find(([, ending]) => ending.test(lower))?.[0] ?? 'noun';
}

const lemmaOf = (lower: string): string => baseForms(lower).at(-1) ?? lower;

const nearest = (relations: readonly Relation[]): Relation =>
  RELATIONS.find((relation) => relations.includes(relation)) ?? 'none';

const clamp = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(max, Math.trunc(value)));

const isOfFigure = (text: string, { start, end }: Word): boolean =>
  listFigures(text).some((figure) => figure.start < end && start < figure.end);

/** The words of a text, those of its figures aside: they are other checks' to compare ("twenty a day", "$85 million"). */
const plainWords = memoize((text: string): readonly Word[] =>
  wordsOf(text).filter((word) => !isOfFigure(text, word)),
);

const isFunctionWord = (lower: string): boolean => contentWords(lower).length === 0;

/** Standings of words that the source has. */
const KEPT = /^(?:word|stem|named)$/;

/** "k8s" of "Kubernetes": a word of a skill that the source has under another name. */
const isNamed = (text: string, { start, end }: Word, basis: Basis): boolean =>
  findSkills(text).some(
    (skill) => skill.start <= start && end <= skill.end && basis.skills.has(skill.name),
  );

function standingOf(text: string, word: Word, basis: Basis, near: readonly SourceLine[]): Standing {
  const { lower } = word;
  if (isFunctionWord(lower) || basis.words.has(lower)) return 'word';
  if (basis.stems.has(stemOf(lower))) return 'stem';
  if (isNamed(text, word, basis)) return 'named';
  if (isEmptyWord(lower)) return 'empty';
  if (holdsWord(basis.stems, lower)) return 'group';
  if (isSameWording(text, word, basis)) return 'wording';
  if (isToldOtherwise(text, word, near)) return 'told';
  return isReworded(text, word, near) ? 'reworded' : 'none';
}

/** A text beside its source: each word with its standing, and what it leaves out. */
interface Reading {
  text: string;
  words: readonly (Word & { standing: Standing })[];
  origins: readonly SourceLine[];
  near: readonly SourceLine[];
  /** Content words of the lines that the text is nearest to, and those of them that it leaves out. */
  told: readonly string[];
  dropped: ReadonlySet<string>;
  /** New words less those left out: what is told in other words keeps its length. */
  balance: number;
  newCount: number;
}

function readBeside(text: string, basis: Basis, origins: readonly SourceLine[]): Reading {
  const near = origins.length > 0 ? origins : basis.lines;
  const words = wordsOf(text).map((word) => ({
    ...word,
    standing: standingOf(text, word, basis, near),
  }));
  const own = new Set(words.flatMap(({ lower }) => baseForms(lower)));
  const told = near.flatMap((line) =>
    plainWords(line.text).flatMap(({ text: written }) =>
      contentWords(written).map(({ lower }) => lower),
    ),
  );
  const left = told.filter((lower) => !baseForms(lower).some((base) => own.has(base)));
  const newCount = words.filter(({ standing }) =>
    /^(?:none|told|reworded|wording)$/.test(standing),
  ).length;
  const balance = newCount - left.length;
  return { text, words, origins, near, told, dropped: new Set(left), balance, newCount };
}

/** How a new word hangs in its sentence. */
function placeFeatures({ words }: Reading, i: number): string[] {
  const before = words[i - 1];
  const after = words[i + 1];
  const beside = (word: Reading['words'][number]): string =>
    isFunctionWord(word.lower) ? word.lower : word.standing;
  const lead = before === undefined ? '^' : PREPOSITION.test(before.lower) ? before.lower : '-';
  return [
    `lead:${lead}`,
    `after:${after === undefined ? '$' : beside(after)}`,
    `before:${before === undefined ? '^' : beside(before)}`,
    `gap:${(words[i]?.gap ?? '').trim().slice(0, 2)}`,
  ];
}

/** What a word that the source lacks says, and how near it is to what the source says. */
function newWordFeatures(reading: Reading, i: number, mark: string): string[] {
  const word = reading.words[i];
  if (word === undefined || KEPT.test(word.standing)) return [];
  const { lower, standing } = word;
  const relations = reading.told.map((source) => ({ source, is: relationOf(lower, source) }));
  const toAny = nearest(relations.map(({ is }) => is));
  const toDropped = nearest(
    relations.filter(({ source }) => reading.dropped.has(source)).map(({ is }) => is),
  );
  const place = placeFeatures(reading, i);
  return [
    ...place,
    `${mark}${place[0]}/${shapeOf(lower)}`,
    `${mark}relation:${toAny}`,
    `${mark}dropped:${toDropped}`,
    `dropped:${toDropped}/${standing}`,
    `balance:${clamp(reading.balance, -3, 2)}/${mark}`,
    ...(i > 0 && /^\p{Lu}/u.test(word.text) ? ['capital'] : []),
    `ending:${lower.slice(-3)}`,
    `word:${lemmaOf(lower)}`,
    ...kindsOf(lower).map((kind) => `kind:${kind}`),
  ];
}

const isOver = (fact: Pick<Fact, 'start' | 'end'>, { start, end }: Claim | Word): boolean =>
  fact.start < end && start < fact.end;

function claimAt(reading: Reading, i: number, objections: readonly Fact[]): Claim | null {
  const word = reading.words[i];
  if (word === undefined || isFunctionWord(word.lower)) return null;
  const { standing, start, end } = word;
  const facts = objections.filter((fact) => isOver(fact, word));
  if (facts.length === 0 && ((standing === 'word' && i > 0) || isOfFigure(reading.text, word)))
    return null;
  const shape = shapeOf(word.lower);
  const features = [
    `standing:${standing}`,
    `standing:${standing}/${shape}`,
    `shape:${shape}`,
    ...facts.flatMap(({ kind }) => [
      `fact:${kind}`,
      `fact:${kind}/${shape}`,
      `fact:${kind}/${standing}`,
    ]),
    ...(facts.length === 0 ? ['fact:none', `fact:none/${standing}`] : []),
    ...newWordFeatures(reading, i, facts.length > 0 ? 'objected ' : ''),
  ];
  return { start, end, features: [...new Set(features)] };
}

/** The one word that stands in place of the one left out. */
function swapFeatures({ words, dropped }: Reading): string[] {
  const [word, ...more] = words.filter(
    ({ standing }) => !KEPT.test(standing) && standing !== 'wording' && standing !== 'told',
  );
  const [left] = dropped;
  if (more.length > 0 || dropped.size > 1)
    return [`swap:${word === undefined ? 0 : more.length + 1}>${Math.min(3, dropped.size)}`];
  if (word === undefined) return [left === undefined ? 'swap:none' : 'swap:cut'];
  const relation = left === undefined ? 'added' : relationOf(word.lower, left);
  return [`swap:${relation}`, `swap:${relation}/${shapeOf(word.lower)}`];
}

/** How many neighbouring words of the source line stand the other way round in the text. */
function countTurns({ words, origins }: Reading): number {
  const places = contentWords(origins[0]?.text ?? '')
    .map(({ lower }) => words.findIndex((word) => stemOf(word.lower) === stemOf(lower)))
    .filter((place) => place !== -1);
  return places.filter((place, i) => i > 0 && place < (places[i - 1] ?? 0)).length;
}

/** How many stems, those of small words too, the text has more or fewer of than its nearest line. */
function countChanges({ text, words, origins }: Reading): number {
  const [origin] = origins;
  if (origin === undefined) return words.length;
  const counts = new Map<string, number>();
  const add = (list: readonly Word[], step: number): void => {
    for (const { lower } of list)
      counts.set(stemOf(lower), (counts.get(stemOf(lower)) ?? 0) + step);
  };
  add(plainWords(text), 1);
  add(plainWords(origin.text), -1);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

function openerFeatures({ words, origins }: Reading): string[] {
  const opener = words[0]?.lower ?? '';
  const told = wordsOf(origins[0]?.text ?? '')[0]?.lower ?? '';
  if (opener === told) return ['opener:same'];
  return [
    `opener:${opener}`,
    `opener:${lemmaOf(told)}>${lemmaOf(opener)}`,
    `opener:${relationOf(opener, told)}/${shapeOf(opener)}`,
  ];
}

const lowerWords = (text: string): Set<string> =>
  new Set(plainWords(text).map(({ lower }) => lower));

/** What a text as a whole keeps of its source, and which small words come and go with it. */
function lineFeatures(reading: Reading, basis: Basis): string[] {
  const { text, words, origins, near, told, dropped, balance, newCount } = reading;
  const longest = Math.max(1, ...near.map((line) => line.text.length));
  const own = lowerWords(text);
  const gone = [...lowerWords(origins.map((line) => line.text).join(' '))].filter(
    (lower) => !own.has(lower) && isFunctionWord(lower),
  );
  const known = lowerWords(basis.text);
  const come = [...own].filter((lower) => !known.has(lower) && isFunctionWord(lower));
  const left = told.filter((lower) => dropped.has(lower)).length;
  const changes = countChanges(reading);
  const turns = countTurns(reading);
  const features = [
    `words:${clamp(words.length / 3, 0, 8)}`,
    `lines:${clamp(Math.log2(basis.lines.length), 0, 6)}`,
    `balance:${clamp(balance, -6, 4)}`,
    `kept:${clamp(5 * (1 - left / Math.max(1, told.length)), 0, 5)}`,
    `origins:${Math.min(3, origins.length)}`,
    `new:${Math.min(6, newCount)}`,
    `length:${clamp((4 * text.length) / longest, 0, 8)}`,
    ...come.map((lower) => `come:${lower}`),
    ...gone.map((lower) => `gone:${lower}`),
    ...[...dropped].map((lower) => `left:${lemmaOf(lower)}`),
    ...openerFeatures(reading),
    ...swapFeatures(reading),
    `turned:${clamp(turns, 0, 5)}`,
    `changed:${clamp(changes, 0, 8)}`,
    `changed:${clamp(changes, 0, 3)}/${clamp(turns, 0, 1)}`,
  ];
  return [...new Set(features)];
}

/** What a text claims beyond its source, place by place; `origins` are the lines it was made from, `objections` what the checks say. */
export function listClaims(
  text: string,
  basis: Basis,
  origins: readonly SourceLine[],
  objections: readonly Fact[],
): ClaimFeatures {
  const reading = readBeside(text, basis, origins);
  const claims = reading.words.flatMap((_, i) => claimAt(reading, i, objections) ?? []);
  const others = objections
    .filter((fact) => !claims.some((claim) => isOver(fact, claim)))
    .map(({ kind, start, end }) => ({ start, end, features: [`fact:${kind}`, `fact:${kind}/-`] }));
  return { line: lineFeatures(reading, basis), claims: [...claims, ...others] };
}
