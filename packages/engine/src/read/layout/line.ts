/** What a cell's label or its column says that it is. */
export type CellRole =
  | 'title'
  | 'employer'
  | 'dates'
  | 'place'
  | 'school'
  | 'degree'
  | 'subject'
  | 'score'
  | 'name'
  | 'address';

/** A run of a line between wide gaps or tabs. */
export interface Cell {
  text: string;
  /** Left edge. */
  x: number;
  width: number;
  bold: boolean;
  italic: boolean;
  role?: CellRole;
}

/** Font names where the line starts, where it ends, and of most of it. */
export interface LineFonts {
  start: string;
  end: string;
  main: string;
}

/**
 * One line of a document in reading order, the same for every format from here on.
 * Lengths are points in PDF, characters in text, twips / 20 (points) in DOCX.
 */
export interface Line {
  cells: Cell[];
  page?: number;
  x: number;
  /** Distance from the top of the page. */
  y: number;
  width: number;
  /** Font size; 0 where the format has none. */
  size: number;
  bold: boolean;
  italic: boolean;
  /** Known for PDF alone. */
  fonts?: LineFonts;
  /** Set on a list item: left edge of its mark, for nesting. The mark is not part of `cells`. */
  bulletX?: number;
  /** A heading by the format's own word (Markdown `#`, a Word heading style), from 1. */
  headingLevel?: number;
  /** Room above, in line heights beyond the normal pitch; a blank line is 1. */
  gapBefore: number;
  /** The line fills its column, so its sentence may go on in the next one. */
  wraps: boolean;
  /** First line of a column with headings of its own: what stands above its first heading belongs to no section before. */
  startsColumn?: true;
  /** Set beside the headings of a margin: no heading itself unless its words are known. */
  besideHeadings?: true;
  /** Of the value that a label of a form names: its first row, which opens with the label, or a further one; or the label itself as the heading over it, whose looks say nothing of the headings outside its table. */
  ofLabel?: 'first' | 'further' | 'heading';
  /** Targets of hyperlinks on this line. */
  links: string[];
}

const CELL_GAP = '\t';

export function lineText(line: Line): string {
  return line.cells.map((cell) => cell.text).join(CELL_GAP);
}
