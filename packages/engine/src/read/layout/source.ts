import type { LeftOutText } from '@trueline/contracts';
import type { RecognizedPage } from '../formats/scan/recognized-page.ts';
import type { Line } from './line.ts';

/** What a file says, the same for every format. */
export interface Source {
  lines: Line[];
  /** Pieces of text in the file that nobody sees; not among the lines. */
  hidden: string[];
  /** What the lines leave out, the hidden pieces among it. */
  leftOut?: LeftOutText[];
  /** The same resume as data that the file carries beside its text: JSON Resume, or Europass's XML. */
  attachment?: string;
  /** The pages whose words were recognized in pictures. */
  recognized?: readonly RecognizedPage[];
  /** The pages that are pictures, and whose words nobody has recognized. */
  pictures?: readonly number[];
}
