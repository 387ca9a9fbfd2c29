import type { ReadLimits } from '@trueline/engine/read';

/** Parent to child: one file to read. */
export interface ReadRequest {
  bytes: Uint8Array;
  fileName: string;
  limits: ReadLimits;
}
