import type { Requirement } from '@trueline/contracts';
import { flattenMarkup } from '../../job/segments/markup.ts';
import { isEnglish } from '../../language/en/english-words.ts';
import { stemsOf } from '../../language/en/text-stems.ts';
import { memoize } from '../../language/memoize.ts';
import { stemRarity } from '../../taxonomy/rarity.ts';
import type { EvidenceIndex } from '../evidence/evidence-index.ts';
import { type EvidenceLine, isSentence } from '../evidence/evidence-lines.ts';
import type { Units } from './units.ts';
import { topLines, type View } from './view.ts';

const LEVEL_WEIGHT = { must: 1, nice: 0.5, context: 0.7 } as const;
/** Even a word of every ad weighs something. */
const COMMON = 0.1;
/** A word that stands outside every sentence, in a list or a heading, counts so much. */
const OUTSIDE = 0.5;
/** What words outside sentences may add in all, so that no list stands for what was done. */
const OUTSIDE_MAX = 0.1;

/** What the words of a usual ad weigh together. A resume seldom says as large a part of a long ad as of a short one: the part is taken of something between the two. */
const USUAL_TOTAL = 35;
const LENGTH_SHARE = 0.25;
const attainable = (total: number): number =>
  total ** (1 - LENGTH_SHARE) * USUAL_TOTAL ** LENGTH_SHARE;

const weightOf = (stem: string): number => COMMON + (1 - COMMON) * stemRarity(stem);

const standsOutside = (lines: ReadonlySet<EvidenceLine> = new Set()): boolean =>
  [...lines].some((line) => !isSentence(line));

/** What a resume holds of an ad's words, sentence by sentence. */
export interface Held {
  index: EvidenceIndex;
  units: Units;
  weigh: (line: EvidenceLine) => number;
}

/** The part of weighed words that the resume holds: those of sentences in full, each by its best line, others half and up to a bound. */
function shareHeld(words: ReadonlyMap<string, number>, { index, units, weigh }: Held): View {
  let inside = 0;
  let outside = 0;
  let total = 0;
  const gains = new Map<string, { line: EvidenceLine; gain: number }>();
  for (const [stem, weight] of words) {
    total += weight;
    let best = 0;
    let bestLine: EvidenceLine | undefined;
    for (const { line, worth } of units.byStem.get(stem) ?? []) {
      const gain = weigh(line) * (worth.get(stem) ?? 0);
      if (gain > best) [best, bestLine] = [gain, line];
    }
    inside += weight * best;
    if (best < OUTSIDE && standsOutside(index.byStem.get(stem)))
      outside += weight * (OUTSIDE - best);
    if (bestLine === undefined) continue;
    const gain = (gains.get(bestLine.path)?.gain ?? 0) + weight * best;
    gains.set(bestLine.path, { line: bestLine, gain });
  }
  if (total === 0) return { share: 0, evidence: [] };
  const whole = attainable(total);
  const share = inside / whole + Math.min(OUTSIDE_MAX, outside / whole);
  return { share: Math.min(1, share), evidence: topLines(gains) };
}

const OFFERS = new Set<Requirement['kind']>(['location', 'authorisation', 'travel', 'title']);

/** The words of what is asked with their weight, by level and rarity; none where nothing is asked in words. */
export function wordsAsked(requirements: readonly Requirement[]): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const { kind, level, text } of requirements) {
    if (OFFERS.has(kind)) continue;
    for (const stem of new Set(stemsOf(flattenMarkup(text)))) {
      if (!/\p{L}/u.test(stem)) continue;
      words.set(stem, Math.max(words.get(stem) ?? 0, LEVEL_WEIGHT[level] * weightOf(stem)));
    }
  }
  return words;
}

/** The words of what is asked, over the whole document; null where nothing is asked in words. */
export const measureRequirementWords = (
  words: ReadonlyMap<string, number>,
  held: Held,
): View | null => (words.size === 0 ? null : shareHeld(words, held));

/** The part of weighed words that the sentences of each entry hold together. */
export function sharesByEntry(
  words: ReadonlyMap<string, number>,
  { byStem }: Units,
): ReadonlyMap<string, number> {
  const whole = attainable([...words.values()].reduce((sum, weight) => sum + weight, 0));
  const shares = new Map<string, number>();
  for (const [stem, weight] of words) {
    const best = new Map<string, number>();
    for (const { line, worth } of byStem.get(stem) ?? [])
      best.set(line.entry, Math.max(best.get(line.entry) ?? 0, worth.get(stem) ?? 0));
    for (const [entry, worth] of best)
      shares.set(entry, (shares.get(entry) ?? 0) + (weight * worth) / whole);
  }
  return shares;
}

/** Words of an ad with their weight: by how rare they are, and a little by how often it says them. What is no word of the language is a name. */
export const wordsOfAd = memoize((jobDescription: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const words = flattenMarkup(jobDescription).match(/\p{L}[\p{L}\p{N}]*(?:\+\+|#)?/gu) ?? [];
  for (const word of words) {
    const isName = /^\p{Lu}/u.test(word) && !isEnglish(word.toLowerCase());
    const [stem] = stemsOf(word);
    if (stem === undefined || (isName && !isKnownStem(stem))) continue;
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([stem, count]) => [stem, (1 + Math.log(count)) * weightOf(stem)]),
  );
});
const isKnownStem = (stem: string): boolean => stemRarity(stem) < 1;

/** The share of the ad's words, the rare ones weighing more, that sentences of the resume hold. Recall alone: a true line more never lowers it. */
export const measureAdWords = (words: ReadonlyMap<string, number>, held: Held): View =>
  shareHeld(words, held);
