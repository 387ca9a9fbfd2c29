import { listMeasures } from '../quantities/measures.ts';
import { listNumbers } from '../quantities/numbers.ts';
import { listShares } from '../quantities/shares.ts';
import { listTerms, type Term } from './terms.ts';

const AT_MOST =
  /\b(?:max(?:imum)?|up to|at most|no more than|not more than|as (?:many|much) as|under|less than|fewer than|below|at the (?:longest|most|latest|highest)|never more than|not exceeding|tops)\b/i;
const AT_LEAST =
  /\b(?:min(?:imum)?|at least|no (?:less|fewer) than|or more|upwards of|(?<!\b(?:no|not|never) )more than)\b|\d\+|\bover (?=[\d$€£])/i;
/** "900 cases are mine of 2400": a share, and what it is a share of. */
const SHARE = /(\d[\d,.]*)[^\d.;]{0,25}\b(?:out )?of\b[^\d.;]{0,6}?(\d[\d,.]*)/g;
/** Short of winning: the year or number beside it is none of a win. */
const SHORT_OF =
  /\b(?:runner[- ]?up|finalist|short[- ]?listed|nominat\w+|nominee|(?:second|third|2nd|3rd) (?:place|prize))\b/i;

/** "4 porters, 2 of them cooks": some of those told of before. */
const SOME_OF_THEM =
  /\b(?:of (?:them|whom|which|these|those)|includ\w+|incl\b|among|thereof|whereof)\b/i;
const NUMBER_OF_THEM =
  /\b(?:\d+|one|two|three|four|five|six|most|half|some) of (?:them|whom|which|these|those)\b/i;
/** "total $9,000": a sum of all. */
const IN_ALL =
  /\b(?:total(?:l?ing)?|in total|in all|altogether|combined|collectively|between them)\b/i;
/** "5 gifts of $9,000": of each. */
const OF_EACH =
  /\p{L}s (?:of|at|for) (?:[$€£R]|\p{Lu}{1,3}\$)\s?\d|\b(?:each|apiece|per \p{L}+)\b/u;

const CHANGES: ReadonlySet<string> = new Set(['from', 'to', 'by']);
const BY_TO = /\bby (?:about )?[$€£]?\d[\d.,]*\s?\S{0,12} to [$€£]?\d/i;
/** "down by 9 % to 2 %" of "from 9 % to 2 %". */
function turnsChange(part: string, told: string): boolean {
  if (BY_TO.test(part) && !BY_TO.test(told)) return true;
  const source = listMeasures(told);
  return listMeasures(part).some((own) => {
    const same = source.filter(({ value, unit }) => value === own.value && unit === own.unit);
    return (
      CHANGES.has(own.role) &&
      same.length > 0 &&
      same.every(({ role }) => CHANGES.has(role) && role !== own.role)
    );
  });
}

const numbersOf = ({ figure }: Term): number[] =>
  figure?.kind === 'number' ? [figure.value.value] : [];
const plain = (digits: string | undefined): number =>
  Number((digits ?? '').replace(/,(?=\d{3})/g, '').replace(/\.$/, ''));

/** Words of the same place in a sentence that say the contrary of each other. */
const CONTRARY: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [/\b(?:over|above|more than)\b/i, /\b(?:under|below|less than|fewer than|up to)\b/i],
  [/\bbefore\b/i, /\bafter\b/i],
  [/\b(?:since|from)\b/i, /\b(?:until|till)\b/i],
];
/** "over budget" of "under budget": each has one word of a pair, and not the same one. */
export const saysContrary = (text: string, told: string): boolean =>
  CONTRARY.some(([one, other]) => {
    const [hasOne, hasOther] = [one.test(text), other.test(text)];
    return hasOne !== hasOther && one.test(told) === hasOther && other.test(told) === hasOne;
  });

/**
 * Whether the figures of a text stand otherwise than in the line that has them: more often, the whole
 * in place of a share, "at most" for "at least", or without the word that made less of them.
 */
export function tellsOtherFigures(text: string, claims: readonly Term[], told: string): boolean {
  const own = claims.flatMap(numbersOf);
  const [first, last] = [claims[0], claims.at(-1)];
  const part = text.slice(Math.max(0, (first?.start ?? 0) - 12), (last?.end ?? 0) + 12);
  const isWin = SHORT_OF.test(told) && !SHORT_OF.test(part);
  if (own.length === 0) return isWin && /\d/.test(part);
  const source = listTerms(told).flatMap(numbersOf);
  const count = (values: readonly number[], value: number): number =>
    values.filter((one) => one === value).length;
  const isMoreOften = own.some(
    (value) => count(source, value) > 0 && count(own, value) > count(source, value),
  );
  const isWhole = [...told.matchAll(SHARE)].some(
    ([, share, whole]) =>
      share !== whole && own.includes(plain(whole)) && !own.includes(plain(share)),
  );
  // "ten parcels" of "one in ten parcels"
  const isBase = listShares(told).some(({ start, end, value: share }) => {
    const values = listNumbers(told.slice(start, end)).map(({ value }) => value);
    const kept = values.filter((value) => own.includes(value));
    return (
      kept.length === 1 &&
      kept[0] === values.at(-1) &&
      !listShares(text).some(({ value }) => value === share)
    );
  });
  const isBounded = [AT_MOST, AT_LEAST].some((bound) => bound.test(part) && !bound.test(told));
  const isPartOfThem = NUMBER_OF_THEM.test(part) && !SOME_OF_THEM.test(told);
  const isEach =
    OF_EACH.test(part) && IN_ALL.test(told) && !IN_ALL.test(part) && !OF_EACH.test(told);
  return (
    isMoreOften ||
    isWhole ||
    isBase ||
    isBounded ||
    isWin ||
    isPartOfThem ||
    isEach ||
    turnsChange(part, told)
  );
}
