import type { ReadLimits, RecognizedPage } from '@trueline/engine/read';

/** Parent to child: one file to read, or the words that were recognized in one. */
export type ReadRequest =
  | { bytes: Uint8Array; fileName: string; limits: ReadLimits }
  | { pages: RecognizedPage[] };
