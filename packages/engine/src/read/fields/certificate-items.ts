import { wordsOf } from '../characters.ts';
import { findDateRange, isWholeDate } from '../date-range.ts';
import { tokensOf } from '../phrase-table.ts';
import { isCertificateAlone, isGrade } from '../sections/certificate-names.ts';
import { isKnownIssuer, issuerScore } from '../sections/issuer-names.ts';
import { isCertificate, isSaidOfCertificate, withoutDate } from '../sections/line-kinds.ts';
import { cut, type Slice, splitSlice } from '../slice.ts';
import { isRegion } from './location.ts';

/** Semicolons and the like part certificates whatever they are called. */
const HARD = /\s*(?:;|\/\/)\s*/gu;
/** These part them where the parts are certificates. */
const SOFT =
  /\s*(?:\||•|·|\t|\s\+\s)\s*|,\s+(?![^()]*\))(?:(?:and|&|et|y|und)\s+)?|\s+(?:and|&|et|y|und|e)\s+(?=\p{L}[^,;]*$)/gu;
const JOINED = /^\s+(?:and|&|et|y|und|e)\s/u;
const SLASHES = /\s+\/\s+/g;
const MIN_SHORT_FORMS = 3;

/** "BLS, ACLS, PALS", "WHMIS, First Aid 2024; forklift ticket": each certificate of a row; what says something of one stays with it. `isAlone`: no other row stands in the section. */
export function certificateItems(row: Slice, isAlone: boolean): Slice[] {
  // "Driver licence: car, and heavy rigid": what it allows.
  if (allowsVehicles(row.text)) return [row];
  const hard = splitSlice(row, HARD);
  const items: Slice[] = [];
  for (const part of hard) {
    const last = items.at(-1);
    if (last !== undefined && isSaidOf(part.text))
      items[items.length - 1] = cut(row, last.start - row.start, part.end - row.start);
    else items.push(part);
  }
  return items.flatMap((item) => softItems(item, isAlone && items.length === 1));
}

/** A licence to drive with nothing behind it but classes and vehicles: "Driving licence: B, C1E". */
export function allowsVehicles(text: string): boolean {
  const said = DRIVING.exec(text)?.[1];
  const parts = said?.split(/\s*(?:[,/+&]|(?<!\p{L})and(?!\p{L}))\s*/u) ?? [];
  return said !== undefined && parts.every((part) => part === '' || isVehicle(part));
}
const DRIVING = /^(?:driver'?s?|driving) (?:licen[cs]es?|permits?)\s*:\s*([^:;|]+)$/iu;
const VEHICLE_CLASS =
  /^(?:(?:class|category|cat|code) )?(?:\p{L}{1,2}|(?=\p{L}*\d)[\p{L}\d]{1,3}|cdl)\.?$/iu;
const VEHICLES = new Set(
  'light medium heavy rigid combination vehicle car truck lorry bus coach trailer van motor cycle motorcycle motorbike moped tractor'.split(
    ' ',
  ),
);
const isVehicle = (text: string): boolean =>
  VEHICLE_CLASS.test(text) ||
  wordsOf(text).every((word) => VEHICLES.has(word) || VEHICLES.has(word.replace(/(?:e?s)$/, '')));

function softItems(row: Slice, isAlone: boolean): Slice[] {
  // One slash stands within a name: "Forklift / telehandler operator".
  const slashed = splitSlice(row, SLASHES);
  const soft = withAidWhole(splitSlice(row, SOFT), row);
  // "Working at Heights and MEWP operator, 2022": of two that one word joins and one date dates, nobody can say that they are two.
  const isPair = soft.length === 2 && JOINED.test(row.text.slice((soft[0]?.end ?? 0) - row.start));
  const parts = slashed.length >= MIN_SHORT_FORMS ? slashed : isPair ? [row] : soft;
  const isShortForms =
    parts.length >= MIN_SHORT_FORMS && parts.every(({ text }) => /^[\p{Lu}\d-]{2,7}$/u.test(text));
  const isDated =
    parts.length > 1 && parts.every(({ text }) => endsWithOwnDate(text) && !isSaidOf(text));
  // A row that is all there is, with no part that is a mere date, lists names: "A (2024), B, C".
  const isList =
    isAlone &&
    parts.length >= MIN_SHORT_FORMS &&
    !parts.some(({ text }) => isWholeDate(text) || isKnownIssuer(text) || isGrade(text));
  // Several certificates in one row, and nobody who gave them: the other parts are such, too.
  const isRun =
    parts.length > MIN_SHORT_FORMS &&
    parts.filter(({ text }) => isCertificate(text)).length * 2 >= parts.length &&
    parts.every(
      ({ text }) =>
        text.length > 2 &&
        !isRegion(text) &&
        text.split(' ').length <= MAX_RUN_WORDS &&
        !isKnownIssuer(text) &&
        !isWholeDate(text) &&
        issuerScore(text) < 2,
    );
  const starts = parts.map(
    ({ text }, index) =>
      index === 0 ||
      isShortForms ||
      isDated ||
      (!isSaidOf(text) && (isList || isRun || opensItem(text, parts[index - 1]?.text))),
  );
  // "TESDA | Housekeeping NC II | 2021": who gave it stands first.
  const isGivenFirst = isKnownIssuer(parts[0]?.text ?? '') && starts.filter(Boolean).length === 2;
  const isNamed =
    isCertificate(parts[0]?.text ?? '') ||
    parts.some(
      ({ text }, index) =>
        isClosed(parts[index - 1]?.text) && starts[index] && isCertificateAlone(withoutDate(text)),
    ) ||
    starts.filter(Boolean).length > MIN_SHORT_FORMS ||
    isList ||
    isDated ||
    isShortForms;
  if (!isNamed || (isGivenFirst && !isShortForms) || isJoined(row.text)) return [row];
  const items: Slice[] = [];
  parts.forEach((part, index) => {
    const last = items.at(-1);
    if (last === undefined || starts[index]) items.push(part);
    else items[items.length - 1] = cut(row, last.start - row.start, part.end - row.start);
  });
  return items;
}

/** "Sample Professional (ICS, 2022)": with who gave it and when in brackets, nothing more is said of it. */
const isClosed = (text: string | undefined): boolean => /\([^()]*\d{4}\)$/.test(text ?? '');

const MAX_RUN_WORDS = 6;

/** A certificate, and not one that a body is named after: "Pacific Rim Rigging School". */
const opensItem = (text: string, above: string | undefined): boolean =>
  isCertificate(text) &&
  !isGrade(text) &&
  !isNamedAfter(text, above) &&
  (isCertificateAlone(withoutDate(text)) || issuerScore(text) < 2);

/** "CPHR, CPHR Manitoba", "Site Safe passport, Site Safe NZ": a body that gives its own name, with no more than its place. */
export function isNamedAfter(text: string, above = ''): boolean {
  const said = new Set(tokensOf(above).map(({ key }) => key));
  const own = tokensOf(text);
  const rest = own.filter(({ key }) => !said.has(key));
  const place = rest.map(({ written }) => written).join(' ');
  return rest.length < own.length && (/^\p{Lu}{0,3}$/u.test(place) || isRegion(place));
}

/** Who gave the one before, when, or how it stands. */
const isSaidOf = (text: string): boolean =>
  isKnownIssuer(text) || (isSaidOfCertificate(text) && !isCertificate(text));

/** "first aid + cpr, Sample Ambulance, 2025": the two are one among the parts of a row, too. */
function withAidWhole(parts: readonly Slice[], row: Slice): Slice[] {
  const whole: Slice[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    const between = row.text.slice((last?.end ?? row.start) - row.start, part.start - row.start);
    const isOne =
      last !== undefined &&
      /first aid$/i.test(last.text) &&
      AID.test(part.text) &&
      !/,/.test(between);
    if (isOne) whole[whole.length - 1] = cut(row, last.start - row.start, part.end - row.start);
    else whole.push(part);
  }
  return whole;
}

const AID = /^(?:cpr|aed|bls)(?!\p{L})/iu;

/** First aid and CPR are taught and told as one. */
const isJoined = (text: string): boolean =>
  /^[^,;|]*\bfirst aid\b[^,;|]*(?:and|&|\/|\+)\s*(?:cpr|aed|bls)\b[^,;|]*$/i.test(text);

/** "First Aid 2024", "Forklift (2023)": a name with its own date behind it. */
function endsWithOwnDate(text: string): boolean {
  const range = findDateRange(text);
  return range !== undefined && range.from > 3 && range.to >= text.replace(/[).\s]+$/, '').length;
}
