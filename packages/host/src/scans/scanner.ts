import { fileURLToPath } from 'node:url';
import type { ReadFailure } from '@trueline/contracts';
import type { RecognizedPage } from '@trueline/engine/read';
import { ChildPool, type PoolOutcome } from '../child-pool/child-pool.ts';
import { QUIET } from '../child-pool/child-process.ts';
import { ReaderBusyError } from '../reader-busy.ts';
import type { GreyPicture } from './grey-picture.ts';
import { isHeic } from './is-heic.ts';
import type {
  ConvertAnswer,
  ConvertJob,
  LettersAnswer,
  LettersJob,
  OpenAnswer,
  OpenJob,
  OpenTrouble,
} from './scan-messages.ts';

export interface ScannerOptions {
  /** Resident memory of either child at which a page is given up. */
  maxResidentBytes?: number | undefined;
  /** For one page. */
  timeoutMs?: number | undefined;
  /** More pages than this are refused. */
  maxPages?: number | undefined;
  /** A picture of more pixels is refused before it is unpacked. */
  maxPixels?: number | undefined;
  maxQueued?: number | undefined;
  onIncident?: ((message: string) => void) | undefined;
}

/** How far a recognition has come: pages done, of how many. */
export type ScanProgress = (done: number, pages: number) => void;

/** Recognizes words in pictures of pages: PDFs of pictures, PNG, JPEG and HEIC. */
export interface Scanner {
  /** The words of every page in order, or of those named, from 1; or why there are none. ReaderBusyError as of a reader. */
  recognize(
    bytes: Uint8Array,
    onPage?: ScanProgress,
    named?: readonly number[],
  ): Promise<RecognizedPage[] | ReadFailure>;
  /** A HEIC photo as a JPEG, or why there is none. ReaderBusyError as of a reader. */
  toJpeg(heic: Uint8Array): Promise<Uint8Array | ReadFailure>;
  close(): Promise<void>;
}

const OPENER = fileURLToPath(new URL('./open-child.ts', import.meta.url));
const LETTERS = fileURLToPath(new URL('./letters-child.ts', import.meta.url));
const FLAGS = [QUIET, '--max-semi-space-size=2', '--expose-gc'];
/** Of glibc: what a picture took is given back to the system as soon as it is freed, where else it would stay for the next. */
const GIVES_BACK = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' };
const MEGABYTE = 1_048_576;
const DEFAULTS = {
  maxResidentBytes: 450 * MEGABYTE,
  timeoutMs: 60_000,
  maxPages: 10,
  maxPixels: 26_000_000,
  maxQueued: 100,
};
/** The child that knows letters holds over 100 MB for its letters, which are rarely needed. */
const IDLE_MS = 60_000;

const FAILURES: Record<OpenTrouble | 'exhausted', ReadFailure> = {
  'too-large': {
    code: 'TOO_COMPLEX',
    message:
      'This picture has too many pixels to read. Save it smaller, at most 5000 pixels along its longer side, or paste the text.',
  },
  'too-many-pages': {
    code: 'TOO_COMPLEX',
    message:
      'This file is pictures of too many pages. Upload the pages of your resume alone, at most ten, or paste the text.',
  },
  damaged: {
    code: 'DAMAGED',
    message:
      'This picture is damaged and could not be opened. Take or scan it again, or paste the text.',
  },
  exhausted: {
    code: 'TOO_COMPLEX',
    message:
      'This picture took too long or too much memory to read. Scan the page again at 300 dots per inch, or paste the text.',
  },
};
const NO_LETTERS: ReadFailure = {
  code: 'SCANNED',
  message:
    'We could read no text in this picture. Take it again in even light, with the whole page in view, or paste the text.',
};
/** Fewer letters than this on all pages are no resume. */
const MIN_LETTERS = 20;

const PICTURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];
const PDF_WITHIN = 1024;

/** Whether the bytes are of a kind whose pictures can be looked at: PDF, PNG, JPEG or HEIC. */
export function isScannable(bytes: Uint8Array): boolean {
  return (
    PICTURES.some((magic) => magic.every((byte, at) => bytes[at] === byte)) ||
    isHeic(bytes) ||
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_WITHIN)).includes(
      '%PDF-',
    )
  );
}

/** Its children start with the first picture and end when there are no more: one opens files, one knows letters. */
export function createScanner(options: ScannerOptions = {}): Scanner {
  const { maxPages, maxPixels, ...settings } = { ...DEFAULTS, ...options };
  const shared = {
    flags: FLAGS,
    environment: GIVES_BACK,
    poolSize: 1,
    idleMs: IDLE_MS,
    ...settings,
  };
  const opener = new ChildPool<OpenJob | ConvertJob, OpenAnswer | ConvertAnswer>({
    entry: OPENER,
    ...shared,
  });
  const reader = new ChildPool<LettersJob, LettersAnswer>({ entry: LETTERS, ...shared });
  const recognize: Scanner['recognize'] = async (bytes, onPage, named) => {
    if (named !== undefined && named.length > maxPages) return FAILURES['too-many-pages'];
    const most = named === undefined ? maxPages : Number.POSITIVE_INFINITY;
    const pages: RecognizedPage[] = [];
    for (let [done, count] = [0, named?.length ?? 1]; done < count; done++) {
      const page = named?.[done] ?? done + 1;
      const answer = toResult(await opener.run({ bytes, page, maxPages: most, maxPixels }));
      if ('code' in answer) return answer;
      if (!answer.ok) return FAILURES[answer.reason];
      if (!('opened' in answer)) throw new Error('A page was asked for');
      const { opened } = answer;
      const recognized = toResult(await reader.run({ opened, page }));
      if ('code' in recognized) return recognized;
      pages.push(isBlank(opened.picture) ? { ...recognized, isBlank: true } : recognized);
      count = named?.length ?? opened.pages;
      onPage?.(done + 1, count);
    }
    const letters = pages.flatMap(({ words }) => words.map(({ text }) => text)).join('');
    return named === undefined && letters.length < MIN_LETTERS ? NO_LETTERS : pages;
  };
  const toJpeg: Scanner['toJpeg'] = async (heic) => {
    const answer = toResult(await opener.run({ heic, maxPixels }));
    if ('code' in answer) return answer;
    if (!answer.ok) return FAILURES[answer.reason];
    if (!('jpeg' in answer)) throw new Error('A picture was asked for');
    return answer.jpeg;
  };
  return {
    recognize,
    toJpeg,
    close: async () => {
      await Promise.all([opener.close(), reader.close()]);
    },
  };
}

/** Of a page with a single short line more is ink. */
const INK_SHARE = 0.0002;
const INK = 200;

/** Whether a page shows next to nothing. */
function isBlank({ pixels }: GreyPicture): boolean {
  let dark = 0;
  for (const shade of pixels) if (shade < INK) dark++;
  return dark < INK_SHARE * pixels.length;
}

function toResult<Result>(outcome: PoolOutcome<Result>): ReadFailure | Result {
  switch (outcome.type) {
    case 'result':
      return outcome.result;
    case 'exhausted':
      return FAILURES.exhausted;
    case 'crashed':
      return FAILURES.damaged;
    case 'ended':
      if (!outcome.isFromOutside) return FAILURES.damaged;
      throw new ReaderBusyError('The reading was interrupted. Please try again.');
    case 'refused':
      throw new ReaderBusyError('Too many files are waiting to be read.');
  }
}
