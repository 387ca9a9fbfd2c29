import { findSkills } from '../lexicon/skills.ts';
import { RATE_WORDS } from '../lexicon/units.ts';
import type { Basis, SourceLine } from './basis.ts';
import { listDates } from './dates.ts';
import type { Fact } from './fact.ts';
import { listMeasures, type Measure } from './measures.ts';

/** Verbs and nouns of a change: a bare figure behind one is its size, "rose 74%". */
const CHANGE_BEFORE =
  /\b(?:rose|rises?|fell|falls?|dropp?(?:ed|s|ing)?|grew|grows?|gain(?:ed|s|ing)?|climb(?:ed|s|ing)?|increas(?:e|ed|es|ing)|reduc(?:e|ed|es|ing|tion of)|cut|cutting|improv(?:ed|es|ing)|lower(?:ed|s|ing)?|rais(?:ed|es|ing)|growth of|increase of|sav(?:ed|es|ing)) (?:about |around |nearly |over )?[$€£]?$/i;

function samples(lines: readonly SourceLine[], measure: Measure): Measure[] {
  return lines.flatMap((line) =>
    line.measures.filter(({ value, unit }) => value === measure.value && unit === measure.unit),
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

/** A number that the source gives as the most it can be. */
const MOST =
  /\b(?:up to|as many as|as much as|at most|(?:a )?max(?:imum)?(?: of)?|no more than|nearly|almost|just under|less than|fewer than) [$€£]?$/i;
/** The ways in which a text may keep that. */
const KEEPS_MOST =
  /(?:\b(?:up to|as many as|as much as|at most|max(?:imum)?(?: of)?|no more than|nearly|almost|just under|less than|fewer than|under|below|within|about|around|roughly|approximately|some|close to|\d to)|[-–]|~) ?[$€£]?$/i;

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

const isOtherRate = ({ rate }: Measure, same: readonly Measure[]): boolean =>
  rate !== undefined && same.every((source) => source.rate !== undefined && source.rate !== rate);

/** "in one year" of "over two years": one has no number of its own in the lists. */
const ONE = /\b(?:one|a single) (hour|day|week|month|quarter|year|season)\b/gi;

function shortened(text: string, { text: told, lines }: Basis): Fact[] {
  return Array.from(text.matchAll(ONE)).flatMap((match) => {
    const unit = match[1]?.toLowerCase() ?? '';
    const isTold = new RegExp(
      `\\b(?:one|an?|single|1|last|first|within the)[ -]${unit}\\b`,
      'i',
    ).test(told);
    const isOther = lines.some((line) => line.measures.some((number) => number.measure === unit));
    if (isTold || !isOther) return [];
    return [
      {
        kind: 'number' as const,
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
        reason: 'The source gives another time.',
      },
    ];
  });
}

const EVERY =
  /\b(?:(?:every|each) (hour|day|night|week|month|quarter|year|shift)|(hourly|daily|nightly|weekly|monthly|quarterly|yearly))\b/gi;

/** "every hour" of "every two hours". */
function quickened(text: string, { text: told }: Basis): Fact[] {
  return Array.from(text.matchAll(EVERY)).flatMap((match) => {
    const unit = match[1]?.toLowerCase() ?? RATE_WORDS[match[2]?.toLowerCase() ?? ''] ?? '';
    const isRarer = new RegExp(
      `\\b(?:every|each) (?:two|three|four|five|six|eight|ten|twelve|other|second|third|few|couple of|\\d+) ${unit}s?\\b`,
      'i',
    ).test(told);
    const isTold = Array.from(told.matchAll(EVERY)).some(
      (source) => (source[1]?.toLowerCase() ?? RATE_WORDS[source[2]?.toLowerCase() ?? '']) === unit,
    );
    if (!isRarer || isTold) return [];
    const [written] = match;
    const start = match.index;
    const reason = 'The source gives another time.';
    return [{ kind: 'number' as const, text: written, start, end: start + written.length, reason }];
  });
}

/** Numbers of the source told in another unit, currency, rate or role. */
export function checkMeasures(text: string, basis: Basis, origin: Basis): Fact[] {
  // A year is no measure: "2021" of "2021-05" is no end of a range.
  const dates = listDates(text);
  const names = findSkills(text).filter(({ name }) => basis.skills.has(name));
  const facts = listMeasures(text).flatMap((measure): Fact[] => {
    if (names.some(({ start, end }) => measure.start >= start && measure.end <= end)) return [];
    if (dates.some((date) => measure.start >= date.start && measure.end <= date.end)) return [];
    const near = samples(origin.lines, measure);
    const same = near.length > 0 ? near : samples(basis.lines, measure);
    if (same.length === 0) return [];
    const reason = isOtherUnit(measure, same)
      ? 'The source gives this number in another unit.'
      : isOtherRate(measure, same)
        ? 'The source gives this number for another time.'
        : isOtherRole(text, measure, same)
          ? 'The source gives this number as one end of a range.'
          : isBoundLost(text, measure, near.length > 0 ? origin : basis)
            ? 'The source gives this number as the most, not as it is.'
            : null;
    if (reason === null) return [];
    return [{ kind: 'number', text: measure.text, start: measure.start, end: measure.end, reason }];
  });
  return [...facts, ...shortened(text, origin), ...quickened(text, origin)];
}
