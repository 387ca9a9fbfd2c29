import type { Slice } from '../slice.ts';
import type { Piece } from './head-pieces.ts';

export type Kind = 'degree' | 'school' | 'faculty' | 'field' | 'grade' | 'status' | 'other';

/** What stands between two commas of a piece. */
export interface Segment extends Slice {
  kind: Kind;
  piece: Piece;
}
