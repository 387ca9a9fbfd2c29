import { contentWords, holdsWord, stemOf, stemsWithSynonyms } from '../../language/en/stems.ts';
import type { Basis, SourceLine } from '../basis.ts';
import type { Measure } from './measures.ts';
import type { NumberFact } from './numbers.ts';

const CREW = '(?:team|crew|group|panel|party|gang|pair|squad)';
const SIZE_BEFORE = new RegExp(`\\b${CREW} of (?:about )?$`, 'i');
const SIZE_BEHIND = new RegExp(
  String.raw`^(?:[- ](?:person|people|man|woman|member|strong)\b| of us\b| ways\b|-\p{L}+ ${CREW}\b)`,
  'iu',
);
const MATE = String.raw`(?:others?|(?:other |fellow |more )\p{L}+|\p{L}*(?:er|or|ant|ent|ist|ian|mate|ague|ide|ice|man|woman|person)s?)\b`;
const OTHERS_BEHIND = new RegExp(`^ ${MATE}`, 'iu');
/** "with one partner", "with another aide", "with a second carer". */
const ONE_MATE = new RegExp(
  String.raw`\bwith (?:one|another|a second|one other|a|an|my) (?:other |fellow )?(${MATE})`,
  'giu',
);

/** How many people a line says work together, the person among them. */
function crewSizes({ text, numbers }: SourceLine): number[] {
  const named = numbers.flatMap(({ value, start, end }) => {
    const [before, after] = [text.slice(0, start), text.slice(end)];
    if (SIZE_BEFORE.test(before) || SIZE_BEHIND.test(after)) return [value];
    return /\bwith $/i.test(before) && OTHERS_BEHIND.test(after) ? [value + 1] : [];
  });
  return [...named, ...Array.from(text.matchAll(ONE_MATE), () => 2)];
}

/** "a two-person crew" of "with one partner", "with five others" of "a party of six". */
export function isCrewSize(
  text: string,
  { value, start, end }: NumberFact,
  { lines }: Basis,
): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isOthers = /\bwith $/i.test(before) && OTHERS_BEHIND.test(after);
  const size = isOthers ? value + 1 : value;
  // "two-carer transfers" of "with a second carer"
  const mate = /^-(\p{L}+)/u.exec(after)?.[1];
  const isSize = isOthers || SIZE_BEFORE.test(before) || SIZE_BEHIND.test(after);
  return lines.some(
    (line) =>
      crewSizes(line).includes(size) &&
      (isSize || (mate !== undefined && holdsWord(line.stems, mate))),
  );
}

const CHANGED_BY =
  /\b(?:by|saved|saving|cut|gained|added) (?:about |around |some |roughly )?[$€£]?$/i;
const POINTS = /^[ -](?:percentage[ -])?points?\b|^ ?pp\b/i;
/** "$60 above the base average". */
const COMPARED =
  /^ (?:\w+ )?(?:less|fewer|faster|shorter|quicker|sooner|higher|lower)\b|^ (?:above|over|more than|higher than|below|under|less than|lower than|ahead of|behind) (?:the|an?|our|my|its|that)\b/i;
const COMPARED_IN_SOURCE = /\b(?:against|compared (?:to|with)|versus|vs|from|was|were)\b/i;
/** "went from 4 to 3", "currently 70; there were 45". */
const CHANGE =
  /\b(?:went|down|up|cut|reduced|rose|fell|dropped|grew|brought|took|before|used to|instead of|there (?:was|were))\b|->|→/i;
const ROUNDING = 1e-9;

const isGap = (from: Measure, to: Measure, value: number): boolean =>
  from.unit === to.unit && Math.abs(Math.abs(from.value - to.value) - value) < ROUNDING;

/** What lies between both figures of a line: "by 25 minutes" of "from 40 minutes to 15". Of percentages in points alone, never in per cent. */
export function isDifference(text: string, measure: Measure, { lines }: Basis): boolean {
  const after = text.slice(measure.end);
  const isPoints = measure.unit === '' && POINTS.test(after);
  const isCompared = COMPARED.test(after);
  if (
    measure.unit === '%' ||
    !(isPoints || isCompared || CHANGED_BY.test(text.slice(0, measure.start)))
  )
    return false;
  return lines.some(({ text: told, measures, dates }) => {
    const figures = measures.filter(
      ({ start, end }) => !dates.some((date) => start < date.end && date.start < end),
    );
    if (isPoints) {
      const shares = figures.filter(({ unit }) => unit === '%');
      return shares.some((from) => shares.some((to) => isGap(from, to, measure.value)));
    }
    return figures.some((from, i) => {
      const to = figures[i + 1];
      if (to === undefined || from.unit !== measure.unit || !isGap(from, to, measure.value))
        return false;
      const isOtherUnit =
        measure.measure !== undefined &&
        from.measure !== undefined &&
        measure.measure !== from.measure;
      const isChange =
        (from.role === 'from' && to.role === 'to') ||
        (isCompared && COMPARED_IN_SOURCE.test(told.slice(0, to.start))) ||
        CHANGE.test(told);
      return isChange && !isOtherUnit;
    });
  });
}

const ITEM = '[^,;.:()–—]+?';
/** "two job boards, Indeed and Kijiji" */
const LISTED_BEHIND = new RegExp(
  String.raw`^ (?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+s(?:,|:| \(| [-–—]) ?((?:${ITEM}, )*${ITEM},? (?:and|&|or) [^,;.:()–—]+)`,
  'iu',
);
const SEPARATOR = /,? (?:and|&|or) |, /;

/** Whether the text itself names as many things as it counts, each of which one line names. */
export function countsWhatItNames(
  text: string,
  { value, end }: NumberFact,
  { lines }: Basis,
): boolean {
  const list = LISTED_BEHIND.exec(text.slice(end))?.[1];
  const items = (list ?? '').split(SEPARATOR).map((item) => contentWords(item)[0]?.lower);
  return (
    items.length === value &&
    lines.some((line) =>
      items.every(
        (item) => item !== undefined && (holdsWord(line.stems, item) || line.words.includes(item)),
      ),
    )
  );
}

/** "planning and allotments committees": the things named, and the word for all of them. */
const SHARED_NOUN =
  /((?:[\p{L}\p{N}'’-]+, )*[\p{L}\p{N}'’-]+,? (?:and|&|or) [\p{L}\p{N}'’-]+) (\p{L}+s)\b/giu;

/** "two committees" of "the planning and allotments committees", "seven stages" of "stages 1 to 7". */
export function countsWhatIsNamed({ value }: NumberFact, noun: string, { lines }: Basis): boolean {
  const isNoun = (word: string): boolean =>
    stemsWithSynonyms(noun).some((stem) => stemsWithSynonyms(word.toLowerCase()).includes(stem));
  return lines.some(
    ({ text, measures }) =>
      Array.from(text.matchAll(SHARED_NOUN)).some(
        ([, list = '', word = '']) => isNoun(word) && list.split(SEPARATOR).length === value,
      ) ||
      measures.some((low, i) => {
        const high = measures[i + 1];
        const label = /(\p{L}+) $/u.exec(text.slice(0, low.start))?.[1];
        return (
          low.role === 'low' &&
          high !== undefined &&
          high.value - low.value + 1 === value &&
          label !== undefined &&
          stemOf(label.toLowerCase()) === stemOf(noun)
        );
      }),
  );
}

/** "twice" and "two years" of "in 2018 and 2019". */
export function countsDates(
  text: string,
  { value, text: written, end }: NumberFact,
  { lines }: Basis,
): boolean {
  if (!/^(?:twice|thrice)$/i.test(written) && !/^ (?:times|years|seasons)\b/i.test(text.slice(end)))
    return false;
  return lines.some(({ path = '', text: told, dates }) => {
    const years = new Set(dates.map(({ year }) => year));
    const [first, last] = [dates[0], dates.at(-1)];
    const isList =
      first !== undefined &&
      last !== undefined &&
      /(?:,| and|&)/.test(told.slice(first.end, last.start));
    return !path.endsWith('Date') && isList && years.size === value && dates.length === value;
  });
}

const NEARLY = /\b(?:nearly|almost|just under|close to) [$€£]?$/i;
const ABOUT = /\b(?:about|around|roughly|approximately|some|circa|approx\.?) [$€£]?$/i;
const AT_MOST =
  /\b(?:up to|as many as|as much as|at most|max(?:imum)?(?: of)?|no more than|nearly|almost|just under|under|below|less than|fewer than) [$€£]?$/i;
/** A round figure is so near to what it stands for. */
const NEAR = 0.1;
const LOWER = 4 / 3;

/** "roughly a thousand" of "900 to 1,100", "more than a hundred" of "110 to 140": a figure with its own bound, of one that lies within. */
export function isRoundedFrom(
  text: string,
  number: NumberFact,
  { text: told, measures }: SourceLine,
  i: number,
): boolean {
  const source = measures[i];
  if (
    source === undefined ||
    AT_MOST.test(told.slice(0, source.start)) ||
    source.unit !== number.unit
  )
    return false;
  const before = text.slice(0, number.start);
  const isLow = source.role === 'low';
  const [low, high] = [source.value, isLow ? (measures[i + 1]?.value ?? 0) : source.value];
  if (source.role === 'high' || source.role === 'by') return false;
  if (number.more) return low > number.value && low <= number.value * LOWER;
  if (NEARLY.test(before))
    return high < number.value && high >= number.value * (1 - NEAR) && !source.more;
  return ABOUT.test(before) && isLow && low <= number.value && number.value <= high;
}
