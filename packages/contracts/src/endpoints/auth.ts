import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { defineEndpoint } from '../endpoint.ts';

export const userSchema = z.object({ id: z.string(), username: z.string(), email: z.string() });
export type User = z.infer<typeof userSchema>;

/** 3 to 40 of letters, digits, dot, dash, underscore, so that it can't be taken for an e-mail address. */
export const usernameSchema = z
  .string()
  .trim()
  .min(3, 'Use at least 3 characters.')
  .max(40, 'Use at most 40 characters.')
  .regex(/^[\p{L}\p{N}._-]+$/u, 'Use letters, digits, dots, dashes and underscores only.');

export const emailSchema = z
  .string()
  .trim()
  .max(254, 'That address is too long.')
  .pipe(z.email('Enter an e-mail address such as name@example.com.'));

/** ASVS 6.2: at least 8, any characters, no composition rule; the bound keeps hashing cheap. */
export const passwordSchema = z
  .string()
  .min(8, 'Use at least 8 characters; 15 or more is better.')
  .max(256, 'Use at most 256 characters.');

/** Six digits of an authenticator app, or a recovery code. */
export const totpSchema = z.string().trim().min(1, 'Enter the code.').max(40);

export const registerBodySchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
  acceptTerms: z.literal(true, { error: 'Please accept the terms to create an account.' }),
  newsletter: z.boolean().optional(),
});

export const loginBodySchema = z.object({
  username: z.string().trim().min(1, 'Enter your username or e-mail address.').max(254),
  password: z.string().min(1, 'Enter your password.').max(256),
  totp: totpSchema.optional(),
});

export const authResponseSchema = z.object({
  user: userSchema.optional(),
  csrfToken: z.string().optional(),
  requiresVerification: z.boolean().optional(),
  message: z.string().optional(),
});

export const getCsrfToken = defineEndpoint({
  ...ADDRESSES.getCsrfToken,
  summary: 'A CSRF token for this browser, to be sent as X-CSRF-Token with every write',
  access: 'public',
  status: 200,
  response: z.object({ csrfToken: z.string() }),
});

export const getCurrentUser = defineEndpoint({
  ...ADDRESSES.getCurrentUser,
  summary: 'The signed-in user; 401 when there is none',
  access: 'user',
  status: 200,
  response: z.object({ user: userSchema, csrfToken: z.string() }),
});

export const login = defineEndpoint({
  ...ADDRESSES.login,
  summary:
    'Sign in by username or e-mail address; 401 TOTP_REQUIRED where two-factor sign-in is on and `totp` missing or wrong',
  access: 'public',
  body: loginBodySchema,
  status: 200,
  response: authResponseSchema,
});

export const register = defineEndpoint({
  ...ADDRESSES.register,
  summary:
    'Create an account and sign in, or be sent a link to verify the address first (`requiresVerification`)',
  access: 'public',
  body: registerBodySchema,
  status: 201,
  response: authResponseSchema,
});

export const logout = defineEndpoint({
  ...ADDRESSES.logout,
  summary: 'Sign out and end this sign-in on the server',
  access: 'public',
  body: z.object({ _csrf: z.string().optional() }).optional(),
  status: 200,
  response: z.object({ message: z.string(), csrfToken: z.string().optional() }),
});
