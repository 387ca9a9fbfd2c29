/** One-byte alphabets that UTF-8 is taken for on the way through old programs. */
const ALPHABETS = ['windows-1252', 'macintosh'].map((name) => {
  const letters = new TextDecoder(name).decode(Uint8Array.from({ length: 128 }, (_, n) => n + 128));
  const bytes = new Map([...letters].map((letter, n) => [letter, n + 128]));
  const within = (from: number, to: number): string =>
    [...bytes].flatMap(([letter, byte]) => (byte >= from && byte <= to ? [letter] : [])).join('');
  const rest = `[${escaped(within(0x80, 0xbf))}]`;
  const pattern = new RegExp(
    `[${escaped(within(0xc2, 0xdf))}]${rest}|[${escaped(within(0xe0, 0xef))}]${rest}{2}`,
    'gu',
  );
  return { bytes, pattern };
});

function escaped(letters: string): string {
  return letters.replace(/[\]\\^-]/g, '\\$&');
}

/** What a resume's text may hold: letters of the alphabets that we read, marks, dashes, quotes, bullets, money. */
const LIKELY =
  /^[\u00a0-\u024f\p{Script=Cyrillic}\p{Script=Greek}\u2010-\u2044\u20a0-\u20bf\u2190-\u27bf]$/u;
/** A lone pair may be what the person wrote; such pairs come in numbers. */
const MIN_PAIRS = 2;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  gt: '>',
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  raquo: '»',
  rdquo: '”',
  rsquo: '’',
};
const ENTITY = /&(?:#(\d{2,6})|([a-z]{2,6}));/g;

/** Text whose UTF-8 was read as another alphabet on the way ("â€¢", "Ã©", "‚Äì") and the characters that web pages write by name or number, as they were. */
export function repairEncoding(text: string): string {
  return asUtf8(text).replace(
    ENTITY,
    (written, number: string | undefined, name: string | undefined) =>
      number === undefined ? (ENTITIES[name ?? ''] ?? written) : String.fromCodePoint(+number),
  );
}

/** Through the alphabet that explains most of the text. */
function asUtf8(text: string): string {
  const takes = ALPHABETS.map(({ bytes, pattern }) => {
    const decode = (taken: string): string => {
      const read = new TextDecoder().decode(
        Uint8Array.from([...taken].map((letter) => bytes.get(letter) ?? 0)),
      );
      return LIKELY.test(read) ? read : taken;
    };
    const found = text.match(pattern)?.filter((taken) => decode(taken) !== taken) ?? [];
    return { pattern, decode, pairs: found.length, explained: found.join('').length };
  });
  const [best] = takes.sort((a, b) => b.explained - a.explained);
  if (best === undefined || best.pairs < MIN_PAIRS) return text;
  return text.replace(best.pattern, best.decode);
}
