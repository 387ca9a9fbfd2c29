import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MAX_RULES, rulesOf } from '../page/rules.ts';
import {
  type Box,
  compose,
  holds,
  IDENTITY,
  intersect,
  type Matrix,
  mapBox,
  mapPoint,
} from './matrix.ts';

/** One piece of text as it is drawn; points from the top left. */
export interface Shown {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /** Why nobody can see it; undefined for text that can be seen. */
  hidden?: 'invisible' | 'tiny' | 'color' | 'outside';
}

/** What a page draws besides the positions of its text. */
export interface Painting {
  shown: Shown[];
  /** Filled shapes that are no rectangles: letters painted as outlines among them. */
  outlines: Outline[];
  /** Small filled shapes: list marks that are no glyphs. */
  marks: Box[];
  /** Upright and level lines: the borders of tables among them. */
  rules: Box[];
  hasPicture: boolean;
}

/** A filled shape that shows, with the number of its closed parts. */
export interface Outline {
  box: Box;
  parts: number;
}

interface Glyph {
  unicode?: string;
  width?: number;
}

interface State {
  ctm: Matrix;
  clip: Box;
  /** `#rrggbb`; undefined for a pattern. */
  fill: string | undefined;
  alpha: number;
  mode: number;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
}

/** Below this a letter is a line of dust. */
const MIN_VISIBLE_SIZE = 3;
const MIN_ALPHA = 0.08;
/** Largest sum of differences of red, green and blue that the eye does not see. */
const SAME_COLOR = 24;
const MARK_SIZE = [1.2, 7] as const;
/** More shapes than the letters of any page. */
const MAX_OUTLINES = 6000;
const WHITE = '#ffffff';
/** The text that is neither filled nor stroked, alone or as a clip. */
const INVISIBLE_MODES = new Set([3, 7]);

/** Walks the operators once, keeping track of what lies under each piece of text. */
export class PageWalk {
  readonly painting: Painting = {
    shown: [],
    outlines: [],
    marks: [],
    rules: [],
    hasPicture: false,
  };
  readonly #page: Box;
  readonly #areas: { box: Box; color: string | undefined }[] = [];
  readonly #stack: State[] = [];
  #state: State;
  #clips = false;
  #line: Matrix = IDENTITY;
  #text: Matrix = IDENTITY;

  constructor(viewport: { transform: number[]; width: number; height: number }) {
    this.#page = [0, 0, viewport.width, viewport.height];
    this.#state = {
      ctm: viewport.transform as unknown as Matrix,
      clip: this.#page,
      fill: '#000000',
      alpha: 1,
      mode: 0,
      size: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
    };
  }

  walk({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] }): Painting {
    fnArray.forEach((operator, index) => {
      const args: unknown = argsArray[index];
      this.#step(operator, Array.isArray(args) ? args : []);
    });
    return this.painting;
  }

  // biome-ignore lint/suspicious/noExplicitAny: pdf.js types an operator's arguments as any[]
  #step(operator: number, args: any[]): void {
    const state = this.#state;
    switch (operator) {
      case OPS.save:
        this.#stack.push({ ...state });
        break;
      case OPS.restore:
        this.#state = this.#stack.pop() ?? state;
        break;
      case OPS.transform:
        state.ctm = compose(state.ctm, args as unknown as Matrix);
        break;
      case OPS.paintFormXObjectBegin:
        this.#stack.push({ ...state });
        if (args[0]) state.ctm = compose(state.ctm, args[0]);
        if (args[1]) state.clip = intersect(state.clip, mapBox(state.ctm, args[1]));
        break;
      case OPS.paintFormXObjectEnd:
        this.#state = this.#stack.pop() ?? state;
        break;
      case OPS.setFillRGBColor:
        state.fill = typeof args[0] === 'string' ? args[0] : undefined;
        break;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        state.fill = undefined;
        break;
      case OPS.setGState:
        for (const [key, value] of args[0] ?? []) if (key === 'ca') state.alpha = value;
        break;
      case OPS.clip:
      case OPS.eoClip:
        this.#clips = true;
        break;
      case OPS.constructPath:
        this.#addPath(args[0], args[1]?.[0], args[2]);
        break;
      default:
        if (PICTURES.has(operator)) this.#addPicture();
        else this.#stepText(operator, args);
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: pdf.js types an operator's arguments as any[]
  #stepText(operator: number, args: any[]): void {
    const state = this.#state;
    switch (operator) {
      case OPS.beginText:
        this.#line = IDENTITY;
        this.#text = IDENTITY;
        break;
      case OPS.setTextMatrix:
        this.#line = args[0] as Matrix;
        this.#text = this.#line;
        break;
      case OPS.moveText:
        this.#line = compose(this.#line, [1, 0, 0, 1, args[0], args[1]]);
        this.#text = this.#line;
        break;
      case OPS.setFont:
        state.size = args[1];
        break;
      case OPS.setTextRenderingMode:
        state.mode = args[0];
        break;
      case OPS.setCharSpacing:
        state.charSpacing = args[0];
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = args[0];
        break;
      case OPS.setHScale:
        state.scale = args[0] / 100;
        break;
      case OPS.showText:
        this.#show(args[0]);
        break;
    }
  }

  #addPath(
    operator: number,
    points: ArrayLike<number> | undefined,
    bounds: Box | null | undefined,
  ): void {
    // A path without points has no bounds.
    if (!bounds || bounds.length < 4) return;
    const box = mapBox(this.#state.ctm, [bounds[0], bounds[1], bounds[2], bounds[3]]);
    if (this.#clips) this.#state.clip = intersect(this.#state.clip, box);
    this.#clips = false;
    const isFilled = FILLS.has(operator);
    if (!isFilled && operator !== OPS.stroke && operator !== OPS.closeStroke) return;
    if (isMark(box, points)) this.painting.marks.push(box);
    if (points !== undefined && this.painting.rules.length < MAX_RULES)
      this.painting.rules.push(...rulesOf(points, this.#state.ctm, isFilled));
    if (!isFilled) return;
    const seen = intersect(box, this.#state.clip);
    const color = this.#state.alpha < 0.95 ? undefined : this.#state.fill;
    // Only an upright rectangle covers all of its box; of other shapes it is not known what they cover.
    const covers = points !== undefined && isRectangle(points);
    if (
      !covers &&
      points !== undefined &&
      this.painting.outlines.length < MAX_OUTLINES &&
      this.#isSeen(seen)
    )
      this.painting.outlines.push({ box: seen, parts: partsOf(points) });
    if (seen[2] - seen[0] > 4 && seen[3] - seen[1] > 4)
      this.#areas.push({ box: seen, color: covers ? color : undefined });
  }

  #addPicture(): void {
    this.painting.hasPicture = true;
    const box = intersect(mapBox(this.#state.ctm, [0, 0, 1, 1]), this.#state.clip);
    this.#areas.push({ box, color: undefined });
  }

  #show(glyphs: (Glyph | number | null)[]): void {
    const state = this.#state;
    const matrix = compose(state.ctm, this.#text);
    const [x, y] = mapPoint(matrix, 0, 0);
    let advance = 0;
    let text = '';
    for (const glyph of glyphs ?? []) {
      if (typeof glyph === 'number') {
        advance -= (glyph / 1000) * state.size;
      } else if (glyph !== null) {
        text += glyph.unicode ?? '';
        const space = glyph.unicode === ' ' ? state.wordSpacing : 0;
        advance += ((glyph.width ?? 0) / 1000) * state.size + state.charSpacing + space;
      }
    }
    if (text.trim() !== '') {
      const size = Math.abs(state.size) * Math.hypot(matrix[2], matrix[3]);
      const width = advance * state.scale * Math.hypot(matrix[0], matrix[1]);
      const hidden = this.#whyHidden(x, y, size);
      this.painting.shown.push({ text, x, y, width, size, ...(hidden && { hidden }) });
    }
    this.#text = compose(this.#text, [1, 0, 0, 1, advance * state.scale, 0]);
  }

  #whyHidden(x: number, y: number, height: number): Shown['hidden'] {
    const { mode, alpha, fill } = this.#state;
    if (INVISIBLE_MODES.has(mode) || alpha < MIN_ALPHA) return 'invisible';
    if (height < MIN_VISIBLE_SIZE) return 'tiny';
    if (!holds([-2, -2, this.#page[2] + 2, this.#page[3] + height], x, y)) return 'outside';
    if (mode !== 0 || fill === undefined) return undefined;
    return this.#isGround(fill, x + 0.3 * height, y - 0.3 * height) ? 'color' : undefined;
  }

  /** Whether a shape of this box can be told from what lies under it. */
  #isSeen([left, top, right, bottom]: Box): boolean {
    const { alpha, fill } = this.#state;
    if (alpha < MIN_ALPHA || right <= left || bottom <= top) return false;
    return fill === undefined || !this.#isGround(fill, (left + right) / 2, (top + bottom) / 2);
  }

  /** Whether the color is that of the ground at a point. */
  #isGround(color: string, x: number, y: number): boolean {
    const area = this.#areas.findLast(({ box }) => holds(box, x, y));
    const ground = area === undefined ? WHITE : area.color;
    return ground !== undefined && distance(color, ground) <= SAME_COLOR;
  }
}

const FILLS = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const PICTURES = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintImageMaskXObjectGroup,
  OPS.shadingFill,
]);

/** A small shape about as wide as it is tall. */
function isMark([left, top, right, bottom]: Box, points: ArrayLike<number> | undefined): boolean {
  const [width, height] = [right - left, bottom - top];
  const [least, most] = MARK_SIZE;
  if (points === undefined || width < least || width > most || height < least) return false;
  return Math.abs(width - height) <= 0.2 * width;
}

/** Points as pdf.js packs them: 0 or 1 before a point that a line leads to, 4 closes. */
function isRectangle(points: ArrayLike<number>): boolean {
  const corners: [number, number][] = [];
  for (let at = 0; at < points.length; ) {
    const kind = points[at];
    if (kind === 4) at += 1;
    else if (kind === 0 || kind === 1) {
      corners.push([points[at + 1] ?? 0, points[at + 2] ?? 0]);
      at += 3;
    } else return false;
  }
  const xs = new Set(corners.map(([x]) => Math.round(x * 10)));
  const ys = new Set(corners.map(([, y]) => Math.round(y * 10)));
  return corners.length >= 4 && corners.length <= 5 && xs.size === 2 && ys.size === 2;
}

/** How many closed parts a path has: points as pdf.js packs them, 0 before each that begins one. */
function partsOf(points: ArrayLike<number>): number {
  let parts = 0;
  for (let at = 0; at < points.length; at += STEP[points[at] ?? 4] ?? 1)
    if (points[at] === 0) parts++;
  return parts;
}

/** Numbers that pdf.js packs for each kind of step: the kind and its points. */
const STEP = [3, 3, 7, 5, 1];

function distance(a: string, b: string): number {
  const channel = (color: string, from: number): number =>
    Number.parseInt(color.slice(from, from + 2), 16);
  return [1, 3, 5].reduce((sum, from) => sum + Math.abs(channel(a, from) - channel(b, from)), 0);
}
