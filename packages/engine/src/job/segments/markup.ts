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
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  ocirc: 'ô',
  icirc: 'î',
  ucirc: 'û',
  iuml: 'ï',
  oelig: 'œ',
  uuml: 'ü',
  hellip: '…',
  copy: '©',
  reg: '®',
  trade: '™',
  Eacute: 'É',
};
/** Tags within a line; all others end it. */
const INLINE_TAG = /^<\/?(?:a|abbr|b|em|font|i|mark|small|span|strong|sub|sup|u)\b/i;
const ITEM_TAG = /^<li\b/i;
/** Line ends of a page's source beside a tag that ends the line anyway. */
const LINE_TAGS = String.raw`(?:p|div|li|ul|ol|h[1-6]|section|article|table|tr|td|tbody)\b`;
const AFTER_LINE_TAG = String.raw`(?<=<(?:\/?${LINE_TAGS}|br\b)[^<>]{0,200}>[ \t]*)\s+(?=\S)`;
const BEFORE_LINE_TAG = String.raw`(?<=\S)\s+(?=<\/?${LINE_TAGS})`;
const BESIDE_LINE_TAG = new RegExp(`${AFTER_LINE_TAG}|${BEFORE_LINE_TAG}`, 'gi');
/** The end of an item or a block right before the next one: one line end, not an empty line. */
const ENDS_ITEM = /^<\/(?:li|div|tr|td|ul|ol)\b/i;
const LINE_TAG_NEXT = /^\s*<\/?(?:li|div|tr|td|ul|ol)\b/i;
const NEXT_TAG_WITHIN = 200;
const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi;
const ENTITY = /&(?:#(\d{1,6})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi;

function characterOf(decimal: string | undefined, hex: string | undefined): string | null {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  if (Number.isNaN(code) || code < 32 || code > 0xffff) return null;
  return String.fromCharCode(code);
}

/**
 * A pasted page as plain text of the same length, so that offsets into one are offsets into the
 * other: tags become line ends, bullets or spaces, entities their character and filling. The filling is
 * U+2060 (word joiner), so that a word with an entity in it stays one.
 */
export function flattenMarkup(ad: string): string {
  if (!/<\/?[a-z]|&[#a-z]/i.test(ad)) return ad;
  return ad
    .replace(BESIDE_LINE_TAG, (space) => space.replace(/[\r\n]/g, WIDE_SPACE))
    .replace(TAG, (tag, at: number) => {
      if (INLINE_TAG.test(tag)) return WIDE_SPACE.repeat(tag.length);
      if (
        ENDS_ITEM.test(tag) &&
        LINE_TAG_NEXT.test(ad.slice(at + tag.length, at + NEXT_TAG_WITHIN))
      )
        return WIDE_SPACE.repeat(tag.length);
      return (ITEM_TAG.test(tag) ? '\n• ' : '\n').padEnd(tag.length, ' ');
    })
    .replace(ENTITY, (whole, decimal, hex, name) => {
      const found =
        name === undefined
          ? characterOf(decimal, hex)
          : (ENTITIES[name] ?? ENTITIES[name.toLowerCase()] ?? null);
      if (found === null) return whole;
      return found.padEnd(whole.length, /[\s–—]/.test(found) ? WIDE_SPACE : FILLING);
    })
    .replace(WITHIN_WORD, '$2$1');
}
const FILLING = '\u2060';
/** Fills up a space's entity; unlike a run of spaces it breaks no line. */
const WIDE_SPACE = '\u2003';
/** Filling behind a letter or apostrophe goes to the word's end, so that "master&#39;s" reads "master's". */
const WITHIN_WORD = /(?<=[\p{L}'’])(\u2060+)(\p{L}+)/gu;

/** The end of a piece of the flattened text with the filling that follows it: there its last word ends in the ad. */
export function endWithFilling(flat: string, end: number): number {
  let at = end;
  while (flat[at] === FILLING) at += 1;
  return at;
}

/** Text for people: filling and doubled spaces left out. */
export function withoutFilling(text: string): string {
  return text.replaceAll(FILLING, '').replace(/\s+/g, ' ').trim();
}
