import { cut } from '../slice.ts';
import type { Block } from './block.ts';

/** A part of a block as a block of its own, without white space at its ends; the list item's mark stays with what begins it. */
export function sliceBlock(block: Block, from: number, to = block.text.length): Block {
  const slice = cut(block, from, to);
  const cells = block.cells.flatMap((cell) => {
    if (cell.end <= slice.start || cell.start >= slice.end) return [];
    const start = Math.max(0, slice.start - cell.start);
    const end = Math.min(cell.text.length, slice.end - cell.start);
    return [{ ...cell, ...cut(cell, start, end) }];
  });
  const { bulletX, entryRow, ...plain } = block;
  return {
    ...plain,
    ...slice,
    cells,
    ...(bulletX !== undefined && from === 0 && { bulletX }),
    ...(entryRow !== undefined && { entryRow: from === 0 ? entryRow : 'tells' }),
  };
}

/** Whether a list visibly goes on from one row to the next: an open comma, or a small letter. */
export const isPart = (above: string, below: string): boolean =>
  /[,;/&-]\s*$/.test(above) || /^[\p{Ll}(]/u.test(below);
