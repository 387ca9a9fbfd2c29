import type { ReadFailureCode } from '@trueline/contracts';
import type { ReadResult } from '@trueline/engine/read';
import type { ReadRequest } from './reader-messages.ts';
import {
  type Outcome,
  type ProcessLimits,
  type ReaderProcess,
  startReaderProcess,
} from './reader-process.ts';

export interface ReaderOptions {
  /** Resident memory at which a reading is ended; a benign PDF peaks at about 100 MB over the idle process. */
  maxResidentBytes?: number;
  timeoutMs?: number;
  maxPages?: number;
  maxUnpackedBytes?: number;
  /** Processes that read side by side. */
  poolSize?: number;
  /** Files that may wait; one more is refused with ReaderBusyError. */
  maxQueued?: number;
  /** Starts the processes at once, so that the first files need not wait for that. */
  warm?: boolean;
  /** Told of crashes, without any of the file's text. */
  onIncident?: (message: string) => void;
}

export interface Reader {
  /**
   * Reads a file in a child process. A file that takes too much time or memory, or brings the
   * process down, is a failure in the result; ReaderBusyError when it was not read to its end
   * through no fault of its own.
   */
  read(bytes: Uint8Array, fileName: string): Promise<ReadResult>;
  /** Ends the processes; files still waiting are refused. */
  close(): Promise<void>;
}

/** Too many files are waiting, or the reader or its process was ended: try again later. */
export class ReaderBusyError extends Error {
  override readonly name = 'ReaderBusyError';
}

interface Waiting {
  request: ReadRequest;
  resolve(result: ReadResult): void;
  reject(error: ReaderBusyError): void;
}

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
  'too-complex':
    'This file is too large or too complex to read. Save it as a simple PDF or DOCX with fewer pages, or paste the text.',
  crashed:
    'This file is damaged and could not be opened. Open it in the program that made it, save it again and upload the new copy.',
} as const;

const INTERRUPTED = 'The reading was interrupted. Please try again.';

export function createReader(options: ReaderOptions = {}): Reader {
  const settings = { ...DEFAULTS, ...options };
  const limits = { maxPages: settings.maxPages, maxUnpackedBytes: settings.maxUnpackedBytes };
  const queue: Waiting[] = [];
  let closed = false;
  const seats = Array.from({ length: settings.poolSize }, () => new Seat(settings));

  const next = (): void => {
    const seat = seats.find((candidate) => !candidate.busy);
    const waiting = seat === undefined ? undefined : queue.shift();
    if (seat === undefined || waiting === undefined) return;
    void seat.read(waiting.request).then((outcome) => {
      if ('message' in outcome && !closed) options.onIncident?.(outcome.message);
      if (outcome.type === 'interrupted') waiting.reject(new ReaderBusyError(INTERRUPTED));
      else waiting.resolve(toResult(outcome));
      if (!closed) seat.warmUp();
      next();
    });
  };
  return {
    read(bytes, fileName) {
      if (closed) return Promise.reject(new ReaderBusyError('The reader is closed.'));
      if (seats.every((seat) => seat.busy) && queue.length >= settings.maxQueued) {
        return Promise.reject(new ReaderBusyError('Too many files are waiting to be read.'));
      }
      return new Promise((resolve, reject) => {
        queue.push({ request: { bytes, fileName, limits }, resolve, reject });
        next();
      });
    },
    async close() {
      closed = true;
      for (const { reject } of queue.splice(0))
        reject(new ReaderBusyError('The reader is closed.'));
      await Promise.all(seats.map((seat) => seat.kill()));
    },
  };
}

/** A place in the pool: its process is replaced when a file took it down. */
class Seat {
  busy = false;
  readonly #limits: ProcessLimits;
  #process: ReaderProcess | undefined;

  constructor(settings: ProcessLimits & { warm: boolean }) {
    this.#limits = settings;
    if (settings.warm) this.warmUp();
  }

  async read(request: ReadRequest): Promise<Outcome> {
    this.busy = true;
    try {
      return await this.warmUp().read(request);
    } finally {
      this.busy = false;
    }
  }

  /** The next file finds a process that has started. */
  warmUp(): ReaderProcess {
    if (!this.#process?.isAlive()) this.#process = startReaderProcess(this.#limits);
    return this.#process;
  }

  async kill(): Promise<void> {
    await this.#process?.kill();
  }
}

function toResult(outcome: Exclude<Outcome, { type: 'interrupted' }>): ReadResult {
  if (outcome.type === 'result') return outcome.result;
  const code: ReadFailureCode = outcome.type === 'too-complex' ? 'TOO_COMPLEX' : 'DAMAGED';
  return { ok: false, failure: { code, message: FAILURES[outcome.type] } };
}
