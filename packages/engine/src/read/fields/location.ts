import { CITIES, TOWN_LOOKS } from '../../taxonomy/cities.ts';
import { FIELD_WORDS } from '../../taxonomy/degrees.ts';
import {
  COUNTRY_CODES,
  REGION_CODES,
  REGION_NAMES,
  STREET_WORDS,
  WORKPLACE_WORDS,
} from '../../taxonomy/places.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import { fold } from '../characters.ts';
import { holdsCertificate, holdsCertificateWord } from '../sections/certificate-names.ts';
import { cut, type Slice, splitSlice, valued } from '../slice.ts';
import { companyScore, titleScore } from './title-score.ts';

export interface LocationDraft {
  address?: Slice;
  city?: Slice;
  region?: Slice;
  postalCode?: Slice;
  /** ISO 3166-1 alpha-2, from the country's name. */
  countryCode?: Slice;
}

const CITY =
  "\\p{Lu}[\\p{L}.'’-]*(?: (?:\\p{Lu}|d[eu]s? |l[ae]s? |am |an der |of )[\\p{L}.'’-]*){0,3}";
const POSTAL =
  '(?:[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|\\d{4} [A-Z]{2}|\\d{4,5}-\\d{3}|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4,6}(?:-\\d{4})?)';
/** "50667 Köln", "Cardiff CF10 0XX", "Québec (Québec) G1K 0A0": a postal code says that the rest is a place. */
const WITH_CODE = new RegExp(
  `^(?:(?:[A-Z]{1,2}-)?${POSTAL} (${CITY})(?: \\([A-Z]{2}\\))?(?:, \\p{L}[\\p{L} .]+)?|(${CITY})(?:,? \\(?\\p{Lu}[\\p{L} -]*\\)?)?,? ${POSTAL})$`,
  'u',
);
/** "Fort St. John BC": a region's short form without a comma. */
const CITY_CODE = new RegExp(`^(${CITY}) ([A-Z]{2})(?: ${POSTAL})?$`, 'u');
/** "Leeds LS6", "Melbourne VIC": a town of the lexicon before the first half of a British postal code or an Australian state. */
const CITY_AREA = new RegExp(`^(${CITY}) (?:[A-Z]{1,2}\\d{1,2}[A-Z]?|NSW|VIC|QLD|TAS|ACT)$`, 'u');
/** "Sampleton SA 5082": a state of Australia with its code, which is no year, behind any town. */
const CITY_STATE_CODE = new RegExp(
  `^(${CITY}),? (?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT),? (?!(?:19|20)\\d{2}$)\\d{4}$`,
  'u',
);
const CITY_REGION = new RegExp(
  `^(${CITY}), ?(\\p{L}[\\p{L}. -]*?)(?:,? ${POSTAL})?(?:, ?(\\p{L}[\\p{L}. ]+))?$`,
  'u',
);
const STREET = /^(?:\d{1,6}[A-Za-z]?,? \p{L}|(?:\p{L}[\p{L}.'’-]* ){1,3}\d{1,4}[a-z]?,)/u;

/** "São Paulo/SP": a state's short form behind a slash. */
const CITY_SLASH = new RegExp(`^(${CITY}) ?/ ?[A-Z]{2}$`, 'u');

/** A region or country, by its name or its short form. */
export const isRegion = (text: string): boolean =>
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
  if (coded?.[1] !== undefined && coded[2] !== undefined && isCoded(coded[1], coded[2]))
    return true;
  const stated = CITY_STATE_CODE.exec(trimmed)?.[1];
  if (stated !== undefined && isBareCity(stated) && !namesPaper(stated)) return true;
  if (isCity(trimmed) || isCity(CITY_AREA.exec(trimmed)?.[1] ?? '')) return true;
  // "Primary Teacher (NQT 2026)": a year behind a title is no postal code.
  const isNamed =
    isOrganization(trimmed) || titleScore(trimmed.split(',')[0] ?? '') === 2 || namesPaper(trimmed);
  if ((WITH_CODE.test(trimmed) || CITY_SLASH.test(trimmed)) && !isNamed) return true;
  const match = CITY_REGION.exec(trimmed);
  if (match?.[1] === undefined || match[2] === undefined) return false;
  // "Sample County, Kenya"; "Sample County Council, Kenya" employs.
  if (COUNTY.test(match[1]) && isRegion(match[2]) && match[3] === undefined) return true;
  if (isOrganization(match[1])) return false;
  if (isCity(match[1]) && isCity(match[2]) && match[3] === undefined) return true;
  if (CITY_STATES.test(fold(match[2])) && isLongName(match[1])) return false;
  if (COUNTY.test(match[2]) && match[3] === undefined) return true;
  return isRegion(match[2]) && (match[3] === undefined || isRegion(match[3]));
}

/** "Sample Children's Hospice Fund, Singapore": too many words for a town that we don't know. */
const isLongName = (name: string): boolean =>
  name.split(' ').length > 2 && !isCity(name) && !TOWN_LOOKS.test(fold(name));

/** "Fort St. John BC"; behind "NV" and "CO", which are legal forms too, only towns that we know. */
function isCoded(city: string, code: string): boolean {
  if (!REGION_CODES.has(code) || isOrganization(city) || namesPaper(city)) return false;
  // A legal form as well: "Hoting Snow Clearing AB" is a firm in Sweden, "Nisku AB" a town in Alberta.
  const isForm = /^(?:NV|CO)$/.test(code) || (code === 'AB' && city.includes(' '));
  return !isForm || isCity(city) || TOWN_LOOKS.test(fold(city));
}

/** "Seaway Electric, Cornwall, ON": three parts of which the last two are a place in themselves, and the first is no town that we know. */
export function placeBehindName(slice: Slice): { rest: Slice; place: Slice } | undefined {
  const bracket = /^([^()]+?) \(([^()]+)\)$/.exec(slice.text);
  if (
    bracket?.[1] !== undefined &&
    bracket[2] !== undefined &&
    isPlace(bracket[2]) &&
    !isCity(bracket[1])
  )
    return {
      rest: cut(slice, 0, bracket[1].length),
      place: cut(slice, bracket[1].length + 2, slice.text.length - 1),
    };
  const parts = splitSlice(slice, /,\s*/g);
  const [first, second, third, ...more] = parts;
  if (first === undefined || second === undefined || third === undefined || more.length > 0)
    return undefined;
  // "Seaway Electric, Cornwall, ON": a county's name may be a town's where a region's short form follows.
  const isRegional = isRegion(second.text) && !REGION_CODES.has(third.text);
  if (isCity(first.text) || isRegional || /\d/.test(first.text)) return undefined;
  const place = cut(slice, second.start - slice.start);
  return isPlace(place.text) || COUNTY.test(third.text) ? { rest: first, place } : undefined;
}

/** "Example Sports, New York": what could be a town in a region, or an employer in a city of the region's name. */
export function employerInCity(place: Slice): { employer: Slice; city: Slice } | undefined {
  const match = CITY_REGION.exec(place.text);
  const [, name = '', region = ''] = match ?? [];
  if (match === null || match[3] !== undefined || !CITY_STATES.test(fold(region))) return undefined;
  if (isCity(name) || TOWN_LOOKS.test(fold(name))) return undefined;
  const at = place.text.lastIndexOf(region);
  return { employer: cut(place, 0, name.length), city: cut(place, at, at + region.length) };
}

const CITY_STATES =
  /^(?:new york|quebec|luxembourg|singapore|hong kong|mexico|washington|salzburg|bremen|hamburg|berlin|victoria|zurich|geneve|geneva)$/;

/** A city of the lexicon, also with a direction or district's number: "Paris 11e", "Greater London". */
function isCity(text: string): boolean {
  const folded = fold(text);
  if (!/^[\p{Lu}'’]/u.test(text)) return false;
  return CITIES.has(
    folded.replace(/^greater | \d{1,2}(?:er|e|eme)?$|(?: |, )(?:area|metropolitan area)$/g, ''),
  );
}

/** A region or country without a city: "New York", "France"; short forms are too ambiguous alone. */
export function isRegionName(text: string): boolean {
  return text.length > 3 && REGION_NAMES.has(fold(text));
}

/** "Welding Ticket", "White Card": a state gives papers, too. */
const namesPaper = (text: string): boolean => holdsCertificate(text) || holdsCertificateWord(text);

const isOrganization = (text: string): boolean => companyScore(text) > 0;

/** A postal address: a street with a number and at least one more part. */
export function isStreetAddress(text: string): boolean {
  if (text.length >= 110 || /\d{3}[-. ]\d{4}(?!\d)/.test(text)) return false;
  const parts = text.split(/, | [-–] /);
  const first = parts[0] ?? '';
  // "Warrant Officer Class 2, Royal Corps": a rank with its number.
  if (parts.length < 2 || (titleScore(first) >= 1 && !STREET_WORDS.test(fold(first)))) return false;
  // "27 years at sea, 3 languages": a count of things; a street in small letters has a word for streets.
  const isCount =
    (/^\d+ \p{Ll}/u.test(first) && !STREET_WORDS.test(fold(first))) || COUNTED.test(first);
  // "Python 3, Django": what one knows has a number, too.
  const areSkills = parts.every((part) => findSkills(part).length > 0);
  if (STREET.test(text) && text.length < 90 && !isCount && !areSkills) return true;
  const at = parts.findIndex((part) => STREET_WORDS.test(fold(part)));
  return at >= 0 && at <= 1 && /\d/.test(text) && isTownPart(parts.slice(at + 1).join(', '));
}

/** "OX26 0ZZ", "8001": nothing but a postal code. */
export const isPostalCode = (text: string): boolean => ONLY_CODE.test(text.trim());
const ONLY_CODE = new RegExp(`^${POSTAL}$`, 'u');

/** "Sample Lower", "Blk 415 Sample View #09-88", "Unit L": what may stand before a town between an address's commas. */
export function isAddressPart(text: string): boolean {
  // "San Juan de las Flores": short words between the names are none of them.
  const words = text.split(' ').filter((word) => !/^\p{Ll}{1,3}$/u.test(word));
  const isNumbered = /\d/.test(text);
  // "Mill Road": a street may be called after a works.
  const isStreet = STREET_WORDS.test(fold(text));
  return (
    /^(?=.*\p{L})[\p{Lu}\d#]/u.test(text) &&
    !/[@:;()]/.test(text) &&
    words.length <= (isNumbered ? MAX_NUMBERED_WORDS : MAX_NAMED_WORDS) &&
    titleScore(text) === 0 &&
    (isStreet || !isOrganization(text)) &&
    !FIELD_WORDS.test(fold(text)) &&
    !NOT_A_CITY.test(fold(text))
  );
}
const MAX_NUMBERED_WORDS = 7;
const MAX_NAMED_WORDS = 4;

const CODE_WITHIN = new RegExp(`(?<![\\p{L}\\d])${POSTAL}(?![\\p{L}\\d])`, 'u');

/** "Grade 12, Merit", "Age 34, Married" */
const COUNTED = /^(?:aged?|grade|class|year|form|std|standard|tier|band|version)\.? \d/i;

/** The text without a postal code, whose figures are no house's. */
export const withoutCode = (text: string): string => text.replace(CODE_WITHIN, '');

/** What stands behind a street: a house number, a postal code, a town. */
const isTownPart = (text: string): boolean =>
  CODE_WITHIN.test(text) || text.split(/, | [-–] /).some((part) => isRegion(part) || isPlace(part));

/** "12 Elm Street, Hamilton, ON L8P 1A1, Canada". */
const FULL_ADDRESS = new RegExp(
  `^(?<address>\\d[^,]*(?:, (?:apt|suite|unit|app)\\.? [^,]+)?), (?<city>${CITY}), (?<region>[A-Z]{2}),? (?<code>${POSTAL})(?:, (?<country>[\\p{L} .]+))?$`,
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
  const country = COUNTRY_CODES.get(fold(parts.country ?? ''));
  // A country that has no code here would be lost: the address stays whole.
  if (parts.country !== undefined && country === undefined) return undefined;
  return {
    address: at(parts.address),
    city,
    region,
    postalCode: at(parts.code, region.end - place.start),
    ...(country && { countryCode: valued(at(parts.country, region.end - place.start), country) }),
  };
}

/** "Ennis, Co. Clare": two parts with no figure, as a row of contacts holds them for a place. */
export const isTwoPartPlace = (text: string): boolean => {
  const [city = '', region = '', ...more] = text.split(/,\s*/);
  if (more.length === 0 && /^\p{Lu}[\p{L} .'’-]+$/u.test(city) && /^\p{Lu}{2}$/u.test(region))
    return titleScore(city) < 2 || !city.includes(' ');
  const isTown = isBareCity(city) && !isTwoLetters(city);
  return (
    more.length === 0 && isTown && (isBareCity(region) || isRegion(region) || COUNTY.test(region))
  );
};

/** "Co. Clare", "Kenema District". */
const COUNTY =
  /^Co\.? \p{Lu}\p{L}+$|^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? (?:District|County|Province|Governorate|Prefecture|Oblast|Voivodeship)$/u;

const isTwoLetters = (text: string): boolean => text.length <= 2;

/** A place of two parts that need not be known, taken apart; with a country it stays whole. */
function splitTwoPartPlace(place: Slice): LocationDraft {
  const comma = place.text.indexOf(',');
  const [city, region] = [cut(place, 0, comma), cut(place, comma + 1)];
  return COUNTRY_CODES.has(fold(region.text)) || isRemote(place.text)
    ? { address: place }
    : { city, region };
}

const isRemote = (text: string): boolean => WORKPLACE_WORDS.test(fold(text));

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
    return isTwoPartPlace(place.text) ? splitTwoPartPlace(place) : { address: place };
  }
  const at = place.text.lastIndexOf(region);
  return { city: cut(place, 0, match[1].length), region: cut(place, at, at + region.length) };
}

/** The kind of employment or a part of an employer. */
const NOT_A_CITY =
  /(?<!\p{L})(full|part|time|contract|contractor|permanent|temporary|seasonal|freelance|intern\p{L}*|self|co-op|volunteer|team|division|unit|project|program|sales|operations|research|development|product|platform|security|support|customer|human|resources|finance|procurement|legal|compliance|engineering|manufacturing|logistics|accounting|administration|services?|nursing|oncology|surgery|emergency|p(?:a)?ediatrics|registr(?:y|ies)|maintenance|warehouse|retail|wholesale|banking|insurance|analytics|digital|media|communications?|marketing|advertising|department|branch|office|vollzeit|teilzeit)(?!\p{L})/u;
const BARE_CITY = new RegExp(`^${CITY}(?: [A-Z]{2})?$`, 'u');

/** "Fairbrook Academy, Leeds": the words behind an employer's last comma, where something says that they are a town: our list, their form, a legal form that ends the employer's name, the document itself (`known`), or that the section's other employers have a place there (`isUsual`). */
export function splitCity(
  employer: Slice,
  known: ReadonlySet<string> = NONE,
  isUsual = false,
): { rest: Slice; city: Slice } | undefined {
  const comma = employer.text.lastIndexOf(', ');
  if (comma < 3) return undefined;
  const [rest, city] = [cut(employer, 0, comma), cut(employer, comma + 1)];
  const isTown =
    isBareCity(city.text) &&
    (isUsual || LEGAL_END.test(rest.text) || isTownName(city.text) || known.has(fold(city.text)));
  return isTown ? { rest, city } : undefined;
}

const LEGAL_END =
  /(?<!\p{L})(?:inc|llc|llp|ltd|limited|corp|co|gmbh|ag|kg|plc|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|ltda|b\.?v|n\.?v|o\.o)\.?$/iu;

const NONE: ReadonlySet<string> = new Set();

/** Whether the words are in our list of places or have a town's form. */
export const isTownName = (text: string): boolean => isPlace(text) || TOWN_LOOKS.test(fold(text));

const BEFORE_REGION = new RegExp(
  `(${CITY}),? ?(?:\\(?([A-Z]{2})(?![\\p{L}])|,? (\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?))`,
  'gu',
);
const BEHIND_CODE = new RegExp(`(?<!\\p{L})${POSTAL} (${CITY})`, 'gu');

/** Cities that the text itself shows as such: "Springfield, IL", "62701 Springfield". Lower case, no accents. */
export function citiesOf(text: string): Set<string> {
  const cities = new Set<string>();
  for (const match of text.matchAll(BEFORE_REGION)) {
    const isKnown = REGION_CODES.has(match[2] ?? '') || REGION_NAMES.has(fold(match[3] ?? ''));
    if (isKnown && match[1] !== undefined) cities.add(fold(match[1]));
  }
  for (const match of text.matchAll(BEHIND_CODE))
    if (match[1] !== undefined) cities.add(fold(match[1]));
  return cities;
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
