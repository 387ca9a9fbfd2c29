import type { LineFonts } from '../../../layout/line.ts';

/** Runs of one row without a wide gap between them. */
export interface Fragment {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
  italic: boolean;
  fonts: LineFonts;
}
