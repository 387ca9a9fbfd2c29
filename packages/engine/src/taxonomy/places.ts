import countryCodes from '../../data/taxonomy/country-codes.json' with { type: 'json' };
import regionCodes from '../../data/taxonomy/region-codes.json' with { type: 'json' };
import regions from '../../data/taxonomy/regions.json' with { type: 'json' };
import streetWords from '../../data/taxonomy/street-words.json' with { type: 'json' };
import { readTable } from '../language/table.ts';

/** Postal short forms of the states of the USA and the provinces and territories of Canada. */
export const REGION_CODES: ReadonlySet<string> = new Set(regionCodes.rows);

/** Names of regions and countries that follow a city, lower case, no accents. */
export const REGION_NAMES: ReadonlySet<string> = new Set(regions.rows);

const streetRows = readTable<{ word: string; kind: string }>(streetWords);
const anyOf = (wanted: 'word' | 'ending'): string =>
  streetRows
    .filter(({ kind }) => kind === wanted)
    .map(({ word }) => RegExp.escape(word))
    .join('|');

/** Finds a word or an ending of a street's name; in lower-case text without accents. */
export const STREET_WORDS = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${anyOf('word')})|\p{L}{2}(?:${anyOf('ending')}))(?!\p{L})`,
  'u',
);

/** Words that stand where a place would. */
export const WORKPLACE_WORDS =
  /^(remote|hybrid|on-?site|worldwide|teletravail|a distance|hybride)( |$|\()/;

/** ISO 3166-1 codes of countries by the names that stand at the end of postal addresses; lower case, no accents. */
export const COUNTRY_CODES: ReadonlyMap<string, string> = new Map(
  readTable<{ name: string; code: string }>(countryCodes).map(({ name, code }) => [name, code]),
);
