import { fileURLToPath } from 'node:url';
import type { ReadFailure, ReadFailureCode } from '@trueline/contracts';
import type { ReadResult } from '@trueline/engine/read';
import { ChildPool, type PoolOutcome } from './child-pool/child-pool.ts';
import { QUIET } from './child-pool/child-process.ts';
import { ReaderBusyError } from './reader-busy.ts';
import type { ReadRequest } from './reader-messages.ts';
import { createScanner, isScannable, type ScanProgress } from './scans/scanner.ts';

export { ReaderBusyError } from './reader-busy.ts';

export interface ReaderOptions {
  /** Resident memory at which a reading is ended; a benign PDF peaks at about 100 MB over the idle process. */
  maxResidentBytes?: number;
  timeoutMs?: number;
  /** Processor time after which the recognition of one page is given up. */
  scanTimeoutMs?: number;
  maxPages?: number;
  maxUnpackedBytes?: number;
  /** Processes that read side by side. */
  poolSize?: number;
  /** Files that may wait; one more is refused with ReaderBusyError. */
  maxQueued?: number;
  /** Starts the processes soon, so that the first files need not wait for that. */
  warm?: boolean;
  /** Told of crashes and reached limits, without any of the file's text. */
  onIncident?: (message: string) => void;
}

export interface Reader {
  /**
   * Reads a file in a child process. A file that takes too much time or memory, or brings the
   * process down, is a failure in the result; ReaderBusyError when it was not read to its end
   * through no fault of its own. A PDF of pictures and a photo are recognized page by page, in a
   * child of their own; `onPage` is told of each. So are pictures among a PDF's written pages.
   */
  read(bytes: Uint8Array, fileName: string, onPage?: ScanProgress): Promise<ReadResult>;
  /** A photo that browsers do not show (HEIC) as one that they do, or why it can't be; in a child too. */
  toJpeg(heic: Uint8Array): Promise<Uint8Array | ReadFailure>;
  /** Ends the processes; files still waiting are refused. */
  close(): Promise<void>;
}

const CHILD = fileURLToPath(new URL('./reader-child.ts', import.meta.url));
/** A small young generation and collecting after each file: 29 resumes in turn peak at 171 MB instead of 323, at about a tenth more time. */
export const CHILD_FLAGS = [QUIET, '--max-semi-space-size=2', '--expose-gc'];

const MEGABYTE = 1_048_576;
const DEFAULTS = {
  maxResidentBytes: 350 * MEGABYTE,
  timeoutMs: 10_000,
  maxPages: 50,
  maxUnpackedBytes: 50 * MEGABYTE,
  poolSize: 1,
  maxQueued: 100,
  warm: true,
} as const;

const FAILURES = {
  TOO_COMPLEX:
    'This file is too large or too complex to read. Save it as a simple PDF or DOCX with fewer pages, or paste the text.',
  DAMAGED:
    'This file is damaged and could not be opened. Open it in the program that made it, save it again and upload the new copy.',
} as const satisfies Partial<Record<ReadFailureCode, string>>;

const REFUSED = {
  full: 'Too many files are waiting to be read.',
  waited: 'Too many files are waiting to be read.',
  closed: 'The reader is closed.',
} as const;

export function createReader(options: ReaderOptions = {}): Reader {
  const { maxPages, maxUnpackedBytes, scanTimeoutMs, ...settings } = { ...DEFAULTS, ...options };
  const limits = { maxPages, maxUnpackedBytes };
  const pool = new ChildPool<ReadRequest, ReadResult>({
    entry: CHILD,
    flags: CHILD_FLAGS,
    ...settings,
  });
  const scanner = createScanner({
    onIncident: options.onIncident,
    ...(scanTimeoutMs === undefined ? {} : { timeoutMs: scanTimeoutMs }),
  });
  const withPictures = async (
    bytes: Uint8Array,
    fileName: string,
    pictures: readonly number[],
    onPage?: ScanProgress,
  ): Promise<ReadResult | undefined> => {
    const recognized = await scanner.recognize(bytes, onPage, pictures);
    if ('code' in recognized) return undefined;
    return toResult(await pool.run({ bytes, fileName, limits, recognized }));
  };
  return {
    read: async (bytes, fileName, onPage) => {
      const result = toResult(await pool.run({ bytes, fileName, limits }));
      if (result.pictures !== undefined) {
        // What can't be recognized is told as a picture in what was read.
        const whole = await withPictures(bytes, fileName, result.pictures, onPage).catch(
          withoutIfBusy,
        );
        return whole?.ok ? whole : result;
      }
      if (result.ok || result.failure.code !== 'SCANNED' || !isScannable(bytes)) return result;
      const pages = await scanner.recognize(bytes, onPage);
      return 'code' in pages ? { ok: false, failure: pages } : toResult(await pool.run({ pages }));
    },
    toJpeg: scanner.toJpeg,
    close: async () => {
      await Promise.all([pool.close(), scanner.close()]);
    },
  };
}

/** Too busy for the pictures of a file whose text is read: undefined. */
function withoutIfBusy(error: unknown): undefined {
  if (!(error instanceof ReaderBusyError)) throw error;
}

function toResult(outcome: PoolOutcome<ReadResult>): ReadResult {
  switch (outcome.type) {
    case 'result':
      return outcome.result;
    case 'exhausted':
      return failed('TOO_COMPLEX');
    case 'crashed':
      return failed('DAMAGED');
    case 'ended':
      if (!outcome.isFromOutside) return failed('DAMAGED');
      throw new ReaderBusyError('The reading was interrupted. Please try again.');
    case 'refused':
      throw new ReaderBusyError(REFUSED[outcome.reason]);
  }
}

function failed(code: keyof typeof FAILURES): ReadResult {
  return { ok: false, failure: { code, message: FAILURES[code] } };
}
