import { FIELD_WORDS } from '../../lexicon/degrees.ts';
import { COMPANY_WORDS, SCHOOL_WORDS } from '../../lexicon/organizations.ts';
import { REGION_CODES, REGION_NAMES, WORKPLACE_WORDS } from '../../lexicon/places.ts';
import { fold } from '../characters.ts';
import { cut, type Slice, splitSlice } from '../slice.ts';
import { titleScore } from './title-score.ts';

export interface LocationDraft {
  address?: Slice;
  city?: Slice;
  region?: Slice;
  postalCode?: Slice;
}

const CITY =
  "\\p{Lu}[\\p{L}.'’-]*(?: (?:\\p{Lu}|d[eu]s? |l[ae]s? |am |an der |of )[\\p{L}.'’-]*){0,3}";
const POSTAL =
  '(?:[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|\\d{4,6}(?:-\\d{4})?)';
/** "50667 Köln", "Cardiff CF10 0XX", "Québec (Québec) G1K 0A0": a postal code says that the rest is a place. */
const WITH_CODE = new RegExp(
  `^(?:(?:[A-Z]{1,2}-)?\\d{4,6} (${CITY})(?:, \\p{L}[\\p{L} .]+)?|(${CITY})(?:,? \\(?\\p{Lu}[\\p{L} -]*\\)?)?,? ${POSTAL})$`,
  'u',
);
/** "Fort St. John BC": a region's short form without a comma. */
const CITY_CODE = new RegExp(`^(${CITY}) ([A-Z]{2})(?: ${POSTAL})?$`, 'u');
const CITY_REGION = new RegExp(
  `^(${CITY}), ?(\\p{L}[\\p{L}. -]*?)(?:,? ${POSTAL})?(?:, ?(\\p{L}[\\p{L}. ]+))?$`,
  'u',
);
const STREET = /^(?:\d{1,6}[A-Za-z]?,? \p{L}|(?:\p{L}[\p{L}.'’-]* ){1,3}\d{1,4}[a-z]?,)/u;

const isRegion = (text: string): boolean =>
  REGION_CODES.has(text.trim()) || REGION_NAMES.has(fold(text));

/** Whether the text is nothing but a place such as "Austin, TX", "Lyon, France" or "Remote". "Luna Software, New York" is an employer and a place. */
export function isPlace(text: string): boolean {
  const trimmed = text
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^([^(]+?) \(([^()]+)\)$/, '$1, $2');
  if (/^greater \p{L}[\p{L} .-]* (?:area|region)$/iu.test(trimmed)) return true;
  if (WORKPLACE_WORDS.test(fold(trimmed))) return trimmed.split(' ').length <= 4;
  const coded = CITY_CODE.exec(trimmed);
  if (coded?.[2] !== undefined && REGION_CODES.has(coded[2]) && !isOrganization(trimmed))
    return true;
  if (WITH_CODE.test(trimmed) && !isOrganization(trimmed)) return true;
  const match = CITY_REGION.exec(trimmed);
  if (match?.[1] === undefined || match[2] === undefined || isOrganization(match[1])) return false;
  return isRegion(match[2]) && (match[3] === undefined || isRegion(match[3]));
}

/** A region or country without a city: "New York", "France"; short forms are too ambiguous alone. */
export function isRegionName(text: string): boolean {
  return text.length > 3 && REGION_NAMES.has(fold(text));
}

const isOrganization = (text: string): boolean =>
  COMPANY_WORDS.test(fold(text)) || SCHOOL_WORDS.test(fold(text));

/** A postal address: a street with a number and at least one more part. */
export function isStreetAddress(text: string): boolean {
  return (
    STREET.test(text) &&
    text.split(',').length >= 2 &&
    text.length < 90 &&
    !/\d{3}[-. ]\d{4}/.test(text)
  );
}

/** "12 Elm Street, Hamilton, ON L8P 1A1, Canada". */
const FULL_ADDRESS = new RegExp(
  `^(?<address>\\d[^,]*(?:, (?:apt|suite|unit|app)\\.? [^,]+)?), (?<city>${CITY}), (?<region>[A-Z]{2}),? (?<code>${POSTAL})(?:, [\\p{L} .]+)?$`,
  'iu',
);

/** A postal address in all its parts, undefined where its region is not one that we know. */
export function splitAddress(place: Slice): LocationDraft | undefined {
  const parts = FULL_ADDRESS.exec(place.text)?.groups;
  if (parts === undefined || !REGION_CODES.has(parts.region ?? '')) return undefined;
  const at = (value = '', from = 0): Slice => {
    const start = place.text.indexOf(value, from);
    return cut(place, start, start + value.length);
  };
  const after = (parts.address ?? '').length;
  const city = at(parts.city, after);
  const region = at(parts.region, city.end - place.start);
  return {
    address: at(parts.address),
    city,
    region,
    postalCode: at(parts.code, region.end - place.start),
  };
}

/** "City, XX" taken apart; everything else whole, as `address`. */
export function toLocation(place: Slice): LocationDraft {
  const match = CITY_REGION.exec(place.text);
  const region = match?.[2] ?? '';
  if (
    match?.[1] === undefined ||
    match[3] !== undefined ||
    !REGION_CODES.has(region) ||
    /\d/.test(place.text)
  ) {
    return { address: place };
  }
  const at = place.text.lastIndexOf(region);
  return { city: cut(place, 0, match[1].length), region: cut(place, at, at + region.length) };
}

/** The kind of employment or a part of an employer. */
const NOT_A_CITY =
  /(?<!\p{L})(full|part|time|contract|contractor|permanent|temporary|seasonal|freelance|intern\p{L}*|self|co-op|volunteer|team|division|unit|project|program|sales|operations|research|development|product|platform|security|support|customer|human|resources|finance|procurement|legal|compliance|engineering|manufacturing|logistics|accounting|administration|services?|nursing|oncology|surgery|emergency|p(?:a)?ediatrics|registr(?:y|ies)|maintenance|warehouse|retail|wholesale|banking|insurance|analytics|digital|media|communications?|marketing|advertising|department|branch|office|vollzeit|teilzeit)(?!\p{L})/u;
const BARE_CITY = new RegExp(`^${CITY}(?: [A-Z]{2})?$`, 'u');

/** "Fairbrook Academy, Leeds": one to three capitalised words behind an employer's last comma that name no kind of organisation or work. */
export function splitCity(employer: Slice): { rest: Slice; city: Slice } | undefined {
  const comma = employer.text.lastIndexOf(', ');
  if (comma < 3) return undefined;
  const [rest, city] = [cut(employer, 0, comma), cut(employer, comma + 1)];
  return isBareCity(city.text) ? { rest, city } : undefined;
}

/** Words that could be a city and nothing else that an entry's head names. */
export function isBareCity(text: string): boolean {
  return (
    BARE_CITY.test(text) &&
    text.split(' ').length <= 3 &&
    !/^\p{Lu}{1,3}\.?$/u.test(text) &&
    !isOrganization(text) &&
    titleScore(text) === 0 &&
    !FIELD_WORDS.test(fold(text)) &&
    !NOT_A_CITY.test(fold(text))
  );
}

/** Takes a place out of "Acme, Austin, TX, Clerk"; undefined where no known region stands between or after commas. */
export function splitPlace(slice: Slice): { rest: Slice[]; place: Slice } | undefined {
  const bracket = /\s\(([^()]+)\)$/.exec(slice.text);
  if (bracket?.[1] !== undefined && isPlace(bracket[1])) {
    const at = slice.text.length - bracket[1].length - 1;
    return { rest: [cut(slice, 0, bracket.index)], place: cut(slice, at, at + bracket[1].length) };
  }
  const parts = splitSlice(slice, /,\s*/g);
  for (const length of [3, 2, 1]) {
    for (let from = 1; from + length <= parts.length; from++) {
      const [first, last] = [parts[from], parts[from + length - 1]];
      if (first === undefined || last === undefined) continue;
      const place = cut(slice, first.start - slice.start, last.end - slice.start);
      const isLast = from + length === parts.length;
      const fits =
        length === 1
          ? isLast && (isRegion(place.text) || isPlace(place.text))
          : isPlace(place.text);
      if (!fits) continue;
      const rest = [cut(slice, 0, first.start - slice.start), cut(slice, place.end - slice.start)];
      return { rest, place };
    }
  }
  return undefined;
}
