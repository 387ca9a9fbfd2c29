import { closedClassesOf } from '../language/en/closed-classes.ts';
import { isEnglish } from '../language/en/english-words.ts';
import { once } from '../language/once.ts';
import { SKILLS } from './skills/index.ts';
import { TITLE_WORDS } from './titles.ts';

/** Fewer words in capitals are a name, an acronym or a heading. */
const SHOUTED_WORDS_MIN = 4;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#./&-]*/gu;
const FORM_WORDS_MAX = 4;

/** Names whose capitals count, by their small letters: "python" has none, "PSW", "Excel" and "Power BI" have. */
const capitals = once(() => {
  const byLower = new Map<string, string>();
  for (const { forms } of SKILLS)
    for (const { text, case: how } of forms)
      if (how !== 'any' && !byLower.has(text.toLowerCase())) byLower.set(text.toLowerCase(), text);
  return byLower;
});

const isShouted = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= SHOUTED_WORDS_MIN;

/** The name in its own capitals that begins with a word of a shouted text, and how many words it takes. */
function nameAt(words: readonly string[], at: number): { name: string; count: number } | null {
  for (let count = FORM_WORDS_MAX; count > 0; count--) {
    const run = words.slice(at, at + count);
    if (run.length < count) continue;
    const name = capitals().get(run.join(' ').toLowerCase());
    if (name !== undefined) return { name, count };
  }
  return null;
}

/** Small words that are as often a name in capitals: the IT department, the US. */
const OFTEN_NAMES = new Set(['it', 'us', 'am', 'pm']);
const ACRONYM_LETTERS = { min: 2, max: 6 };

/** Short words of titles that are no acronyms: "LAB TECHNICIAN". */
const SHORT_PLAIN = new Set(
  'lab bar spa gas oil car bus van air sea tea art web pet zoo gym inn pub law tax day'.split(' '),
);
export const isShortPlain = (lower: string): boolean => SHORT_PLAIN.has(lower);

/** "phlebotomists": what people are called, whatever dictionary has it. */
export const namesPeople = (lower: string): boolean =>
  TITLE_WORDS.has(lower) || TITLE_WORDS.has(lower.replace(/s$/, ''));

/** One word of a shouted line: what English has in small letters, what it lacks as an acronym where it is short, else as a name. */
function unshoutPart(part: string): string {
  const lower = part.toLowerCase();
  if (/\d/.test(part) || OFTEN_NAMES.has(lower)) return part;
  if (closedClassesOf(lower).size > 0) return lower;
  if (lower.length > ACRONYM_LETTERS.max && namesPeople(lower)) return lower;
  if (lower.length < ACRONYM_LETTERS.min || isEnglish(lower))
    return lower.length > 1 ? lower : part;
  if (lower.length <= ACRONYM_LETTERS.max) return part;
  return isDerived(lower) ? lower : part.charAt(0) + lower.slice(1);
}

/** "descalings", "unclogged": a form of a word that the dictionary has, or begun with one. */
const isDerived = (lower: string): boolean =>
  [/(?:s|es|ed|d|ing|er|ers|ly)$/, /^(?:un|re|pre|de|co|non|over|out)/].some((affix) => {
    const base = lower.replace(affix, '');
    return base !== lower && base.length > 3 && (isEnglish(base) || isEnglish(`${base}e`));
  });

/** A line that is all capitals as it would be written otherwise: small letters but for names; what no dictionary has stays an acronym or is a name. Other lines as they are. */
export function unshout(text: string): string {
  if (!isShouted(text)) return text;
  return withNames(text, (word) => word.replace(/[\p{L}\p{N}]+/gu, unshoutPart));
}

/** Each name in its own capitals, each other word as `write` says. */
function withNames(text: string, write: (word: string) => string): string {
  const words = text.match(WORD) ?? [];
  const written = words.map(write);
  for (let at = 0; at < words.length; at++) {
    const found = nameAt(words, at);
    if (found === null) continue;
    for (const [i, part] of found.name.split(' ').entries()) written[at + i] = part;
    at += found.count - 1;
  }
  let next = 0;
  return text.replace(WORD, () => written[next++] ?? '');
}

/** Names in their own capitals, in a list that is written small: "ms excel" -> "MS Excel". In running text "excel" may be a verb. */
export const withOwnCapitals = (text: string): string => withNames(text, (word) => word);
