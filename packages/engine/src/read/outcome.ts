import type { ReadFailure, ReadFailureCode, Resume } from '@trueline/contracts';

/** The resume and the plain text that its spans index into, or why there is none. */
export type ReadResult = (
  | { ok: true; resume: Resume; text: string }
  | { ok: false; failure: ReadFailure }
) & {
  /** Pages of a PDF beside others with text that are pictures, from 1: nothing of them was read. */
  pictures?: readonly number[];
};

export interface ReadLimits {
  /** Most pages read; a longer file is too complex. */
  maxPages: number;
  /** Most bytes that a packed file may unpack to. */
  maxUnpackedBytes: number;
}

/** The defaults of MAX_PAGES and MAX_UNPACKED_BYTES. */
export const DEFAULT_LIMITS: ReadLimits = { maxPages: 50, maxUnpackedBytes: 52_428_800 };

const MESSAGES: Record<ReadFailureCode, string> = {
  SCANNED:
    'This file is a picture of a resume: it holds no text to read. Export it from your word processor as PDF or DOCX, or paste the text.',
  ENCRYPTED: 'This file is locked with a password. Save a copy without a password and upload that.',
  EMPTY: 'There is nothing in this file. Check that it is the right one and upload it again.',
  DAMAGED:
    'This file is damaged and could not be opened. Open it in the program that made it, save it again and upload the new copy.',
  NOT_A_RESUME:
    'This does not look like a resume. Upload the file with your own contact details, experience, education or skills; a job ad belongs in the job description.',
  TOO_COMPLEX:
    'This file is too large or too complex to read. Save it as a simple PDF or DOCX with fewer pages, or paste the text.',
};

/** A reason found while reading; carried to `read`, which returns it as a result. */
export class ReadError extends Error {
  readonly failure: ReadFailure;

  constructor(code: ReadFailureCode, message = MESSAGES[code]) {
    super(message);
    this.failure = { code, message };
  }
}

export function failed(code: ReadFailureCode): { ok: false; failure: ReadFailure } {
  return { ok: false, failure: { code, message: MESSAGES[code] } };
}
