import { ADS_COUNTED, SKILL_ADS, STEM_ADS } from '../../data/models/term-frequencies.ts';

const parse = (data: string): ReadonlyMap<string, number> =>
  new Map(
    data
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.lastIndexOf('=');
        return [line.slice(0, at), Number(line.slice(at + 1))] as const;
      }),
  );

const skillAds = parse(SKILL_ADS);
const stemAds = parse(STEM_ADS);
const FULL = Math.log(ADS_COUNTED + 1);

/** 0 for a term of every ad to 1 for one seen in none: ln(N + 1 / n + 1) over ln(N + 1). */
const rarityOf = (ads: number): number => Math.log((ADS_COUNTED + 1) / (ads + 1)) / FULL;

export const skillRarity = (name: string): number => rarityOf(skillAds.get(name) ?? 0);
export const stemRarity = (stem: string): number => rarityOf(stemAds.get(stem) ?? 0);
