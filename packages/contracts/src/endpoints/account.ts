import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idParamsSchema, pageOf, pageQuerySchema } from '../paging.ts';
import { emailSchema, passwordSchema, usernameSchema, userSchema } from './auth.ts';
import { mailTokenSchema } from './auth-mails.ts';

export const accountSchema = userSchema.extend({
  emailVerified: z.boolean(),
  /** A change of address that waits for confirmation at one or both ends. */
  pendingEmail: z
    .object({ email: z.string(), oldConfirmed: z.boolean(), newConfirmed: z.boolean() })
    .optional(),
  createdAt: z.iso.datetime(),
  /** PRO until then; absent where there was none. */
  proUntil: z.iso.datetime().optional(),
  pro: z.boolean(),
  twoFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** `pending` until the link of the confirmation mail is used. */
  newsletter: z.enum(['off', 'pending', 'on']),
});
export type Account = z.infer<typeof accountSchema>;

const accountAnswer = z.object({ account: accountSchema });
const currentPasswordSchema = z.string().min(1, 'Enter your current password.').max(256);

export const getAccount = defineEndpoint({
  ...ADDRESSES.getAccount,
  summary: 'Your account and its settings',
  access: 'user',
  status: 200,
  response: accountAnswer,
});

export const updateAccountBodySchema = z.object({
  username: usernameSchema.optional(),
  newsletter: z.boolean().optional(),
});

export const updateAccount = defineEndpoint({
  ...ADDRESSES.updateAccount,
  summary: 'Change your username or what mails you get',
  access: 'user',
  body: updateAccountBodySchema,
  status: 200,
  response: accountAnswer,
});

export const deleteAccountBodySchema = z.object({ password: currentPasswordSchema });

export const deleteAccount = defineEndpoint({
  ...ADDRESSES.deleteAccount,
  summary: 'Delete your account with everything in it; nothing can be brought back',
  access: 'user',
  body: deleteAccountBodySchema,
  status: 200,
  response: z.object({ message: z.string(), csrfToken: z.string() }),
});

export const exportAccount = defineEndpoint({
  ...ADDRESSES.exportAccount,
  summary: 'Everything held on you, as a zip of JSON and your files',
  access: 'user',
  status: 200,
  produces: 'application/zip',
});

export const changePasswordBodySchema = z.object({
  currentPassword: currentPasswordSchema,
  newPassword: passwordSchema,
});

export const changePassword = defineEndpoint({
  ...ADDRESSES.changePassword,
  summary: 'Change your password; ends every other sign-in',
  access: 'user',
  body: changePasswordBodySchema,
  secret: true,
  status: 200,
  response: z.object({ message: z.string(), csrfToken: z.string() }),
});

export const changeEmailBodySchema = z.object({
  email: emailSchema,
  password: currentPasswordSchema,
});

export const changeEmail = defineEndpoint({
  ...ADDRESSES.changeEmail,
  summary: 'Ask for another e-mail address: a link goes to the old and to the new one',
  access: 'user',
  body: changeEmailBodySchema,
  secret: true,
  status: 202,
  response: z.object({ message: z.string() }),
});

export const withdrawEmail = defineEndpoint({
  ...ADDRESSES.withdrawEmail,
  summary: 'Withdraw a change of address that waits: its links count no more',
  access: 'user',
  status: 200,
  response: accountAnswer,
});

export const confirmEmail = defineEndpoint({
  ...ADDRESSES.confirmEmail,
  summary: 'Confirm one end of the change; the address changes once both have; 404 TOKEN_INVALID',
  access: 'user',
  body: z.object({ token: mailTokenSchema }),
  secret: true,
  status: 200,
  response: accountAnswer.extend({ user: userSchema, changed: z.boolean(), message: z.string() }),
});

export const authSessionSchema = z.object({
  id: z.string(),
  /** Such as `Firefox on Linux`; empty where it isn't known. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** The sign-in that asks. */
  current: z.boolean(),
});
export type AuthSession = z.infer<typeof authSessionSchema>;

export const listAuthSessions = defineEndpoint({
  ...ADDRESSES.listAuthSessions,
  summary: 'Where you are signed in, newest first',
  access: 'user',
  query: pageQuerySchema,
  status: 200,
  response: pageOf(authSessionSchema),
});

export const endAuthSession = defineEndpoint({
  ...ADDRESSES.endAuthSession,
  summary: 'End one sign-in',
  access: 'user',
  params: idParamsSchema,
  status: 204,
});

export const endOtherAuthSessions = defineEndpoint({
  ...ADDRESSES.endOtherAuthSessions,
  summary: 'End every sign-in but this one',
  access: 'user',
  status: 204,
});
