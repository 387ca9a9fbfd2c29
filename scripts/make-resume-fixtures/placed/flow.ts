import type { Color, FontName, PlacedRun, PlacedThing } from './placed-page.ts';
import type { TrueType } from './true-type.ts';

export interface TextStyle {
  size: number;
  font?: FontName;
  color?: Color;
  spacing?: number;
  /** Points before the paragraph. */
  before?: number;
  /** Parts of the size from one baseline to the next. */
  leading?: number;
  align?: 'left' | 'center' | 'right';
  tag?: string;
}

const LEADING = 1.35;
const BULLET_INDENT = 18;

/** A column that texts are set into, one below the other. */
export class Flow {
  readonly things: PlacedThing[] = [];
  readonly #fonts: Readonly<Record<FontName, TrueType>>;
  readonly #left: number;
  readonly #width: number;
  y: number;

  constructor(
    fonts: Readonly<Record<FontName, TrueType>>,
    [left, top, width]: readonly [left: number, top: number, width: number],
  ) {
    this.#fonts = fonts;
    this.#left = left;
    this.#width = width;
    this.y = top;
  }

  /** A paragraph, wrapped; a row that goes on ends with its space. */
  text(text: string, style: TextStyle, indent = 0): this {
    this.y += style.before ?? 0;
    for (const [index, row] of this.#wrapped(text, style, this.#width - indent).entries())
      this.#set(row, { ...style, ...(index > 0 && { tag: '' }) }, indent);
    return this;
  }

  /** Pieces on one row: the first at the left, a last one behind a right tab. */
  row(
    pieces: readonly (readonly [text: string, style: TextStyle])[],
    atRight?: readonly [string, TextStyle],
  ): this {
    const [, first = { size: 10 }] = pieces[0] ?? [];
    this.y += (first.before ?? 0) + first.size * (first.leading ?? LEADING);
    let x = this.#left;
    for (const [index, [text, style]] of pieces.entries()) {
      this.#place(text, x, { ...style, tag: index === 0 ? (style.tag ?? 'P') : '' });
      x += this.widthOf(text, style);
    }
    if (atRight !== undefined) {
      const [text, style] = atRight;
      this.#place(text, this.#left + this.#width - this.widthOf(text, style), {
        ...style,
        tag: '',
      });
    }
    return this;
  }

  /** A list's row: the mark is a piece of its own. */
  bullet(mark: string, text: string, style: TextStyle, indent = BULLET_INDENT): this {
    const at = this.things.length;
    this.text(text, { ...style, tag: 'LBody' }, 2 * indent);
    const first = this.things[at] as PlacedRun;
    this.things.splice(at, 0, { ...first, text: mark, x: this.#left + indent, tag: 'Lbl' });
    return this;
  }

  /** Something that no text is: a rule, a ground. */
  box(height: number, color: Color, before = 3): this {
    this.y += before;
    this.things.push({ box: [this.#left, this.y, this.#width, height], color });
    return this;
  }

  widthOf(text: string, { size, font = 'regular', spacing = 0 }: TextStyle): number {
    const type = this.#fonts[font];
    return Array.from(
      text,
      (letter) => (type.widthOf(type.glyphOf(letter)) * size) / 1000 + spacing,
    ).reduce((sum, width) => sum + width, 0);
  }

  #wrapped(text: string, style: TextStyle, width: number): string[] {
    const rows = [''];
    for (const word of text.split(/(?<= )/)) {
      const row = rows.at(-1) ?? '';
      const isFull = row !== '' && this.widthOf(`${row}${word}`.trimEnd(), style) > width;
      if (isFull) rows.push(word);
      else rows[rows.length - 1] = row + word;
    }
    return rows;
  }

  #set(text: string, style: TextStyle, indent: number): void {
    this.y += style.size * (style.leading ?? LEADING);
    const free = this.#width - indent - this.widthOf(text.trimEnd(), style);
    const shares = { left: 0, center: 0.5, right: 1 };
    this.#place(text, this.#left + indent + shares[style.align ?? 'left'] * free, style);
  }

  #place(
    text: string,
    x: number,
    { size, font = 'regular', color, spacing, tag = 'P' }: TextStyle,
  ): void {
    this.things.push({ text, x, y: this.y, size, font, color, spacing, tag });
  }
}
