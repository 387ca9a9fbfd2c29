import type { ErrorBody } from '@trueline/contracts';

/** A call that was not answered with success; the message is "status: body text" (specification, section 8). */
export class ApiError extends Error {
  readonly status: number;
  /** What the server said, where it said it in its own form. */
  readonly body: ErrorBody | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = findErrorBody(text);
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

/** What to tell the person about a failed call. */
export function messageOf(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.body?.message ?? otherwise;
  if (error instanceof TypeError) {
    return 'Trueline could not be reached. Check your connection and try again.';
  }
  return otherwise;
}
