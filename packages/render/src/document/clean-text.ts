/** Not printable, and partly not allowed in XML: controls, the byte order mark, zero-width and soft break marks, non-characters. */
const UNPRINTABLE = /[\u00ad\u200b\u2060\ufeff\ufffe\uffff]/g;

/** One line of printable text in composed form (NFC): control characters, tabs and line breaks become single spaces. */
export function cleanText(text: string | undefined): string {
  return (text ?? '')
    .toWellFormed()
    .replace(UNPRINTABLE, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, (gap) => (gap === '\u00a0' || gap === '\u202f' ? gap : ' '))
    .normalize('NFC')
    .trim();
}

/** The clean texts that are not empty. */
export function cleanList(texts: readonly (string | undefined)[] | undefined): string[] {
  return (texts ?? []).map(cleanText).filter((text) => text !== '');
}

/** Each paragraph (line) of a longer text, clean. */
export function cleanParagraphs(text: string | undefined): string[] {
  return cleanList((text ?? '').split(/[\n\r\u2028\u2029]+/));
}

/** "a, b, c"; "a; b, c; d" where an item holds a comma itself. */
export function joinList(texts: readonly string[]): string {
  return texts.join(texts.some((text) => text.includes(',')) ? '; ' : ', ');
}
