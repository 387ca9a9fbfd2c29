import type { Resume } from '@trueline/contracts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { type EnglishVariant, isEnglish } from '../language/en/english-words.ts';
import { findSlip } from '../language/en/slips.ts';
import { findAmerican, findBritish, findMeant } from '../language/en/spelling.ts';
import { memoize } from '../language/memoize.ts';
import { once } from '../language/once.ts';
import { CITIES } from '../taxonomy/cities.ts';
import { REGION_NAMES } from '../taxonomy/places.ts';
import { SKILLS } from '../taxonomy/skills/index.ts';

/** A word that no English dictionary has (a word right in another kind of English is right), and the one that was meant. */
export interface Misspelling {
  word: string;
  suggestion: string;
  /** The line it stands in. */
  line: string;
  /** Nothing else can have been meant, however often it is written so. */
  isSure: boolean;
}

/** Shorter words say little of the language. */
const ENGLISH_CHARS_MIN = 3;
/** So much of a text must be English words for its spelling to be judged. */
const ENGLISH_SHARE_MIN = 0.7;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.+#@/_-]*/gu;
const PLAIN = /^\p{L}+$/u;
const WITH_S = /\w{3}(?:ise|ised|ises|ising|isation|isations|yse|ysed|ysing)\b/gi;
const WITH_Z = /\w{3}(?:ize|ized|izes|izing|ization|izations|yze|yzed|yzing)\b/gi;
const WITH_U =
  /\b\w*(?:col|fav|hon|lab|behavi|neighb|endeav|harb|vap)our\w*|\b\w+(?:elled|elling)\b|\bcentre\w*/gi;

/** Words of the lexicon, which needs no dictionary. */
const lexiconWords = new Set(
  SKILLS.flatMap((skill) => skill.forms).flatMap(({ text }) =>
    text.toLowerCase().split(/[^\p{L}]+/u),
  ),
);

/** How often a line spells as each kind of English does. */
const countSpellings = memoize((line: string) => {
  const count = (pattern: RegExp): number => line.match(pattern)?.length ?? 0;
  return { s: count(WITH_S), z: count(WITH_Z), u: count(WITH_U) };
});

/** US, Canadian or British, by the resume's own words; Canadian keeps "colour" and "organize". */
export function spellingVariant(text: string): EnglishVariant {
  const counts = text.split('\n').map(countSpellings);
  const usesS =
    counts.reduce((sum, { s }) => sum + s, 0) > counts.reduce((sum, { z }) => sum + z, 0);
  if (counts.some(({ u }) => u > 0)) return usesS ? 'gb' : 'ca';
  return usesS ? 'gb' : 'us';
}

/** A slip nearer than this is one however often it is made, and at the head of a line or a list. */
const SURE_SCORE = 1;
const SURE_CHARS_MIN = 6;

interface Meant {
  word: string;
  isSure: boolean;
}

/** The word that was meant, in a kind of English; null where the word is right or nothing near it is. */
function findRight(word: string, variant: EnglishVariant): Meant | null {
  const known = findMeant(word);
  const slip = known === undefined ? findSlip(word) : undefined;
  const right = known ?? slip?.right;
  if (right === undefined || (known === undefined && isEnglish(word))) return null;
  const isOwn = isEnglish(right, variant);
  const own = isOwn ? right : (variant === 'us' ? findAmerican : findBritish)(right);
  const isSure = slip === undefined || (slip.score <= SURE_SCORE && word.length >= SURE_CHARS_MIN);
  return { word: own ?? right, isSure };
}

const SENTENCES = /(?:\.highlights\[\d+\]|\.summary|\.description)$/;
/** Short texts that are no names: what one can do, has studied and was called, how well one speaks. */
const TERMS =
  /^(?:skills\[\d+\]\.(?:name|keywords\[\d+\])|education\[\d+\]\.(?:area|studyType)|work\[\d+\]\.position|languages\[\d+\]\.fluency|basics\.label)$/;

/** Names in a text: words written with a capital where no sentence begins. */
const namesIn = memoize((text: string): readonly string[] =>
  Array.from(text.matchAll(WORD)).flatMap(({ 0: word, index }) => {
    if (!/^\p{Lu}/u.test(word)) return [];
    const opens = index === 0 || /[.!?:•]\s*$/.test(text.slice(0, index));
    return opens ? [] : [word.toLowerCase().replace(/[.'’/_-]+$/, '')];
  }),
);

const PLACE_CHARS_MIN = 7;
const withoutDoubles = (lower: string): string => lower.replace(/(\p{L})\1/gu, '$1');
const regionsWithoutDoubles = once(
  () => new Map([...REGION_NAMES].map((name) => [withoutDoubles(name), name])),
);
/** "Minesota": a state or province with a letter too few or too many beside its twin. */
function findRegion({ word, isCapital }: PlainWord): string | undefined {
  if (!isCapital || word.length < PLACE_CHARS_MIN || isPlace(word) || isEnglish(word)) return;
  return regionsWithoutDoubles().get(withoutDoubles(word));
}

const isPlace = (lower: string): boolean => CITIES.has(lower) || REGION_NAMES.has(lower);

/** A longer item of one word is seldom a name that looks like a slip. */
const BARE_NAME_MAX = 8;
const isBareName = (word: string, line: string): boolean =>
  word.length <= BARE_NAME_MAX && line.trim().length === word.length;

interface PlainWord {
  word: string;
  line: string;
  isRight: boolean;
  /** It stands with a capital: at the head of a sentence, or it is a name. */
  isCapital: boolean;
  /** Another capital follows: "Fraser Health". */
  isBeforeCapital: boolean;
}

/** Words of a text: letters only, small but for the first; those of English and of the lexicon are right. */
const plainWordsIn = memoize((line: string): readonly PlainWord[] =>
  Array.from(line.matchAll(WORD), ({ 0: raw, index }) => ({
    raw: raw.replace(/[.'’/_-]+$/, ''),
    isBeforeCapital: /^\s+\p{Lu}/u.test(line.slice(index + raw.length)),
  }))
    .filter(({ raw }) => PLAIN.test(raw) && /^.\p{Ll}*$/u.test(raw))
    .map(({ raw, isBeforeCapital }) => ({
      word: raw.toLowerCase(),
      isBeforeCapital,
      isCapital: /^\p{Lu}/u.test(raw),
    }))
    .filter(({ word }) => word.length >= ENGLISH_CHARS_MIN)
    .map((found) => ({ ...found, line, isRight: isRightWord(found.word) })),
);

/** A word of English or of the lexicon; "calender" is one too, but never in a resume. */
const isRightWord = (word: string): boolean =>
  lexiconWords.has(word) || (isEnglish(word) && findMeant(word) === undefined);

/** Whether most of the words are English, those of the lexicon and slips of English ones included. */
const isMostlyEnglish = (words: readonly PlainWord[], share = ENGLISH_SHARE_MIN): boolean =>
  words.filter(({ word, isRight }) => isRight || isSureSlip(word)).length >= share * words.length;
const isSureSlip = (word: string): boolean => findRight(word, 'us')?.isSure === true;

const LINE_SHARE_MIN = 0.5;
const LINE_WORDS_MIN = 4;
/** Whether a line is no line of another language, or of names: of those, most words are none of English. */
export const isEnglishLine = (line: string): boolean => {
  const words = plainWordsIn(line).filter(({ isCapital, isRight }) => isRight || !isCapital);
  return words.length < LINE_WORDS_MIN || isMostlyEnglish(words, LINE_SHARE_MIN);
};

/** Slips of spelling in the sentences, skills and subjects of an English resume, and in the `others` of its texts, each word once, in order. */
export function findMisspellings(
  resume: Resume,
  others: readonly Pick<ResumeLine, 'path' | 'text'>[] = [],
): Misspelling[] {
  const besides = new Set(others.map(({ path }) => path));
  const all = listLines(resume);
  const lines = all.filter(({ path }) => SENTENCES.test(path));
  const terms = all.filter(({ path }) => TERMS.test(path));
  const text = [...lines, ...terms].map((line) => line.text).join('\n');
  const variant = spellingVariant(text);
  const titled = all
    .filter(({ path }) => !SENTENCES.test(path) && !TERMS.test(path) && !besides.has(path))
    .flatMap((line) => line.text.toLowerCase().split(/[^\p{L}]+/u));
  const names = new Set([
    ...[...lines, ...others].flatMap((line) => namesIn(line.text)),
    ...titled,
  ]);
  const isName = ({ word, isCapital }: PlainWord): boolean =>
    names.has(word) || (isCapital && isPlace(word));
  const told = lines.flatMap((line) => plainWordsIn(line.text));
  const words = told.filter((word) => !isName(word));
  if (!isMostlyEnglish(words)) return [];
  const termWords = terms.flatMap((line) => plainWordsIn(line.text)).filter((one) => !isName(one));
  const found = new Map<string, Misspelling>();
  const add = ({ word, line, isRight, isCapital, isBeforeCapital }: PlainWord, isTerm: boolean) => {
    if (isRight || found.has(word) || !isEnglishLine(line)) return;
    const meant = findRight(word, variant);
    if (meant === null) return;
    // "Cerner charting", "Figma": what opens a line or a list may be a name.
    if (isCapital && !meant.isSure && (isTerm || isBeforeCapital)) return;
    // "Smaart" alone is what someone calls a thing.
    if (isCapital && isTerm && isBareName(word, line) && findMeant(word) === undefined) return;
    if (isCapital && isBeforeCapital && !isTerm && findMeant(word) === undefined) {
      if (word.length < SURE_CHARS_MIN + 1) return;
    }
    found.set(word, { word, suggestion: meant.word, line, isSure: meant.isSure });
  };
  for (const { word, line, ...one } of told) {
    const region =
      found.has(word) || titled.includes(word) ? undefined : findRegion({ word, line, ...one });
    if (region !== undefined) found.set(word, { word, suggestion: region, line, isSure: true });
  }
  for (const word of words) add(word, false);
  for (const word of termWords) add(word, true);
  // In a row of names ("Forbes") a capital says that it is one.
  for (const { text: other } of others)
    for (const word of plainWordsIn(other))
      if (!isName(word) && (!word.isCapital || findMeant(word.word) !== undefined)) add(word, true);
  return [...found.values()];
}
