import type { TextRun } from '../page/page-text.ts';
import type { Shown } from './painting.ts';

/** Letters with blanks between them, a few of them in pairs that the font sets closer: `C E R T I F I C AT E S`. */
const SPACED = /^\S{1,2}(?: {1,3}\S{1,2}){3,}$/u;
/** A word too short to be told by itself, beside others that are set so. */
const SHORT = /^\S(?: \S){1,2}$/u;
const MIN_SINGLE = 0.7;
/** What a blank between words adds to the room between letters, in sizes; kerning adds less. */
const MIN_BLANK = 0.15;

/** Letter-spaced text with its own words, which only the painting tells: as blanks that are drawn, or as wider gaps between letters drawn one by one. */
export function withOwnWords(runs: readonly TextRun[], shown: readonly Shown[]): TextRun[] {
  const spaced = runs.filter((run) => isSpaced(run.text.trim()));
  const isOf = (run: TextRun): boolean =>
    spaced.includes(run) ||
    (SHORT.test(run.text.trim()) && spaced.some(({ y }) => Math.abs(y - run.y) < 1.5));
  return runs.map((run) => {
    if (spaced.length === 0 || !isOf(run)) return run;
    const pieces = shown
      .filter(
        ({ x, y, width }) =>
          Math.abs(y - run.y) < 1.5 && x < run.x + run.width && x + width > run.x,
      )
      .sort((a, b) => a.x - b.x);
    const text = wordsIn(joined(pieces, run.size), squeezed(run.text));
    return text === undefined ? run : { ...run, text, isSpaced: true };
  });
}

function isSpaced(text: string): boolean {
  if (!SPACED.test(text)) return false;
  const parts = text.split(/ +/);
  return parts.filter((part) => [...part].length === 1).length >= MIN_SINGLE * parts.length;
}

function joined(pieces: readonly Shown[], size: number): string {
  const gaps = pieces
    .slice(1)
    .map(({ x }, index) => x - (pieces[index]?.x ?? 0) - (pieces[index]?.width ?? 0));
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return pieces
    .map(({ text }, index) =>
      (gaps[index - 1] ?? 0) > usual + MIN_BLANK * size ? ` ${text}` : text,
    )
    .join('');
}

const squeezed = (text: string): string => text.replace(/\s/g, '');

/** The part of a text that has these letters, with its blanks; undefined where it hasn't. */
function wordsIn(text: string, letters: string): string | undefined {
  const start = squeezed(text).indexOf(letters);
  if (start < 0) return undefined;
  const places = [...text.matchAll(/\S/g)].map(({ index }) => index);
  const end = places[start + letters.length - 1] ?? text.length;
  return text.slice(places[start], end + 1).replace(/\s+/g, ' ');
}
