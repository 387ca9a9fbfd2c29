import { fold } from '../characters.ts';
import { isDocumentTitle } from './document-title.ts';
import { pageOf } from './page-number.ts';

const PARTS = /\s+[–—|·•-]\s+|\s*[|·•]\s*|\t|:\s+|\s\(|\)$| {3,}/u;
const MIN_NAME_LENGTH = 6;
/** A name row may hold so many words more than a foot does: a title, a middle name, letters behind it. */
const MAX_LEFT_OUT = 3;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '');

/** "p." for "purna": who signs a page may shorten what was given. */
const isSameWord = (said: string, given: string): boolean =>
  said === given || (/^\p{L}\.?$/u.test(said) && given.startsWith(said.slice(0, 1)));

/** Whether a text is one of the rows at the top: whole, or its words without a title, a middle name, in the order of a register. */
function isName(text: string, names: readonly string[]): boolean {
  const said = wordsOf(text);
  if (isInitials(text))
    return names.some((row) => initialsOf(row) === fold(text).replace(/\P{L}/gu, ''));
  if (text.length < MIN_NAME_LENGTH && said.length < 2) return false;
  return names.some((row) => {
    if (fold(row) === fold(text)) return true;
    const given = wordsOf(row);
    const isFew = said.length > 1 && given.length <= said.length + MAX_LEFT_OUT;
    const used = new Set<string>();
    const isAll = said.every((word) => {
      const same = given.find((one) => !used.has(one) && isSameWord(word, one));
      if (same !== undefined) used.add(same);
      return same !== undefined;
    });
    return isFew && isAll && said.some((word) => /\p{L}{2}/u.test(word));
  });
}

/** "J.D.", "JD": of a row of two to four names alone. */
const isInitials = (text: string): boolean => /^(?:\p{Lu}\.? ?){2,4}$/u.test(text);

function initialsOf(row: string): string | undefined {
  const words = row.trim().split(/[\s-]+/);
  const areNames = words.length > 1 && words.every((word) => /^\p{Lu}[\p{L}.'’]*$/u.test(word));
  return areNames ? words.map((word) => fold(word.charAt(0))).join('') : undefined;
}

/** "CV of Ana Sample", "Ana Sample CV": the title at one end of the text goes. */
function withoutTitleAtEnd(text: string): string | undefined {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(MAX_TITLE_WORDS, words.length - 1); count > 0; count--) {
    if (isDocumentTitle(words.slice(0, count).join(' '))) return words.slice(count).join(' ');
    if (isDocumentTitle(words.slice(-count).join(' '))) return words.slice(0, -count).join(' ');
  }
  return undefined;
}

const MAX_TITLE_WORDS = 3;

/** "Ana Sample - CV", "Curriculum Vitae | Ana Sample | Page 2 of 3", "CV of Ana Sample": a row of the top and what the document calls itself, again. */
export function isRunningTitle(text: string, top: readonly string[]): boolean {
  // No row repeats itself.
  const names = top.filter((row) => fold(row.trim()) !== fold(text));
  const numbered = pageOf(text);
  const bare = numbered?.rest ?? text;
  const parts = bare.split(PARTS).filter((part) => part.trim() !== '' && !BARE_PAGE.test(part));
  const rest = parts.filter((part) => !isDocumentTitle(part));
  const [only = ''] = rest;
  if (rest.length !== 1) return false;
  const isLater = (numbered?.page ?? 1) > 1;
  if (rest.length < parts.length) return isName(only.trim(), names);
  if (isLater && isName(only.trim(), names)) return true;
  const named = withoutTitleAtEnd(only);
  return named !== undefined && isName(named, names);
}

const BARE_PAGE = /^\s*(?:page|seite|p[áa]gina|p\.?|pg\.?)?\s*(?:\d{1,2})?\s*$/iu;
