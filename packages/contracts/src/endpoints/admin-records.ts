import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idParamsSchema, idSchema, pageOf, pageQuerySchema } from '../paging.ts';

/** One day in UTC. */
export const adminDaySchema = z.object({
  date: z.iso.date(),
  registrations: z.int(),
  /** Runs that succeeded, and runs that failed for good. */
  optimizations: z.int(),
  failedOptimizations: z.int(),
  /** Resumes that couldn't be read. */
  failedResumes: z.int(),
  /** Mails that were given up. */
  failedMails: z.int(),
  /** Paid, and their sum in cents. */
  payments: z.int(),
  paidCents: z.int(),
  /** How long runs waited in the queue and then took, on average; null on a day without any. */
  waitMs: z.number().nullable(),
  runMs: z.number().nullable(),
});
export type AdminDay = z.infer<typeof adminDaySchema>;

/** Jobs of one kind. */
export const adminQueueSchema = z.object({
  name: z.string(),
  waiting: z.int(),
  running: z.int(),
  /** Tried without success; waiting for another try. */
  retrying: z.int(),
});
export type AdminQueue = z.infer<typeof adminQueueSchema>;

export const adminOverviewSchema = z.object({
  users: z.object({
    total: z.int(),
    pro: z.int(),
    disabled: z.int(),
    administrators: z.int(),
  }),
  resumes: z.object({ total: z.int(), failed: z.int() }),
  /** Runs by their state. */
  optimizations: z.object({
    waiting: z.int(),
    running: z.int(),
    completed: z.int(),
    failed: z.int(),
  }),
  payments: z.object({
    pending: z.int(),
    paid: z.int(),
    refunded: z.int(),
    paidCents: z.int(),
    currency: z.string(),
  }),
  /** Of the last 30 days, after which they are forgotten. */
  mails: z.object({ waiting: z.int(), sent: z.int(), failed: z.int() }),
  newsletter: z.object({ pending: z.int(), confirmed: z.int(), unsubscribed: z.int() }),
  queues: z.array(adminQueueSchema),
  /** The last 30 days, oldest first; the last one is today. */
  days: z.array(adminDaySchema),
});
export type AdminOverview = z.infer<typeof adminOverviewSchema>;

export const getAdminOverview = defineEndpoint({
  ...ADDRESSES.getAdminOverview,
  summary: 'Registrations, optimizations, payments, failures and queues, now and day by day',
  access: 'admin',
  status: 200,
  response: adminOverviewSchema,
});

export const adminOptimizationSchema = z.object({
  id: z.string(),
  resumeSessionId: z.string(),
  resumeId: z.string(),
  userId: z.string(),
  username: z.string(),
  /** Counts the runs of its resume session, from 1. */
  run: z.int(),
  status: z.enum(['waiting', 'running', 'completed', 'failed']),
  failure: z.object({ code: z.string(), message: z.string() }).optional(),
  queuedAt: z.iso.datetime(),
  startedAt: z.iso.datetime().optional(),
  endedAt: z.iso.datetime().optional(),
  /** It failed, and nothing came after it. */
  retryable: z.boolean(),
});
export type AdminOptimization = z.infer<typeof adminOptimizationSchema>;

export const listAdminOptimizations = defineEndpoint({
  ...ADDRESSES.listAdminOptimizations,
  summary: 'Runs of the optimizer with state, times and failure, newest first',
  access: 'admin',
  query: pageQuerySchema.extend({
    status: adminOptimizationSchema.shape.status.optional(),
    userId: idSchema.optional(),
  }),
  status: 200,
  response: pageOf(adminOptimizationSchema),
});

export const retryAdminOptimization = defineEndpoint({
  ...ADDRESSES.retryAdminOptimization,
  summary:
    'Run a failed optimization again, with what its owner has: PRO or a credit; 409 where it has not failed, or there is neither',
  access: 'admin',
  params: idParamsSchema,
  status: 202,
  response: z.object({ optimization: adminOptimizationSchema }),
});

export const adminMailSchema = z.object({
  id: z.string(),
  /** What it is about, such as `verify-email`; never what it says. */
  kind: z.string(),
  userId: z.string().optional(),
  status: z.enum(['waiting', 'sent', 'failed']),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().optional(),
  failedAt: z.iso.datetime().optional(),
});
export type AdminMail = z.infer<typeof adminMailSchema>;

const mailStatusQuery = pageQuerySchema.extend({
  status: adminMailSchema.shape.status.optional(),
});

export const listAdminMails = defineEndpoint({
  ...ADDRESSES.listAdminMails,
  summary: 'What became of the mails of the last 30 days, newest first; nothing of what they say',
  access: 'admin',
  query: mailStatusQuery.extend({
    kind: z
      .string()
      .regex(/^[a-z-]{1,40}$/)
      .optional(),
  }),
  status: 200,
  response: pageOf(adminMailSchema),
});

export const listAdminContactMessages = defineEndpoint({
  ...ADDRESSES.listAdminContactMessages,
  summary:
    'When messages of the contact form came, and whether they reached the mailbox where they are read',
  access: 'admin',
  query: mailStatusQuery,
  status: 200,
  response: pageOf(adminMailSchema),
});

export const adminSubscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  status: z.enum(['pending', 'confirmed', 'unsubscribed']),
  createdAt: z.iso.datetime(),
});
export type AdminSubscriber = z.infer<typeof adminSubscriberSchema>;

export const listAdminSubscribers = defineEndpoint({
  ...ADDRESSES.listAdminSubscribers,
  summary: 'Subscribers of the newsletter, newest first, and how many there are of each status',
  access: 'admin',
  query: pageQuerySchema.extend({ status: adminSubscriberSchema.shape.status.optional() }),
  status: 200,
  response: pageOf(adminSubscriberSchema).extend({ counts: adminOverviewSchema.shape.newsletter }),
});

export const auditActionSchema = z.enum([
  'signed-in',
  'sign-in-denied',
  'signed-out',
  'two-factor-started',
  'two-factor-on',
  'two-factor-off',
  'user-changed',
  'session-ended',
  'optimization-retried',
  'model-checked',
  'model-named',
  /** By the server's environment or on its command line, not by a person who was signed in. */
  'administrator-set',
]);
export type AuditAction = z.infer<typeof auditActionSchema>;

const changedValue = z.union([z.string(), z.boolean(), z.null()]);

export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: auditActionSchema,
  /** Who did it; absent where nobody known did. `username` is absent once that account is deleted. */
  actor: z.object({ id: z.string(), username: z.string().optional() }).optional(),
  target: z
    .object({
      kind: z.enum(['user', 'auth-session', 'optimization']),
      id: z.string(),
      /** Of the user it is, or belongs to. */
      username: z.string().optional(),
    })
    .optional(),
  /** The error code with which a sign-in was refused. */
  reason: z.string().optional(),
  /** What is different since, by name. */
  changes: z.record(z.string(), z.object({ before: changedValue, after: changedValue })),
  /** Finds the request in the log. */
  requestId: z.string().optional(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAuditLog = defineEndpoint({
  ...ADDRESSES.listAuditLog,
  summary: 'Every act of an administrator, and every sign-in refused, newest first',
  access: 'admin',
  query: pageQuerySchema,
  status: 200,
  response: pageOf(auditEntrySchema),
});
