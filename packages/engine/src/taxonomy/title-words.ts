import abbreviations from '../../data/taxonomy/title-abbreviations.json' with { type: 'json' };
import equivalents from '../../data/taxonomy/title-equivalents.json' with { type: 'json' };
import levels from '../../data/taxonomy/title-levels.json' with { type: 'json' };
import { spellingKey } from '../language/en/spelling.ts';
import { once } from '../language/once.ts';
import { readTable } from '../language/table.ts';
import { TITLE_WORDS } from './titles.ts';

/** How far up a title places somebody, where it says so. */
type Seniority = 'trainee' | 'junior' | 'senior' | 'lead' | 'head';

/** What a title says beside the work: a rank, and a grade as it is written ("II", "Band 6"). */
export interface TitleLevel {
  seniority?: Seniority;
  grade?: string;
}

const FUNCTION_WORDS = new Set(
  `a an and at au aux by cum d de des du en et for from in l la las le les of on or ou the to with within`.split(
    ' ',
  ),
);
/** What stands before these words is what somebody is: "director of nursing", "agent de securite". */
const HEAD_ENDS = new Set('aux d de des du en for in of on to with'.split(' '));
const ROMAN = /^(?:i|ii|iii|iv|v|vi)$/;
const NUMBER = /^\d{1,2}[a-z]?$/;
/** "309A", "214", "4": which shop, which rule, how many stars. */
const CODE = /^\d+[a-z]{0,2}$/;
/** "Grade 5 teacher": whom somebody teaches. */
const SCHOOL_YEARS = new Set(['grade', 'year']);
/** Women's forms and those of neither are written as the men's: "serveuse", "directrice", "cheffe", "herdsperson", "saleswoman"; and "adviser" as "advisor". */
const FEMININE: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3})(?:person|woman|people)$/, 'man'],
  [/^adviser$/, 'advisor'],
  [/trice$/, 'teur'],
  [/euse$/, 'eur'],
  [/iere$/, 'ier'],
  [/ienne$/, 'ien'],
  [/([aei])nte$/, '$1nt'],
  [/ee$/, 'e'],
  [/ive$/, 'if'],
  [/ffe$/, 'f'],
];

/** Who does accounts keeps books, who has an account sells; stores are kept, a store sells. */
const OTHER_IN_PLURAL = new Set(['accounts', 'stores']);

/** "carriers" and "carrier", "pharmacies" and "pharmacy" are one word of a title. */
function singular(word: string): string {
  if (OTHER_IN_PLURAL.has(word) || word.length < 4 || !/[^sui]s$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.replace(/(ch|sh|x|ss)es$/, '$1s').replace(/s$/, '');
}

/** Short forms of a title's words, without their full stop, with what they stand for. */
export const SHORT_TITLE_WORDS: ReadonlyMap<string, string> = new Map(
  readTable<{ short: string; word: string }>(abbreviations).map(({ short, word }) => [short, word]),
);

function wordKey(word: string): string {
  const key = singular(spellingKey(SHORT_TITLE_WORDS.get(word) ?? word));
  const form = FEMININE.find(([ending]) => ending.test(key));
  return form === undefined ? key : key.replace(form[0], form[1]);
}

/** The words of a title as the tables of occupations hold them: small, without accents, singular, American, a man's form. */
export function titleTokens(title: string): string[] {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=[a-z]{2})['\u2019]s?(?![a-z])/g, '')
    .replace(/&/g, ' and ');
  const tokens = (plain.match(/[a-z0-9]+[+#]*/g) ?? []).map(wordKey);
  return tokens.filter((token, i) => !isRepeated(tokens, i) && !isRepeated(tokens, i + 1, token));
}

/** "Infirmière ou infirmier": one word in both forms; true of the "ou" and of what follows it. */
function isRepeated(tokens: readonly string[], at: number, joining = tokens[at - 1]): boolean {
  const isOr = joining === 'ou' || joining === 'or';
  return isOr && at > 1 && tokens[at] === tokens[at - 2];
}

/** The words of a title, as they stand but in small letters, that are among some tokens. */
export const wordsOfTokens = (title: string, tokens: readonly string[]): string =>
  (title.toLowerCase().match(/[\p{L}\p{N}'’-]+[+#]*/gu) ?? [])
    .filter((word) => titleTokens(word).every((token) => tokens.includes(token)))
    .join(' ');

/** Tokens that say something of the work. */
export const contentOf = (tokens: readonly string[]): string[] =>
  tokens.filter((token) => !FUNCTION_WORDS.has(token));

/** The word that says what somebody is: the last one before "of", "for" or "de". */
export function headOf(tokens: readonly string[]): string | undefined {
  const end = tokens.findIndex((token, i) => i > 0 && HEAD_ENDS.has(token));
  return contentOf(end === -1 ? tokens : tokens.slice(0, end)).at(-1);
}

/** Phrases by their first word, the longest first. */
function byFirstWord<Row>(rows: readonly Row[], phraseOf: (row: Row) => string) {
  const entries = rows.map((row) => ({ row, words: titleTokens(phraseOf(row)) }));
  entries.sort((a, b) => b.words.length - a.words.length);
  return Map.groupBy(entries, ({ words }) => words[0] ?? '');
}

interface LevelRow {
  phrase: string;
  kind: string;
  means: string;
  where: string;
}
const levelsByWord = once(() => byFirstWord(readTable<LevelRow>(levels), ({ phrase }) => phrase));

/** A short word of a title in full, small: "mgr" is "manager", "snr" is "senior"; undefined of any other word. */
export const fullTitleWord = (short: string): string | undefined =>
  SHORT_TITLE_WORDS.get(short) ??
  levelsByWord()
    .get(short)
    ?.find(({ row }) => row.phrase === short && row.kind === 'seniority')?.row.means;

const startsAt = (tokens: readonly string[], at: number, words: readonly string[]): boolean =>
  words.every((word, i) => tokens[at + i] === word);

interface WithoutLevel {
  tokens: string[];
  /** The same with the words for terms, some of which belong to a title: "night auditor". */
  withTerms: string[];
  level: TitleLevel;
}

/** A part of a title without what tells rank, grade or terms ("part-time", "contract", "nights"). */
export function withoutLevel(tokens: readonly string[]): WithoutLevel {
  const kept: string[] = [];
  const withTerms: string[] = [];
  const level: TitleLevel = {};
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    const found = levelsByWord()
      .get(token)
      ?.find(
        ({ row, words }) =>
          startsAt(tokens, at, words) &&
          (row.where !== 'start' || kept.length === 0) &&
          (row.kind !== 'grade' || isGrade(tokens[at + words.length])) &&
          (row.where !== 'end' ||
            isAtEnd(tokens, at, words.length + Number(row.kind === 'grade'))) &&
          (row.kind !== 'seniority' || !isHead(tokens, at, words.length)),
      );
    if (found === undefined) {
      if (ROMAN.test(token) && at > 0) level.grade ??= token.toUpperCase();
      else if (NUMBER.test(token) && at > 0 && at === tokens.length - 1) level.grade ??= token;
      else if (!CODE.test(token) || SCHOOL_YEARS.has(kept.at(-1) ?? '')) {
        kept.push(token);
        withTerms.push(token);
      }
      continue;
    }
    const { row, words } = found;
    if (row.kind === 'terms') withTerms.push(...words);
    at += words.length - 1;
    if (row.kind === 'seniority') level.seniority ??= row.means as Seniority;
    if (row.kind === 'grade') {
      at += 1;
      level.grade ??= `${row.phrase} ${tokens[at]}`;
    }
  }
  return { tokens: kept, withTerms, level };
}

const isAtEnd = (tokens: readonly string[], at: number, length: number): boolean =>
  at > 0 && at + length === tokens.length;
/** "Warehouse team lead": what is left without the rank would be no title. */
const isHead = (tokens: readonly string[], at: number, length: number): boolean =>
  isAtEnd(tokens, at, length) && !TITLE_WORDS.has(tokens[at - 1] ?? '');
const isGrade = (token = ''): boolean => NUMBER.test(token) || ROMAN.test(token);

const codesByName = once(
  () =>
    new Map(
      readTable<{ title: string; code: string }>(equivalents).map(({ title, code }) => [
        contentOf(titleTokens(title)).join(' '),
        code,
      ]),
    ),
);
const NAMED_WORDS_MAX = 5;

/** A run of a title's words that names an occupation by itself. */
interface NamedRun {
  words: readonly string[];
  code: string;
}

/** The longest run of a title's words whose occupation was written down by hand; of two as long, the later. */
export function namedRunOf(words: readonly string[]): NamedRun | undefined {
  for (let length = Math.min(words.length, NAMED_WORDS_MAX); length > 0; length--) {
    for (let at = words.length - length; at >= 0; at--) {
      const run = words.slice(at, at + length);
      const code = codesByName().get(run.join(' '));
      if (code !== undefined) return { words: run, code };
    }
  }
  return undefined;
}

/** "Adjoint(e) administratif(ve)", "étudiant·e", "directeur/trice". */
const WOMENS_ENDING = new RegExp(
  [
    String.raw`(?<=\p{L})\((?:e|ère|le|ne|rice|trice|te|euse|ve)s?\)`,
    String.raw`(?<=\p{L})[·.•](?:e|ère|ne|trice|euse|ve)s?\b`,
    String.raw`(?<=\p{L})\/(?:e|ère|ne|trice|euse|ve)(?!\p{L})`,
  ].join('|'),
  'gu',
);

/** The parts of a title: what stands before a dash, comma or bracket, then the rest. */
export const titleParts = (title: string): string[] =>
  title
    .replace(WOMENS_ENDING, '')
    .split(
      /\s*[|•·:;,()[\]–—]\s*|\s+-+\s*|\s*-+\s+|\s+@\s+|\s+at\s+|\s+to\s+|\s+w\/\s*|(?<=\p{L}{2})\s*\/\s*(?=\p{L}{2})/u,
    )
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));

/** What an entry of the tables, or a title, is known by: its whole name, its words, its pairs of words, its head, its first word. */
export function titleFeatures(tokens: readonly string[]): string[] {
  const words = contentOf(tokens);
  const head = headOf(tokens);
  return [
    ...new Set([
      `=${words.join(' ')}`,
      ...words,
      ...words.slice(1).map((word, i) => `${words[i]} ${word}`),
      ...(head === undefined ? [] : [`$${head}`]),
      ...(words[0] === undefined ? [] : [`^${words[0]}`]),
    ]),
  ];
}
