import { isEnglish } from '../language/en/english-words.ts';
import { once } from '../language/once.ts';
import { SKILLS } from './skills/index.ts';

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

/** A line that is all capitals as it would be written otherwise: small letters but for names; what no dictionary has stays an acronym. Other lines as they are. */
export function unshout(text: string): string {
  if (!isShouted(text)) return text;
  return withNames(text, (word) => {
    const lower = word.toLowerCase();
    return isEnglish(lower) || !/^\p{L}{2,6}$/u.test(lower) ? lower : word;
  });
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
