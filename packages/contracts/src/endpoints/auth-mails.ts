import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { defineEndpoint } from '../endpoint.ts';
import { authResponseSchema, emailSchema, passwordSchema } from './auth.ts';

/** As it stands in a mailed link. */
export const mailTokenSchema = z.string().trim().min(1).max(200);
const messageSchema = z.object({ message: z.string() });

export const verifyEmailBodySchema = z.object({ token: mailTokenSchema });
export const emailBodySchema = z.object({ email: emailSchema });
export const resetPasswordBodySchema = z.object({
  token: mailTokenSchema,
  password: passwordSchema,
});

export const verifyEmail = defineEndpoint({
  ...ADDRESSES.verifyEmail,
  summary: 'Confirm an e-mail address by the token of its mail, and sign in; 404 TOKEN_INVALID',
  access: 'public',
  body: verifyEmailBodySchema,
  status: 200,
  response: authResponseSchema,
});

export const resendVerification = defineEndpoint({
  ...ADDRESSES.resendVerification,
  summary: 'Send the link again; the same answer whether or not there is such an account',
  access: 'public',
  body: emailBodySchema,
  status: 202,
  response: messageSchema,
});

export const forgotPassword = defineEndpoint({
  ...ADDRESSES.forgotPassword,
  summary: 'Send a link to set a new password; the same answer for any address',
  access: 'public',
  body: emailBodySchema,
  status: 202,
  response: messageSchema,
});

export const resetPassword = defineEndpoint({
  ...ADDRESSES.resetPassword,
  summary: 'Set a new password by the token of its mail; ends every sign-in of that user',
  access: 'public',
  body: resetPasswordBodySchema,
  status: 200,
  response: messageSchema,
});
