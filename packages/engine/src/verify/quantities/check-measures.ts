import { holdsWord } from '../../language/en/stems.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import type { Basis, SourceLine } from '../basis.ts';
import type { Fact } from '../objection.ts';
import { countedHead } from './counted.ts';
import { listDates } from './dates.ts';
import { countsWhatIsNamed } from './derived-numbers.ts';
import { listFrequencies } from './frequencies.ts';
import { listMeasures, type Measure } from './measures.ts';

/** Verbs and nouns of a change: a bare figure behind one is its size, "rose 74%". */
const CHANGE_BEFORE =
  /\b(?:rose|rises?|fell|falls?|dropp?(?:ed|s|ing)?|grew|grows?|gain(?:ed|s|ing)?|climb(?:ed|s|ing)?|increas(?:e|ed|es|ing)|reduc(?:e|ed|es|ing|tion of)|cut|cutting|improv(?:ed|es|ing)|lower(?:ed|s|ing)?|rais(?:ed|es|ing)|growth of|increase of|sav(?:ed|es|ing)) (?:about |around |nearly |over )?[$€£]?$/i;

function samples(lines: readonly SourceLine[], measure: Measure): Measure[] {
  return lines.flatMap(({ measures, dates }) =>
    measures.filter(
      ({ value, unit, start }) =>
        value === measure.value &&
        unit === measure.unit &&
        // The month of "2014-05" is no end of a range.
        !dates.some((date) => start >= date.start && start < date.end),
    ),
  );
}

/** "3 to 4 houses" is not "4 houses"; "from 18 to 27 %" is no rise by 27 %. */
function isOtherRole(text: string, measure: Measure, same: readonly Measure[]): boolean {
  const isSize =
    measure.role === 'by' ||
    (measure.role === 'alone' && CHANGE_BEFORE.test(text.slice(0, measure.start)));
  const roles = same.map(({ role }) => role);
  if (isSize) return roles.every((role) => role === 'from' || role === 'to');
  if (measure.role === 'to') return roles.every((role) => role === 'by');
  const isBound =
    measure.more ||
    /\b(?:up to|as many as|at most|between) [$€£]?$/i.test(text.slice(0, measure.start));
  return (
    measure.role === 'alone' && !isBound && roles.every((role) => role === 'low' || role === 'high')
  );
}

/** Units and currencies that both name and that differ. */
function isOtherUnit(measure: Measure, same: readonly Measure[]): boolean {
  const differs = (a: string | undefined, b: string | undefined): boolean =>
    a !== undefined && b !== undefined && a !== b;
  return same.every(
    (source) =>
      differs(measure.measure, source.measure) || differs(measure.currency, source.currency),
  );
}

const TIME = /^(?:ms|second|minute|hour|shift|day|week|month|quarter|year)$/;

/** "240 km of hydrants" of "240 hydrants": the source counts things. */
function isOfThings({ measure, value, unit }: Measure, { lines }: Basis): boolean {
  if (measure === undefined || !Number.isInteger(value)) return false;
  const isTime = TIME.test(measure);
  const same = lines.flatMap((line) =>
    line.measures
      .filter((source) => source.value === value && source.unit === unit)
      .map((source) => ({ source, after: line.text.slice(source.end) })),
  );
  return same.every(
    ({ source, after }) =>
      source.measure === undefined &&
      (isTime ? /^ \p{Ll}{4,}s(?= |$)/u : /^ \p{Ll}{4,}/u).test(after) &&
      !new RegExp(`^ \\S+ ${measure}`).test(after),
  );
}

/** "20 pallets" of "20 tonnes": the text counts things that the source does not name. */
function isThingsOfUnit(
  text: string,
  { measure, end }: Measure,
  same: readonly Measure[],
  { lines }: Basis,
): boolean {
  const thing = /^[ -](?!times\b)(\p{Ll}{4,}s)(?=[ .,;)]|$)/u.exec(text.slice(end))?.[1];
  return (
    measure === undefined &&
    thing !== undefined &&
    same.every((source) => source.measure !== undefined) &&
    !lines.some((line) => holdsWord(line.stems, thing))
  );
}

/** A number that the source gives as the most it can be. */
const MOST =
  /\b(?:up to|as many as|as much as|at most|(?:a )?max(?:imum)?(?: of)?|no more than|nearly|almost|just under|less than|fewer than|as \w+ as) [$€£]?$/i;
/** The ways in which a text may keep that. */
const KEEPS_MOST =
  /(?:\b(?:up to|as many as|as much as|at most|max(?:imum)?(?: of)?|no more than|nearly|almost|just under|less than|fewer than|as \w+ as|(?:no|not) \w+er than|(?:no|not) more than|under|below|within(?: an?)?|about|around|roughly|approximately|some|close to|\d to)|[-–]|~) ?[$€£]?$/i;

/** "90 orders" of "up to 90 orders". */
function isBoundLost(text: string, measure: Measure, { lines }: Basis): boolean {
  if (
    KEEPS_MOST.test(text.slice(0, measure.start)) ||
    /^ ?(?:max|at most|or (?:less|fewer))/i.test(text.slice(measure.end))
  )
    return false;
  const found = lines.flatMap((line) =>
    samples([line], measure).map(({ start }) => MOST.test(line.text.slice(0, start))),
  );
  return found.length > 0 && found.every(Boolean);
}

/** "12 to 21" where the source has "16 to 21": the ends of a range belong together. */
function isOtherRange(measure: Measure, all: readonly Measure[], { lines }: Basis): boolean {
  if (measure.role !== 'high' && measure.role !== 'low') return false;
  const partnerOf = (list: readonly Measure[], one: Measure): Measure | undefined =>
    list[list.indexOf(one) + (one.role === 'high' || one.role === 'to' ? -1 : 1)];
  const own = partnerOf(all, measure)?.value;
  const told = lines.flatMap((line) =>
    line.measures
      .filter(({ value, role }) => value === measure.value && role === measure.role)
      .map((one) => partnerOf(line.measures, one)?.value),
  );
  return told.length > 0 && !told.includes(own);
}

/** "seven stages" of "stages 1 to 7". */
const isSpan = (text: string, measure: Measure, basis: Basis): boolean => {
  const head = countedHead(text, measure.end);
  return head !== undefined && countsWhatIsNamed(measure, head.lower, basis);
};

const isOtherRate = ({ rate }: Measure, same: readonly Measure[]): boolean =>
  rate !== undefined && same.every((source) => source.rate !== undefined && source.rate !== rate);

/** Numbers of the source told in another unit, currency, rate or role. */
export function checkMeasures(text: string, basis: Basis, origin: Basis): Fact[] {
  // A year is no measure: "2021" of "2021-05" is no end of a range.
  const dates = listDates(text);
  const names = findSkills(text).filter(({ name }) => basis.skills.has(name));
  const rates = listFrequencies(text).filter(({ isExact }) => isExact);
  const all = listMeasures(text);
  return all.flatMap((measure): Fact[] => {
    if (names.some(({ start, end }) => measure.start >= start && measure.end <= end)) return [];
    if (dates.some((date) => measure.start >= date.start && measure.end <= date.end)) return [];
    if (rates.some(({ start, end }) => measure.start >= start && measure.end <= end)) return [];
    const near = samples(origin.lines, measure);
    const same = near.length > 0 ? near : samples(basis.lines, measure);
    if (same.length === 0) return [];
    const from = near.length > 0 ? origin : basis;
    const reason =
      isOtherUnit(measure, same) ||
      isOfThings(measure, from) ||
      isThingsOfUnit(text, measure, same, from)
        ? 'The source gives this number in another unit.'
        : isOtherRate(measure, same)
          ? 'The source gives this number for another time.'
          : (isOtherRole(text, measure, same) && !isSpan(text, measure, from)) ||
              isOtherRange(measure, all, basis)
            ? 'The source gives this number as one end of a range.'
            : isBoundLost(text, measure, from)
              ? 'The source gives this number as the most, not as it is.'
              : null;
    if (reason === null) return [];
    return [{ kind: 'number', text: measure.text, start: measure.start, end: measure.end, reason }];
  });
}
