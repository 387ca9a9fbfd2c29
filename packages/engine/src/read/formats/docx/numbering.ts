import { findChild, findVal, type XmlNode } from '../rich/xml.ts';

/** Whether a level of a list has a mark (Word also numbers headings with none), by `numId` and level. */
export type ListTest = (numId: string | undefined, level: number) => boolean;

export function readNumbering(root: XmlNode | undefined): ListTest {
  const nodes = root?.children ?? [];
  const formats = new Map<string, Map<number, string>>();
  for (const node of nodes.filter((candidate) => candidate.name === 'abstractNum')) {
    const levels = node.children
      .filter((child) => child.name === 'lvl')
      .map(
        (level) =>
          [Number(level.attributes.ilvl ?? 0), findVal(level, 'numFmt') ?? 'bullet'] as const,
      );
    formats.set(node.attributes.abstractNumId ?? '', new Map(levels));
  }
  const abstractIds = new Map(
    nodes
      .filter((node) => node.name === 'num')
      .map((node) => [
        node.attributes.numId ?? '',
        findChild(node, 'abstractNumId')?.attributes.val ?? '',
      ]),
  );
  return (numId, level) => {
    if (numId === undefined || numId === '0') return false;
    return formats.get(abstractIds.get(numId) ?? '')?.get(level) !== 'none';
  };
}
