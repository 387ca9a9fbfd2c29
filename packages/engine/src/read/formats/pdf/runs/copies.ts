import type { TextRun } from '../page/page-text.ts';

/** Copies of a word, as shadows, halos and cheap bold are made of, stand no further apart. */
export const COPY_OFFSET = 2;
/** Letters are not equally wide: a piece of a text may stand this share of its width from where its letters would. */
const LETTER_SLACK = 0.15;

/** What is drawn several times in one place is said once; of a text that begins or ends with such a copy the rest stays. */
export function withoutCopies(runs: readonly TextRun[]): TextRun[] {
  const bands = new Map<number, TextRun[]>();
  const kept = new Set<TextRun>();
  for (const run of runs) {
    const band = Math.floor(run.y / COPY_OFFSET);
    const near = [band - 1, band, band + 1].flatMap((at) => bands.get(at) ?? []);
    let rest: TextRun | undefined = run;
    for (const other of near) {
      if (rest === undefined || !kept.has(other) || !overlap(rest, other)) continue;
      if (standsIn(other, rest)) kept.delete(other);
      else rest = standsIn(rest, other) ? undefined : withoutShared(rest, other);
    }
    if (rest === undefined) continue;
    kept.add(rest);
    bands.set(band, [...(bands.get(band) ?? []), rest]);
  }
  return [...kept];
}

const rightOf = ({ x, width }: TextRun): number => x + width;

function overlap(a: TextRun, b: TextRun): boolean {
  return (
    Math.abs(a.y - b.y) <= COPY_OFFSET &&
    Math.abs(a.size - b.size) < 0.1 * b.size &&
    Math.min(rightOf(a), rightOf(b)) - Math.max(a.x, b.x) > 0.2 * a.size
  );
}

/** Whether all of `part` stands in `whole`, about where its letters are. */
function standsIn(part: TextRun, whole: TextRun): boolean {
  const text = part.text.trim();
  // Blanks stand in everything.
  if (text === '') return true;
  if (text === whole.text.trim()) return Math.abs(part.x - whole.x) <= COPY_OFFSET;
  const slack = Math.max(COPY_OFFSET, LETTER_SLACK * whole.width);
  const letter = whole.width / Math.max(1, whole.text.length);
  for (let at = whole.text.indexOf(text); at >= 0; at = whole.text.indexOf(text, at + 1))
    if (Math.abs(whole.x + at * letter - part.x) <= slack) return true;
  return false;
}

/** The run without what it begins or ends with where another run says it in the same place. */
function withoutShared(run: TextRun, other: TextRun): TextRun {
  const goesOn = run.x >= other.x;
  const [first, second] = goesOn ? [other, run] : [run, other];
  const letter = first.width / Math.max(1, first.text.length);
  const most = Math.round((rightOf(first) - second.x) / letter / (1 - 2 * LETTER_SLACK)) + 1;
  const shared = sharedLength(first.text.trimEnd(), second.text, most);
  const least = ((rightOf(first) - second.x) / letter) * (1 - 2 * LETTER_SLACK) - 1;
  if (shared === 0 || shared < least) return run;
  if (!goesOn)
    return { ...run, text: run.text.trimEnd().slice(0, -shared), width: other.x - run.x };
  const x = rightOf(other);
  return { ...run, text: run.text.slice(shared), x, width: Math.max(0, rightOf(run) - x) };
}

/** The longest end of one text that another begins with, up to a length. */
function sharedLength(first: string, second: string, most: number): number {
  for (let length = Math.min(most, first.length, second.length); length > 0; length--)
    if (first.endsWith(second.slice(0, length))) return length;
  return 0;
}
