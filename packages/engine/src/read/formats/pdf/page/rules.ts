import { type Box, type Matrix, mapBox } from '../runs/matrix.ts';

/** A drawn line is no thicker than this and no shorter than that, in points. */
const MAX_THICKNESS = 1.6;
const MIN_LENGTH = 6;
/** Far more than the borders of any table. */
export const MAX_RULES = 1500;

/** The upright and level lines of a path, as boxes: lines that are stroked, the sides of stroked rectangles, thin filled rectangles. */
export function rulesOf(points: ArrayLike<number>, matrix: Matrix, isFilled: boolean): Box[] {
  const rules: Box[] = [];
  for (const corners of subpathsOf(points)) {
    if (isFilled) {
      const xs = corners.map(([x]) => x);
      const ys = corners.map(([, y]) => y);
      rules.push(
        mapBox(matrix, [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]),
      );
    } else {
      for (let at = 1; at < corners.length; at++) {
        const [[x1, y1], [x2, y2]] = [corners[at - 1] as Point, corners[at] as Point];
        rules.push(mapBox(matrix, [x1, y1, x2, y2]));
      }
    }
  }
  return rules.filter(isRule);
}

type Point = [number, number];

function isRule([left, top, right, bottom]: Box): boolean {
  const [width, height] = [right - left, bottom - top];
  return Math.min(width, height) <= MAX_THICKNESS && Math.max(width, height) >= MIN_LENGTH;
}

/** Corners of each part of a path; none for parts with curves. Points as pdf.js packs them: 0 moves, 1 draws a line, 2 and 3 curves, 4 closes. */
function subpathsOf(points: ArrayLike<number>): Point[][] {
  const parts: Point[][] = [];
  for (let at = 0; at < points.length; ) {
    const kind = points[at];
    const part = parts.at(-1);
    const point: Point = [points[at + 1] ?? 0, points[at + 2] ?? 0];
    if (kind === 0) {
      parts.push([point]);
      at += 3;
    } else if (kind === 1) {
      part?.push(point);
      at += 3;
    } else if (kind === 4) {
      const first = part?.[0];
      if (first !== undefined) part?.push(first);
      at += 1;
    } else return [];
  }
  return parts;
}
