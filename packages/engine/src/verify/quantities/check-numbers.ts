import { findSkills } from '../../taxonomy/skills.ts';
import type { Basis } from '../basis.ts';
import { clauseAt, findClauseOrigin } from '../clauses.ts';
import type { Fact } from '../objection.ts';
import { isSameAmount, listSingles } from './amounts.ts';
import { checkParts } from './check-parts.ts';
import { countedHead, countedWord } from './counted.ts';
import { counts, countsTheSame, isRightBefore, type Sample } from './counts-the-same.ts';
import { isDatedYears } from './dated-years.ts';
import { type DateFact, listDates, supportsDate } from './dates.ts';
import {
  countsDates,
  countsWhatIsNamed,
  countsWhatItNames,
  isCrewSize,
  isDifference,
  isRoundedFrom,
} from './derived-numbers.ts';
import { listFrequencies } from './frequencies.ts';
import { listMeasures, type Measure } from './measures.ts';
import { listNumbers, type NumberFact } from './numbers.ts';
import { isSameShare, listShares } from './shares.ts';
import { checkVagueAmounts } from './vague-amounts.ts';

/** "900 clinics" of another line, where the line told counts 40 of them. */
function swapped(text: string, number: NumberFact, origin: Basis, basis: Basis): string | null {
  const counted = countedHead(text, number.end)?.lower;
  const clause = clauseAt(text, number);
  const own = clause === null ? null : findClauseOrigin(clause, basis);
  const holds = ({ numbers }: Basis): boolean =>
    numbers.some(({ value }) => value === number.value);
  if (counted === undefined || holds(origin) || (own !== null && holds(own))) return null;
  const told = new Set(listNumbers(text).map(({ value }) => value));
  const isSwapped = origin.lines.some((line) =>
    line.numbers.some(
      (source) =>
        !told.has(source.value) &&
        source.unit === number.unit &&
        isRightBefore(line, source, counted),
    ),
  );
  return isSwapped && !isDerived(text, number, origin)
    ? 'The source gives another number for this.'
    : null;
}

/** Numbers, digits or words, that the source does not hold, or holds of something else. */
export function checkNumbers(text: string, basis: Basis, origin: Basis): Fact[] {
  const dates = listDates(text);
  // "Google Analytics 4" of GA4: a digit of a name that the source holds.
  const names = findSkills(text).filter(({ name }) => basis.skills.has(name));
  const rates = listFrequencies(text).filter(({ isExact }) => isExact);
  const facts = listNumbers(text).flatMap((number): Fact[] => {
    if (names.some(({ start, end }) => number.start >= start && number.end <= end)) return [];
    if (dates.some((date) => number.start >= date.start && number.end <= date.end + 1)) return [];
    // "every two weeks" tells how often, which is checked with the times.
    if (rates.some(({ start, end }) => number.start >= start && number.end <= end)) return [];
    const reason = objection(text, number, basis) ?? swapped(text, number, origin, basis);
    if (reason === null) return [];
    return [{ kind: 'number', text: number.text, start: number.start, end: number.end, reason }];
  });
  return [
    ...facts,
    ...checkParts(text, basis),
    ...checkVagueAmounts(text, origin.lines.length > 0 ? origin : basis),
  ];
}

/** "1 reject" of "one reject"; never the start of a range. */
const isOne = (text: string, { value, end }: NumberFact, { text: told }: Basis): boolean =>
  value === 1 && /\b(?:one|a single)\b/i.test(told) && !/^ ?(?:to|[-–—]) ?\d/.test(text.slice(end));

/** "over two years" of "in two years": how long it took, no lower bound. */
const isPeriod = (text: string, { start, end }: NumberFact, same: readonly Sample[]): boolean =>
  /\bover $/i.test(text.slice(0, start)) &&
  /^ (?:days?|weeks?|months?|years?|seasons?)\b/i.test(text.slice(end)) &&
  same.some(({ line, source }) =>
    /\b(?:in|within|during|over) $/i.test(line.text.slice(0, source.start)),
  );

/** Whether the source tells a number in other figures: in another unit, as a part of a hundred, by what it lists or what it differs by. */
function isDerived(text: string, number: NumberFact, basis: Basis): boolean {
  const measure = listMeasures(text).find(({ start }) => start === number.start);
  return (
    basis.dates.some((date) => date.year === number.value) ||
    isCrewSize(text, number, basis) ||
    (measure !== undefined &&
      (isDifference(text, measure, basis) || isConverted(measure, basis))) ||
    isDatedYears(text, number, basis) ||
    isShareTold(text, number, basis) ||
    countsWhatItNames(text, number, basis) ||
    countsDates(text, number, basis) ||
    [countedWord(text, number.end), countedHead(text, number.end)?.lower].some(
      (word) => word !== undefined && countsWhatIsNamed(number, word, basis),
    ) ||
    isRounded(text, number, basis)
  );
}

const isConverted = (measure: Measure, { lines }: Basis): boolean =>
  lines.some((line) =>
    [...line.measures, ...listSingles(line.text)].some((source) => isSameAmount(measure, source)),
  );

/** "two in a thousand" of "0.2%", "10%" of "a tenth". */
const isShareTold = (text: string, { start, end }: NumberFact, { lines }: Basis): boolean =>
  listShares(text).some(
    (share) =>
      share.start <= start &&
      end <= share.end &&
      lines.some((line) => listShares(line.text).some((source) => isSameShare(share, source))),
  );

function isRounded(text: string, number: NumberFact, { lines }: Basis): boolean {
  const counted = countedHead(text, number.end)?.lower;
  return lines.some((line) =>
    line.measures.some(
      (source, i) =>
        isRoundedFrom(text, number, line, i) &&
        (counted === undefined
          ? number.unit !== ''
          : counts(line, line.measures[i + 1] ?? source, counted) === 'yes' ||
            counts(line, source, counted) === 'yes'),
    ),
  );
}

const AGE = /\b(?:under|over|aged?|above|below|than|to)[ -]$/i;

/** "60 people" of "over-60s": the source tells an age. */
const isAgeAlone = (told: string, source: NumberFact, text: string, number: NumberFact): boolean =>
  /\b(?:under|over)-$/i.test(told.slice(0, source.start)) &&
  !AGE.test(text.slice(0, number.start)) &&
  !/^ (?:and|or) (?:over|under|older|younger|above|below|up)\b|^\+/.test(text.slice(number.end));

function objection(text: string, number: NumberFact, basis: Basis): string | null {
  const same = basis.lines.flatMap((line) =>
    line.numbers
      .filter(
        (source) =>
          source.value === number.value &&
          source.unit === number.unit &&
          !isAgeAlone(line.text, source, text, number),
      )
      .map((source) => ({ source, line })),
  );
  if (same.length === 0)
    return isOne(text, number, basis) || isDerived(text, number, basis)
      ? null
      : 'This number does not stand in the source.';
  if (number.more && !same.some(({ source }) => source.more) && !isPeriod(text, number, same))
    return 'The source gives this number as it is, not as a lower bound.';
  return countsTheSame(text, number, same, basis) || isDerived(text, number, basis)
    ? null
    : 'In the source this number counts something else.';
}

const BOUNDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:since|from) $/i, 'from'],
  [/\b(?:until|till|to|through) $/i, 'to'],
  [/\b(?:in|during) $/i, 'in'],
];

/** What a date says of its deed: that it began, ended or was done then. */
const boundBefore = (text: string, start: number): string | null =>
  BOUNDS.find(([form]) => form.test(text.slice(0, start)))?.[1] ?? null;

/** "since 2019", when the role began, of a line that says "since 2021": the text leaves out the date of its own line for another. */
function isOtherDate(text: string, date: DateFact, basis: Basis, origin: Basis): boolean {
  const supports = ({ dates }: Basis): boolean =>
    dates.some((source) => supportsDate(source, date)) || dates.length === 0;
  const clause = clauseAt(text, date);
  const own = clause === null ? null : findClauseOrigin(clause, basis);
  if (supports(origin) || (own !== null && supports(own))) return false;
  const told = listDates(text);
  const bound = boundBefore(text, date.start);
  return (
    bound !== null &&
    !origin.dates.some((source) => told.some(({ year }) => year === source.year)) &&
    origin.lines.some((line) =>
      line.dates.some(({ start }) => boundBefore(line.text, start) === bound),
    )
  );
}

/** Calendar dates that the source does not hold, or tells of something else. */
export function checkDates(text: string, basis: Basis, origin: Basis): Fact[] {
  return listDates(text).flatMap((date): Fact[] => {
    const isTold =
      basis.dates.some((source) => supportsDate(source, date)) ||
      (date.month === undefined && basis.numbers.some((number) => number.value === date.year));
    if (isTold && !isOtherDate(text, date, basis, origin)) return [];
    const reason = isTold
      ? 'The source gives another date for this.'
      : 'This date does not stand in the source.';
    return [{ kind: 'date', text: date.text, start: date.start, end: date.end, reason }];
  });
}
