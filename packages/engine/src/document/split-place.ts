import { COUNTRY_CODES, REGION_CODES, REGION_NAMES } from '../taxonomy/places.ts';

export interface Place {
  city: string;
  region: string;
  countryCode?: string;
}

const plainOf = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const countryOf = (text: string): string | undefined => COUNTRY_CODES.get(plainOf(text));
const isRegion = (text: string): boolean =>
  REGION_CODES.has(text) || (REGION_NAMES.has(plainOf(text)) && countryOf(text) === undefined);

/** City, region and country of a place on one line, "Toronto, Ontario, Canada"; null for anything more, such as a street. */
export function splitPlace(line: string): Place | null {
  if (/\d/.test(line)) return null;
  const [city, region, country, ...more] = line
    .replace(/\s(?=\p{Lu}{2}$)/u, ', ')
    .split(/\s*[,(]\s*/)
    .map((part) => part.replace(/\)$/, '').trim())
    .filter((part) => part !== '');
  if (city === undefined || region === undefined || more.length > 0 || !isRegion(region))
    return null;
  if (country === undefined) return { city, region };
  const countryCode = countryOf(country);
  return countryCode === undefined ? null : { city, region, countryCode };
}
