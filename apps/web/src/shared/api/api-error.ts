import type { ErrorBody } from '@trueline/contracts';

/** A call that was not answered with success; the message is "status: body text". */
export class ApiError extends Error {
  readonly status: number;
  /** What the server said, where it said it in its own form. */
  readonly body: ErrorBody | undefined;
  /** After how long the server asked for another try, where it did. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, text: string, retryAfterS?: string | null) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = findErrorBody(text);
    const seconds = Number.parseInt(retryAfterS ?? '', 10);
    this.retryAfterMs = Number.isNaN(seconds) ? undefined : seconds * 1000;
  }
}

function findErrorBody(text: string): ErrorBody | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    return typeof (value as ErrorBody).message === 'string' ? (value as ErrorBody) : undefined;
  } catch {
    // A proxy's page or an empty body: no words of ours to show.
    return undefined;
  }
}

/** What to tell the person about a failed call, where no form has a place for what the server says on single fields. */
export function messageOf(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) {
    const fields = Object.values(error.body?.fields ?? {});
    return fields.length > 0 ? fields.join(' ') : (error.body?.message ?? otherwise);
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return 'Trueline took too long to answer. Please try again.';
  }
  if (error instanceof TypeError) {
    return 'Trueline could not be reached. Check your connection and try again.';
  }
  return otherwise;
}
