import type { EmbeddedFont, ShownGlyph } from './embedded-font.ts';
import { figure } from './pdf-objects.ts';
import {
  type Color,
  isRun,
  type PlacedBox,
  type PlacedRun,
  type PlacedThing,
} from './placed-page.ts';

type Fonts = Readonly<Record<PlacedRun['font'], EmbeddedFont>>;
const NAMES = { regular: 'F4', bold: 'F5', italic: 'F6' } as const;
const QUARTZ_NAMES = { regular: 'TT1', bold: 'TT2', italic: 'TT3' } as const;

const hex = (code: number, digits = 4): string =>
  code.toString(16).padStart(digits, '0').toUpperCase();
const shades = (color: Color = [0, 0, 0]): string => color.map(figure).join(' ');

/** Marks of a tagged page, numbered. */
class Marks {
  readonly tags: string[] = [];

  around(tag: string | undefined, content: string): string {
    if (tag !== undefined && tag !== '') this.tags.push(tag);
    else if (this.tags.length === 0) this.tags.push('P');
    const name = tag === undefined || tag === '' ? (this.tags.at(-1) ?? 'P') : tag;
    return `/${name} <</MCID ${this.tags.length - 1} >>BDC\n${content}\nEMC`;
  }
}

export interface Painted {
  content: string;
  /** Roles of the marked pieces, in order; empty for a page that is not tagged. */
  tags: readonly string[];
}

export type Paint = (
  things: readonly PlacedThing[],
  fonts: Fonts,
  size: readonly [number, number],
) => Painted;

/** Skia for Google Docs: the page upside down in 96ths of an inch, a piece of a tagged page in a mark each, every word shown and the next reached by its distance. */
export const paintSkia: Paint = (things, fonts, [width, height]) => {
  const marks = new Marks();
  const scale = 4 / 3;
  const ground = `q\n.75 0 0 .75 0 0 cm\n1 1 1 RG 1 1 1 rg\n/G3 gs\n0 0 ${figure(width * scale)} ${figure(height * scale)} re\nf\nQ`;
  const painted = things.map((thing) => {
    if (!isRun(thing)) return `q\n${shades(thing.color)} rg\n${rectangle(thing)}\nf\nQ`;
    const words = thing.text.split(/(?<= )/).map((word) => fonts[thing.font].shape(word));
    const size = thing.size * scale;
    const shown = words.map((glyphs) => {
      const codes = glyphs.map(({ code }) => hex(code)).join('');
      return `<${codes}> Tj ${figure((widthOf(glyphs) * size) / 1000)} 0 Td`;
    });
    const color = shades(thing.color);
    return marks.around(
      thing.tag,
      `q\n.75 0 0 .75 0 0 cm\n${color} RG ${color} rg\n/G3 gs\nBT\n/${NAMES[thing.font]} ${figure(size)} Tf\n1 0 0 -1 ${figure(thing.x * scale)} ${figure(thing.y * scale)} Tm\n${shown.join(' ')}\nET\nQ`,
    );
  });
  const content = [`1 0 0 -1 0 ${figure(height)} cm`, ground, ...painted].join('\n');
  return { content, tags: marks.tags };
};

/** Canva: the page upside down in points; letters that stand apart are shown one by one, other rows in pieces of uneven length; its elements in the order of their layers. */
export const paintCanva: Paint = (things, fonts, [, height]) => {
  const marks = new Marks();
  const painted = things.map((thing) => {
    if (!isRun(thing)) return `q\n${shades(thing.color)} rg\n${rectangle(thing)}\nf\nQ`;
    const { size, spacing = 0 } = thing;
    const glyphs = fonts[thing.font].shape(thing.text);
    const pieces = spacing === 0 ? unevenly(glyphs) : glyphs.map((glyph) => [glyph]);
    const shown = pieces.map((piece) => {
      const codes = piece.map(({ code }) => hex(code)).join('');
      const across = (widthOf(piece) * size) / 1000 + spacing * piece.length;
      return `<${codes}> Tj ${figure(across)} 0 Td`;
    });
    return marks.around(
      thing.tag,
      `q\n1 0 0 1 ${figure(thing.x)} ${figure(thing.y)} cm\n${shades(thing.color)} rg\nBT\n/${NAMES[thing.font]} ${figure(size)} Tf\n1 0 0 -1 0 0 Tm\n${shown.join('\n')}\nET\nQ`,
    );
  });
  return { content: [`1 0 0 -1 0 ${figure(height)} cm`, ...painted].join('\n'), tags: marks.tags };
};

/** How far Quartz sets a pair of letters closer, in thousandths; by their codes, so that it is the same each time. */
const kernOf = (one: ShownGlyph, next: ShownGlyph): number =>
  (one.code * 7 + next.code * 3) % 11 === 0 ? 18 : 0;

/** Quartz for Pages: nothing tagged, a matrix for every row, kerning inside of arrays, spacing as a state of the text. */
export const paintQuartz: Paint = (things, fonts, [width, height]) => {
  const painted = things.map((thing) => {
    const { color = [0, 0, 0] } = thing;
    if (!isRun(thing)) {
      const [x, y, w, h] = thing.box;
      return `q ${shades(color)} sc ${figure(x)} ${figure(height - y - h)} ${figure(w)} ${figure(h)} re f Q`;
    }
    const glyphs = fonts[thing.font].shape(thing.text);
    const spaced = thing.spacing === undefined ? '' : `${figure(thing.spacing / thing.size)} Tc `;
    const place = `1 0 0 1 ${figure(thing.x)} ${figure(height - thing.y)} cm`;
    const size = figure(thing.size);
    return `q ${place} BT ${shades(color)} sc\n${spaced}${size} 0 0 ${size} 0 0 Tm /${QUARTZ_NAMES[thing.font]} 1 Tf [ ${kerned(glyphs)} ] TJ ET Q`;
  });
  const page = `q Q q 0 0 ${figure(width)} ${figure(height)} re W n /Cs1 cs /Perceptual ri`;
  return { content: [page, ...painted, 'Q'].join('\n'), tags: [] };
};

/** FOP, which LinkedIn formats its profiles with: nothing tagged, the page upside down in points, a row an array of its own with codes of two bytes. */
export const paintFop: Paint = (things, fonts, [, height]) => {
  const painted = things.map((thing) => {
    const color = shades(thing.color);
    if (!isRun(thing)) return `${color} rg\n${rectangle(thing)}\nf`;
    const glyphs = fonts[thing.font].shape(thing.text);
    const place = `1 0 0 -1 ${figure(thing.x)} ${figure(thing.y)} Tm`;
    return `BT\n${color} rg\n/${NAMES[thing.font]} ${figure(thing.size)} Tf\n${place} [${kerned(glyphs, 4)}] TJ\nET`;
  });
  return { content: [`q\n1 0 0 -1 0 ${figure(height)} cm`, ...painted, 'Q'].join('\n'), tags: [] };
};

function kerned(glyphs: readonly ShownGlyph[], digits: 2 | 4 = 2): string {
  let shown = '<';
  for (const [index, glyph] of glyphs.entries()) {
    shown += hex(glyph.code, digits);
    const next = glyphs[index + 1];
    const kern = next === undefined ? 0 : kernOf(glyph, next);
    if (kern > 0) shown += `> ${kern} <`;
  }
  return `${shown}>`;
}

const widthOf = (glyphs: readonly ShownGlyph[]): number =>
  glyphs.reduce((sum, { width }) => sum + width, 0);

const LENGTHS = [4, 7, 2, 9, 5];

function unevenly(glyphs: readonly ShownGlyph[]): ShownGlyph[][] {
  const pieces: ShownGlyph[][] = [];
  for (let at = 0; at < glyphs.length; ) {
    const length = LENGTHS[pieces.length % LENGTHS.length] ?? 4;
    pieces.push(glyphs.slice(at, at + length));
    at += length;
  }
  return pieces;
}

/** On a page upside down. */
const rectangle = ({ box }: PlacedBox): string => `${box.map(figure).join(' ')} re`;
