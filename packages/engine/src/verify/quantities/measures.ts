import { RATE_WORDS, UNIT_OF } from '../../language/units.ts';
import { AGE_BEFORE, listNumbers, type NumberFact } from './numbers.ts';

/** A number with all that says how much it is. */
export interface Measure extends NumberFact {
  /** The unit right behind it, where it has one. */
  measure: string | undefined;
  /** Where the unit ends; the number's own end without one. */
  unitEnd: number;
  /** "a week", "per shift", "daily": how often. */
  rate: string | undefined;
  /** "from 18 to 27", "3 to 4", "by 27": its part in the telling. */
  role: 'from' | 'to' | 'low' | 'high' | 'by' | 'alone';
  currency: string | undefined;
}

const UNIT_WORD = [...UNIT_OF.keys()]
  .sort((a, b) => b.length - a.length)
  .map((form) => form.replace(/[.]/g, String.raw`\.`).replace(/ /g, String.raw`\s`))
  .join('|');
const UNIT_BEHIND = new RegExp(String.raw`^[\s-]?(${UNIT_WORD})(?![\p{L}\p{N}])`, 'u');
const UNIT_BEHIND_ANY = new RegExp(UNIT_BEHIND.source, 'iu');
const RATE = new RegExp(
  String.raw`^(?:[^.;,\d]|,(?= (?:daily|weekly|monthly))){0,40}?(?:\b(?:a|an|per|each|every)\s(?:[\w.]+-hour\s)?(hour|day|night|week|weekend|fortnight|month|quarter|season|year|shift|class|term|trip|minute|order|visit)\b|\b(${Object.keys(RATE_WORDS).join('|')})\b(?<!hourly(?= (?:and|or) salaried| paid| staff| employees| workers))|\/\s?(hour|day|week|month|year)\b)`,
  'iu',
);

/** "200 A" and "200 amps"; a lone letter only in its own case, "10 a day" has none. */
function unitAt(text: string, end: number): { unit: string; end: number } | undefined {
  const rest = text.slice(end);
  const degree = /^ ?°\s?([CF])\b/.exec(rest);
  if (degree !== null) return { unit: `°${degree[1]}`, end: end + degree[0].length };
  const match = UNIT_BEHIND.exec(rest) ?? UNIT_BEHIND_ANY.exec(rest);
  // "12 Year 8 pupils": a name with its own number; "over-60s": an age.
  if (match === null || /^ \d/.test(rest.slice(match[0].length))) return undefined;
  const written = match[1] ?? '';
  const unit =
    UNIT_OF.get(written) ?? (written.length > 2 ? UNIT_OF.get(written.toLowerCase()) : undefined);
  // "5 in house", "40 min": a short unit glued to a hyphen belongs to a word.
  if (
    unit === undefined ||
    (written === 'in' &&
      !/^[\s-]in\b\.?(?:$|[\s,;]*(?:$|[a-z]* ?(?:pipe|wide|long|screen)))/.test(rest))
  )
    return undefined;
  return { unit, end: end + match[0].length };
}

function unitOf(
  text: string,
  { text: written, start, end }: NumberFact,
): ReturnType<typeof unitAt> {
  if (/decade$/i.test(written)) return { unit: 'year', end };
  const isAge = AGE_BEFORE.test(text.slice(0, start)) && /^s\b/.test(text.slice(end));
  return isAge ? undefined : unitAt(text, end);
}

function rateAfter(text: string, end: number): string | undefined {
  const match = RATE.exec(text.slice(end));
  const word = (match?.[1] ?? match?.[2] ?? match?.[3])?.toLowerCase();
  return word === undefined ? undefined : (RATE_WORDS[word] ?? word);
}

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/€|\beur|\beuros?\b/i, 'EUR'],
  [/£|\bgbp\b/i, 'GBP'],
  [/¥/, 'JPY'],
  [/\bUSD\b|US\$/i, 'USD'],
  [/\bCAD\b|CA\$|C\$/i, 'CAD'],
];
const currencyOf = ({ text, unit }: NumberFact): string | undefined =>
  unit === 'money' ? (CURRENCIES.find(([sign]) => sign.test(text))?.[1] ?? '$') : undefined;

const GAP =
  /^\s?(?:\S{0,12}\s?|an? (?:day|night|week|month|quarter|year|shift) )(?:to|-|–|—|->|→)\s?(?:about |around )?[$€£]?$/;

/** "16 to 21", and "between 16 and 21". */
const isJoined = (text: string, one: NumberFact, other: NumberFact): boolean => {
  const gap = text.slice(one.end, other.start);
  return (
    GAP.test(gap) ||
    (/^ or $/.test(gap) && other.value === one.value + 1) ||
    (/^ and [$€£]?$/.test(gap) && /\bbetween [$€£]?$/i.test(text.slice(0, one.start)))
  );
};

function roleOf(text: string, numbers: readonly NumberFact[], i: number): Measure['role'] {
  const number = numbers[i] as NumberFact;
  const before = text.slice(0, number.start);
  const next = numbers[i + 1];
  const last = numbers[i - 1];
  const joinsNext = next !== undefined && isJoined(text, number, next);
  const joinsLast = last !== undefined && isJoined(text, last, number);
  const isFrom = (start: number): boolean =>
    /\bfrom (?:about |around )?[$€£]?$/i.test(text.slice(0, start));
  if (joinsNext) return isFrom(number.start) ? 'from' : 'low';
  if (joinsLast) return isFrom(last.start) ? 'to' : 'high';
  if (
    /\bby (?:about |around |over |more than |nearly |almost |up to |at least |an? )?[$€£]?$/i.test(
      before,
    )
  )
    return 'by';
  return /\b(?:to|reach(?:ed|ing)?|→) (?:about |around )?[$€£]?$/i.test(before) &&
    !/\bup to [$€£]?$/i.test(before)
    ? 'to'
    : 'alone';
}

/** "from three weeks to two", "40 to 6 minutes": one unit for both ends. */
function withSharedUnit(
  measure: Measure,
  last: Measure | undefined,
  next: Measure | undefined,
): Measure {
  if (measure.measure !== undefined || measure.unit !== '') return measure;
  const isEnd = measure.role === 'to' || measure.role === 'high';
  const isStart = measure.role === 'from' || measure.role === 'low';
  const unit = isEnd ? last?.measure : isStart ? next?.measure : undefined;
  return unit === undefined ? measure : { ...measure, measure: unit };
}

/** Every number of a text with its unit, rate and role, in order. */
export function listMeasures(text: string): Measure[] {
  const numbers = listNumbers(text);
  const measures = numbers.map((number, i): Measure => {
    const found = number.unit === '' ? unitOf(text, number) : undefined;
    return {
      ...number,
      measure: found?.unit,
      unitEnd: found?.end ?? number.end,
      rate: rateAfter(text, number.end),
      role: roleOf(text, numbers, i),
      currency: currencyOf(number),
    };
  });
  return measures.map((measure, i) => withSharedUnit(measure, measures[i - 1], measures[i + 1]));
}
