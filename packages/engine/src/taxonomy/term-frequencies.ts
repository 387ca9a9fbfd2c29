import data from '../../data/models/term-frequencies.json' with { type: 'json' };
import { readTable } from '../language/table.ts';

interface Frequency {
  kind: string;
  term: string;
  ads: number;
  occupations: number;
}

const frequencies = readTable<Frequency>(data);
const countsOf = (wanted: 'skill' | 'stem', of: 'ads' | 'occupations') =>
  new Map(
    frequencies.flatMap((row): [string, number][] =>
      row.kind === wanted && row[of] > 0 ? [[row.term, row[of]]] : [],
    ),
  );

/** How many advertisements, and occupations, were counted. */
export const { adsCounted, occupationsCounted } = data.figures;
/** In how many of them a skill stands, by the taxonomy's name. */
export const skillAds: ReadonlyMap<string, number> = countsOf('skill', 'ads');
/** In how many of them a plain word stands, by its stem. */
export const stemAds: ReadonlyMap<string, number> = countsOf('stem', 'ads');
/** With how many occupations of O*NET, by their tasks and technologies. */
export const skillOccupations: ReadonlyMap<string, number> = countsOf('skill', 'occupations');
export const stemOccupations: ReadonlyMap<string, number> = countsOf('stem', 'occupations');
