import { z } from 'zod';
import { SERVICE_PRICE } from './services.ts';

/** Every error code of the API with its status and default text; 403 is `CSRF_INVALID` alone, since the client repeats a write answered so. */
export const ERRORS = {
  BAD_REQUEST: [400, 'The request could not be understood.'],
  UNAUTHENTICATED: [401, 'Please sign in.'],
  INVALID_CREDENTIALS: [401, 'That username and password do not match.'],
  TOTP_REQUIRED: [401, 'Enter the code of your authenticator app.'],
  ACCOUNT_DISABLED: [401, 'This account is disabled. Write to us to have it looked at.'],
  EMAIL_NOT_VERIFIED: [401, 'Please confirm your e-mail address first: open the link we sent you.'],
  PAYMENT_REQUIRED: [402, `This costs ${SERVICE_PRICE}, or nothing with PRO.`],
  CSRF_INVALID: [403, 'This page has been open too long. Please try again.'],
  NOT_FOUND: [404, 'There is nothing here.'],
  TOKEN_INVALID: [404, 'This link was used already, or is too old. Ask for a new one.'],
  CONFLICT: [409, 'This cannot be done right now.'],
  USERNAME_TAKEN: [409, 'That username is taken. Please choose another.'],
  EMAIL_TAKEN: [409, 'An account with that e-mail address exists. Sign in instead.'],
  RESUME_NOT_READY: [409, 'This resume is not ready yet.'],
  OPTIMIZATION_RUNNING: [409, 'This resume is being optimized. Please wait for it to finish.'],
  NOT_COMPLETED: [409, 'There is no result yet. Optimize the resume first.'],
  PAYMENT_CLOSED: [409, 'This checkout is over. Start a new one.'],
  STALE: [412, 'This was changed elsewhere. Reload to see the newest version.'],
  PAYLOAD_TOO_LARGE: [413, 'That is too large.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Trueline cannot read this type of file.'],
  VALIDATION_FAILED: [422, 'Please check the marked fields.'],
  IDEMPOTENCY_MISMATCH: [422, 'This Idempotency-Key was used with another request.'],
  RATE_LIMITED: [429, 'That was too many tries. Please wait a moment.'],
  INTERNAL: [500, 'Something went wrong on our side. Nothing was lost; please try again.'],
  PAYMENTS_UNAVAILABLE: [
    503,
    'The payment service does not answer. Nothing was charged; please try again in a moment.',
  ],
  MODEL_UNAVAILABLE: [
    503,
    'The language model does not answer. Your wording is as it was; please try again in a moment.',
  ],
  UNAVAILABLE: [503, 'The service is busy or restarting. Please try again in a moment.'],
  STORAGE_FULL: [507, 'There is no room left to store this.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;

export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** With PAYMENT_REQUIRED: what to pay for, and how much. */
  service: z.string().optional(),
  amount: z.int().optional(),
  currency: z.string().optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
