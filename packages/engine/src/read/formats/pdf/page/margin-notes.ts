import { findDateRange } from '../../../date-range.ts';
import { isPlace } from '../../../fields/location.ts';
import { isFieldLabel } from '../../../layout/field-labels.ts';
import type { Cell, Line } from '../../../layout/line.ts';

const DURATION = /^\(?\d+ (?:years?|months?|ans?|mois)(?: \d+ (?:months?|mois))?\)?$/i;

/** Dates and places set in the right margin beside an entry's list items belong to the entry's first line, not to the items. */
export function withMarginNotes(lines: readonly Line[]): Line[] {
  const moved = lines.map((line) => ({ ...line, cells: [...line.cells] }));
  let head: Line | undefined;
  for (const line of moved) {
    const note = line.cells.at(-1);
    const isBeside = line.bulletX !== undefined || isBelowItem(line, head);
    if (!isBeside) {
      head = line;
    } else if (note !== undefined && hasMargin(head) && line.cells.length === 2 && isNote(note)) {
      line.cells.pop();
      line.width = line.cells[0]?.width ?? 0;
      head.cells.push(note);
      if (line.fonts !== undefined) line.fonts = { ...line.fonts, end: line.fonts.main };
    }
  }
  return moved;
}

/** Only a first line with a place or date of its own shows that there is such a margin. */
function hasMargin(head: Line | undefined): head is Line {
  return head !== undefined && head.bulletX === undefined && head.cells.length > 1;
}

/** The rest of an item, still beside the margin: deeper than the entry's first line. */
function isBelowItem(line: Line, head: Line | undefined): boolean {
  // Where a heading stands in the margin, an entry below it begins under its section's first one.
  const isEntry = head?.cells.slice(1).some((cell) => Math.abs(cell.x - line.x) < 2);
  return (
    head !== undefined &&
    isEntry !== true &&
    !isFieldLabel(line.cells[0]?.text ?? '') &&
    head.cells.length > 1 &&
    line.cells.length === 2 &&
    line.x > head.x + 4
  );
}

function isNote({ text }: Cell): boolean {
  const range = findDateRange(text);
  const isDate = range !== undefined && range.from === 0 && range.to === text.length;
  return isDate || DURATION.test(text) || isPlace(text);
}
