import { adsCounted, skillAds, stemAds } from '../taxonomy/term-frequencies.ts';

const FULL = Math.log(adsCounted + 1);

/** 0 for a term of every ad to 1 for one seen in none: ln(N + 1 / n + 1) over ln(N + 1). */
const rarityOf = (ads: number): number => Math.log((adsCounted + 1) / (ads + 1)) / FULL;

export const skillRarity = (name: string): number => rarityOf(skillAds.get(name) ?? 0);
export const stemRarity = (stem: string): number => rarityOf(stemAds.get(stem) ?? 0);
