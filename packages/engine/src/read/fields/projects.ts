import type { Block } from '../block.ts';
import type { Slice } from '../slice.ts';
import { cut } from '../slice.ts';
import { itemTest, splitEntries } from './entries.ts';
import { headPieces } from './head-pieces.ts';
import { findLinks } from './links.ts';
import { joined, readBody } from './work.ts';

export interface ProjectDraft {
  name?: Slice;
  description?: Slice;
  highlights?: Slice[];
  startDate?: Slice;
  endDate?: Slice;
  url?: Slice;
}

/** Projects with heads and items; where the section is nothing but a list, each item is a project: "Name: what it is". */
export function readProjects(blocks: readonly Block[], text: string): ProjectDraft[] {
  if (blocks.every((block) => block.bulletX !== undefined)) return blocks.map(fromItem);
  const isItem = itemTest(blocks);
  return splitEntries(blocks).flatMap(({ head, body }): ProjectDraft[] => {
    const { pieces, startDate, endDate } = headPieces(head);
    const [name, ...rest] = pieces;
    const { summary, highlights } = readBody(body, isItem, text);
    const link = findLinks(head)[0];
    const said = [
      ...rest.filter((piece) => piece.text.includes(' ')),
      ...(summary ? [summary] : []),
    ];
    const [first] = said;
    const last = said.at(-1);
    if (name === undefined && first === undefined && highlights === undefined) return [];
    return [
      {
        ...(name && { name }),
        ...(first && last && { description: joined(first, last, text) }),
        ...(highlights && { highlights }),
        ...(startDate && { startDate }),
        ...(endDate && { endDate }),
        ...(link && { url: { ...link.source, text: link.url } }),
      },
    ];
  });
}

function fromItem(block: Block): ProjectDraft {
  const parted = /^([^:.]{2,60}):\s+/.exec(block.text);
  if (parted?.[1] === undefined)
    return block.prose ? { description: cut(block, 0) } : { name: cut(block, 0) };
  return { name: cut(block, 0, parted[1].length), description: cut(block, parted[0].length) };
}
