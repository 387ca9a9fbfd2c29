import type { Box } from '../runs/matrix.ts';

/** Text as a PDF draws it: one run of one font. Points from the top left; y is the baseline. */
export interface TextRun {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
  /** Name of the font in the file, empty where it has none. */
  font: string;
  /** Set on letter-spaced text, whose words stand further apart than others. */
  isSpaced?: true;
}

export interface PdfLink {
  target: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface PageText {
  number: number;
  width: number;
  height: number;
  runs: TextRun[];
  /** Words on the page that nobody sees; not among the runs. */
  hidden: string[];
  /** Slanted words, such as watermarks; not among the runs. */
  ornaments: string[];
  links: PdfLink[];
  /** Upright and level lines that are drawn. */
  rules: Box[];
  /** Set on a page that shows a picture or drawing and next to no text: a scan among written pages. */
  isPicture?: true;
}

/** How many signs a page has, blanks aside. */
export const lettersOn = ({ runs }: PageText): number =>
  runs.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);
