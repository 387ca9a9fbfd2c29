import { findSkill, findSkills } from '../../taxonomy/skills.ts';

/** A piece of a text by its place. */
export interface Stretch {
  start: number;
  end: number;
}

const SENTENCE = /(?:[^.!?\n]|[.!?](?!\s|$))+/g;
const ITEM = /[^,;|•·]+/g;
const WORD = /[\p{L}\p{N}]+(?:\+\+|#)?/gu;
/** "and Excel", "or Word": so a written sentence ends its list. */
const LAST_ITEM = /^\s*(?:and|or|&|et|ou)\s/i;
/** What a sentence says before it lists: "Skilled in", "using", "tools:". */
const LEAD_IN =
  /(?:\b(?:in|with|using|including|includes?|of|on|for|as|like|via|through|across|and|or|to|the|use|used|know|knows|speak|speaks|both|my|own)|[:(–—-])\s*$/i;
/** So many names in a row are a list even after such words. */
const LIST_ITEMS_MIN = 5;
const TERM_WORDS_MAX = 6;

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** The ad as words with a space at each side, for finding terms as whole words. */
export const wordsOfAd = (jobDescription: string): string =>
  ` ${wordsOf(jobDescription).join(' ')} `;

/** Whether an item is the name of a skill, several of them, or a term of the ad, and nothing else. */
export function isBareName(item: string, adWords: string): boolean {
  const words = wordsOf(item);
  if (words.length === 0 || findSkill(item.trim()) !== null) return true;
  if (words.length <= TERM_WORDS_MAX && adWords.includes(` ${words.join(' ')} `)) return true;
  const named = findSkills(item).flatMap(({ text }) => wordsOf(text)).length;
  return named > 0 && named >= words.filter((word) => !/^(?:and|or)$/.test(word)).length;
}

interface Item extends Stretch {
  text: string;
  bare: boolean;
}

/** The name with which an item ends, where one does: "… who loves React". */
function trailingName({ text, start, end }: Item): Stretch | null {
  const last = findSkills(text).at(-1);
  if (last === undefined || text.slice(last.end).trim() !== '') return null;
  return { start: start + last.start, end };
}

/** The names of a run that no sentence carries, or null where one does. */
function uncarried(items: readonly Item[], from: number, to: number, text: string): Stretch | null {
  const first = items[from];
  const last = items[to];
  if (first === undefined || last === undefined) return null;
  const size = to - from + 1;
  if (LAST_ITEM.test(last.text) || LAST_ITEM.test(items[to + 1]?.text ?? '')) return null;
  const run = { start: first.start, end: last.end };
  const lead = items[from - 1];
  if (lead === undefined) return size >= 2 && to === items.length - 1 ? run : null;
  const tail = trailingName(lead);
  const leadIn = LEAD_IN.test(text.slice(lead.start, tail?.start ?? lead.end));
  const count = size + (tail === null ? 0 : 1);
  return count < 2 || (leadIn && count < LIST_ITEMS_MIN)
    ? null
    : { start: tail?.start ?? run.start, end: run.end };
}

function listsOf(sentence: string, offset: number, text: string, adWords: string): Stretch[] {
  if (!/[,;|•·]/.test(sentence)) return [];
  const items = Array.from(sentence.matchAll(ITEM), (match): Item => {
    const start = offset + match.index;
    const item = match[0].replace(LAST_ITEM, (lead) => ' '.repeat(lead.length));
    return { text: match[0], start, end: start + match[0].length, bare: isBareName(item, adWords) };
  });
  const lists: Stretch[] = [];
  for (let from = 0; from < items.length; from++) {
    if (!items[from]?.bare) continue;
    let to = from;
    while (items[to + 1]?.bare) to += 1;
    const list = uncarried(items, from, to, text);
    if (list !== null) lists.push(list);
    from = to;
  }
  return lists;
}

/**
 * Names that stand in a row in a summary without a sentence that carries them: "Python, SQL, Java".
 * "Skilled in Python, SQL and Java" is a sentence. `adWords` is what `wordsOfAd` made of the ad.
 */
export function findBareLists(text: string, adWords: string): Stretch[] {
  return Array.from(text.matchAll(SENTENCE)).flatMap((match) =>
    listsOf(match[0], match.index, text, adWords),
  );
}
