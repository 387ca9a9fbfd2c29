import data from '../../data/models/term-frequencies.json' with { type: 'json' };
import { readTable } from '../language/table.ts';

interface Frequency {
  kind: string;
  term: string;
  ads: number;
}

const frequencies = readTable<Frequency>(data);
const adsOf = (wanted: 'skill' | 'stem'): ReadonlyMap<string, number> =>
  new Map(frequencies.flatMap(({ kind, term, ads }) => (kind === wanted ? [[term, ads]] : [])));

/** How many advertisements were counted. */
export const { adsCounted } = data.figures;
/** In how many of them a skill stands, by the taxonomy's name. */
export const skillAds = adsOf('skill');
/** In how many of them a plain word stands, by its stem. */
export const stemAds = adsOf('stem');
