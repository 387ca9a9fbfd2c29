/** A piece of the read text. `text` equals `source.slice(start, end)`, save for values that were put into another form, such as dates. */
export interface Slice {
  text: string;
  start: number;
  end: number;
}

/** The part of a slice between two offsets of its text, without white space at its ends. */
export function cut(slice: Slice, from: number, to = slice.text.length): Slice {
  const part = slice.text.slice(from, to);
  const lead = part.length - part.trimStart().length;
  const text = part.trim();
  const start = slice.start + from + lead;
  return { text, start, end: start + text.length };
}

/** The pieces between matches of a separator (which must have the `g` flag), empty ones left out. */
export function splitSlice(slice: Slice, separator: RegExp): Slice[] {
  const pieces: Slice[] = [];
  let from = 0;
  const closed = bracketsIn(slice.text);
  for (const match of slice.text.matchAll(separator)) {
    const isWithin = closed.some(([open, close]) => match.index > open && match.index < close);
    if (isWithin && /^[,;]/.test(match[0])) continue;
    pieces.push(cut(slice, from, match.index));
    from = match.index + match[0].length;
  }
  pieces.push(cut(slice, from));
  return pieces.filter((piece) => piece.text !== '');
}

/** Where the brackets of a text open and close. */
const bracketsIn = (text: string): [open: number, close: number][] =>
  [...text.matchAll(/\([^()]*\)/g)].map(({ 0: { length }, index }) => [index, index + length - 1]);

/** Drops characters of the class from both ends, with white space. */
export function strip(slice: Slice, characters: RegExp): Slice {
  let from = 0;
  let to = slice.text.length;
  const drops = (index: number): boolean => {
    const character = slice.text[index] ?? '';
    return /\s/.test(character) || characters.test(character);
  };
  while (from < to && drops(from)) from++;
  while (to > from && drops(to - 1)) to--;
  return cut(slice, from, to);
}

/** The same place with its value in another form. */
export function valued(slice: Slice, text: string): Slice {
  return { ...slice, text };
}

/** Whether a value stands within a piece of text. */
export const holds = (whole: Pick<Slice, 'start' | 'end'>, value: Slice | undefined): boolean =>
  value !== undefined && value.start >= whole.start && value.end <= whole.end;
