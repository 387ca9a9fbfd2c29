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

/** Parent to the same child: a photo that browsers do not show, to be made one that they do. */
export interface ConvertJob {
  heic: Uint8Array;
  maxPixels: number;
}

export type ConvertAnswer = { ok: true; jpeg: Uint8Array } | { ok: false; reason: OpenTrouble };

export type OpenTrouble = 'too-large' | 'too-many-pages' | 'damaged';

/** The page as a picture, or why there is none. */
export type OpenAnswer = { ok: true; opened: OpenedPage } | { ok: false; reason: OpenTrouble };

/** Parent to the child that knows letters. */
export interface LettersJob {
  opened: OpenedPage;
  /** From 1. */
  page: number;
}

export type LettersAnswer = RecognizedPage;
