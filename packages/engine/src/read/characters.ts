import { withoutLigatures } from '../language/plain-text.ts';

const BULLETS =
  '✅☑🔹🔸🔷🔶👉◈✦✧☆❯•◦▪▫●○■□‣⁃∙⋅·➢➤►▸▶✓✔❖◆◇★→⇒»\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf02d\uf06e';
const BULLET_START = new RegExp(`^[${BULLETS}]+\\s*|^[-–—*]\\s+|^[>~]\\s+(?=\\p{L})`, 'u');
const BULLET_ONLY = new RegExp(`^(?:[${BULLETS}]+|[-–—*])$`, 'u');

/** Symbols that stand alone between words of contact lines, as a picture of what follows; figures, © and the like are none. */
const ICON_BETWEEN =
  /(?<=\s|^)(?:(?![\d#*©®™])(?:\p{Extended_Pictographic}|[\u2302\u2316\u2600-\u26ff\u2701-\u27bf\u2b50-\u2bff\ue000-\uf8ff])\ufe0f?)+(?=\s)/gu;

/** Length of the bullet mark at the start of a line, 0 where there is none. */
export function bulletLength(text: string): number {
  return BULLET_START.exec(text)?.[0].length ?? 0;
}

export function isBulletMark(text: string): boolean {
  return BULLET_ONLY.test(text.trim());
}

/** Text as a person would type it: ligatures spelled out, odd spaces plain, a soft hyphen between blanks or figures as the dash it shows; other soft hyphens, zero-width marks and icons (private use, emoji) dropped, or a tab where they stand alone between words, NFC. A bullet glyph at the start stays. */
export function repairText(text: string): string {
  const mark = bulletLength(text) > 0 ? String.fromCodePoint(text.codePointAt(0) ?? 0) : '';
  const rest = withoutLigatures(text.slice(mark.length))
    .replace(/(?<=\s|^)\u00ad(?=\s)/gu, '–')
    .replace(/(?<=\d)\u00ad(?=\d)/gu, '-')
    .replace(/[-‐‑]*\u00ad[-‐‑]+|[-‐‑]+\u00ad|[‐‑]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(ICON_BETWEEN, '\t')
    .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]|\ufe0e|\ufe0f|\u20e3/g, '')
    .replace(/[\ue000-\uf8ff]|\p{Extended_Pictographic}(?<![\d#*©®™])/gu, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: glyphs that a font could not name come as NUL
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '\ufffd');
  return (mark + rest).normalize('NFC');
}

/** `E D U C A T I O N` -> `EDUCATION`; two or more spaces part the words. Other text comes back as it is. */
export function closeLetterSpacing(text: string): string {
  const trimmed = text.trim();
  if (!/^\S(?: {1,3}\S){3,}$/u.test(trimmed)) return text;
  return trimmed
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}

/** Has nothing to fold but its capitals and spaces. */
const PLAIN = /^[\t-\r -~]*$/;

/** For comparing with the lexicon: lower case, no accents, straight quotes, single spaces. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.replace(/\s+/g, ' ').toLowerCase().trim();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();
}

export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}+#'-]+/u)
    .filter((word) => word !== '');
}

/** Lower case without accents, one character for one, so that offsets hold. */
export function foldInPlace(text: string): string {
  return text.replace(/[^\n -~]|[A-Z]/g, (character) => {
    const plain = character
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
    return plain.length === character.length ? plain : character;
  });
}

/** One letter wrong, missing, too many, or two swapped. */
export function isOneSlipAway(a: string, b: string): boolean {
  // One slip leaves the first or the last letter alone.
  if (a[0] !== b[0] && a.at(-1) !== b.at(-1)) return false;
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let back = 0;
  while (back < a.length - from && back < b.length - from && a.at(-1 - back) === b.at(-1 - back))
    back++;
  const [left, right] = [a.slice(from, a.length - back), b.slice(from, b.length - back)];
  const isSwapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return Math.max(left.length, right.length) <= 1 || isSwapped;
}

const BARRED: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ħ: 'h' };

/** A folded text with the letters that folding leaves barred as they are typed without: "główne" as "glowne". */
export const withoutBars = (folded: string): string =>
  folded.replace(/[łøđħ]/g, (letter) => BARRED[letter] ?? letter);
