import { type DateRange, findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { type Entry, isHeadRow, rowDate } from './entries.ts';

const ROOM = 0.5;

/** Whether a period lies wholly before or behind another. */
function isOutside(own: DateRange, of: DateRange): boolean {
  const [start = '', end = own.current ? '9' : (own.start ?? '')] = [own.start, own.end];
  const isBehind = !of.current && start > `${of.end ?? of.start ?? ''}~`;
  return isBehind || end < (of.start ?? '');
}

/** Where a row stands that is set off below list items and tells, itself or by the items below it, of another time than the entry's; -1 where none does. */
function startOfOther({ head, body }: Entry, isItem: (block: Block) => boolean): number {
  const period = head.map(rowDate).find((range) => range?.isRange);
  if (period === undefined) return -1;
  const isOther = ({ text }: Block): boolean => {
    const own = findDateRange(text);
    return own?.isRange === true && isOutside(own, period);
  };
  return body.findIndex((block, at) => {
    const above = body[at - 1];
    if (above === undefined || !isItem(above) || isItem(block) || block.line.gapBefore < ROOM)
      return false;
    const next = body.findIndex((one, index) => index > at && !isItem(one));
    const items = body.slice(at + 1, next < 0 ? undefined : next);
    return isOther(block) || (isHeadRow(block, isItem) && items.some(isOther));
  });
}

/** Entries with what tells of another time than theirs parted from them: "Also since 2018 I cater weddings" below a job of the nineties, "Summer jobs" below the last one. */
export const withOwnPeriods = (
  entries: readonly Entry[],
  isItem: (block: Block) => boolean,
): Entry[] =>
  entries.flatMap((entry): Entry[] => {
    const at = startOfOther(entry, isItem);
    const first = entry.body[at];
    if (first === undefined) return [entry];
    const isHead = isHeadRow(first, isItem);
    return [
      { head: entry.head, body: entry.body.slice(0, at) },
      isHead
        ? { head: [first], body: entry.body.slice(at + 1) }
        : { head: [], body: entry.body.slice(at) },
    ];
  });
