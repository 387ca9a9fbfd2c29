import type { LeftOutText } from '@trueline/contracts';
import { fold } from '../characters.ts';
import { findDateRange, isWholeDate } from '../date-range.ts';
import { titleScore } from '../fields/title-score.ts';
import { headingKindOf } from '../sections/heading.ts';
import { isClosing, isContact, isNameRow, NAME_FIELD } from './covering-letter.ts';
import { isDocumentTitle } from './document-title.ts';
import { type Line, lineText } from './line.ts';
import { namesOthers } from './other-people.ts';

/** Who signs with the address stands in so few rows. */
const MAX_ROWS = 7;
const MIN_ROWS_ABOVE = 8;
const MAX_ROW_LENGTH = 90;
const MIN_NAME_LENGTH = 4;
/** The name stands so near the top, with a title of the document above it. */
const MAX_TOP_ROWS = 5;
const APART = 0.5;

/** The lines with the person's name and contacts on top, where the document has them at its very end, under a greeting or by themselves, and no contact anywhere above its jobs and schools. */
export function withContactsOnTop(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const stays = { lines: [...lines], leftOut: [] };
  const from = signedFrom(lines);
  if (from === undefined) return stays;
  const [name, ...contacts] = lines.slice(from);
  if (name === undefined) return stays;
  const isClosed = isClosing(lineText(lines[from - 1] as Line));
  const above = lines.slice(0, isClosed ? from - 1 : from);
  const [first, ...rest] = above;
  if (first === undefined) return stays;
  return {
    lines: [name, ...contacts, { ...first, gapBefore: Math.max(1, first.gapBefore) }, ...rest],
    leftOut: isClosed ? [{ text: lineText(lines[from - 1] as Line), reason: 'letter' }] : [],
  };
}

/** Where the name stands that begins the document's last rows, all of them contacts; undefined where the top has its own, or where somebody else's name it may be. */
function signedFrom(lines: readonly Line[]): number | undefined {
  const texts = lines.map(lineText);
  const kinds = texts.map(headingKindOf);
  const jobs = kinds.findIndex((kind) => kind === 'work' || kind === 'education');
  if (jobs < 0 || lines.slice(0, jobs).some(holdsContact)) return undefined;
  const first = Math.max(MIN_ROWS_ABOVE, jobs + 1, lines.length - MAX_ROWS);
  for (let at = lines.length - 2; at >= first; at--) {
    const name = texts[at] ?? '';
    const rest = texts.slice(at + 1);
    if (!isNameRow(name) || !rest.every(isOfAddress) || !rest.some(hasMail)) continue;
    const isSigned = isClosing(texts[at - 1] ?? '');
    if (!isSigned && (!isOwnMail(name, rest) || isOfOthers(lines, at))) continue;
    return namesOnTop(texts.slice(0, jobs)).every((top) => isSameName(top, name)) ? at : undefined;
  }
  return undefined;
}

/** Whoever can be asked stands there, too, with name and address. */
function isOwnMail(name: string, rest: readonly string[]): boolean {
  const words = wordsIn(name).filter((word) => word.length >= MIN_NAME_LENGTH);
  return rest.some((text) => hasMail(text) && words.some((word) => mailIn(text).includes(word)));
}

/** Whether the rows from the name on belong to what stands above them: to a heading or label right above, to an entry that has its date there or the same name, to a list of other people. */
function isOfOthers(lines: readonly Line[], at: number): boolean {
  const [line, above] = [lines[at] as Line, lines[at - 1] as Line];
  const texts = lines.map(lineText);
  const [name, label] = [texts[at] ?? '', texts[at - 1] ?? ''];
  const heading = texts.findLastIndex(
    (text, index) => index < at && headingKindOf(text) !== undefined,
  );
  const near = [...texts.slice(heading, at).slice(-MAX_ROWS), texts[heading] ?? ''];
  const isLabel =
    above.bulletX === undefined &&
    (above.headingLevel !== undefined ||
      /:$|^[^\p{Ll}\d]{4,}$/u.test(label) ||
      (heading !== at - 1 && isApart(above) && /^[^\d,.]{1,40}$/.test(label)));
  return (
    !isApart(line) ||
    isLabel ||
    isWholeDate(label) ||
    headingKindOf(texts[heading] ?? '') === 'references' ||
    near.some(namesOthers) ||
    texts.slice(at).some((text) => findDateRange(text) !== undefined) ||
    // On top it is the person's own.
    texts.slice(MAX_TOP_ROWS, at).some((text) => fold(text).includes(fold(name)))
  );
}
const isApart = (line: Line): boolean => line.gapBefore >= APART;

/** Rows above the jobs that may be the person's name. */
const namesOnTop = (texts: readonly string[]): string[] =>
  texts
    .filter((text) => !isDocumentTitle(text))
    .slice(0, MAX_TOP_ROWS)
    .map((text) => text.replace(NAME_FIELD, '').split(/[,|(\t]| [-–—] /)[0] ?? '')
    .filter((text, at) => (at === 0 ? isShortRow(text) : isWholeName(text)));
/** The very first row names the person, be it one word or in small letters. */
const isShortRow = (text: string): boolean =>
  headingKindOf(text) === undefined &&
  /^\P{N}+$/u.test(text) &&
  text.split(' ').length <= MAX_NAME_WORDS;
const MAX_NAME_WORDS = 5;
/** A row that is somebody's name in capitals, no title and no heading. */
export const isWholeName = (text: string): boolean =>
  isCapitalised(text) && isNameRow(text) && titleScore(text) < 2;
const isCapitalised = (text: string): boolean =>
  text.split(' ').every((word) => /^(?:\p{Lu}|(?:de|da|di|del|van|von|bin|al)$)/u.test(word));

/** Each word of the shorter one is in the longer one. */
function isSameName(one: string, other: string): boolean {
  const [short = [], long = []] = [wordsIn(one), wordsIn(other)].sort(
    (a, b) => a.length - b.length,
  );
  return short.every((word) => long.includes(word));
}

const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
/** A mail, a number, a link, in a row of any length. */
const holdsContact = (line: Line): boolean => line.links.length > 0 || REACHED.test(lineText(line));
const REACHED =
  /@|\d{3}[ .-]?\d{3}|(?:\d[ ().-]{0,2}){9}|https?:|www\.|\p{L}\.(?:com|org|net|io|me|dev)(?!\p{L})/iu;
const MAIL = /\S+@\S+\.\p{L}{2,}/u;
const hasMail = (text: string): boolean => MAIL.test(text);
/** What stands before the "@", where a name may be. */
const mailIn = (text: string): string => fold(MAIL.exec(text)?.[0].split('@')[0] ?? '');

/** An address, a number, a row of a postal address. */
const isOfAddress = (text: string): boolean =>
  text.length <= MAX_ROW_LENGTH &&
  headingKindOf(text) === undefined &&
  (isContact(text) || /\d/.test(text) || (text.includes(',') && !/[.!?]$/.test(text)));
