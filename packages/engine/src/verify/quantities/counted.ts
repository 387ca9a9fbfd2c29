import { contentWords } from '../../language/en/stems.ts';
import { readVerb } from '../../language/en/verb-forms.ts';
import { RATE_WORDS } from '../../language/units.ts';
import type { Word } from '../../language/words.ts';

/** Where the words end that a number counts. */
const PHRASE_END =
  /[.;:(),–—\d]|\s-\s|(?<=^|\s)(?:who|whom|that|which|per|each|every|in|at|by|for|with|without|from|to|on|of|an?|when|while|using|across|during|through|into|over|under|as|plus|since|until|before|after|if|where)(?=\s|$)/iu;

/** "9 filled positions". */
const isPastVerb = (lower: string): boolean =>
  readVerb(lower).some(({ form, verb }) => form === 'past' && verb.forms.base !== lower);

/** The words right behind a number that may name what it counts: "farm", "small", "business" and "clients" of "32 farm and small business clients". */
function countedPhrase(text: string, end: number): Word[] {
  const gap = /^[\s+%-]*/.exec(text.slice(end))?.[0].length ?? 0;
  const after = text.slice(end + gap);
  const phrase = after.slice(0, PHRASE_END.exec(after)?.index ?? after.length);
  // "20 nurses and doctors": the first plural is counted, whatever is named beside it.
  const first = /^(.*?\p{L}s) (?:and|or|&) /iu.exec(phrase)?.[1] ?? phrase;
  return contentWords(first)
    .filter(({ lower }) => !Object.hasOwn(RATE_WORDS, lower))
    .map((word) => ({ ...word, start: word.start + end + gap, end: word.end + end + gap }));
}

export const countedWords = (text: string, end: number): string[] =>
  countedPhrase(text, end).map(({ lower }) => lower);

/** The last of the words that a number counts: "clients". */
export const countedHead = (text: string, end: number): Word | undefined =>
  countedPhrase(text, end).at(-1);

/** The word right behind a number. */
export function countedWord(text: string, end: number): string | undefined {
  // "six under-eights": who they are is told by their age alone.
  if (/^ (?:under|over)-/i.test(text.slice(end))) return undefined;
  const word = contentWords(text.slice(end, end + 60)).find(
    ({ lower }) => !Object.hasOwn(RATE_WORDS, lower) && !isPastVerb(lower),
  );
  const isNear =
    word !== undefined && /^[\s+%-]*(?:\w+ed )?(?:\w+ )?$/.test(text.slice(end, end + word.start));
  return isNear ? word.lower : undefined;
}
