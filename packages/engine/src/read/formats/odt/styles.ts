import { overlay } from '../docx/styles.ts';
import type { Looks } from '../rich/styled-lines.ts';
import { findChild, type XmlNode } from '../rich/xml.ts';

/** A paragraph or text style with all that it is based on. Lengths in points. */
export interface OdtStyle extends Looks {
  indent?: number | undefined;
  before?: number | undefined;
  headingLevel?: number | undefined;
  shaded?: boolean | undefined;
}

export type StyleLookup = (name: string | undefined) => OdtStyle;

const MAX_DEPTH = 12;
const POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 };

/** `0.25in` -> 18; undefined for percentages and the like. */
function toPoints(length: string | undefined): number | undefined {
  const match = /^(-?[\d.]+)(pt|in|cm|mm|px)$/.exec(length ?? '');
  const unit = POINTS[match?.[2] ?? ''];
  return match?.[1] === undefined || unit === undefined ? undefined : Number(match[1]) * unit;
}

export function readOdtStyles(parts: readonly (XmlNode | undefined)[]): StyleLookup {
  const containers = parts.flatMap((part) =>
    (part?.children ?? []).filter(({ name }) => name === 'styles' || name === 'automatic-styles'),
  );
  const nodes = containers.flatMap(({ children }) => children);
  const named = new Map(
    nodes
      .filter(({ name }) => name === 'style')
      .map((node) => [node.attributes.name ?? '', node] as const),
  );
  const byDefault = nodes.find(
    ({ name, attributes }) => name === 'default-style' && attributes.family === 'paragraph',
  );
  const base = byDefault === undefined ? {} : ownStyle(byDefault);
  const resolve = (name: string | undefined, depth: number): OdtStyle => {
    const node = named.get(name ?? '');
    if (node === undefined || depth > MAX_DEPTH) return {};
    return overlay(resolve(node.attributes['parent-style-name'], depth + 1), ownStyle(node));
  };
  return (name) => overlay(base, resolve(name, 0));
}

function ownStyle(node: XmlNode): OdtStyle {
  const text = findChild(node, 'text-properties')?.attributes ?? {};
  const paragraph = findChild(node, 'paragraph-properties')?.attributes ?? {};
  const is = (value: string | undefined, test: RegExp): boolean | undefined =>
    value === undefined ? undefined : test.test(value);
  const ground = text['background-color'] ?? paragraph['background-color'];
  const level = Number(node.attributes['default-outline-level']);
  return {
    bold: is(text['font-weight'], /^(bold|[6-9]00)$/),
    italic: is(text['font-style'], /^(italic|oblique)$/),
    caps: is(text['text-transform'], /^uppercase$/),
    hidden: is(text.display, /^none$/),
    white: is(text.color, /^#f[c-f]f[c-f]f[c-f]$/i),
    size: toPoints(text['font-size']),
    indent: toPoints(paragraph['margin-left']),
    before: toPoints(paragraph['margin-top']),
    shaded: ground === undefined ? undefined : ground !== 'transparent',
    headingLevel: level > 0 ? level : undefined,
  };
}
