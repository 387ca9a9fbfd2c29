import type { Measure } from './measures.ts';

/** Units that measure one thing, each with its size in the first of them. */
const SIZES: readonly Readonly<Record<string, number>>[] = [
  { ms: 0.001, second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 },
  { month: 1, quarter: 3, year: 12 },
  { µm: 0.001, mm: 1, cm: 10, m: 1000, km: 1e6 },
  { in: 1, ft: 12 },
  { mg: 0.001, g: 1, kg: 1000, tonne: 1e6 },
  { mL: 1, L: 1000 },
  { W: 0.001, kW: 1, MW: 1000 },
  { V: 0.001, kV: 1 },
];
const ROUNDING = 1e-9;

/** Whether two measures are one amount in two units: 4 s and 4,000 ms, 0.02 mm and 20 microns. */
export function isSameAmount(one: Measure, other: Measure): boolean {
  return SIZES.some((sizes) => {
    const [a, b] = [sizes[one.measure ?? ''], sizes[other.measure ?? '']];
    return (
      a !== undefined &&
      b !== undefined &&
      Math.abs(one.value * a - other.value * b) <= other.value * b * ROUNDING
    );
  });
}

const UNDER = /^(?:within|in under|inside|under)\b/i;
/** A bound is so near to what lies within it. */
const NEAR = 1 / 2;

/** "under an hour" of "45 minutes". */
export const isWithin = (told: Measure, source: Measure): boolean =>
  UNDER.test(told.text) &&
  SIZES.some((sizes) => {
    const [a, b] = [sizes[told.measure ?? ''], sizes[source.measure ?? '']];
    if (a === undefined || b === undefined) return false;
    const share = (source.value * b) / (told.value * a);
    return share <= 1 && share >= NEAR;
  });

/** A single unit of time, which the lists of numbers leave out: "within a week", "in an hour". */
const SINGLE =
  /\b(?:within|in|inside|under|over|than|for|after) (?:an?|one) (half[ -])?(minute|hour|day|week|fortnight|month|quarter|year|decade)( and a half)?\b(?!-)/gi;
const HALF = /\bhalf an? (minute|hour|day|year)\b/gi;
const HALVES = 2;
const COUNTED_AS: Readonly<Record<string, readonly [string, number]>> = {
  fortnight: ['week', 2],
  decade: ['year', 10],
};

/** One of a unit, or a part of it, as a measure. */
export function single(text: string, start: number, value = 1): Measure {
  const unit = /(\p{L}+)$/u.exec(text.replace(/ and a half$/i, ''))?.[1]?.toLowerCase() ?? '';
  const [measure, times] = COUNTED_AS[unit] ?? [unit, 1];
  const end = start + text.length;
  return {
    value: value * times,
    unit: '',
    more: false,
    text,
    start,
    end,
    measure,
    unitEnd: end,
    rate: undefined,
    role: 'alone',
    currency: undefined,
  };
}

/** "within a week" and "half an hour" as measures. */
export const listSingles = (text: string): Measure[] => [
  ...Array.from(text.matchAll(SINGLE), (match) =>
    single(
      match[0],
      match.index,
      (match[1] === undefined ? 1 : 1 / HALVES) + (match[3] === undefined ? 0 : 1 / HALVES),
    ),
  ),
  ...Array.from(text.matchAll(HALF), (match) => single(match[0], match.index, 1 / HALVES)),
];
