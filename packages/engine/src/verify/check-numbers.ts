import { type Word, wordsOf } from '../document/words.ts';
import { findSkills } from '../lexicon/skills.ts';
import { RATE_WORDS } from '../lexicon/units.ts';
import { readVerb } from '../lexicon/verb-forms.ts';
import { type Basis, readBasis, type SourceLine } from './basis.ts';
import { isDatedYears } from './dated-years.ts';
import { listDates, supportsDate } from './dates.ts';
import type { Fact } from './fact.ts';
import { listNumbers, type NumberFact } from './numbers.ts';
import { isReworded } from './reworded.ts';
import { contentWords, holdsWord, stemOf, stemsWithSynonyms } from './stems.ts';

/** A number of the source with its line. */
interface Sample {
  line: SourceLine;
  source: NumberFact;
}

/** A source word may stand this many content words behind the number that counts it. */
const COUNTED_WORDS_MAX = 3;
/** The word that a number counts may stand before it: "team of 12", "Clerks (12)". */
const COUNTED_BEFORE = /(\p{L}+)(?: of|:| \()? ?[$€£]?$/iu;

const stemsFor = (word: string): ReadonlySet<string> => new Set(stemsWithSynonyms(word));

const NO_LABEL = /^(?:of|to|for|with|about|around|and|in|by|over|up|the|from|than|at|on|a)$/;

function wordBefore(text: string, start: number): string | null {
  const word = /(\p{L}+) $/u.exec(text.slice(0, start))?.[1]?.toLowerCase();
  const isAct = readVerb(word ?? '').some(({ form, verb }) => form !== 'base' || !verb.baseIsNoun);
  return word === undefined || NO_LABEL.test(word) || isAct ? null : word;
}

/** "groups" of "groups of 20". */
const wordOf = (text: string, start: number): string | null =>
  /(\p{L}{2,}) of (?:up to |as many as |about |around |roughly |over |nearly |approximately )?$/iu
    .exec(text.slice(0, start))?.[1]
    ?.toLowerCase() ?? null;

/** How often, never how many. */
const TIMES = /^(?:twice|thrice)$/i;

/** "9 filled positions". */
const isPastVerb = (lower: string): boolean =>
  readVerb(lower).some(({ form, verb }) => form === 'past' && verb.forms.base !== lower);

/** The word right behind a number: what it counts. */
function countedWord(text: string, end: number): string | undefined {
  const word = contentWords(text.slice(end, end + 60)).find(
    ({ lower }) => !Object.hasOwn(RATE_WORDS, lower) && !isPastVerb(lower),
  );
  const isNear =
    word !== undefined && /^[\s+%-]*(?:\w+ed )?(?:\w+ )?$/.test(text.slice(end, end + word.start));
  return isNear ? word.lower : undefined;
}

/** Whether a number of a source line counts this word, or nothing that could be told. */
function counts(line: SourceLine, source: NumberFact, counted: string): 'yes' | 'no' | 'unknown' {
  const after = line.text.slice(source.end).split(/\d/)[0] ?? '';
  if (TIMES.test(source.text)) return /^(?:times?|occasions?)$/.test(counted) ? 'yes' : 'no';
  // "returns at the counter, twenty a day": what it counts stands before it.
  if (/^,? (?:an?|per|each|every) \w+\b/i.test(after)) return 'unknown';
  const words = contentWords(after)
    .filter((word) => !/^(?:total|all|number)$/.test(word.lower))
    .slice(0, COUNTED_WORDS_MAX);
  if (words.some((word) => holdsWord(stemsFor(word.lower), counted))) return 'yes';
  const before = COUNTED_BEFORE.exec(line.text.slice(0, source.start))?.[1];
  if (before !== undefined && holdsWord(stemsFor(before.toLowerCase()), counted)) return 'yes';
  // "(22 people)": who they are stands elsewhere in the line.
  if (words[0] !== undefined && /^(?:people|persons?|others)$/.test(words[0].lower))
    return 'unknown';
  if (words.length > 0) return 'no';
  // "groups of 20": what it counts is told, and is another word.
  return source.unit === '' && wordOf(line.text, source.start) !== null ? 'no' : 'unknown';
}

/** "12 reports" does not support "12 people" where the source counts its people by another number, or holds them beside this one. */
function countsTheSame(
  text: string,
  number: NumberFact,
  same: readonly Sample[],
  basis: Basis,
): boolean {
  const counted = countedWord(text, number.end);
  if (counted === undefined || TIMES.test(number.text)) return true;
  if (isNamedTheSame(text, number, same)) return true;
  const verdicts = same.map(({ line, source }) => ({
    verdict: counts(line, source, counted),
    isBeside: holdsWord(line.stems, counted),
  }));
  if (
    verdicts.some(
      ({ verdict, isBeside }) => verdict === 'yes' || (verdict === 'unknown' && isBeside),
    )
  )
    return true;
  const isCountedElsewhere = basis.lines.some((line) =>
    line.numbers.some(
      (source) => source.value !== number.value && isRightBefore(line, source, counted),
    ),
  );
  if (isCountedElsewhere || isOtherThing(text, number, same)) return false;
  // "30 calves" where 30 operations and, elsewhere, calves are told.
  const head = rightBehind(text, number.end)?.lower;
  const isNamedElsewhere =
    head !== undefined &&
    verdicts.every(({ verdict }) => verdict === 'no') &&
    basis.lines.some((line) => line.stems.has(stemOf(head)));
  const isOfTimes = same.every(({ source }) => TIMES.test(source.text));
  return !isOfTimes && !isNamedElsewhere && verdicts.some(({ isBeside }) => !isBeside);
}

/** "grade 4", "groups of 20": the word before a number names it, whatever follows. */
function isNamedTheSame(text: string, number: NumberFact, same: readonly Sample[]): boolean {
  const label = wordBefore(text, number.start);
  const group = wordOf(text, number.start);
  return same.some(({ line, source }) => {
    const other = wordOf(line.text, source.start);
    return (
      (label !== null && wordBefore(line.text, source.start) === label) ||
      (group !== null && other !== null && holdsWord(stemsFor(other), group))
    );
  });
}

/** "90 orders" of "90 lines": both name what they count, right behind the number, and it is not the same in any word. */
function isOtherThing(text: string, number: NumberFact, same: readonly Sample[]): boolean {
  const own = rightBehind(text, number.end);
  if (own === null || number.unit === '%') return false;
  return same.every(({ line, source }) => {
    const told = rightBehind(line.text, source.end);
    return (
      told !== null &&
      told.lower !== own.lower &&
      !isReworded(text, own, [line]) &&
      !isReworded(line.text, told, [readBasis([{ text }]).lines[0] as SourceLine])
    );
  });
}

/** The plural right behind a number, and no other word behind that: "90 lines an hour". */
function rightBehind(text: string, end: number): Word | null {
  const rest =
    /^ (?!\p{L}+ed )(\p{Ll}{3,}s)(?= (?:an?|and|or|who|that|per|each|every|in|at|by|for|with|from|to|of|on)\b|[,.;]|$)/u.exec(
      text.slice(end),
    );
  if (rest === null) return null;
  return wordsOf(text).find(({ start }) => start === end + 1) ?? null;
}

const isRightBefore = (line: SourceLine, source: NumberFact, counted: string): boolean => {
  const word = countedWord(line.text, source.end);
  return word !== undefined && holdsWord(stemsFor(word), counted);
};

/** "from 900 to 350" told as "from 350 to 900". */
function turnedRanges(text: string, basis: Basis): Fact[] {
  const numbers = listNumbers(text);
  return numbers.flatMap((from, i) => {
    const to = numbers[i + 1];
    if (to === undefined || !isFromTo(text, from, to)) return [];
    const isTurned = (line: SourceLine): boolean => {
      const first = line.numbers.findIndex((number) => number.value === to.value);
      const next = line.numbers[first + 1];
      const source = line.numbers[first];
      return (
        source !== undefined &&
        next !== undefined &&
        next.value === from.value &&
        isFromTo(line.text, source, next)
      );
    };
    if (from.value === to.value || !basis.lines.some(isTurned)) return [];
    const reason = 'The source tells this the other way round.';
    return [
      {
        kind: 'number' as const,
        text: text.slice(from.start, to.end),
        start: from.start,
        end: to.end,
        reason,
      },
    ];
  });
}

const isFromTo = (text: string, from: NumberFact, to: NumberFact): boolean =>
  /\bfrom (?:about |around )?[$€£]?$/i.test(text.slice(0, from.start)) &&
  /^\s?\w{0,12}\s?to (?:about |around )?$/i.test(text.slice(from.end, to.start));

/** "won 4 of 9": the word of the deed and the whole, whose part alone was done. */
const PART_OF =
  /\b(\w+) (?:(?:about|only|some) )?(\d+|\w+) (?:out )?of (?:the |his |her |its |my )?(\d+|\w+)\b/gi;

/** "Won 9 grants" of "won 4 of 9". */
function wholesAsParts(text: string, basis: Basis): Fact[] {
  const numbers = listNumbers(text);
  return basis.lines.flatMap((line) =>
    Array.from(line.text.matchAll(PART_OF)).flatMap((match) => {
      const [part, whole] = listNumbers(match[0]);
      if (part === undefined || whole === undefined || part.value >= whole.value) return [];
      if (numbers.some(({ value }) => value === part.value)) return [];
      const own = contentWords(line.text.slice(0, match.index + (match[1] ?? '').length)).at(-1);
      const deed = stemOf(own?.lower ?? '');
      return numbers
        .filter(({ value, start }) => {
          const before = contentWords(text.slice(0, start)).at(-1);
          return value === whole.value && before !== undefined && stemOf(before.lower) === deed;
        })
        .map(({ text: written, start, end }): Fact => {
          const reason = 'The source says this of a part only.';
          return { kind: 'number', text: written, start, end, reason };
        });
    }),
  );
}

const SEVERAL =
  /\b(?:several|multiple|many|numerous|dozens of|hundreds of|various) (?:\w+ )?(\p{L}+s)\b/giu;

/** "several frauds" of "a fraud". */
const multiplied = (text: string, { lines, words }: Basis): Fact[] =>
  Array.from(text.matchAll(SEVERAL)).flatMap((match) => {
    const noun = (match[1] ?? '').toLowerCase();
    const single = noun.replace(/s$/, '');
    const one = new RegExp(
      `\\b(?:an?|one|the first|a single) (?:\\S+ ){0,2}?${single}(?!\\p{L})`,
      'iu',
    );
    if (words.has(noun) || !lines.some((line) => one.test(line.text))) return [];
    const reason = 'The source tells this of one alone.';
    const { index: start } = match;
    return [
      { kind: 'number' as const, text: match[0], start, end: start + match[0].length, reason },
    ];
  });

/** Numbers, digits or words, that the source does not hold, or holds of something else. */
export function checkNumbers(text: string, basis: Basis): Fact[] {
  const dates = listDates(text);
  // "Google Analytics 4" of GA4: a digit of a name that the source holds.
  const names = findSkills(text).filter(({ name }) => basis.skills.has(name));
  const facts = listNumbers(text).flatMap((number): Fact[] => {
    if (names.some(({ start, end }) => number.start >= start && number.end <= end)) return [];
    if (dates.some((date) => number.start >= date.start && number.end <= date.end + 1)) return [];
    const reason = objection(text, number, basis);
    if (reason === null) return [];
    return [{ kind: 'number', text: number.text, start: number.start, end: number.end, reason }];
  });
  return [
    ...facts,
    ...turnedRanges(text, basis),
    ...wholesAsParts(text, basis),
    ...multiplied(text, basis),
  ];
}

/** "a team of three" of "with two others". */
const isTeamOf = (text: string, { value, start }: NumberFact, { lines }: Basis): boolean =>
  /\b(?:team|crew|group|panel) of $/i.test(text.slice(0, start)) &&
  lines.some((line) =>
    line.numbers.some(
      (number) =>
        number.value + 1 === value &&
        /\bwith $/i.test(line.text.slice(0, number.start)) &&
        /^ (?:others|other \w+|colleagues|co-?workers|teammates|partners)\b/i.test(
          line.text.slice(number.end),
        ),
    ),
  );

/** "1 reject" of "one reject"; never the start of a range. */
const isOne = (text: string, { value, end }: NumberFact, { text: told }: Basis): boolean =>
  value === 1 && /\b(?:one|a single)\b/i.test(told) && !/^ ?(?:to|[-–—]) ?\d/.test(text.slice(end));

const CHANGED_BY = /\b(?:by|saved|saving|cut|gained|added) (?:about |around )?[$€£]?$/i;
/** "$60 above the base average". */
const COMPARED =
  /^ (?:\w+ )?(?:less|fewer|faster|shorter|quicker|sooner|higher|lower)\b|^ (?:above|over|more than|higher than|below|under|less than|lower than|ahead of|behind) (?:the|an?|our|my|its|that)\b/i;
const COMPARED_IN_SOURCE = /\b(?:against|compared (?:to|with)|versus|vs|from|was|were)\b/i;

/** "by 25 minutes" of "from 40 minutes to 15": what lies between both figures; never of percentages, where points and per cent differ. */
function isDifference(text: string, number: NumberFact, { lines }: Basis): boolean {
  if (number.unit === '%') return false;
  const isCompared = COMPARED.test(text.slice(number.end));
  if (!isCompared && !CHANGED_BY.test(text.slice(0, number.start))) return false;
  return lines.some(({ text: told, measures, dates }) => {
    const figures = measures.filter(
      ({ start }) => !dates.some((date) => start >= date.start && start < date.end),
    );
    return figures.some((from, i) => {
      const to = figures[i + 1];
      return (
        to !== undefined &&
        ((from.role === 'from' && to.role === 'to') ||
          (isCompared && COMPARED_IN_SOURCE.test(told.slice(0, to.start)))) &&
        from.unit === number.unit &&
        Math.abs(Math.abs(from.value - to.value) - number.value) < ROUNDING
      );
    });
  });
}
const ROUNDING = 1e-9;

/** "over two years" of "in two years": how long it took, no lower bound. */
const isPeriod = (text: string, { start, end }: NumberFact, same: readonly Sample[]): boolean =>
  /\bover $/i.test(text.slice(0, start)) &&
  /^ (?:days?|weeks?|months?|years?|seasons?)\b/i.test(text.slice(end)) &&
  same.some(({ line, source }) =>
    /\b(?:in|within|during|over) $/i.test(line.text.slice(0, source.start)),
  );

function objection(text: string, number: NumberFact, basis: Basis): string | null {
  const same = basis.lines.flatMap((line) =>
    line.numbers
      .filter((source) => source.value === number.value && source.unit === number.unit)
      .map((source) => ({ source, line })),
  );
  if (same.length === 0) {
    if (isOne(text, number, basis)) return null;
    const isYear = basis.dates.some((date) => date.year === number.value);
    return isYear ||
      isTeamOf(text, number, basis) ||
      isDifference(text, number, basis) ||
      isDatedYears(text, number, basis)
      ? null
      : 'This number does not stand in the source.';
  }
  if (number.more && !same.some(({ source }) => source.more) && !isPeriod(text, number, same))
    return 'The source gives this number as it is, not as a lower bound.';
  return countsTheSame(text, number, same, basis)
    ? null
    : 'In the source this number counts something else.';
}

/** Calendar dates that the source does not hold. */
export function checkDates(text: string, basis: Basis): Fact[] {
  return listDates(text).flatMap((date) => {
    const supported =
      basis.dates.some((source) => supportsDate(source, date)) ||
      (date.month === undefined && basis.numbers.some((number) => number.value === date.year));
    if (supported) return [];
    const reason = 'This date does not stand in the source.';
    return [{ kind: 'date' as const, text: date.text, start: date.start, end: date.end, reason }];
  });
}
