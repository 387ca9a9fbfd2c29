import type { Box } from './matrix.ts';
import type { TextRun } from './page-text.ts';
import type { Painting, Shown } from './painting.ts';

/** More hidden text than this share of a page is a design that was misjudged, or the text under a scan. */
const MAX_HIDDEN_SHARE = 0.6;

/** The runs that a person sees, with list marks that are drawn as shapes put in as glyphs; and the words nobody sees. */
export function visibleRuns(
  runs: readonly TextRun[],
  painting: Painting,
): { runs: TextRun[]; hidden: string[] } {
  const hidden = findHidden(painting);
  const { kept, dropped } = withoutHidden(runs, hidden);
  return { runs: [...kept, ...marksAsGlyphs(kept, painting.marks)], hidden: dropped };
}

function findHidden({ shown, hasPicture }: Painting): Shown[] {
  const visible = Map.groupBy(
    shown.filter((piece) => piece.hidden === undefined),
    (piece) => piece.text,
  );
  // Shadows: the same words drawn again in a color that shows.
  const hidden = shown.filter(
    (piece) =>
      piece.hidden !== undefined &&
      !(visible.get(piece.text) ?? []).some(
        (other) => Math.abs(other.x - piece.x) < 2 && Math.abs(other.y - piece.y) < 2,
      ),
  );
  const isScan = hasPicture && hidden.every((piece) => piece.hidden === 'invisible');
  const doubtful = hidden.filter((piece) => piece.hidden === 'color');
  const all = lettersOf(shown);
  if (isScan && lettersOf(hidden) > MAX_HIDDEN_SHARE * all) return [];
  if (lettersOf(doubtful) > MAX_HIDDEN_SHARE * all)
    return hidden.filter((piece) => piece.hidden !== 'color');
  return hidden;
}

const lettersOf = (pieces: readonly Shown[]): number =>
  pieces.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);

/** Drops or shortens runs by the hidden pieces that begin on them. */
function withoutHidden(
  runs: readonly TextRun[],
  hidden: readonly Shown[],
): { kept: TextRun[]; dropped: string[] } {
  if (hidden.length === 0) return { kept: [...runs], dropped: [] };
  const dropped: string[] = [];
  const kept = runs.flatMap((run) => {
    const on = hidden.filter(
      ({ x, y }) =>
        Math.abs(y - run.y) < 1.5 && x > run.x - 1.5 && x < run.x + Math.max(run.width, 1),
    );
    if (on.length === 0) return [run];
    if (lettersOf(on) >= 0.9 * lettersOf([run])) {
      dropped.push(run.text);
      return [];
    }
    let { text } = run;
    for (const piece of on) {
      const at = text.indexOf(piece.text.trim());
      if (at < 0) continue;
      dropped.push(piece.text.trim());
      text = text.slice(0, at) + text.slice(at + piece.text.trim().length);
    }
    return [{ ...run, text }];
  });
  return { kept, dropped };
}

/** A bullet for each small shape that stands close before text, on its x-height. */
function marksAsGlyphs(runs: readonly TextRun[], marks: readonly Box[]): TextRun[] {
  return marks.flatMap(([left, top, right, bottom]) => {
    const middle = (top + bottom) / 2;
    const beside = runs.filter(
      (run) =>
        run.text.trim() !== '' &&
        middle > run.y - 0.75 * run.size &&
        middle < run.y + 0.1 * run.size &&
        right - left <= 0.55 * run.size &&
        run.x > right &&
        run.x - right < 2.5 * run.size,
    );
    const first = beside.sort((a, b) => a.x - b.x)[0];
    return first === undefined || first.bold
      ? []
      : [{ ...first, text: '•', x: left, width: right - left }];
  });
}
