import type { Block } from '../sections/block.ts';

/** Two rows may look alike by chance. */
const MIN_ENTRIES = 2;

/** Looks that a format sets: plain text has none, so that all its rows look alike. */
const looksOf = ({ line, text }: Block): string =>
  [
    line.bold,
    line.italic,
    Math.round(line.size * 2),
    line.headingLevel ?? 0,
    text === text.toUpperCase() && text !== text.toLowerCase(),
  ].join(' ');

/** Tells the rows that open an entry of a section by the looks that the first rows of its dated entries (`heads`) share and no other row of the section has; tells none where there are no such looks. */
export function openerTest(
  heads: readonly (readonly Block[])[],
  blocks: readonly Block[],
  isItem: (block: Block) => boolean,
): (block: Block) => boolean {
  const firsts = heads.flatMap(([first]) => first ?? []);
  const [looks, ...others] = new Set(firsts.map(looksOf));
  if (looks === undefined || others.length > 0 || firsts.length < MIN_ENTRIES) return () => false;
  const isAlike = (block: Block): boolean => !isItem(block) && looksOf(block) === looks;
  const further = heads.flatMap(([, ...rows]) => rows);
  const isShared = further.some(isAlike) || !blocks.some((block) => looksOf(block) !== looks);
  return isShared ? () => false : isAlike;
}
