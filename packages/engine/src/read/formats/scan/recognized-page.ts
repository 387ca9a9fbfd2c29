/** A word that was recognized in a picture. Lengths are points from the top left of its straightened page. */
export interface RecognizedWord {
  text: string;
  /** 0 to 1. */
  confidence: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  baseline: number;
  /** Font size. */
  size: number;
  bold: boolean;
}

export interface RecognizedPage {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  words: RecognizedWord[];
  /** Set on a page that shows nothing at all. */
  isBlank?: true;
  /** Three rows of three: from a place on the straightened page to the same place on the page as it was given, both in points. */
  toOriginal: readonly number[];
}
