import type { Block } from '../sections/block.ts';
import type { Slice } from '../slice.ts';
import { cut } from '../slice.ts';
import { itemTest, splitEntries } from './entries.ts';
import { headPieces } from './head-pieces.ts';
import { findLinks } from './links.ts';
import { splitItems } from './skills.ts';
import { companyScore, titleScore } from './title-score.ts';
import { joined, readBody } from './work.ts';

export interface ProjectDraft {
  name?: Slice;
  description?: Slice;
  highlights?: Slice[];
  startDate?: Slice;
  endDate?: Slice;
  url?: Slice;
  roles?: Slice[];
  entity?: Slice;
  type?: Slice;
  keywords?: Slice[];
}

const KEYWORDS =
  /^(?:keywords|technologies|tech(?: stack)?|stack|tools|built with|mots-cles|technologien)\s*:\s+/i;

/** Kinds of projects that JSON Resume names, and the like. */
const TYPE =
  /^(?:application|app|web ?(?:site|app)|mobile app|library|tool|game|research|thesis|open[- ]source|talk|presentation|conference|volunteering|hackathon|side project|course project)$/i;

/** Projects with heads and items; where the section is nothing but a list, each item is a project: "Name: what it is". */
export function readProjects(blocks: readonly Block[], text: string): ProjectDraft[] {
  if (blocks.every((block) => block.bulletX !== undefined)) return blocks.map(fromItem);
  const isItem = itemTest(blocks);
  return splitEntries(blocks).flatMap(({ head, body }): ProjectDraft[] => {
    const { pieces, startDate, endDate, url } = headPieces(head);
    const [name, ...more] = pieces;
    const roles = more.filter(isRoles);
    const type = more.find((piece) => TYPE.test(piece.text));
    const entity = more.find(
      (piece) => piece !== type && !roles.includes(piece) && isEntity(piece, type),
    );
    const rest = more.filter((piece) => ![...roles, type, entity].includes(piece));
    const labelled = body.filter((block) => KEYWORDS.test(block.text));
    const { summary, highlights } = readBody(
      body.filter((block) => !labelled.includes(block)),
      isItem,
      text,
    );
    const keywords = labelled.flatMap((block) =>
      splitItems(cut(block, KEYWORDS.exec(block.text)?.[0].length ?? 0)),
    );
    const link = findLinks(head)[0];
    const address = url ?? (link && { ...link.source, text: link.url });
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
        ...(address && { url: address }),
        ...(entity && { entity: cut(entity, 0) }),
        ...(type && { type: cut(type, 0) }),
        ...(roles.length > 0 && { roles: roles.flatMap(splitItems) }),
        ...(keywords.length > 0 && { keywords }),
      },
    ];
  });
}

/** Whom the project was for: words of an organisation, or what stands beside the project's kind. */
const isEntity = (piece: Slice, type: Slice | undefined): boolean =>
  piece.text.length < 60 && (companyScore(piece.text) > 0 || type !== undefined);

/** "Author, Maintainer": titles and nothing else. */
const isRoles = (piece: Slice): boolean =>
  piece.text.length < 60 && splitItems(piece).every((item) => titleScore(item.text) >= 2);

function fromItem(block: Block): ProjectDraft {
  const parted = /^([^:.]{2,60}):\s+/.exec(block.text);
  if (parted?.[1] === undefined)
    return block.prose ? { description: cut(block, 0) } : { name: cut(block, 0) };
  return { name: cut(block, 0, parted[1].length), description: cut(block, parted[0].length) };
}
