/** A piece of text at its place: points from the top left of the page, y at its baseline. */
export interface PlacedRun {
  text: string;
  x: number;
  y: number;
  size: number;
  font: FontName;
  color?: Color | undefined;
  /** Points more between letters. */
  spacing?: number | undefined;
  /** Role in the tree of a tagged file, where a new element begins. */
  tag?: string | undefined;
}

export interface PlacedBox {
  box: readonly [x: number, y: number, width: number, height: number];
  color: Color;
}

export type FontName = 'regular' | 'bold' | 'italic';
export type Color = readonly [red: number, green: number, blue: number];
export type PlacedThing = PlacedRun | PlacedBox;

/** Pages in the order in which their things are painted. */
export interface PlacedDocument {
  id: string;
  maker: 'google-docs' | 'pages' | 'canva' | 'linkedin';
  title: string;
  fonts: Readonly<Record<FontName, string>>;
  size: readonly [width: number, height: number];
  pages: readonly PlacedThing[][];
}

export const isRun = (thing: PlacedThing): thing is PlacedRun => 'text' in thing;
