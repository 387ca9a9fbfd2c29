const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  gt: '>',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  eacute: 'é',
};
/** Tags within a line; all others end it. */
const INLINE_TAG = /^<\/?(?:a|abbr|b|em|font|i|mark|small|span|strong|sub|sup|u)\b/i;
const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi;
const ENTITY = /&(?:#(\d{1,6})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi;

function characterOf(decimal: string | undefined, hex: string | undefined): string | null {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  if (Number.isNaN(code) || code < 32 || code > 0xffff) return null;
  return String.fromCharCode(code);
}

/**
 * A pasted page as plain text of the same length, so that offsets into one are offsets into the
 * other: tags become line ends or spaces, entities their character and filling. The filling is
 * U+2060 (word joiner), so that a word with an entity in it stays one.
 */
export function flattenMarkup(ad: string): string {
  if (!/<\/?[a-z]|&[#a-z]/i.test(ad)) return ad;
  return ad
    .replace(TAG, (tag) => (INLINE_TAG.test(tag) ? ' ' : '\n').padEnd(tag.length, ' '))
    .replace(ENTITY, (whole, decimal, hex, name) => {
      const found =
        name === undefined ? characterOf(decimal, hex) : (ENTITIES[name.toLowerCase()] ?? null);
      return found === null ? whole : found.padEnd(whole.length, FILLING);
    });
}
const FILLING = '\u2060';

/** Text for people: filling and doubled spaces left out. */
export function withoutFilling(text: string): string {
  return text.replaceAll(FILLING, '').replace(/\s+/g, ' ').trim();
}
