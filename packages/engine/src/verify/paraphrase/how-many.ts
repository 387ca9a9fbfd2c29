import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { stemOf, stemSet } from '../../language/en/stems.ts';
import { UNIT_OF } from '../../language/units.ts';
import { countedHead, countedWord, countedWords } from '../quantities/counted.ts';
import { listNumbers } from '../quantities/numbers.ts';
import type { Term } from './terms.ts';

const NO_HABIT = /\b(?:one|single|once) (?:[\w'’-]+ ){0,2}?$/i;
export const isPast = (lower: string): boolean =>
  /ed$/.test(lower) || irregularBases(lower).some((base) => base !== lower);

const ONE_BEFORE = /\b(?:an?|one|the|my|our|single) (?:[\w'’-]+ ){0,2}?$/i;
const isPluralOf = (plural: string, single: string): boolean =>
  plural !== single && [`${single}s`, `${single}es`, single.replace(/y$/, 'ies')].includes(plural);

/** "Ran tours" of "ran the tour": told of one, claimed of many. */
export const isMultiplied = (claim: Term, source: Term, told: string, isHabit: boolean): boolean =>
  isPluralOf(claim.lower, source.lower) &&
  !(isHabit && !NO_HABIT.test(told.slice(0, source.start))) &&
  ONE_BEFORE.test(told.slice(0, source.start));

/** "four schools" of "four assistants at a school": the number of another thing that the text names as well. */
export function isOtherCount(text: string, claim: Term, told: string, source: Term): boolean {
  if (claim.figure?.kind !== 'number' || source.figure?.kind !== 'number') return false;
  if (isClock(text, claim, told, source)) return true;
  if (isOtherMeasure(text, claim.end, told, source.end)) return true;
  if (isSizeOf(text, claim, told, source)) return true;
  const [own, other] = [countedWord(text, claim.end), countedWord(told, source.end)];
  if (own === undefined) return false;
  if (other === undefined)
    return (
      isCountedBefore(told, source.start, singularOf(own)) || isOfOtherNumber(own, told, source)
    );
  if (TIME.test(own) || TIME.test(other)) return false;
  const [one, two] = [stemOf(own), stemOf(other)];
  const head = countedHead(text, claim.end)?.lower;
  const isCompound = text[claim.end] === '-';
  if (
    !isCompound &&
    head !== undefined &&
    head !== own &&
    head !== countedHead(told, source.end)?.lower
  )
    if (isCountedPer(told, head)) return true;
  // "two phone lines" of "phones, 2 lines"
  if (countedWords(text, claim.end).some((word) => stemOf(word) === two)) return false;
  if (one === two || !stemSet(told).has(one)) return false;
  return (
    stemSet(text).has(two) || isCountedBefore(told, source.start, own) || isCountedPer(told, own)
  );
}

/** "6 terms" of "6 students per term", "3 halls" of "3 sites, a hall and a shop": told for each of them, or of one. */
const isCountedPer = (told: string, own: string): boolean =>
  new RegExp(
    String.raw`\b(?:per|each|every|an?) (?:\w+ )?${RegExp.escape(singularOf(own))}\b`,
    'i',
  ).test(told);

/** "Let 300 flats" of "let flats in a 300-flat tower": the size of a thing is no count of what was done. */
const isSizeOf = (text: string, claim: Term, told: string, source: Term): boolean => {
  const [size] = /^-\p{L}+ \p{L}/u.exec(told.slice(source.end)) ?? [];
  const [counted] = /^[- ]\p{L}+/u.exec(text.slice(claim.end)) ?? [];
  return (
    size !== undefined &&
    counted?.startsWith(' ') === true &&
    claim.link === '' &&
    claim.deeds.length > 0 &&
    !TIME.test(counted.trim()) &&
    stemOf(counted.trim().toLowerCase()) ===
      stemOf(size.slice(1).split(' ')[0]?.toLowerCase() ?? '')
  );
};

/** "1 year" of "2 years, done in 1": another number of the line counts that, and the two are no range. */
const isOfOtherNumber = (own: string, told: string, { end }: Term): boolean => {
  const others = listNumbers(told).filter(
    (number) => number.end !== end && stemOf(countedWord(told, number.end) ?? '') === stemOf(own),
  );
  return (
    others.length > 0 &&
    !others.some(({ start }) => start > end && RANGE.test(told.slice(end, start)))
  );
};
const RANGE = /^\s?%?\s?(?:[-–—/]|to|and|or)\s?$/;

/** "5 invoices" of "invoices of 5 suppliers": the thing stands before the number, and the number is none of it. */
const isCountedBefore = (told: string, start: number, own: string): boolean =>
  new RegExp(`\\b${RegExp.escape(own)} (?:of|for|from|to|with|by|at|in) (?:\\w+ )?$`, 'i').test(
    told.slice(0, start),
  );

const UNTIL = /\b(?:by|at|until|till|before|after|from|past) $/i;
/** "10 faxes" of "faxes scanned by 10": a time of the day counts nothing. */
const isClock = (text: string, claim: Term, told: string, source: Term): boolean =>
  UNTIL.test(told.slice(0, source.start)) &&
  !UNTIL.test(text.slice(0, claim.start)) &&
  countedWord(told, source.end) === undefined &&
  countedWord(text, claim.end) !== undefined;

/** Words that make one measure with the number before them, though no unit: "3 axis mills", "a 40 bed ward". */
const MEASURED =
  /^(?:axis|bed|seat|seater|storey|story|star|person|man|pallet|axle|door|wheel|phase|core|ply|page|room|piece|speed|channel|point|chair|class|grade|stage|year)$/;
const NEXT_WORD = /^[\s-]?([\p{L}°µ²]+)/u;

/** What a number measures, in one spelling; null where it counts. */
function measureAt(text: string, end: number): string | null {
  const word = NEXT_WORD.exec(text.slice(end))?.[1] ?? '';
  const unit = UNIT_OF.get(word) ?? UNIT_OF.get(word.toLowerCase());
  if (unit !== undefined) return unit;
  const isCompound = /^[\s-][\p{L}]+[\s-]\p{L}/u.test(text.slice(end));
  return isCompound && MEASURED.test(word.toLowerCase()) ? word.toLowerCase() : null;
}

/** "3 trucks" of "3 tonne trucks": the number of a measure that the text does not have. */
function isOtherMeasure(text: string, end: number, told: string, toldEnd: number): boolean {
  const measure = measureAt(told, toldEnd);
  if (measure === null) return false;
  const next = (NEXT_WORD.exec(text.slice(end))?.[1] ?? '').toLowerCase();
  if (next === '' || next.startsWith(measure) || FUNCTION.test(next)) return false;
  if (/^(?:day|week|month|year|hour|minute|second|shift|quarter)$/.test(measure)) {
    const isOther = measureAt(text, end) === null && !TIME.test(next);
    return (
      isOther && !/^(?:night|weekend|term|season|full|business|working|consecutive)s?$/.test(next)
    );
  }
  return measureAt(text, end) !== measure;
}
const FUNCTION = /^(?:to|and|or|of|in|on|at|per|a|an|the|by|with|for|from|each|every)$/;

const TIME = /^(?:minute|hour|day|night|shift|week|weekend|month|quarter|season|term|year)s?$/;
