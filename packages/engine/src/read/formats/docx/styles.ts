import type { Looks } from '../rich/styled-lines.ts';
import { findChild, findToggle, findVal, type XmlNode } from '../rich/xml.ts';

export interface ParagraphStyle extends Looks {
  headingLevel?: number | undefined;
  numId?: string | undefined;
  listLevel?: number | undefined;
}

export interface Styles {
  /** The style with all that it is based on; the defaults for an unknown one. */
  getStyle(id: string | undefined): ParagraphStyle;
}

const DEFAULT_SIZE = 10;
const MAX_DEPTH = 12;

export function readLooks(runProperties: XmlNode | undefined): Looks {
  const color = findVal(runProperties, 'color');
  const halfPoints = Number(findVal(runProperties, 'sz'));
  return {
    bold: findToggle(runProperties, 'b'),
    italic: findToggle(runProperties, 'i'),
    caps: findToggle(runProperties, 'caps'),
    hidden: findToggle(runProperties, 'vanish'),
    white: color === undefined ? undefined : /^f[c-f]f[c-f]f[c-f]$/i.test(color),
    size: halfPoints > 0 ? halfPoints / 2 : undefined,
  };
}

/** Looks of the second kind where it says something, of the first elsewhere. */
export function overlay<A extends object, B extends object>(base: A, over: B): A & B {
  const said = Object.entries(over).filter(([, value]) => value !== undefined);
  return { ...base, ...Object.fromEntries(said) } as A & B;
}

export function readStyles(root: XmlNode | undefined): Styles {
  const defaults = readLooks(
    findChild(findChild(findChild(root, 'docDefaults'), 'rPrDefault'), 'rPr'),
  );
  const nodes = new Map(
    (root?.children ?? [])
      .filter((node) => node.name === 'style')
      .map((node) => [node.attributes.styleId ?? '', node]),
  );
  const defaultId = [...nodes].find(
    ([, node]) => node.attributes.type === 'paragraph' && node.attributes.default === '1',
  )?.[0];
  const resolve = (id: string | undefined, depth: number): ParagraphStyle => {
    const node = nodes.get(id ?? '');
    if (node === undefined || depth > MAX_DEPTH) return overlay({ size: DEFAULT_SIZE }, defaults);
    return overlay(resolve(findVal(node, 'basedOn'), depth + 1), ownStyle(node));
  };
  return { getStyle: (id) => resolve(id ?? defaultId, 0) };
}

function ownStyle(node: XmlNode): ParagraphStyle {
  const level = /^heading (\d)$/i.exec(findVal(node, 'name') ?? '')?.[1];
  const numbering = findChild(findChild(node, 'pPr'), 'numPr');
  return {
    ...readLooks(findChild(node, 'rPr')),
    headingLevel: level === undefined ? undefined : Number(level),
    numId: findVal(numbering, 'numId'),
    listLevel: numbering === undefined ? undefined : Number(findVal(numbering, 'ilvl') ?? 0),
  };
}
