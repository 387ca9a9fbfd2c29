import type { RecognizedPage } from '@trueline/engine/read';
import type { OpenedPage } from './open-picture.ts';

/** Parent to the child that opens files: one page of one. */
export interface OpenJob {
  bytes: Uint8Array;
  /** From 1. */
  page: number;
  maxPages: number;
  maxPixels: number;
}

/** The page as a picture, or why there is none. */
export type OpenAnswer =
  | { ok: true; opened: OpenedPage }
  | { ok: false; reason: 'too-large' | 'too-many-pages' | 'damaged' };

/** Parent to the child that knows letters. */
export interface LettersJob {
  opened: OpenedPage;
  /** From 1. */
  page: number;
}

export type LettersAnswer = RecognizedPage;
