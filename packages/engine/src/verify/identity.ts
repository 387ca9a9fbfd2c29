import { contentWords, stemOf } from '../language/en/stems.ts';
import { baseForms, isVerb, sensesOf } from '../language/en/synonyms.ts';
import { isOneFamily } from '../language/en/word-families.ts';
import { wordsOf } from '../language/words.ts';
import { REGION_NAMES } from '../taxonomy/places.ts';
import { type Basis, findOrigins, type SourceLine } from './basis.ts';
import { clauseAt } from './clauses.ts';
import type { Fact } from './objection.ts';
import { listTerms } from './paraphrase/terms.ts';
import { countedHead } from './quantities/counted.ts';
import { isRightBefore } from './quantities/counts-the-same.ts';
import { type DateFact, listDates, supportsDate } from './quantities/dates.ts';
import { listFrequencies } from './quantities/frequencies.ts';
import { listNumbers, type NumberFact } from './quantities/numbers.ts';
import { listShares } from './quantities/shares.ts';
import { isToldOtherwise } from './quantities/told-by-the-way.ts';
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

/** What figures of one line make together, told of what that line tells of: their sum, difference, or how much of one the other is, in a hundred or as a part. */
function isReckoned(
  text: string,
  { value, unit, start, end }: NumberFact,
  { lines }: Basis,
): boolean {
  const around = clauseAt(text, { start, end })?.text ?? text;
  const told = contentWords(around).map(({ lower }) => stemOf(lower));
  return lines.some(({ numbers, dates, stems }) => {
    if (!told.some((stem) => stems.has(stem))) return false;
    const own = numbers.filter((number) => number.value > 0);
    // A percentage is the sum of percentages alone, and nobody's neighbour.
    const added = own.filter((number) => unit !== '%' || number.unit === unit);
    const years = dates.map(({ year }) => ({ value: year }));
    const sums = [...listPairs(added), ...listPairs(years)].flatMap(([a, b]) => [
      a + b,
      Math.abs(a - b),
      Math.abs(a - b) + 1,
      a * b,
    ]);
    const parts = listPairs(own).flatMap(([a, b]) => [a / b, b / a, 1 - a / b, 1 - b / a]);
    const next = unit === '' ? own.flatMap((one) => [one.value + 1, one.value - 1]) : [];
    const whole = added.reduce((sum, one) => sum + one.value, 0);
    return (
      isIn([...next, ...sums, whole], value) ||
      parts.some(
        (part) => (value >= 1 && Math.abs(part * 100 - value) < 1) || Math.abs(part - value) < 0.02,
      )
    );
  });
}

const listPairs = (list: readonly { value: number }[]): [number, number][] =>
  list.flatMap((a, i) => list.slice(i + 1).map((b): [number, number] => [a.value, b.value]));

/** What a whole resume is counted in: how many, its entries show. */
const PARTS_OF_A_LIFE = /^(?:jobs?|roles?|posts?|positions?|employers?|compan(?:y|ies)|decades?)$/;

/** "Watch over three rooms": the word is the verb's. */
const OVER = /\b(?:watch|look|preside|walk|cross|climb|mov|go|went|carr|tak|hand|turn)\w* over $/i;

const PERIOD =
  /^ (?:shifts?|days?|nights?|evenings?|mornings?|weeks?|months?|years?|seasons?|summers?|winters?|terms?|semesters?|decades?)\b/i;
/** "Grade 2", "Level 3": the number names one of many and counts none. */
const LABEL =
  /\b(?:grade|level|year|class|room|stage|phase|unit|form|standard|std|tier|route|line|step|key stage) $/i;

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

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const PARTS = 'half third quarter fifth sixth seventh eighth ninth tenth'.split(' ');
const PART_OF_HUNDRED: readonly number[] = [50, 33, 25, 20, 17, 14, 12.5, 11, 10];

/** Whether the basis tells a number in words: "third" of 3, "a tenth" or "one in ten" of 10 %. */
function isWorded({ value, unit }: NumberFact, { text, numbers }: Basis): boolean {
  const lower = text.toLowerCase();
  if (unit === '%')
    return (
      PARTS.some(
        (part, i) => lower.includes(part) && Math.abs((PART_OF_HUNDRED[i] ?? 0) - value) < 1,
      ) || numbers.some((one) => one.value > 1 && Math.abs(100 / one.value - value) < 1)
    );
  const ordinal = ORDINALS[value - 1];
  return ordinal !== undefined && lower.includes(ordinal);
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** Whether every number of a text stands in one line of the basis: told of what may be in doubt, but none is another one. */
const areAllOfOneLine = (text: string, { lines }: Basis): boolean => {
  const own = listNumbers(text).map(({ value }) => value);
  return (
    own.length > 0 &&
    lines.some(({ numbers }) => {
      const told = numbers.map(({ value }) => value);
      return (
        own.every((value) => told.includes(value)) && told.every((value) => own.includes(value))
      );
    })
  );
};

/** Whether a line of the basis has a number as it is, beside another one of the text's kind: "target is 88" of "88 %" where it tells 92 %. */
const isOfKindThere = ({ value, unit }: NumberFact, { lines }: Basis): boolean =>
  lines.some(
    ({ numbers }) =>
      numbers.some((one) => one.value === value && one.unit === '') &&
      numbers.some((one) => one.unit === unit),
  );

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
      rates.length > 0 &&
      rates.every(({ unit }) => !new RegExp(`\\b${unit}`, 'i').test(document.text)) &&
      basis.lines.some((line) => listFrequencies(line.text).length > 0) &&
      !/\b(?:alternat\w+|every (?:other|second|half)|twice)\b/i.test(basis.text);
    const isTold = wordsOf(fact.text).every(
      ({ lower }) =>
        /^(?:per|an?|each|every|on|the)$/.test(lower) ||
        document.words.has(lower) ||
        document.words.has(lower.replace(/s$/, '')),
    );
    const isSomewhere =
      isTold ||
      (/\d/.test(fact.text) &&
        digitsOf(fact.text).every((own) => digitsOf(document.text).includes(own)));
    return (isOther || /\d/.test(fact.text)) && !isSomewhere ? fact : soft(fact, 'scope');
  }
  const isOther = numbers.every((number) => {
    if (isWorded(number, basis) || isToldOtherwise(text, number, basis)) return false;
    const isYear = number.value >= FIRST_YEAR && number.value <= LAST_YEAR;
    if (isYear && areAllOfOneLine(text, basis)) return false;
    const share = listShares(text).find(
      ({ start, end }) => start <= number.start && number.end <= end,
    );
    if (share !== undefined && isReckoned(text, { ...number, value: share.value }, basis))
      return false;
    const counted = countedHead(text, number.end)?.lower;
    if (counted !== undefined && PARTS_OF_A_LIFE.test(counted)) return false;
    const same = document.lines.flatMap((line) =>
      line.numbers
        .filter(({ value }) => value === number.value)
        .map((source) => ({ line, source })),
    );
    if (same.length === 0)
      return (
        !isReckoned(text, number, basis) &&
        !(PERIOD.test(text.slice(number.end)) && isReckoned(text, number, document)) &&
        !digitsOf(number.text).some((own) => digitsOf(document.text).includes(own)) &&
        !document.dates.some(({ year }) => year === number.value)
      );
    // "over 12" of 12, "12 %" of 12 people
    if (
      number.more &&
      !OVER.test(text.slice(0, number.start)) &&
      !PERIOD.test(text.slice(number.end)) &&
      same.every(({ source }) => !source.more)
    )
      return true;
    if (LABEL.test(text.slice(0, number.start))) return false;
    const isBare =
      (same.some(({ source }) => source.unit === '') && number.unit === 'money') ||
      isOfKindThere(number, basis);
    if (!isBare && number.unit !== '' && same.every(({ source }) => source.unit !== number.unit))
      return true;
    return isCountedOtherwise(text, number, same, basis);
  });
  return isOther ? fact : soft(fact, 'scope');
}

/** "October 2018" of "May-Oct 2018 & 2019": month and year stand side by side in one line. */
const isMonthOfYear = ({ month, year }: DateFact, { lines }: Basis): boolean => {
  const name = month === undefined ? undefined : MONTH_STARTS[month - 1];
  return (
    name !== undefined &&
    lines.some(
      ({ text }) =>
        new RegExp(`\\b${name}`, 'i').test(text) &&
        new RegExp(`\\b(?:${year}|['’]?${String(year).slice(2)})\\b`).test(text),
    )
  );
};
const MONTH_STARTS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const YEAR_BESIDE =
  /\byear (?:before|after|earlier|later)|\b(?:previous|following|next|last) year\b/i;
const settleDate = (text: string, fact: Fact, { document }: Scope): Fact => {
  const dates = listDates(text).filter(({ start, end }) => start < fact.end && fact.start < end);
  // "36 the year before" of 2023
  const isNextYear = (year: number): boolean =>
    document.lines.some(
      (line) =>
        YEAR_BESIDE.test(line.text) && line.dates.some((own) => Math.abs(own.year - year) === 1),
    );
  const isSomewhere = dates.every(
    (date) =>
      isNextYear(date.year) ||
      document.dates.some((source) => supportsDate(source, date)) ||
      isMonthOfYear(date, document) ||
      digitsOf(document.text).includes(String(date.year).slice(2)),
  );
  return isSomewhere ? soft(fact, 'scope') : fact;
};

/** "POs", "GPS", "4x4", "T1s": short forms and models name things, and a thing more is no other thing. */
const SHORT_FORM = /^(?:[\p{Lu}\d]+(?:['’]?s)?|.*\d.*)$/u;
/** "at Globex", "for Globex": where an employer or a person stands. */
const OF_SOMEBODY = /\b(?:at|for|with|from|by|as|under|joined|called) (?:the )?$/i;

/** Whether the line that a text was made of names something that the text leaves out: its name may stand in place of that. */
function leavesNameOut(text: string, { basis }: Scope): boolean {
  const own = new Set(wordsOf(text).map(({ lower }) => lower));
  return findOrigins(text, basis, 2).some((line) =>
    wordsOf(line.text).some(
      (word, i) => i > 0 && /^\p{Lu}\p{Ll}/u.test(word.text) && !own.has(word.lower),
    ),
  );
}

/** A capital may only begin a word of everyday; a name of the document stands elsewhere in it; one that stands in no name's place is a thing more. */
function settleName(text: string, fact: Fact, scope: Scope): Fact {
  const { document } = scope;
  const isThing =
    SHORT_FORM.test(fact.text) ||
    (!OF_SOMEBODY.test(text.slice(0, fact.start)) && !leavesNameOut(text, scope));
  if (isThing) return soft(fact);
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

const GROUP = /^(?:crew|team|staff|gang|squad|residents?|hands?|deputy)$/;
/** "driver" of "drove" */
function isActOf(lower: string, { words }: Basis): boolean {
  const act = lower.replace(/(?:er|or)s?$/, '');
  return [...words].some((word) =>
    baseForms(word).some((base) => base === act || base === `${act}e`),
  );
}

/** "Alongside a teammate", "instruction of two temps": somebody else. */
const BESIDE = /\b(?:with|alongside|for|by|to|from|under|of|among) (?:[\w-]+ ){0,2}$/i;

/** A title is claimed before any deed is told; behind one, it says who others are. */
function settleTitle(text: string, fact: Fact, { document }: Scope): Fact {
  const isBehindDeed = listTerms(text).some(({ isDeed, start }) => isDeed && start < fact.start);
  const lower = fact.text.toLowerCase();
  const isKnown = [...document.words].some(
    (word) => word === lower || isOneFamily(word.replace(/-/g, ''), lower),
  );
  // "Judge visibility", "van driver" of "drove the van", "one of the crew"
  const isNone = isVerb(lower) || GROUP.test(lower) || isActOf(lower, document) || isKnown;
  const isByTraining = /^ by (?:degree|training|trade|profession)\b/i.test(text.slice(fact.end));
  const isBeside = BESIDE.test(text.slice(0, fact.start));
  return isBehindDeed || isBeside || isByTraining || isNone || !isPerson(lower)
    ? soft(fact, 'ownership')
    : fact;
}

const LEVEL =
  /^(?:bachelors?|masters?|doctora(?:l|te)|phd|mba|b\.?sc|m\.?sc|diploma|honou?rs|licen[cs]e[ds]?|certified|certificat(?:e|ion)s?|chartered|accredited)$/i;

/** A level or certificate is another one where the entry tells one; elsewhere "licensed" and "certified" say something more. */
const TELLS_LEVEL =
  /\b(?:bachelor|master|doctora|ph\.?d|mba|b\.?sc|m\.?sc|b\.?a\b|diploma|honou?rs|degree|certificate|licen[cs]e|credit|merit|distinction)/i;
const NAMED = /^(?=.*\p{Lu})(?!.*-).{3,}$/u;

/** "Licensed" of who lists a licence, "registered" of who lists a registration. */
const isLicensed = (lower: string, { text }: Basis): boolean =>
  (/^licen[cs]e/.test(lower) && /\blicen[cs]e/i.test(text)) ||
  (/^(?:qualifi|register)/.test(lower) && /\b(?:qualif|registr|registered)/i.test(text));

/** "nurse" of "registered nurse", and no "guests" whom one registers. */
const isProfession = (word: string): boolean =>
  /^\p{Lu}/u.test(word) || (isPerson(word) && !/s$/.test(word));

function settleLevel(text: string, fact: Fact, { basis, document }: Scope): Fact {
  const isWord = /^\p{Ll}+$/u.test(fact.text);
  if ((isWord || !TELLS_LEVEL.test(basis.text)) && !NAMED.test(fact.text)) return soft(fact);
  const isNamed = /\p{Lu}/u.test(fact.text) || LEVEL.test(fact.text);
  const isKnown = wordsOf(fact.text).every(
    ({ lower }) =>
      document.words.has(lower) || document.stems.has(stemOf(lower)) || isLicensed(lower, document),
  );
  const isVerb = /^(?:graduated|graduating|completed|studied)$/i.test(fact.text);
  // "Registered guests who arrived late" is an act, "registered nurse" is not.
  const next = /^ ([\p{L}-]+)/u.exec(text.slice(fact.end))?.[1] ?? '';
  const isAct = fact.start === 0 && /^registered$/i.test(fact.text) && !isProfession(next);
  return !isNamed || isKnown || isVerb || isAct ? soft(fact) : fact;
}

const CREDENTIAL =
  /\b(?:[Cc]ertified|[Cc]hartered|[Ll]icen[cs]ed|[Aa]ccredited) (?:an? )?\p{Lu}[\w&.-]*(?: \p{Lu}[\w&.-]*)*/gu;

/** "a certified PMP", "Certified Public Accountant": a credential by its name that the document does not have. */
const isOtherCredential = (text: string, fact: Fact, { document }: Scope): boolean =>
  [...text.matchAll(CREDENTIAL)].some(
    ({ index, 0: claimed }) =>
      index < fact.end &&
      fact.start < index + claimed.length &&
      /\p{Lu}/u.test(claimed.slice(claimed.indexOf(' '))) &&
      wordsOf(claimed).some(
        ({ lower }, i) => i > 0 && !document.words.has(lower) && !document.stems.has(stemOf(lower)),
      ),
  );

/** An objection as what it is: of a kind with an identity only where the text names another number, date, name, title or credential than the document, anything else as what the person may say. */
export function settleObjection(text: string, fact: Fact, scope: Scope): Fact {
  if (isOtherCredential(text, fact, scope)) return { ...fact, kind: 'certificate' };
  switch (fact.kind) {
    case 'number':
      return settleNumber(text, fact, scope);
    case 'date':
      return settleDate(text, fact, scope);
    case 'name':
      return settleName(text, fact, scope);
    case 'title':
      return settleTitle(text, fact, scope);
    case 'degree':
    case 'certificate':
      return settleLevel(text, fact, scope);
    case 'content':
      return /\d/.test(fact.text) ? settleNumber(text, { ...fact, kind: 'number' }, scope) : fact;
    default:
      return fact;
  }
}
