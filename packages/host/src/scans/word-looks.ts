import type { GreyPicture } from './grey-picture.ts';
import type { FoundLine, FoundWord } from './letters.ts';

const INK = 128;
const ASCENDS = /[\p{Lu}\p{N}bdfhkl()[\]{}|/\\&@#%$€£!?"'’“”À-ÖØ-Þà-ÿ]/u;
const DESCENDS = /[gjpqyç()[\]{}|/@$;Q]/u;
/** Letters whose height says nothing of the type's. */
const FLAT = /^[\p{P}\p{S}]+$/u;

/** Parts of the type's size, as most fonts draw: small letters, tall ones, what hangs below the line. */
const X_HEIGHT = 0.5;
const CAP_HEIGHT = 0.71;
const T_HEIGHT = 0.64;
const DESCENT = 0.2;

/** The type's size in pixels by how tall the words of a line are; 0 for a line of marks alone. */
export function typeSizeOf({ words }: FoundLine): number {
  const sizes = words
    .filter(({ text }) => !FLAT.test(text))
    .flatMap(({ text, bbox }) => {
      const up = ASCENDS.test(text) ? CAP_HEIGHT : /[tij]/.test(text) ? T_HEIGHT : X_HEIGHT;
      const down = DESCENDS.test(text) ? DESCENT : /,/.test(text) ? DESCENT / 2 : 0;
      const size = (bbox.y1 - bbox.y0) / (up + down);
      return Array.from({ length: Math.min(text.length, 12) }, () => size);
    })
    .sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** How wide a word's strokes are: the usual run of dark pixels along its rows. 0 where there is none. */
export function strokeOf({ width, pixels }: GreyPicture, { bbox }: FoundWord): number {
  const counts = new Map<number, number>();
  for (let y = bbox.y0; y < bbox.y1; y++) {
    let run = 0;
    for (let x = bbox.x0; x <= bbox.x1; x++) {
      const isInk = x < bbox.x1 && (pixels[y * width + x] ?? 255) < INK;
      if (isInk) run++;
      else if (run > 0) {
        counts.set(run, (counts.get(run) ?? 0) + 1);
        run = 0;
      }
    }
  }
  const runs = [...counts].sort(([a], [b]) => a - b);
  const all = runs.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  for (const [run, count] of runs) {
    // The middle run, told finer than by whole pixels.
    if (below + count >= all / 2) return run - 0.5 + (all / 2 - below) / count;
    below += count;
  }
  return 0;
}

/** What Tesseract takes a list's mark for. */
const MARK_LIKE = /^[-–—«»*+°·•●■▪◦○oOeEc©®@¢=~.,:;'"“”>)]{1,2}$/;
/** Parts of the type's size that a mark measures. */
const MARK_SIZE = [0.1, 0.5] as const;

/** Whether the first word of a line is a list's mark by its looks: small, off the line, and a piece of its own. */
export function isListMark(
  word: FoundWord,
  next: FoundWord,
  size: number,
  baseline: number,
): boolean {
  if (!MARK_LIKE.test(word.text)) return false;
  const { bbox } = word;
  const [width, height] = [bbox.x1 - bbox.x0, bbox.y1 - bbox.y0];
  const [least, most] = MARK_SIZE;
  if (height > most * size || width > 2 * most * size || width < least * size) return false;
  if (next.bbox.x0 - bbox.x1 < 0.2 * size) return false;
  // Small letters stand on the line; a mark stands above it.
  return height < 0.42 * size || baseline - bbox.y1 > 0.06 * size;
}

/** How far before a line, in sizes, a mark is looked for. */
const REACH = 2.6;
const GAP = 0.2;

/** A list's mark that was read as no word: one small dark piece before the line, with paper all around. Its left edge, width and middle in pixels. */
export function markBefore(
  { width, pixels }: GreyPicture,
  first: FoundWord,
  size: number,
  baseline: number,
): { left: number; width: number; middle: number } | undefined {
  const right = Math.round(first.bbox.x0 - GAP * size);
  const left = Math.max(0, Math.round(first.bbox.x0 - REACH * size));
  const [top, bottom] = [Math.round(baseline - 0.85 * size), Math.round(baseline + 0.25 * size)];
  let [x0, x1, y0, y1, ink] = [right, left, bottom, top, 0];
  for (let y = Math.max(0, top); y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if ((pixels[y * width + x] ?? 255) >= INK) continue;
      [x0, x1, y0, y1] = [
        Math.min(x0, x),
        Math.max(x1, x + 1),
        Math.min(y0, y),
        Math.max(y1, y + 1),
      ];
      ink++;
    }
  }
  const [across, down] = [x1 - x0, y1 - y0];
  const [least, most] = MARK_SIZE;
  const isSmall = across > least * size && across < most * size && down < most * size;
  if (!isSmall || ink < 0.5 * across * down || x0 <= left + 1 || y1 > baseline) return undefined;
  return { left: x0, width: across, middle: (y0 + y1) / 2 };
}
