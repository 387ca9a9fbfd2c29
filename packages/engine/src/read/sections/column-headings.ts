import type { Block } from './block.ts';
import { isKnownHeading, kindOf } from './heading-row.ts';
import { isAlike, type Looks, looksOf } from './looks.ts';
import type { SectionKind } from './section-kind.ts';

/** How the headings of a column look that begins with one, where that sets them apart from text. */
export function headingLooks(block: Block): Looks | undefined {
  const looks = looksOf(block);
  return isKnownHeading(block) && (looks.caps || looks.bold) ? looks : undefined;
}

/** A text box beside the text may have headings of its own make: its first row shows which. */
export const kindInColumn = (block: Block, ofColumn: Looks | undefined): SectionKind | undefined =>
  ofColumn !== undefined && isKnownHeading(block) && isAlike(looksOf(block), ofColumn)
    ? kindOf(block)
    : undefined;
