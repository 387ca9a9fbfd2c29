import { contentWords, stemsWithSynonyms } from '../language/en/stems.ts';
import { baseForms, derivedFrom, sensesOf, widerThan } from '../language/en/synonyms.ts';
import { stemsOf } from '../language/en/text-stems.ts';
import { memoize } from '../language/memoize.ts';
import { stemRarity } from '../taxonomy/rarity.ts';
import { findSkill, findSkills } from '../taxonomy/skills.ts';
import { tellsWork, workNamesIn } from '../taxonomy/told-work.ts';
import { linesWithToolOf } from '../taxonomy/tool-classes.ts';
import { likenessOfStems } from '../taxonomy/word-vectors.ts';

/** What each sign of nearness counts. */
const WEIGHT = { told: 0.8, tool: 0.5, kin: 0.3, synonym: 0.6, like: 1 } as const;
/** Stems less alike than this say nothing. */
const LIKENESS_MIN = 0.25;
const COMMON = 0.15;

export interface NearLine {
  /** Its place among the lines given. */
  index: number;
  score: number;
  /** What of it is likeness of words alone. */
  alike: number;
  /** It tells of the work as its trade does, or names a tool of that class: more than words that are alike. */
  isSure: boolean;
}

const weightOf = (stem: string): number => COMMON + stemRarity(stem);

/** How well each word of what is wanted has one of like work in the line. */
function likeness(wanted: readonly string[], line: readonly string[]): number {
  const total = wanted.reduce((sum, stem) => sum + weightOf(stem), 0);
  if (total === 0) return 0;
  const shared = wanted.reduce((sum, stem) => {
    const best = line.reduce((most, other) => Math.max(most, likenessOfStems(stem, other)), 0);
    return sum + (best < LIKENESS_MIN ? 0 : best) * weightOf(stem);
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

const wordsIn = (text: string): string[] => contentWords(text).map(({ lower }) => lower);

const parentsOf = (text: string): Set<string> =>
  new Set(findSkills(text).flatMap(({ name }) => [name, ...(findSkill(name)?.parents ?? [])]));

/** Lines by how near they are to work that an ad names, the nearest first: by how its trade tells of it, by tools of one class, by skills of one kind, by words of one meaning and words of like work. */
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
      const alike =
        WEIGHT.like * likeness(stems, stemsOf(text)) +
        WEIGHT.synonym * meaningShare(words, wordsIn(text));
      const score =
        alike +
        (isTold ? WEIGHT.told : 0) +
        (tools.has(index) ? WEIGHT.tool : 0) +
        (isKin ? WEIGHT.kin : 0);
      return { index, score, alike, isSure: tools.has(index) || tellsWork(text, [wanted]) };
    })
    .toSorted((a, b) => b.score - a.score);
}
