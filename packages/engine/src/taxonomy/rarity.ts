import { stemsOf } from '../language/en/text-stems.ts';
import { memoize } from '../language/memoize.ts';
import { findSkill } from './skills.ts';
import {
  adsCounted,
  occupationsCounted,
  skillAds,
  skillOccupations,
  stemAds,
  stemOccupations,
} from './term-frequencies.ts';

/** What ads ask for counts more than what work is made of: O*NET names a spreadsheet with nearly every occupation. */
const OCCUPATION_SHARE = 1 / 3;
const COUNTED = adsCounted + OCCUPATION_SHARE * occupationsCounted;

const countOf = (
  term: string,
  ads: ReadonlyMap<string, number>,
  occupations: ReadonlyMap<string, number>,
): number => (ads.get(term) ?? 0) + OCCUPATION_SHARE * (occupations.get(term) ?? 0);

/** ln(N + 1 / n + 1) over ln(N + 1). */
const rarity = (count: number): number =>
  Math.log((COUNTED + 1) / (count + 1)) / Math.log(COUNTED + 1);
const stemCount = (stem: string): number => countOf(stem, stemAds, stemOccupations);

/** The same of a stem alone, as `stemsOf` gives it. */
export const stemRarity = (stem: string): number => rarity(stemCount(stem));

/**
 * How rare a term is among ads and descriptions of work: 0 for what stands in all, 1 for what stands in none.
 * A skill of the lexicon is counted under all its names, one of a single word also as that word; of other terms the rarest word tells.
 */
export const rarityOf = memoize((term: string): number => {
  const stems = stemsOf(term);
  const name = findSkill(term)?.name;
  const named = name === undefined ? 0 : countOf(name, skillAds, skillOccupations);
  const words = stems.length === 0 ? 0 : Math.min(...stems.map(stemCount));
  const isOneWord = stems.length === 1;
  return rarity(name === undefined || isOneWord ? Math.max(named, words) : named);
});
