import type { ReadLimits, ReadResult } from '@trueline/engine/read';

/** Parent to child: one file to read. */
export interface ReadRequest {
  bytes: Uint8Array;
  fileName: string;
  limits: ReadLimits;
}

/** Child to parent. `crashed` is a bug of the reader that it survived. */
export type ChildMessage =
  | { type: 'ready' }
  | { type: 'result'; result: ReadResult }
  | { type: 'crashed'; message: string }
  | { type: 'resident'; bytes: number };
