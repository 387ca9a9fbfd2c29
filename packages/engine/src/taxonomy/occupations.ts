import taskStems from '../../data/taxonomy/occupation-task-stems.json' with { type: 'json' };
import titles from '../../data/taxonomy/occupation-titles.json' with { type: 'json' };
import data from '../../data/taxonomy/occupations.json' with { type: 'json' };
import { stemsOf } from '../language/en/text-stems.ts';
import { memoize } from '../language/memoize.ts';
import { once } from '../language/once.ts';
import { readTable } from '../language/table.ts';
import {
  contentOf,
  headOf,
  namedRunOf,
  type TitleLevel,
  titleParts,
  titleTokens,
  withoutLevel,
  wordsOfTokens,
} from './title-words.ts';

/** An occupation of O*NET-SOC 2019. */
export interface Occupation {
  /** "29-1141.01". */
  code: string;
  title: string;
  /** How much preparation it takes, 1 to 5; 0 where nobody rated it. */
  zone: number;
}

/** An occupation that a title may mean; the weights of all of them sum up to 1 at most. */
export interface OccupationCandidate {
  occupation: Occupation;
  weight: number;
}

/** What a job title says. */
export interface TitleReading {
  /** Its words without rank, grade and terms: "software developer" of "Sr. Software Developer II (contract)". */
  base: string;
  level?: TitleLevel;
  /** The likeliest first; none where no word of the title is known. */
  candidates: OccupationCandidate[];
}

interface OccupationRow extends Occupation {
  counted: number;
  related: string;
}

const table = once(() => {
  const rows = readTable<OccupationRow>(data);
  return {
    rows,
    occupations: rows.map(({ code, title, zone }): Occupation => ({ code, title, zone })),
    rowOf: new Map(rows.map((row) => [row.code, row])),
    indexOf: new Map(rows.map(({ code }, i) => [code, i])),
    counted: rows.reduce((sum, { counted }) => sum + counted, 0),
  };
});

/** How much evidence of titles an occupation is taken to have beside its own. */
const SMOOTHING = 40;
/** How much rather a title means an occupation of many titles. */
const PRIOR = 1;
/** What parts of a title count, beside a word: a pair of words, the head, the first word, a whole title. */
const PAIR = 0.5;
const HEAD = 0.5;
const FIRST = 0.2;
const WHOLE = 1;
/** What a row written by hand says, and one that is a part of the title only. */
const BY_HAND = 25;
const NAMED_RUN = 0.3;
const NAMED_HEAD = 0.15;
/** "Driller (mining)": the row for both parts together says more than the one for the first. */
const NAMED_TOGETHER = 1.4;
/** What stands behind a dash or in brackets says less than what stands before it. */
const SECOND_PART = 0.35;
const SECOND_PART_OF_GENERAL = 0.9;
/** A word that stands in titles of so many occupations says little of the work. */
const GENERAL_OCCUPATIONS = 200;
/** That such a title stands in the tables as it is says little too. */
const WHOLE_OF_GENERAL = 0.3;
/** A detail that O*NET splits off an occupation ("climate change policy analysts"), or what is left over, is rarely meant. */
const DETAIL_PENALTY = 1.2;
const isDetail = ({ code, title }: Occupation): boolean =>
  !code.endsWith('.00') || title.endsWith('All Other');
/** Scores are softened before they become shares: their parts aren't independent. */
const SOFTENED = 1.5;
const CANDIDATES_MAX = 8;
const WEIGHT_MIN = 0.03;
const WIDTH = 2;
const BASE = 36;

interface Posting {
  occupation: number;
  count: number;
}

/** The row of a sorted packed file that begins with a name, unpacked (evals/src/make-occupations.ts tells the format). */
function findRow(sorted: readonly string[], name: string): Posting[] {
  const start = `${name}: `;
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (nameOf(sorted[middle]) < name) low = middle + 1;
    else high = middle;
  }
  const row = sorted[low];
  return row?.startsWith(start) === true ? unpack(row) : [];
}
const unpack = (row: string): Posting[] =>
  row
    .slice(row.indexOf(': ') + 2)
    .split(' ')
    .map((cell) => ({
      occupation: Number.parseInt(cell.slice(0, WIDTH), BASE),
      count: Number.parseInt(cell.slice(WIDTH), BASE),
    }));
const nameOf = (row = ''): string => row.slice(0, row.indexOf(': '));

/** Features of a title with what each counts. */
type Features = Map<string, number>;

function addFeature(features: Features, feature: string, weight: number): void {
  features.set(feature, Math.max(features.get(feature) ?? 0, weight));
}

/** Adds the words of a part of a title, its pairs, its head and its first word. */
function addWords(features: Features, tokens: readonly string[], weight: number): void {
  const words = contentOf(tokens);
  for (const word of words) addFeature(features, word, weight);
  for (const [i, word] of words.slice(1).entries())
    addFeature(features, `${words[i]} ${word}`, PAIR * weight);
  const head = headOf(tokens);
  if (head !== undefined) addFeature(features, `$${head}`, HEAD * weight);
  if (words[0] !== undefined) addFeature(features, `^${words[0]}`, FIRST * weight);
}

const whole = (tokens: readonly string[]): string => `=${contentOf(tokens).join(' ')}`;

/** Log-likelihoods of the occupations, up to what is the same for all. */
function scoreOf(features: Features): Float64Array {
  const found = [...features].flatMap(([feature, weight]) => {
    const postings = findRow(titles.rows, feature);
    return postings.length === 0 ? [] : [{ postings, weight }];
  });
  const weights = found.reduce((sum, { weight }) => sum + weight, 0);
  const { rows, counted: all } = table();
  const scores = new Float64Array(rows.length);
  if (found.length === 0) return scores;
  rows.forEach((row, i) => {
    const { counted } = row;
    scores[i] =
      PRIOR * Math.log(counted + 1) -
      weights * Math.log((counted + SMOOTHING) / SMOOTHING) -
      (isDetail(row) ? DETAIL_PENALTY : 0);
  });
  for (const { postings, weight } of found) {
    const background = postings.reduce((sum, { count }) => sum + count, 0) / all;
    for (const { occupation, count } of postings)
      scores[occupation] =
        (scores[occupation] ?? 0) + weight * Math.log(1 + count / (SMOOTHING * background));
  }
  return scores;
}

const isKnown = (feature: string): boolean => findRow(titles.rows, feature).length > 0;

interface TitlePart {
  text: string;
  full: string[];
  /** Without rank and grade, and without terms where they are no part of a title. */
  tokens: string[];
  level: TitleLevel;
}

const isNamed = (tokens: readonly string[]): boolean => {
  const words = contentOf(tokens);
  return isKnown(whole(tokens)) || namedRunOf(words)?.words.length === words.length;
};

/** "EA (Educational Assistant)": the long name says which of its meanings the short one has. */
const isLongNameOf = (short: string, { full }: TitlePart): boolean =>
  full.length > 1 && full.map((word) => word[0]).join('') === short.toLowerCase();

/** The part that names the work: the first that is a title in the tables, else the first that ends like one, else the first. */
function mainPart(parts: readonly TitlePart[]): TitlePart | undefined {
  return (
    parts.find((part) => isLongNameOf(parts[0]?.text ?? '', part)) ??
    parts.find(({ full, tokens }) => isNamed(full) || isNamed(tokens)) ??
    parts.find(({ tokens }) => isKnown(`$${headOf(tokens) ?? ''}`)) ??
    parts[0]
  );
}

const RANK_WORDS = new Set(
  'agent captain crew deputy director executif head lead leader member shift staff team'.split(' '),
);
/** Whether all words of a title are ranks or stand in titles of very many occupations: "deputy manager", "officer". */
const isGeneral = (tokens: readonly string[]): boolean =>
  contentOf(tokens).every(
    (word) => RANK_WORDS.has(word) || findRow(titles.rows, word).length >= GENERAL_OCCUPATIONS,
  );

interface NamedOccupation {
  code: string;
  weight: number;
}

/** What was written down by hand for a part: all of it, or a run of it where the tables don't know the whole. */
function namedIn(tokens: readonly string[], weight: number): NamedOccupation[] {
  const words = contentOf(tokens);
  const run = namedRunOf(words);
  if (run === undefined) return [];
  if (run.words.length === words.length) return [{ code: run.code, weight }];
  const isTelling = run.words.length > 1 || !isKnown(`$${run.words[0] ?? ''}`);
  const isHead = run.words.at(-1) === headOf(tokens) && !isGeneral(run.words);
  if (isKnown(whole(tokens)) || !(isTelling || isHead)) return [];
  return [{ code: run.code, weight: weight * (isTelling ? NAMED_RUN : NAMED_HEAD) }];
}

/** What was written down by hand for two parts together, whichever stands first. */
const namedTogether = (first: readonly string[], second: readonly string[]): NamedOccupation[] =>
  [
    [...first, ...second],
    [...second, ...first],
  ].flatMap((tokens) => {
    const words = contentOf(tokens);
    const run = namedRunOf(words);
    if (run === undefined || run.words.length < words.length) return [];
    return [{ code: run.code, weight: NAMED_TOGETHER }];
  });

interface Evidence {
  features: Features;
  named: NamedOccupation[];
}

function evidenceOf(parts: readonly TitlePart[], main: TitlePart): Evidence {
  const features: Features = new Map();
  const named: NamedOccupation[] = [];
  const others = parts.filter((part) => part !== main);
  const general = isGeneral(main.tokens);
  if (others.length > 0) addFeature(features, whole(parts.flatMap(({ full }) => full)), WHOLE);
  for (const part of parts) {
    const weight = part === main ? 1 : general ? SECOND_PART_OF_GENERAL : SECOND_PART;
    addWords(features, part.tokens, weight);
    for (const tokens of [part.full, part.tokens]) {
      addFeature(features, whole(tokens), (general ? WHOLE_OF_GENERAL : WHOLE) * weight);
      named.push(...namedIn(tokens, part === main ? 1 : SECOND_PART));
    }
  }
  for (const { tokens } of others) named.push(...namedTogether(main.tokens, tokens));
  if (general) {
    for (const { tokens } of others) {
      const joined = [...tokens, ...main.tokens];
      addFeature(features, whole(joined), WHOLE);
      addWords(features, joined, SECOND_PART_OF_GENERAL);
      named.push(...namedIn(joined, 1), ...namedIn([...main.tokens, ...tokens], 1));
    }
  }
  return { features, named };
}

/** Shares of the likeliest occupations. */
function candidatesOf(scores: Float64Array): OccupationCandidate[] {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const likely = scores.map((score) => Math.exp((score - most) / SOFTENED));
  const sum = likely.reduce((a, b) => a + b, 0);
  return table()
    .occupations.map((occupation, i) => ({ occupation, weight: (likely[i] ?? 0) / sum }))
    .sort((a, b) => b.weight - a.weight)
    .filter(({ weight }, i) => i === 0 || weight >= WEIGHT_MIN)
    .slice(0, CANDIDATES_MAX);
}

interface ScoredTitle {
  base: string;
  level: TitleLevel;
  scores: Float64Array;
  isKnown: boolean;
  isGeneral: boolean;
}

/** A title of ranks alone ("Shift Lead") is read as it stands. */
const scoreTitle = memoize((title: string): ScoredTitle => {
  const all = titleParts(title).map((text): TitlePart => {
    const full = titleTokens(text);
    const read = withoutLevel(full);
    return {
      text,
      full,
      level: read.level,
      tokens: isNamed(read.withTerms) ? read.withTerms : read.tokens,
    };
  });
  const first = all[0];
  if (first !== undefined && first.tokens.length === 0 && contentOf(first.full).length > 1)
    first.tokens = first.full;
  const parts = all.filter(({ tokens }) => contentOf(tokens).length > 0);
  const level: TitleLevel = Object.assign({}, ...all.map((part) => part.level).reverse());
  const main = mainPart(parts);
  if (main === undefined)
    return { base: '', level, scores: new Float64Array(0), isKnown: false, isGeneral: true };
  const { features, named } = evidenceOf(parts, main);
  const scores = scoreOf(features);
  const best = new Map<string, number>();
  for (const { code, weight } of named) best.set(code, Math.max(best.get(code) ?? 0, weight));
  for (const [code, weight] of best) {
    const at = table().indexOf.get(code) ?? -1;
    scores[at] = (scores[at] ?? 0) + BY_HAND * weight;
  }
  return {
    base: wordsOfTokens(main.text, main.tokens),
    level,
    scores,
    isKnown: named.length > 0 || [...features.keys()].some(isKnown),
    isGeneral: parts.length === 1 && isGeneral(main.tokens),
  };
});

/** Reads a job title to its words, its level and the occupations it may mean. */
export function readTitle(title: string): TitleReading {
  const { base, level, scores, isKnown: any } = scoreTitle(title);
  return {
    base,
    ...(Object.keys(level).length > 0 && { level }),
    candidates: any ? candidatesOf(scores) : [],
  };
}

/** What a title that leaves the work open ("Supervisor") counts beside its lines. */
const OPEN_TITLE = 0.6;
/** How far lines can change what a title means: so many words' worth. */
const LINE_WORDS_MAX = 20;
const LINE_WORD = 1;
const LINE_SMOOTHING = 60;

const taskCounts = once(() => {
  const counts = new Float64Array(table().rows.length);
  for (const row of taskStems.rows)
    for (const { occupation, count } of unpack(row))
      counts[occupation] = (counts[occupation] ?? 0) + count;
  return counts;
});

/** Log-likelihoods of the occupations by the words of a role's lines, as tasks hold them. */
function scoreLines(lines: readonly string[]): Float64Array {
  const counts = taskCounts();
  const all = counts.reduce((a, b) => a + b, 0);
  const found = [...new Set(stemsOf(lines.join('\n')))].flatMap((stem) => {
    const postings = findRow(taskStems.rows, stem);
    return postings.length === 0 ? [] : [postings];
  });
  const scores = new Float64Array(counts.length);
  if (found.length === 0) return scores;
  const weight = LINE_WORD * Math.min(1, LINE_WORDS_MAX / found.length);
  counts.forEach((counted, i) => {
    scores[i] = -weight * found.length * Math.log((counted + LINE_SMOOTHING) / LINE_SMOOTHING);
  });
  for (const postings of found) {
    const background = postings.reduce((sum, { count }) => sum + count, 0) / all;
    for (const { occupation, count } of postings)
      scores[occupation] =
        (scores[occupation] ?? 0) + weight * Math.log(1 + count / (LINE_SMOOTHING * background));
  }
  return scores;
}

/** The occupations that a role may be: what its title may mean, weighed by how near its lines are to their tasks. */
export function occupationOf(title: string, lines: readonly string[] = []): OccupationCandidate[] {
  const { scores, isKnown: any, isGeneral: isOpen } = scoreTitle(title);
  if (lines.length === 0) return any ? candidatesOf(scores) : [];
  const byLines = scoreLines(lines);
  if (!any) return candidatesOf(byLines);
  const share = isOpen ? OPEN_TITLE : 1;
  return candidatesOf(byLines.map((score, i) => score + share * (scores[i] ?? 0)));
}

/** Codes of the occupations that O*NET relates to it, each behind its tier and a colon. */
export const relatedOf = ({ code }: Occupation): string => table().rowOf.get(code)?.related ?? '';
