import { stemOf } from '../language/en/stems.ts';
import { sensesOf } from '../language/en/synonyms.ts';
import { isOneFamily } from '../language/en/word-families.ts';
import { wordsOf } from '../language/words.ts';
import { REGION_NAMES } from '../taxonomy/places.ts';
import type { Basis, SourceLine } from './basis.ts';
import type { Fact } from './objection.ts';
import { listTerms } from './paraphrase/terms.ts';
import { countedHead } from './quantities/counted.ts';
import { isRightBefore } from './quantities/counts-the-same.ts';
import { listDates, supportsDate } from './quantities/dates.ts';
import { listFrequencies } from './quantities/frequencies.ts';
import { listNumbers, type NumberFact } from './quantities/numbers.ts';
import { listShares } from './quantities/shares.ts';
import { isPerson } from './responsibility/agents.ts';

/** What a text is held against: its entry, and the whole document, in which another entry may have what this one lacks. */
export interface Scope {
  basis: Basis;
  document: Basis;
}

const soft = (fact: Fact, kind: Fact['kind'] = 'content'): Fact => ({ ...fact, kind });

const digitsOf = (text: string): string[] =>
  text.replace(/(?<=\d)[,\s](?=\d{3})/g, '').match(/\d+/g) ?? [];

const isIn = (values: readonly number[], value: number): boolean =>
  values.some((other) => Math.abs(other - value) < 1e-9);

/** What figures of one line make together: their sum, difference, or how much of one the other is, in a hundred or as a part. */
function isReckoned({ value }: NumberFact, { lines }: Basis): boolean {
  return lines.some(({ numbers, dates }) => {
    const own = numbers.map((number) => number.value).filter((one) => one > 0);
    const years = dates.map(({ year }) => year);
    const pairs = [own, years].flatMap((list) =>
      list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b] as const)),
    );
    const one = own.flatMap((a) => [a + 1, a - 1]);
    const two = pairs.flatMap(([a, b]) => [a + b, Math.abs(a - b), Math.abs(a - b) + 1, a * b]);
    const parts = pairs.flatMap(([a, b]) => [a / b, b / a, 1 - a / b, 1 - b / a]);
    const whole = own.reduce((sum, a) => sum + a, 0);
    return (
      isIn([...one, ...two, whole], value) ||
      parts.some((part) => Math.abs(part * 100 - value) < 1 || Math.abs(part - value) < 0.02)
    );
  });
}

/** What a whole resume is counted in: how many, its entries show. */
const PARTS_OF_A_LIFE = /^(?:jobs?|roles?|posts?|positions?|employers?|compan(?:y|ies)|decades?)$/;

const PERIOD = /^ (?:days?|weeks?|months?|years?|seasons?|decades?)\b/i;

/** "12 staff" where the entry counts its staff otherwise, and no entry counts 12 of them. */
function isCountedOtherwise(
  text: string,
  { value, end }: NumberFact,
  same: readonly { line: SourceLine; source: NumberFact }[],
  { lines }: Basis,
): boolean {
  const counted = countedHead(text, end)?.lower;
  const isSo = ({ line, source }: { line: SourceLine; source: NumberFact }): boolean =>
    counted !== undefined && isRightBefore(line, source, counted);
  return (
    counted !== undefined &&
    !PERIOD.test(text.slice(end)) &&
    !same.some(isSo) &&
    lines.some((line) =>
      line.numbers.some((source) => source.value !== value && isSo({ line, source })),
    )
  );
}

/** A number that stands nowhere in the document and that nothing in it makes is another one; so is one for what the entry gives another number of. */
function settleNumber(text: string, fact: Fact, { basis, document }: Scope): Fact {
  const numbers = listNumbers(text).filter(
    ({ start, end }) => start < fact.end && fact.start < end,
  );
  const rates = listFrequencies(text).filter(
    ({ start, end }) => start < fact.end && fact.start < end,
  );
  if (numbers.length === 0) {
    const isOther =
      rates.length > 0 && basis.lines.some((line) => listFrequencies(line.text).length > 0);
    const isTold = wordsOf(fact.text).every(({ lower }) => document.words.has(lower));
    const isSomewhere =
      isTold ||
      (/\d/.test(fact.text) &&
        digitsOf(fact.text).every((own) => digitsOf(document.text).includes(own)));
    return (isOther || /\d/.test(fact.text)) && !isSomewhere ? fact : soft(fact, 'scope');
  }
  const isOther = numbers.every((number) => {
    const share = listShares(text).find(
      ({ start, end }) => start <= number.start && number.end <= end,
    );
    if (share !== undefined && isReckoned({ ...number, value: share.value }, basis)) return false;
    const counted = countedHead(text, number.end)?.lower;
    if (counted !== undefined && PARTS_OF_A_LIFE.test(counted)) return false;
    const same = document.lines.flatMap((line) =>
      line.numbers
        .filter(({ value }) => value === number.value)
        .map((source) => ({ line, source })),
    );
    if (same.length === 0)
      return (
        !isReckoned(number, basis) &&
        !(PERIOD.test(text.slice(number.end)) && isReckoned(number, document)) &&
        !digitsOf(number.text).some((own) => digitsOf(document.text).includes(own)) &&
        !document.dates.some(({ year }) => year === number.value)
      );
    // "over 12" of 12, "12 %" of 12 people
    if (
      number.more &&
      !PERIOD.test(text.slice(number.end)) &&
      same.every(({ source }) => !source.more)
    )
      return true;
    if (number.unit !== '' && same.every(({ source }) => source.unit !== number.unit)) return true;
    return isCountedOtherwise(text, number, same, basis);
  });
  return isOther ? fact : soft(fact, 'scope');
}

const settleDate = (text: string, fact: Fact, { document }: Scope): Fact => {
  const dates = listDates(text).filter(({ start, end }) => start < fact.end && fact.start < end);
  const isSomewhere = dates.every(
    (date) =>
      document.dates.some((source) => supportsDate(source, date)) ||
      digitsOf(document.text).includes(String(date.year).slice(2)),
  );
  return isSomewhere ? soft(fact, 'scope') : fact;
};

/** A capital may only begin a word of everyday; a name of the document stands elsewhere in it. */
function settleName(fact: Fact, { document }: Scope): Fact {
  const words = wordsOf(fact.text);
  const isKnown = words.every(({ lower }) => {
    const stem = stemOf(lower);
    return (
      document.words.has(lower) ||
      document.stems.has(stem) ||
      REGION_NAMES.has(lower) ||
      sensesOf(lower).length > 0 ||
      sensesOf(lower.replace(/s$/, '')).length > 0
    );
  });
  return isKnown ? soft(fact) : fact;
}

/** A title is claimed before any deed is told; behind one, it says who others are. */
function settleTitle(text: string, fact: Fact, { document }: Scope): Fact {
  const isBehindDeed = listTerms(text).some(({ isDeed, start }) => isDeed && start < fact.start);
  const lower = fact.text.toLowerCase();
  const isKnown = [...document.words].some((word) => isOneFamily(word.replace(/-/g, ''), lower));
  return isBehindDeed || isKnown || !isPerson(lower) ? soft(fact, 'ownership') : fact;
}

const LEVEL =
  /^(?:bachelors?|masters?|doctora(?:l|te)|phd|mba|b\.?sc|m\.?sc|diploma|honou?rs|licen[cs]e[ds]?|certified|certificat(?:e|ion)s?|chartered|accredited)$/i;

function settleLevel(fact: Fact, { document }: Scope): Fact {
  const isNamed = /\p{Lu}/u.test(fact.text) || LEVEL.test(fact.text);
  const isKnown = wordsOf(fact.text).every(
    ({ lower }) => document.words.has(lower) || document.stems.has(stemOf(lower)),
  );
  const isVerb = /^(?:graduated|graduating|completed|studied)$/i.test(fact.text);
  return !isNamed || isKnown || isVerb ? soft(fact) : fact;
}

/** An objection as what it is: of a kind with an identity only where the text names another number, date, name, title or credential than the document, anything else as what the person may say. */
export function settleObjection(text: string, fact: Fact, scope: Scope): Fact {
  switch (fact.kind) {
    case 'number':
      return settleNumber(text, fact, scope);
    case 'date':
      return settleDate(text, fact, scope);
    case 'name':
      return settleName(fact, scope);
    case 'title':
      return settleTitle(text, fact, scope);
    case 'degree':
    case 'certificate':
      return settleLevel(fact, scope);
    case 'content':
      return /\d/.test(fact.text) ? settleNumber(text, { ...fact, kind: 'number' }, scope) : fact;
    default:
      return fact;
  }
}
