import { contentWords, stemsWithSynonyms } from '../language/en/stems.ts';
import { baseForms, derivedFrom, sensesOf, widerThan } from '../language/en/synonyms.ts';
import { stemsOf } from '../language/en/text-stems.ts';
import { memoize } from '../language/memoize.ts';
import { stemRarity } from '../taxonomy/rarity.ts';
import { findSkill, findSkills } from '../taxonomy/skills.ts';
import { tellsWork, workNamesIn } from '../taxonomy/told-work.ts';
import { linesWithToolOf } from '../taxonomy/tool-classes.ts';
import { everydayLikeness, likenessOfStems } from '../taxonomy/word-vectors.ts';
import { cuesOf } from '../taxonomy/work-cues.ts';

/** What each sign of nearness counts. */
const WEIGHT = {
  told: 0.8,
  tool: 0.5,
  kin: 0.3,
  synonym: 0.6,
  like: 1,
  cues: 0.8,
  everyday: 0.7,
} as const;
/** Stems less alike than this say nothing of the work that they stand for. */
const LIKENESS_MIN = 0.25;
const COMMON = 0.15;
/** So like is a word that stands for another: a car for a vehicle, not health for care. */
const STANDS_FOR = 0.7;

export interface NearLine {
  /** Its place among the lines given. */
  index: number;
  score: number;
  /** What of it speaks for asking: all but the signs that put lines in order. */
  grounds: number;
  /** What of its grounds is likeness of words alone. */
  alike: number;
  /** It tells of the work as its trade does, or names a tool of that class: more than words that are alike. */
  isSure: boolean;
  /** Each word of what is wanted has one in the line that says it: "report cards" is not told by "renewal of cards". */
  isWhole: boolean;
}

const weightOf = (stem: string): number => COMMON + stemRarity(stem);

/** How well each word of what is wanted has a like one in the line, the rare words counting more. */
function likeness(
  wanted: readonly string[],
  line: readonly string[],
  likenessOf: (a: string, b: string) => number,
  min = 0,
): number {
  const total = wanted.reduce((sum, stem) => sum + weightOf(stem), 0);
  if (total === 0) return 0;
  const shared = wanted.reduce((sum, stem) => {
    const best = line.reduce((most, other) => Math.max(most, likenessOf(stem, other)), 0);
    return sum + (best < min ? 0 : best) * weightOf(stem);
  }, 0);
  return shared / total;
}

/** The senses of a word, of what it is made from, and those one step wider. */
const meaningsOf = memoize((lower: string): ReadonlySet<number> => {
  const lemmas = baseForms(lower);
  const own = [...lemmas, ...lemmas.flatMap(derivedFrom)].flatMap(sensesOf);
  return new Set([...own, ...own.flatMap(widerThan)]);
});
const sensesIn = memoize((lower: string): readonly number[] => baseForms(lower).flatMap(sensesOf));

/** The share of what is wanted that the line says in a word of the same meaning, or a narrower one. */
function meaningShare(wanted: readonly string[], line: readonly string[]): number {
  const stems = new Set(line.flatMap(stemsWithSynonyms));
  const meanings = line.map(meaningsOf);
  const found = wanted.filter(
    (word) =>
      stemsWithSynonyms(word).some((stem) => stems.has(stem)) ||
      sensesIn(word).some((sense) => meanings.some((all) => all.has(sense))),
  );
  return wanted.length === 0 ? 0 : found.length / wanted.length;
}

/** Whether each word of what is wanted has a like one in the line. */
export const tellsWhole = (stems: readonly string[], own: readonly string[]): boolean =>
  stems.every((stem) => own.some((one) => likenessOfStems(stem, one) >= STANDS_FOR));

const wordsIn = (text: string): string[] => contentWords(text).map(({ lower }) => lower);

const parentsOf = (text: string): Set<string> =>
  new Set(findSkills(text).flatMap(({ name }) => [name, ...(findSkill(name)?.parents ?? [])]));

/** Lines by how near they are to work that an ad names, the nearest first: by how its trade tells of it, by tools of one class, by skills of one kind, by words of one meaning, words of like work or of like company in everyday English, and the words in which people tell of such work. */
export function rankNearLines(wanted: string, lines: readonly string[]): NearLine[] {
  const stems = stemsOf(wanted);
  const words = wordsIn(wanted);
  const names = [wanted, ...workNamesIn(wanted)];
  const parents = parentsOf(wanted);
  const tools = new Set(linesWithToolOf(wanted, lines, lines.join('\n').toLowerCase()));
  return lines
    .map((text, index): NearLine => {
      const isTold = tellsWork(text, names);
      const isKin = [...parentsOf(text)].some((parent) => parents.has(parent));
      const own = stemsOf(text);
      const alike =
        WEIGHT.like * likeness(stems, own, likenessOfStems, LIKENESS_MIN) +
        WEIGHT.synonym * meaningShare(words, wordsIn(text));
      const grounds =
        alike +
        (isTold ? WEIGHT.told : 0) +
        (tools.has(index) ? WEIGHT.tool : 0) +
        (isKin ? WEIGHT.kin : 0);
      const score =
        grounds +
        WEIGHT.cues * cuesOf(wanted, text) +
        WEIGHT.everyday * likeness(stems, own, everydayLikeness);
      const isSure = tools.has(index) || tellsWork(text, [wanted]);
      const isWhole = tellsWhole(stems, own);
      return { index, score, grounds, alike, isSure, isWhole };
    })
    .toSorted((a, b) => b.score - a.score);
}
