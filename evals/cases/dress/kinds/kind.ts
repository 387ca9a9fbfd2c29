import type { Draw, DressKind, Style } from '../model.ts';

/** Kinds that change the style alone, from names to what each sets. */
export function styleKinds(
  dimension: string,
  byName: Record<string, (style: Style, draw: Draw) => void>,
): DressKind[] {
  return Object.entries(byName).map(([name, style]) => ({
    id: `${dimension}/${name}`,
    dimension,
    style,
  }));
}

/** The default of a dimension, which changes nothing. */
export function defaultKind(dimension: string, name: string): DressKind {
  return { id: `${dimension}/${name}`, dimension };
}

/** A wording as the end of an id: lower-case letters and digits with dashes. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
