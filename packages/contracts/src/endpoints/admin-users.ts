import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idParamsSchema, idSchema, pageOf, pageQuerySchema } from '../paging.ts';
import { paymentSchema } from './payments.ts';

export const userRoleSchema = z.enum(['user', 'admin']);
export type UserRole = z.infer<typeof userRoleSchema>;

export const adminUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: userRoleSchema,
  disabled: z.boolean(),
  /** PRO until then; absent where there was none. */
  proUntil: z.iso.datetime().optional(),
  pro: z.boolean(),
  twoFactor: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

const ownerFields = { userId: z.string(), username: z.string() };

/** A sign-in of one browser. */
export const adminAuthSessionSchema = z.object({
  kind: z.literal('auth'),
  id: z.string(),
  ...ownerFields,
  /** Such as `Firefox on Linux`; empty where it isn't known. */
  device: z.string(),
  /** Signed in to the administration. */
  admin: z.boolean(),
  /** The sign-in that asks. */
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export type AdminAuthSession = z.infer<typeof adminAuthSessionSchema>;

/** A resume fitted to a job: nothing of what either says. */
export const adminResumeSessionSchema = z.object({
  kind: z.literal('resume'),
  id: z.string(),
  ...ownerFields,
  resumeId: z.string(),
  status: z.enum(['pending', 'optimizing', 'completed', 'failed']),
  templateId: z.string(),
  /** How often it was optimized. */
  runs: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type AdminResumeSession = z.infer<typeof adminResumeSessionSchema>;

/** A file that was uploaded: neither its text nor its name. */
export const adminResumeSchema = z.object({
  id: z.string(),
  status: z.enum(['parsing', 'ready', 'failed']),
  /** Why it can't be read. */
  failureCode: z.string().optional(),
  type: z.string(),
  bytes: z.int(),
  createdAt: z.iso.datetime(),
});
export type AdminResume = z.infer<typeof adminResumeSchema>;

export const listAdminUsers = defineEndpoint({
  ...ADDRESSES.listAdminUsers,
  summary:
    'Users, newest first; `q` is the beginning of a username or e-mail address, or a whole id',
  access: 'admin',
  query: pageQuerySchema.extend({ q: z.string().trim().max(254).optional() }),
  status: 200,
  response: pageOf(adminUserSchema),
});

/** Of each list the newest 50; `totals` says how many there are. */
export const adminUserDetailsSchema = z.object({
  user: adminUserSchema,
  newsletter: z.enum(['off', 'pending', 'on']),
  resumes: z.array(adminResumeSchema),
  resumeSessions: z.array(adminResumeSessionSchema),
  payments: z.array(paymentSchema),
  authSessions: z.array(adminAuthSessionSchema),
  totals: z.object({
    resumes: z.int(),
    resumeSessions: z.int(),
    payments: z.int(),
    authSessions: z.int(),
  }),
});
export type AdminUserDetails = z.infer<typeof adminUserDetailsSchema>;

export const getAdminUser = defineEndpoint({
  ...ADDRESSES.getAdminUser,
  summary: 'One user: account, plan, resumes, resume sessions, payments and sign-ins as metadata',
  access: 'admin',
  params: idParamsSchema,
  status: 200,
  response: adminUserDetailsSchema,
});

/** Later ones, with their offset, would have no four digits any more. */
const END_OF_DATES = new Date('9999-01-01');

export const updateAdminUserBodySchema = z.object({
  role: userRoleSchema.optional(),
  /** PRO until then, a date alone meaning its beginning in UTC; null ends it. */
  proUntil: z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], 'Enter a date.')
    .refine((date) => new Date(date) < END_OF_DATES, 'Enter a date before the year 9999.')
    .nullable()
    .optional(),
  disabled: z.boolean().optional(),
});

export const updateAdminUser = defineEndpoint({
  ...ADDRESSES.updateAdminUser,
  summary:
    'Make or unmake an administrator, set PRO, disable or enable; disabling and a new role end the sign-ins',
  access: 'admin',
  params: idParamsSchema,
  body: updateAdminUserBodySchema,
  status: 200,
  response: z.object({ user: adminUserSchema }),
});

export const listAdminSessions = defineEndpoint({
  ...ADDRESSES.listAdminSessions,
  summary: 'Sign-ins (`kind=auth`) or resume sessions (`kind=resume`), newest first',
  access: 'admin',
  query: pageQuerySchema.extend({
    kind: z.enum(['auth', 'resume']).default('auth'),
    userId: idSchema.optional(),
  }),
  status: 200,
  response: pageOf(
    z.discriminatedUnion('kind', [adminAuthSessionSchema, adminResumeSessionSchema]),
  ),
});

export const endAdminSession = defineEndpoint({
  ...ADDRESSES.endAdminSession,
  summary: "End one sign-in, a user's or an administrator's",
  access: 'admin',
  params: idParamsSchema,
  status: 204,
});
