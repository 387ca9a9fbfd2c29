import { isBulletMark } from '../../../characters.ts';
import type { TextRun } from '../page/page-text.ts';

/** Fonts of pictures: whatever letter a glyph of theirs comes as, it is none. */
const ICON_FONT =
  /awesome|marvosym|icons?(?![a-z])|glyphicon|material|feather|ionic|octicon|linearicons/i;
/** Fonts whose letters are list marks where they stand alone before text: Word's `§`, `Ø`, `ü`, `n`. */
const MARK_FONT = /wingding|webding|dingbat|^symbol|opensymbol/i;
const ICON_TEXT =
  /^(?:[\ue000-\uf8ff]|\ufe0f|(?![\d#*©®™])\p{Extended_Pictographic}|[⌂⌖☎-☔⚐-⚑✆-✉])+$/u;

/** Whether the run is a picture, not a word. List marks are none. */
export function isIcon({ text, font }: TextRun): boolean {
  const bare = text.replace(/\s/g, '');
  if (isBulletMark(bare)) return false;
  return ICON_TEXT.test(bare) || (ICON_FONT.test(font) && [...bare].length <= 2);
}

/** How far below or above its text a list mark of another size may be drawn, in sizes of the mark. */
const MAX_OFFSET = 0.6;
const MAX_REACH = 3;

/** List marks as a reader sees them: letters of mark fonts become bullets, and a mark set on a line of its own height stands on the line of its text. */
export function withMarks(runs: readonly TextRun[]): TextRun[] {
  const named = runs.map((run) => {
    const isMark = MARK_FONT.test(run.font) && [...run.text.trim()].length === 1;
    return isMark && !isBulletMark(run.text) ? { ...run, text: '•' } : run;
  });
  const bands = Map.groupBy(named, bandOf);
  return named.map((run) => {
    if (!isBulletMark(run.text)) return run;
    const band = bandOf(run);
    return onItsLine(
      run,
      [band - 1, band, band + 1].flatMap((near) => bands.get(near) ?? []),
    );
  });
}

/** Height on the page in steps above any mark's offset, so that only runs nearby are compared. */
const bandOf = ({ y }: TextRun): number => Math.floor(y / 24);

function onItsLine(mark: TextRun, runs: readonly TextRun[]): TextRun {
  const offset = (run: TextRun): number => Math.abs(run.y - mark.y);
  const beside = runs.filter(
    (run) =>
      run !== mark &&
      run.x > mark.x &&
      run.x - mark.x < MAX_REACH * mark.size &&
      offset(run) < MAX_OFFSET * mark.size,
  );
  const nearest = beside.sort((a, b) => offset(a) - offset(b))[0];
  return nearest === undefined ? mark : { ...mark, y: nearest.y };
}

/** Sizes by which a raised figure stands above its text, and its size in that of its text. */
const RAISED = [0.2, 0.55] as const;
const MAX_RAISED_SIZE = 0.8;
const RAISED_FIGURES = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Figures set small and high right behind a word, as in m², stand on the line of that word. */
export function withRaisedFigures(runs: readonly TextRun[]): TextRun[] {
  return runs.map((run) => {
    if (!/^\d{1,2}$/.test(run.text)) return run;
    const word = runs.find((other) => {
      const step = (other.y - run.y) / other.size;
      const gap = run.x - other.x - other.width;
      return (
        run.size < MAX_RAISED_SIZE * other.size &&
        step > RAISED[0] &&
        step < RAISED[1] &&
        Math.abs(gap) < 0.12 * other.size &&
        /[\p{L}\d)]$/u.test(other.text)
      );
    });
    if (word === undefined) return run;
    const text = run.text.replace(/\d/g, (figure) => RAISED_FIGURES[Number(figure)] ?? figure);
    return { ...run, text, y: word.y };
  });
}
