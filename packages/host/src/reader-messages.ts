import type { ReadLimits, RecognizedPage } from '@trueline/engine/read';

/** Parent to child: one file to read, with what was recognized in its pages, or the words that were recognized in one of pictures alone. */
export type ReadRequest =
  | { bytes: Uint8Array; fileName: string; limits: ReadLimits; recognized?: RecognizedPage[] }
  | { pages: RecognizedPage[] };
