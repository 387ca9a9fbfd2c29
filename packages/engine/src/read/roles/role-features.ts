import type { Block } from '../sections/block.ts';
import type { LineRole, RoleRows } from './line-role.ts';
import { type PageLooks, rowSigns } from './row-signs.ts';

/** Signs of a row that say nothing of the rows beside it. */
const OWN = /^(?:commas|low|ends|web|digit)/;
/** Signs of the rows next but one. */
const FAR = /^(?:item|range|prose|whole|gap|heading)/;
/** What rows of one kind have in common to the eye. */
const LOOKS = /^(?:caps|bold|big|small|item|indented|gap|level|prose|cells)/;
const KINDS = ['item', 'prose', 'range', 'whole', 'caps', 'bold', 'gap', 'date'];
const SET_OFF = ['caps', 'bold', 'big', 'gap', 'item', 'range'];
const TOLD = ['range', 'whole', 'item', 'prose', 'caps', 'bold'];

const among = (signs: readonly string[], names: readonly string[]): string =>
  names.filter((name) => signs.includes(name)).join('+');
const looksOf = (signs: readonly string[]): string => signs.filter((one) => LOOKS.test(one)).join();

function pageLooks(blocks: readonly Block[]): PageLooks {
  const sizes = blocks.map(({ line }) => line.size).filter((size) => size > 0);
  sizes.sort((a, b) => a - b);
  return {
    size: sizes[sizes.length >> 1] ?? 0,
    left: Math.min(...blocks.map(({ line }) => line.x)),
  };
}

/** What each row shows: its own signs, its neighbours', how common its looks are, the heading above it, and what the rules made of it. */
export function roleFeatures({ blocks, first }: RoleRows): string[][] {
  const page = pageLooks(blocks);
  const signs = blocks.map((block) => rowSigns(block, page));
  const common = commonLooks(signs);
  const headings = headingsAbove(signs);
  return signs.map((own, at) => [
    ...own,
    ...besides(signs[at - 1], 'above'),
    ...besides(signs[at + 1], 'below'),
    ...farther(signs[at - 2], 'two-above'),
    ...farther(signs[at + 2], 'two-below'),
    ...(common.get(looksOf(own)) ?? []),
    at < 2 ? `at:${at}` : `part:${Math.floor((5 * at) / blocks.length)}`,
    `kinds:${among(own, KINDS)}`,
    `set:${own[0]}+${among(own, SET_OFF)}`,
    `under:${headings[at]}`,
    `under:${headings[at]}+${among(own, ['range', 'item', 'prose'])}`,
    ...ofRules(first, at),
    `rules:${first[at] ?? ''}>${among(own, TOLD)}`,
  ]);
}

const besides = (signs: readonly string[] | undefined, where: string): string[] =>
  signs === undefined
    ? [`${where}:none`]
    : signs.filter((one) => !OWN.test(one)).map((one) => `${where}:${one}`);

const farther = (signs: readonly string[] | undefined, where: string): string[] =>
  (signs ?? []).filter((one) => FAR.test(one)).map((one) => `${where}:${one}`);

const ofRules = (first: readonly LineRole[], at: number): string[] =>
  [-1, 0, 1].map((by) => `rules${by}:${first[at + by] ?? ''}`);

/** By looks, how many rows share them and how many of those are dated. */
function commonLooks(signs: readonly string[][]): Map<string, string[]> {
  const groups = Map.groupBy(signs, looksOf);
  return new Map(
    [...groups].map(([looks, rows]): [string, string[]] => {
      const dated = rows.filter((own) => own.includes('range') || own.includes('whole')).length;
      const share = Math.min(4, Math.floor((8 * rows.length) / signs.length));
      return [looks, [`common:${share}`, `common-dated:${Math.round((3 * dated) / rows.length)}`]];
    }),
  );
}

/** The last known heading above each row. */
function headingsAbove(signs: readonly string[][]): string[] {
  let heading = 'top';
  return signs.map((own) => {
    const above = heading;
    heading = own.find((sign) => sign.startsWith('heading:')) ?? heading;
    return above;
  });
}
