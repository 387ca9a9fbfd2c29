import { ERRORS, type ErrorCode } from '@trueline/contracts';

export interface AppErrorOptions {
  /** For the person, in place of the code's default text. */
  message?: string;
  /** Field -> what is wrong with it. */
  fields?: Record<string, string>;
  /** Seconds after which another try may succeed. */
  retryAfterS?: number;
  /** With PAYMENT_REQUIRED: what to pay for, and how much in cents. */
  price?: { service: string; amount: number; currency: string };
  cause?: unknown;
}

/** An outcome that the caller is told of, by its code in contracts/errors.ts. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterS: number | undefined;
  readonly price: AppErrorOptions['price'];

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const [status, text] = ERRORS[code];
    super(options.message ?? text, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.fields = options.fields;
    this.retryAfterS = options.retryAfterS;
    this.price = options.price;
  }
}
