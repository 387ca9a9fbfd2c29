import yearWords from '../../../data/words/year-words.json' with { type: 'json' };
import { MONTHS, PRESENT_WORDS, SINCE_WORDS } from '../../language/months.ts';
import { NUMBER_WORDS } from '../../language/number-words.ts';
import { readTable } from '../../language/table.ts';
import { fold, foldInPlace } from '../characters.ts';
import type { Line } from './line.ts';

interface YearWord {
  words: string;
  language: string;
  part: string;
  value: number;
  least: number;
}

const anyOf = (words: readonly string[]): string =>
  words
    .map((word) =>
      RegExp.escape(fold(word)).replaceAll('\\x20', '[ -]').replaceAll('\\x2d', '[ -]'),
    )
    .sort((a, b) => b.length - a.length)
    .join('|');

/** A language's words, and the pattern of a year made of them. */
interface YearForm {
  rows: readonly YearWord[];
  pattern: RegExp;
}

const WORDS: readonly YearWord[] = [
  ...readTable<YearWord>(yearWords),
  ...[...NUMBER_WORDS]
    .filter(([, value]) => value > 0)
    .map(([words, value]) => ({ words, language: 'English', part: 'number', value, least: 0 })),
];

const FORMS: readonly YearForm[] = [...Map.groupBy(WORDS, ({ language }) => language).values()].map(
  (rows) => {
    const of = (...parts: string[]): string =>
      anyOf(rows.filter(({ part }) => parts.includes(part)).map(({ words }) => words));
    const added = of('number', 'none');
    const link = of('link');
    return {
      rows,
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}-])(?<century>${of('century')})(?<added>(?:[ -]?(?:(?:${link})[ -]?)?(?:${added})){0,4})(?![\\p{L}\\p{N}])(?!-\\p{L})`,
        'gu',
      ),
    };
  },
);

/** Most rows hold no word that opens a year: they need no more. */
const OPENING = new RegExp(
  anyOf(WORDS.filter(({ part }) => part === 'century').map(({ words }) => words)),
  'iu',
);

/** Nobody's resume has a year outside of these. */
const FIRST_YEAR = 1940;
const LAST_YEAR = 2039;

interface WordedYear {
  from: number;
  to: number;
  year: number;
  /** "two thousand", "twenty twenty": by itself as likely a count or a name. */
  isVague: boolean;
}

/** The years written out in a folded text, each with its place. */
function yearsIn(folded: string): WordedYear[] {
  return FORMS.flatMap(({ rows, pattern }) =>
    [...folded.matchAll(pattern)].flatMap((match): WordedYear[] => {
      const { century = '', added = '' } = match.groups ?? {};
      const opening = rows.find(({ words }) => asPlain(words) === asPlain(century));
      const parts = partsOf(added, rows);
      if (opening === undefined || parts === undefined) return [];
      const rest = parts.reduce((sum, { value }) => sum + value, 0);
      const isCounted = rest >= opening.least || parts[0]?.part === 'none';
      const year = opening.value + rest;
      if (!isCounted || !isOneNumber(parts) || rest > 99) return [];
      if (year < FIRST_YEAR || year > LAST_YEAR) return [];
      if (COUNTS_ON.test(folded.slice(match.index + match[0].length))) return [];
      return [
        {
          from: match.index,
          to: match.index + match[0].length,
          year,
          isVague: rest === 0 || year === LIKE_A_NAME,
        },
      ];
    }),
  ).toSorted((a, b) => a.from - b.from);
}
/** "Twenty20" is a game, too. */
const LIKE_A_NAME = 2020;

const asPlain = (words: string): string => words.replaceAll('-', ' ');

/** The numbers that are added to a century, in the order in which they stand. */
function partsOf(added: string, rows: readonly YearWord[]): YearWord[] | undefined {
  const known = rows
    .filter(({ part }) => part !== 'century')
    .toSorted((a, b) => b.words.length - a.words.length);
  const parts: YearWord[] = [];
  let left = asPlain(added).trim();
  while (left !== '') {
    const next = known.find(({ words }) => left.startsWith(asPlain(words)));
    if (next === undefined) return undefined;
    if (next.part !== 'link') parts.push(next);
    left = left.slice(next.words.length).trim();
  }
  return parts;
}

/** Whether the numbers make one: "ninety eight", "acht und neunzig", "quatre-vingt dix-huit"; "five six" and "twelve two" are a row of them. */
function isOneNumber(parts: readonly YearWord[]): boolean {
  const values = parts.filter(({ part }) => part === 'number').map(({ value }) => value);
  const [first = 0, second, ...others] = values;
  if (second === undefined) return true;
  const [high, low] = first > second ? [first, second] : [second, first];
  return high >= 20 && high % 10 === 0 && low < 20 && others.length === 0;
}

const MONTH = anyOf(Object.keys(MONTHS).filter((name) => name.length >= 3));
/** "March", "14 March of", right before a year. */
const MONTH_BEFORE = new RegExp(`(?<!\\p{L})(?:${MONTH})\\.?,? (?:of |de |del )?$`, 'u');
const OPTIONAL_MONTH = `(?:(?:${MONTH})\\.?,? (?:of |de |del )?)?`;
const SEPARATOR =
  "(?: ?[-–—] ?| (?:up )?to (?:the year )?| until | till | through | a | al | au | bis | hasta | ate | jusqu'en | jusqu'a )";
const FIGURES = '(?:19|20)\\d\\d';
const PERIOD_AFTER = new RegExp(
  `^${SEPARATOR}(?:${OPTIONAL_MONTH}(?:${FIGURES}|§)|(?:the |la |le |l'|il )?(?:${anyOf(PRESENT_WORDS)}))(?![\\p{L}\\p{N}])`,
  'u',
);
const PERIOD_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${FIGURES}|§)${SEPARATOR}${OPTIONAL_MONTH}$`,
  'u',
);
/** What a date stands behind at its edge: the row's start, a bar, a comma, a dash, "since", "until". */
const EDGE_BEFORE = new RegExp(
  `(?:^|[|(,:;·•]|[–—]| - )\\s*(?:(?:${anyOf([...SINCE_WORDS, 'in', 'from', 'until', 'till', 'to', 'en', 'bis', 'hasta', 'ate', 'year', 'jusqu’en'])}|(?<=\\() ?)\\s+)?$`,
  'u',
);
const ROW_START = /(?:^|\|)\s*$/u;
const EDGE_AFTER = /^\s*(?:$|[|);·•]|\.$)/u;
const EDGE_AFTER_START = /^\s*(?:$|[|);·•,:]|[–—]| - )/u;
/** "two thousand five hundred" goes on as a count. */
const COUNTS_ON =
  /^[ -](?:hundred|thousand|million|cents?|mille?|cientos|cento|hundert|tausend)(?!\p{L})/u;

/** A piece of the text with its worded years as a mark. */
function marked(text: string, years: readonly WordedYear[], from: number, to: number): string {
  let done = '';
  let reached = from;
  for (const year of years.filter((one) => one.from >= from && one.to <= to)) {
    done += `${text.slice(reached, year.from)}§`;
    reached = year.to;
  }
  return done + text.slice(reached, to);
}

/** Whether a year stands as a date: with its month, in a period, or alone at the edges of its row or field. */
function isDate(folded: string, years: readonly WordedYear[], year: WordedYear): boolean {
  const above = folded.slice(0, year.from);
  const rest = folded.slice(year.to);
  if (MONTH_BEFORE.test(above)) return true;
  const isAfterEdge = EDGE_BEFORE.test(above);
  const isBeforeEdge = EDGE_AFTER.test(rest);
  const isInPeriod =
    PERIOD_AFTER.test(marked(folded, years, year.to, folded.length)) ||
    PERIOD_BEFORE.test(marked(folded, years, 0, year.from));
  if (isInPeriod) return !year.isVague || isAfterEdge || isBeforeEdge;
  if (year.isVague) return false;
  return (isAfterEdge && isBeforeEdge) || (ROW_START.test(above) && EDGE_AFTER_START.test(rest));
}

function inFigures(text: string): string {
  if (!OPENING.test(text)) return text;
  const folded = foldInPlace(text);
  if (folded.length !== text.length) return text;
  const years = yearsIn(folded);
  let done = '';
  let reached = 0;
  for (const year of years.filter((one) => isDate(folded, years, one))) {
    done += text.slice(reached, year.from) + String(year.year);
    reached = year.to;
  }
  return done + text.slice(reached);
}

/** The lines with the years that a person has written out in words ("March two thousand and nineteen") in figures where they are dates; counts and prose stay. */
export function withYearsInFigures(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const cells = line.cells.map((cell) => {
      const text = inFigures(cell.text);
      return text === cell.text ? cell : { ...cell, text };
    });
    return cells.some((cell, at) => cell !== line.cells[at]) ? { ...line, cells } : line;
  });
}
