import type { TextRun } from './page-text.ts';
import type { Shown } from './painting.ts';

/** Gap in sizes from which two pieces that pdf.js reports as one run are two runs. */
const MIN_GAP = 0.6;
/** Pieces this near in height are one row's. */
const BAND = 2;

/** Runs cut where the page leaves more room between their pieces than words need: pdf.js puts one space there, however wide it is. */
export function partedRuns(runs: readonly TextRun[], shown: readonly Shown[]): TextRun[] {
  const bands = Map.groupBy(shown, ({ y }) => Math.round(y / BAND));
  return runs.flatMap((run) => {
    if (!/\S\s+\S/.test(run.text)) return [run];
    const band = Math.round(run.y / BAND);
    const pieces = [band - 1, band, band + 1]
      .flatMap((near) => bands.get(near) ?? [])
      .filter((piece) => isPartOf(piece, run))
      .sort((a, b) => a.x - b.x);
    return lettersOf(pieces) === lettersOf([run]) ? cutAtGaps(run, pieces) : [run];
  });
}

const isPartOf = ({ x, y, size }: Shown, run: TextRun): boolean =>
  Math.abs(y - run.y) < 0.5 &&
  Math.abs(size - run.size) < 0.5 &&
  x > run.x - 0.5 &&
  x < run.x + run.width;

const lettersOf = (pieces: readonly { text: string }[]): number =>
  pieces.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);

function cutAtGaps(run: TextRun, pieces: readonly Shown[]): TextRun[] {
  const parts: TextRun[] = [];
  let rest = run;
  let letters = 0;
  pieces.forEach((piece, index) => {
    letters += lettersOf([piece]);
    const next = pieces[index + 1];
    const end = piece.x + piece.width;
    if (next === undefined || next.x - end < MIN_GAP * run.size) return;
    const at = lengthOf(rest.text, letters);
    // Only a space is where pdf.js has seen the gap too.
    if (!/^\s/.test(rest.text.slice(at))) return;
    parts.push({ ...rest, text: rest.text.slice(0, at), width: end - rest.x });
    rest = {
      ...rest,
      text: rest.text.slice(at).trimStart(),
      x: next.x,
      width: rest.x + rest.width - next.x,
    };
    letters = 0;
  });
  return [...parts, rest];
}

/** Length of the beginning of a text that holds so many letters. */
function lengthOf(text: string, letters: number): number {
  let left = letters;
  for (let at = 0; at < text.length; at++) {
    if (left === 0) return at;
    if (/\S/.test(text[at] ?? '')) left--;
  }
  return text.length;
}
