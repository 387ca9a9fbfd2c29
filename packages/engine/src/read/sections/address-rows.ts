import { titleScore } from '../fields/title-score.ts';
import type { Line } from '../layout/line.ts';
import { findHeadingKind } from './heading.ts';

/** A row of a form; without a label it may go on with the one above. */
interface FormRow {
  line: Line;
  label?: unknown;
}

const MAX_ADDRESS_ROWS = 3;
const MAX_ADDRESS_LENGTH = 50;

/** The rows without a label right below an address, where it goes on: "Lot 18 Sample Road" over "Lautoka". */
export function addressBelow<Row extends FormRow>(rows: readonly Row[], row: Row): Row[] {
  const below = rows.slice(rows.indexOf(row) + 1);
  const end = below.findIndex((one) => !isOfAddress(one));
  const further = end < 0 ? below : below.slice(0, end);
  return further.length <= MAX_ADDRESS_ROWS ? further : [];
}

function isOfAddress({ line, label }: FormRow): boolean {
  const [cell, ...more] = line.cells;
  const text = cell?.text ?? '';
  return (
    label === undefined &&
    more.length === 0 &&
    line.bulletX === undefined &&
    text.length <= MAX_ADDRESS_LENGTH &&
    /^[\p{Lu}\d]/u.test(text) &&
    !/[:@|]|\d{3}[ -]?\d{4}|[.!?]$|\p{Ll} \p{Ll}{4}/u.test(text) &&
    findHeadingKind(text) === undefined &&
    titleScore(text) < 1
  );
}
