import type { TextRun } from '../page/page-text.ts';
import { COPY_OFFSET } from './copies.ts';
import type { Box } from './matrix.ts';
import type { Outline, Painting, Shown } from './painting.ts';
import { withOwnWords } from './spaced-letters.ts';

/** More hidden text than this share of a page is a design that was misjudged, or the text under a scan. */
const MAX_HIDDEN_SHARE = 0.6;

/** Share of a word's width that outlines cover, and closed parts of theirs for each letter, where they are its letters. */
const MIN_COVERED = 0.6;
const MIN_PARTS = 0.25;

/** The runs that a person sees, with list marks that are drawn as shapes put in as glyphs; and the words nobody sees. */
export function visibleRuns(
  runs: readonly TextRun[],
  painting: Painting,
): { runs: TextRun[]; hidden: string[] } {
  const outlined = painting.shown.filter(
    (piece) => piece.hidden === 'invisible' && isOutlined(piece, painting.outlines),
  );
  const hidden = findHidden(painting, new Set(outlined));
  const { kept, dropped } = withoutHidden(
    boldWhereOutlined(withOwnWords(runs, painting.shown), outlined),
    hidden,
  );
  return { runs: [...kept, ...marksAsGlyphs(kept, painting.marks)], hidden: dropped };
}

/** Browsers paint letters that they thicken themselves as outlines, and lay the text over them unseen so that it can be copied. */
function isOutlined({ text, x, y, width, size }: Shown, outlines: readonly Outline[]): boolean {
  let covered = 0;
  let parts = 0;
  for (const { box, parts: all } of outlines) {
    const [left, top, right, bottom] = box;
    if (top < y - 1.3 * size || bottom > y + 0.5 * size) continue;
    const overlap = Math.min(right, x + width) - Math.max(left, x);
    if (overlap <= 0) continue;
    covered += overlap;
    parts += (all * overlap) / (right - left);
  }
  return covered >= MIN_COVERED * width && parts >= MIN_PARTS * text.replace(/\s/g, '').length;
}

/** Thickened letters have the name of the thin font. */
function boldWhereOutlined(runs: readonly TextRun[], outlined: readonly Shown[]): TextRun[] {
  return runs.map((run) => {
    const on = outlined.filter((piece) => beginsOn(run, piece));
    return lettersOf(on) >= 0.6 * lettersOf([run]) && on.length > 0 ? { ...run, bold: true } : run;
  });
}

const beginsOn = (run: TextRun, { x, y }: Shown): boolean =>
  Math.abs(y - run.y) < 1.5 && x > run.x - 1.5 && x < run.x + Math.max(run.width, 1);

function findHidden({ shown, hasPicture }: Painting, outlined: ReadonlySet<Shown>): Shown[] {
  const visible = Map.groupBy(
    shown.filter((piece) => piece.hidden === undefined),
    (piece) => piece.text,
  );
  // Shadows: the same words drawn again in a color that shows.
  const hidden = shown.filter(
    (piece) =>
      piece.hidden !== undefined &&
      !outlined.has(piece) &&
      !(visible.get(piece.text) ?? []).some(
        (other) =>
          Math.abs(other.x - piece.x) < COPY_OFFSET && Math.abs(other.y - piece.y) < COPY_OFFSET,
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

const lettersOf = (pieces: readonly { text: string }[]): number =>
  pieces.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);

/** Drops or shortens runs by the hidden pieces that begin on them. */
function withoutHidden(
  runs: readonly TextRun[],
  hidden: readonly Shown[],
): { kept: TextRun[]; dropped: string[] } {
  if (hidden.length === 0) return { kept: [...runs], dropped: [] };
  const dropped: string[] = [];
  const kept = runs.flatMap((run) => {
    const on = hidden.filter((piece) => beginsOn(run, piece));
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
