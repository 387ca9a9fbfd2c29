import type { Line } from './line.ts';

/** What a file says, the same for every format. */
export interface Source {
  lines: Line[];
  /** Pieces of text in the file that nobody sees; not among the lines. */
  hidden: string[];
  /** A JSON Resume that the file carries beside its text. */
  attachment?: string;
}
