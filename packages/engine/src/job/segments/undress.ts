import { LIGATURE, withoutLigatures } from '../../language/plain-text.ts';

/** A text as it is read, and where each of its characters stands in the text as given. */
export interface Undressed {
  text: string;
  /** Where a character stands in the text as given. */
  at: (index: number) => number;
}

/** Characters that nobody sees: soft hyphens, joiners, marks of direction and of byte order. */
const UNSEEN = /[\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;
const LINE_END = /[\r\u0085\u2028\u2029\v\f]/;
/** "master\u02bcs", "full\u2011time". */
const APOSTROPHE = /[\u02bc\u2032\uff07]/;
const HYPHEN = /[\u2010\u2011]/;
/** Markup that was set aside is filled up with it. */
const FILLED_UP = '\u2003';
const ACCENT = /[\u0300-\u036f]/;
/** Signs of symbol fonts, which programs put before list items. */
const SYMBOL = /[\uf000-\uf0ff]/;
const SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
/** A mail that was answered: nearly all lines begin with its mark. */
const QUOTE = /^[ \t]*>(?:[ \t]?>)*[ \t]?/;
const QUOTED_SHARE_MIN = 0.8;
const QUOTED_LINES_MIN = 3;

/** What each character of a text becomes: nothing, itself or another one. */
function rebuilt(given: Undressed, become: (char: string, index: number) => string): Undressed {
  const places: number[] = [];
  let text = '';
  for (let index = 0; index < given.text.length; index++) {
    const as = become(given.text[index] ?? '', index);
    if (as === '') continue;
    text += as;
    for (let unit = 0; unit < as.length; unit++) places.push(given.at(index));
  }
  const last = given.at(given.text.length);
  return { text, at: (index) => places[index] ?? last };
}

/** Line ends and spaces of one kind, nothing unseen. */
const withPlainCharacters = (given: Undressed): Undressed =>
  rebuilt(given, (char, index) => {
    const next = given.text[index + 1] ?? '';
    if (ACCENT.test(next)) return (char + next).normalize('NFC');
    if (char <= '~' && char >= ' ') return char;
    if (UNSEEN.test(char) || ACCENT.test(char)) return '';
    if (APOSTROPHE.test(char)) return "'";
    if (HYPHEN.test(char)) return '-';
    if (SYMBOL.test(char)) return '•';
    if (char === '\r' && next === '\n') return '';
    if (LINE_END.test(char)) return '\n';
    if (char === FILLED_UP && /[ \u2003]/.test(given.text[index - 1] ?? '')) return '';
    return SPACE.test(char) ? ' ' : withoutLigatures(char);
  });

function withoutQuoting(given: Undressed): Undressed {
  const lines = given.text.split('\n').filter((line) => line.trim() !== '');
  const quoted = lines.filter((line) => line.startsWith('>')).length;
  if (quoted < QUOTED_LINES_MIN || quoted < QUOTED_SHARE_MIN * lines.length) return given;
  const left = new Set<number>();
  let start = 0;
  for (const line of given.text.split('\n')) {
    const mark = QUOTE.exec(line)?.[0].length ?? 0;
    for (let index = start; index < start + mark; index++) left.add(index);
    start += line.length + 1;
  }
  return rebuilt(given, (char, index) => (left.has(index) ? '' : char));
}

/** "o  Word": an empty circle of another font. */
const CIRCLE = /^([ \t]*)o[ \t]+(?=\S)/gm;
const CIRCLES_MIN = 2;

function withBullets(given: Undressed): Undressed {
  const circles = new Set(
    Array.from(given.text.matchAll(CIRCLE), ({ 1: indent = '', index }) => index + indent.length),
  );
  if (circles.size < CIRCLES_MIN) return given;
  return rebuilt(given, (char, index) => (circles.has(index) ? '•' : char));
}

/** A run of spaces or a tab between two words of a line. */
const GAP = /(?<=\S)(?: {2,}|[ \t]*\t[ \t]*)(?=\S)/g;
const WIDE = 3;
/** Behind so large a share of the wide gaps a sentence goes on: they stand where one space does. */
const WITHIN_SENTENCE_SHARE_MIN = 0.3;
/** In a text of capitals each word looks like a heading. */
const SHOUTED = /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u;
const WORD = 6;
const BULLET_BEFORE = /(?:^|\n)[ \t]*(?:\P{L}|o|\d{1,2}[.)])$/u;

/** Whether wide gaps and tabs part columns or lines that were lost, or only words. */
function isWordGap(text: string): boolean {
  let wide = 0;
  let within = 0;
  for (const { 0: gap, index } of text.matchAll(GAP)) {
    if (gap.length < WIDE && !gap.includes('\t')) continue;
    if (BULLET_BEFORE.test(text.slice(Math.max(0, index - 12), index))) continue;
    wide += 1;
    const after = text.slice(index + gap.length, index + gap.length + WORD);
    const before = text.slice(Math.max(0, index - WORD), index);
    if (/^\p{Ll}/u.test(after) || (SHOUTED.test(after) && SHOUTED.test(before))) within += 1;
  }
  return within >= WITHIN_SENTENCE_SHARE_MIN * wide;
}

/** One space between words, however many there were; a wide gap that parts columns or lines stays. */
function withSingleSpaces(given: Undressed): Undressed {
  const { text } = given;
  const all = isWordGap(text);
  const spaces = new Set<number>();
  const left = new Set<number>();
  for (const { 0: gap, index } of text.matchAll(GAP)) {
    if (!all && (gap.length >= WIDE || gap.includes('\t'))) continue;
    spaces.add(index);
    for (let at = index + 1; at < index + gap.length; at++) left.add(at);
  }
  if (spaces.size === 0) return given;
  return rebuilt(given, (char, index) => (left.has(index) ? '' : spaces.has(index) ? ' ' : char));
}

const QUOTE_OR_CIRCLE = /^>|^[ \t]*o[ \t]/;
/** Whatever may be dress. */
const DRESSED = new RegExp(
  [UNSEEN, LINE_END, APOSTROPHE, HYPHEN, LIGATURE, ACCENT, SYMBOL, SPACE, GAP, QUOTE_OR_CIRCLE]
    .map(({ source }) => source)
    .join('|'),
  'm',
);

/** A pasted text without its dress: spaces, line ends and unseen characters as if it had been typed plainly. */
export function undress(text: string): Undressed {
  const given: Undressed = { text, at: (index) => index };
  return DRESSED.test(text)
    ? withSingleSpaces(withBullets(withoutQuoting(withPlainCharacters(given))))
    : given;
}
