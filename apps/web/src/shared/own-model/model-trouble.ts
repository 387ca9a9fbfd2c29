/** By the name of the exception: what happened, and what to do. */
const TROUBLES: Readonly<Record<string, string>> = {
  NotAllowedError:
    'The browser did not allow it. Try once more; if that changes nothing, its settings or whoever manages this computer have switched the model off.',
  NetworkError:
    'The download broke off. Check your connection and the free space on your disk, then try again.',
  NotSupportedError:
    'The browser’s model cannot do this on this computer. Nothing else depends on it; leave it off.',
  InvalidStateError: 'The browser has closed its model. Load this page again, then try once more.',
  OperationError:
    'The model did not start. Close other tabs and programs that need much memory, then try again.',
  QuotaExceededError: 'That was more than the model can take in at once.',
  TimeoutError:
    'The model took too long. Close what else keeps this computer busy, then try again.',
};

const UNKNOWN =
  'The browser’s model failed without saying why. Restart the browser, then try again.';

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** What to tell the person of a model that failed. */
export const troubleOf = (error: unknown): string => TROUBLES[nameOf(error)] ?? UNKNOWN;

/** The person, or a page that was left, stopped it. */
export const isAbort = (error: unknown): boolean => nameOf(error) === 'AbortError';

/** The prompt alone is too long for the model; the next may not be. */
export const isTooLong = (error: unknown): boolean => nameOf(error) === 'QuotaExceededError';

/** Nothing more will come of this model: it is switched off, gone or closed. */
export const isEnd = (error: unknown): boolean =>
  ['NotAllowedError', 'InvalidStateError', 'OperationError'].includes(nameOf(error));
