import type { AsWrittenLine } from '@trueline/contracts';
import { isWholeDate } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { TYPED_MARK } from './section-lines.ts';

export const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

const MAX_LABEL = 24;
const MIN_LABELLED = 2;

const isLabel = (text: string): boolean =>
  text.length <= MAX_LABEL && /\p{L}/u.test(text) && !/[:;,]$/.test(text) && !isWholeDate(text);

/** Whether the rows are a table of two columns of which the first names what the second tells: "Tools | drills, saws". */
export function hasLabelColumn(blocks: readonly Block[]): boolean {
  const rows = blocks.filter(({ cells }) => cells.length > 1);
  const isPair = ({ cells }: Block): boolean =>
    cells.length === 2 && isLabel(squeezed(cells[0]?.text ?? ''));
  return rows.length >= MIN_LABELLED && rows.every(isPair) && tellsMore(rows);
}

/** Whether the second cells tell more than the first: two columns of one list do not. */
function tellsMore(rows: readonly Block[]): boolean {
  const [labels, values] = [0, 1].map((at) =>
    rows.map(({ cells }) => squeezed(cells[at]?.text ?? '')),
  );
  const length = (cells: readonly string[] = []): number => cells.join(' ').split(' ').length;
  return values?.some((text) => /[,;]/.test(text)) === true || length(values) > length(labels);
}

/** Told in few words: no sentence, no period. */
const isItem = (cell: string): boolean =>
  cell.split(' ').length <= MAX_ITEM_WORDS && /[\p{L}\p{N}]/u.test(cell) && !/[.,;:]$/.test(cell);
const MAX_ITEM_WORDS = 6;

/** What is told in cells: a label and its value, the items of a row, or a text that its blanks set so. */
function told(cells: readonly string[], isLabelled: boolean, isListed: boolean): string {
  const [first = '', ...rest] = cells;
  const hasWords = rest.some((cell) => /[\p{L}\p{N}]/u.test(cell));
  if (isLabelled && rest.length === 1 && hasWords && isLabel(first))
    return `${first.replace(/\.$/, '')}: ${rest[0]}`;
  if (cells.length < 2 || !cells.every(isItem)) return cells.join(' ');
  // A row of a table that stands as one item has its columns; items in a row are a list.
  return cells.join(isListed ? ' | ' : ', ');
}

/** Names in cells are parted by a mark; of what is told each cell stays apart from the next. `isLabelled`: the first of two cells names what the second tells. */
export function plain(text: string, kind: AsWrittenLine['kind'], isLabelled = false): string {
  const isTold = kind === 'item' || kind === 'text';
  const cells = (isTold ? text.replace(TYPED_MARK, '') : text)
    .split('\t')
    .map(squeezed)
    .filter((cell) => cell !== '');
  return isTold
    ? told(cells, isLabelled, kind === 'item')
    : cells.join(' | ').replace(/^(\d{1,2}[.)]) \| /, '$1 ');
}
