/** Glyphs that no list mark is: they open words, figures, brackets and quotations. */
const NO_MARK = /[\p{L}\p{N}\s([{<"“„«'‘’$€£¥#@/\\_=\ue000]/u;
/** Up to two like glyphs before a word, with or without a blank: "> ", "~", "**". */
const MARK =
  /^(?<indent>\s*)(?<mark>(?<glyph>[^\p{L}\p{N}\s])\k<glyph>?|o)(?<gap>\s*)(?=[\p{L}\p{N}"“'‘($€£#])/u;
const NUMBER = /^(?<indent>\s*)\(?(?<number>\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+(?=\S)/;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const LETTERS = 'abcdefgh';
/** A mark stands at several rows; a lone one may be a dash or a slip. */
const MIN_ROWS = 2;
/** Without a blank behind it a glyph has to be at more of them. */
const MIN_GLUED_ROWS = 3;
const BULLET = '•';

/** Rows whose list marks, whatever glyph the person took for them, are bullets. What counts as a mark is what the document repeats at its rows' starts. */
export function withBullets(rows: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isMark = (key: string): boolean =>
    (counts.get(key) ?? 0) >= (key.endsWith(' ') ? MIN_ROWS : MIN_GLUED_ROWS);
  const numbered = rowsCountedOn(rows);
  const marked = rows.map((given, index) => {
    const row = given.replace(CHECKED, '$<mark>');
    if (numbered.has(index)) return row.replace(NUMBER, `$<indent>${BULLET} `);
    const key = keyOf(row);
    const isOwn = key !== undefined && isMark(key);
    return isOwn ? row.replace(MARK, `$<indent>${BULLET} `) : row;
  });
  return withMisread(marked);
}

/** A bullet that a scan took for a full stop or the like, at the indent of the list that it stands in. */
const MISREAD = /^(?<indent>\s*)[.,'`´°¢»:;*-]\s+(?=[\p{Lu}\d])/u;
const REACH = 4;

function withMisread(rows: readonly string[]): string[] {
  return rows.map((row, index) => {
    const found = MISREAD.exec(row);
    if (found === null) return row;
    const mark = `${found.groups?.indent ?? ''}${BULLET} `;
    const near = rows.slice(Math.max(0, index - REACH), index + REACH + 1);
    return near.some((other) => other.startsWith(mark)) ? row.replace(MISREAD, mark) : row;
  });
}

/** "- [x] First aid": a box ticked or not behind the mark. */
const CHECKED = /^(?<mark>\s*(?:[-*+•] )?)\[[ xX✓✔-]?\] (?=\S)/u;

/** The glyph, with a blank behind it where the row has one. */
function keyOf(row: string): string | undefined {
  const { mark = '', glyph = '', gap = '' } = MARK.exec(row)?.groups ?? {};
  if (mark === '') return undefined;
  // "**Head Chef**" and "*Head Chef*" are bold and italic.
  if (
    gap === '' &&
    row.trimEnd().length > 2 &&
    row.slice(row.indexOf(mark) + mark.length).includes(mark)
  )
    return undefined;
  if (mark === 'o') return gap !== '' && /^\s*o\s+[\p{Lu}\d"“(]/u.test(row) ? 'o ' : undefined;
  if (NO_MARK.test(glyph) && !(glyph === '>' && gap !== '')) return undefined;
  // "+1 555", "-5 %", "*Note" and "~30 guests" open a figure; so does "&c".
  if (gap === '' && /^\s*[^\s]\d/u.test(row)) return undefined;
  return `${glyph}${gap === '' ? '' : ' '}`;
}

/** Rows that count on from 1: "1. ...", "2. ...". A lone "3." may be a date or a house number. */
function rowsCountedOn(rows: readonly string[]): Set<number> {
  const counted = new Set<number>();
  const lone: number[] = [];
  let run: number[] = [];
  const close = (): void => {
    if (run.length >= MIN_ROWS) for (const index of run) counted.add(index);
    else lone.push(...run);
    run = [];
  };
  rows.forEach((row, index) => {
    const numbers = numbersOf(NUMBER.exec(row)?.groups?.number ?? '');
    if (numbers.includes(run.length + 1)) run.push(index);
    else if (numbers.includes(1)) {
      close();
      run.push(index);
    }
  });
  close();
  // Among lists that count, a list of one item has its figure too.
  if (counted.size > 0 && lone.length > 0) for (const index of lone) counted.add(index);
  return counted;
}

/** What a mark counts to: "v" is five as a figure and none as a letter here, "c" is three. */
const numbersOf = (mark: string): number[] =>
  [Number(mark), ROMAN.indexOf(mark) + 1, LETTERS.indexOf(mark) + 1].filter(
    (number) => mark !== '' && number > 0,
  );
