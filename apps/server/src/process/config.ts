import { isIP } from 'node:net';
import { resolve } from 'node:path';
import {
  type AnalyticsSettings,
  emailSchema,
  passwordSchema,
  type SocialLinks,
  usernameSchema,
} from '@trueline/contracts';
import type { LanguageModelConfig } from '@trueline/host';
import { z } from 'zod';
import type { S3Config } from '../platform/files/s3-client.ts';
import { findPasswordFault } from '../platform/passwords/password-fault.ts';
import type { StripeConfig } from '../platform/payments/stripe-checkout.ts';

const positive = (fallback: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(max, `must be at most ${max}`)
    .default(fallback);

/** A number of hops, all, none, or as the proxy-addr package takes them: names of ranges, addresses, and ranges as 10.0.0.0/8. */
function isTrustable(value: string): boolean {
  if (/^(\d{1,3}|true|false)$/.test(value)) return true;
  return value.split(',').every((entry) => {
    const name = entry.trim();
    return /^(loopback|linklocal|uniquelocal)$/.test(name) || isAddressRange(name);
  });
}

function isAddressRange(range: string): boolean {
  const [address = '', bits, ...rest] = range.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const maxBits = version === 4 ? 32 : 128;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= maxBits);
}

/** `name@example.com`, or with the sender's name before it: `Name <name@example.com>`. */
function isMailbox(value: string): boolean {
  const address = /^[^<>\p{Cc}]*<([^<>]*)>$/u.exec(value.trim())?.[1] ?? value.trim();
  return z.email().safeParse(address).success;
}

/** A hundred years: what is reckoned back from now stays a date. */
const MAX_LIFETIME_S = 3_153_600_000;
const MAX_TRIAL_DAYS = 3_650;
const MAX_RETENTION_DAYS = 36_500;
/** What the database's column for it holds. */
const MAX_BYTES = 2_147_483_647;

/** What stores other than AWS take where nothing is said. */
const S3_REGION = 'us-east-1';
const POSTHOG_CLOUD = 'https://us.i.posthog.com';

/** Stands in pages and in data about them as it is: nothing that would have to be written otherwise there. */
const pageElsewhere = z
  .url({ protocol: /^https$/, error: 'must be an https address' })
  .regex(
    /^[\w.~:/?#@%+=-]+$/,
    'must be an https address without other signs than these: -._~:/?#@%+=',
  )
  .optional();

/** Every variable of the contract that this version uses, with its default. */
export const environmentSchema = z.object({
  PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65535, 'must be a port number')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })
    .refine((url) => new URL(url).pathname === '/', 'must be an address without a path')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })
    .refine((url) => new URL(url).pathname === '/', 'must be an address without a path')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a name such as ca-central-1')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isMailbox, 'must be an address such as Name <name@example.com>')
    .optional(),
  REQUIRE_EMAIL_VERIFICATION: z.enum(['true', 'false'], 'must be true or false').optional(),
  ADMIN_USERNAME: usernameSchema.optional(),
  ADMIN_EMAIL: emailSchema.optional(),
  ADMIN_PASSWORD: passwordSchema.optional(),
  TRIAL_DAYS: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(MAX_TRIAL_DAYS, `must be at most ${MAX_TRIAL_DAYS}`)
    .default(15),
  LLM_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  LLM_TIMEOUT_MS: positive(60_000, 280_000),
  LLM_MAX_TOKENS: positive(60_000, 10_000_000),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  // Each stands in an address or a script's settings: nothing else than what such ids are made of.
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^[A-Z]+-[A-Z0-9]+$/, 'must be an id such as G-ABC123')
    .optional(),
  CLARITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9]+$/i, 'must be letters and digits')
    .optional(),
  POSTHOG_KEY: z.string().regex(/^\w+$/, 'must be letters, digits and underscores').optional(),
  POSTHOG_HOST: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  SOCIAL_X_URL: pageElsewhere,
  SOCIAL_LINKEDIN_URL: pageElsewhere,
  SOCIAL_TIKTOK_URL: pageElsewhere,
  MAX_UPLOAD_BYTES: positive(10_485_760, MAX_BYTES),
  MAX_UNPACKED_BYTES: positive(52_428_800),
  MAX_PAGES: positive(50),
  SESSION_IDLE_S: positive(86_400, MAX_LIFETIME_S),
  SESSION_ABSOLUTE_S: positive(1_209_600, MAX_LIFETIME_S),
  RESET_TTL_S: positive(3_600, MAX_LIFETIME_S),
  VERIFY_TTL_S: positive(86_400, MAX_LIFETIME_S),
  RETENTION_DAYS: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(MAX_RETENTION_DAYS, `must be at most ${MAX_RETENTION_DAYS}`)
    .default(0),
  // Workers look for work once a second, and say twice as often that they live.
  JOB_LEASE_S: positive(60, 86_400).refine((seconds) => seconds >= 3, 'must be at least 3'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, 'must be at least 16 letters, digits or signs of -._~+/=')
    .optional(),
  WORKER_PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65535, 'must be a port number')
    .optional(),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  TRUST_PROXY: z
    .string()
    .trim()
    .refine(isTrustable, 'must be a number of hops, or addresses with commas between')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
});

export interface Config {
  port: number;
  host: string;
  /** Origin, without a slash at its end. */
  appUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Absent: uploads are files in `dataDir/files`. */
  s3: S3Config | undefined;
  /** Absent: the one that is named in DATA_DIR/model.json, or the built-in engine alone. */
  languageModel: LanguageModelConfig | undefined;
  languageModelLimits: Pick<LanguageModelConfig, 'timeoutMs' | 'maxTokens'>;
  /** Absent: the test checkout, where no money moves. */
  stripe: StripeConfig | undefined;
  analytics: AnalyticsSettings;
  social: SocialLinks;
  maxUploadBytes: number;
  maxUnpackedBytes: number;
  maxPages: number;
  sessionIdleS: number;
  sessionAbsoluteS: number;
  resetTtlS: number;
  verifyTtlS: number;
  /** Absent: mails are written to `dataDir/outbox`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  requireEmailVerification: boolean;
  /** Made or brought up to date at each start. Absent: nobody. */
  administrator: { username: string; email: string; password: string } | undefined;
  trialDays: number;
  /** 0: uploads and results are kept until they are deleted. */
  retentionDays: number;
  jobLeaseS: number;
  /** Absent: `/metrics` answers this machine alone. */
  metricsToken: string | undefined;
  /** Where a worker process answers for its health and its metrics. Absent: nowhere. */
  workerPort: number | undefined;
  rateLimits: boolean;
  trustProxy: TrustProxy;
  logLevel: string;
}

/** Fastify's `trustProxy`: nobody, addresses, or by the number of hops from here. */
export type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean);

export type ConfigResult = { ok: true; config: Config } | { ok: false; faults: string[] };

/** Reads the environment once. An empty value counts as unset. One line per fault: `PORT: must be a port number`. */
export function parseConfig(environment: Record<string, string | undefined>): ConfigResult {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    return {
      ok: false,
      faults: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    };
  }
  const env = parsed.data;
  const appUrl = new URL(env.APP_URL ?? `http://localhost:${env.PORT}`).origin;
  if (env.RATE_LIMITS === 'off' && appUrl.startsWith('https:')) {
    return { ok: false, faults: ['RATE_LIMITS: cannot be off when APP_URL is https'] };
  }
  if ((env.STRIPE_SECRET_KEY === undefined) !== (env.STRIPE_WEBHOOK_SECRET === undefined)) {
    const missing = env.STRIPE_SECRET_KEY ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY';
    return { ok: false, faults: [`${missing}: is needed with the other of Stripe's two keys`] };
  }
  if ((env.LLM_BASE_URL === undefined) !== (env.LLM_MODEL === undefined)) {
    const missing = env.LLM_MODEL ? 'LLM_BASE_URL' : 'LLM_MODEL';
    return { ok: false, faults: [`${missing}: is needed for a language model`] };
  }
  const faults = [...listS3Faults(env), ...listAdministratorFaults(env)];
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, config: toConfig(env, appUrl) };
}

/** The three go together; the other two say nothing without them. */
const S3_NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function listS3Faults(env: z.infer<typeof environmentSchema>): string[] {
  const names = [...S3_NEEDED, 'S3_ENDPOINT', 'S3_REGION'] as const;
  if (names.every((name) => env[name] === undefined)) return [];
  return S3_NEEDED.filter((name) => env[name] === undefined).map(
    (name) => `${name}: is needed for an object store`,
  );
}

const ADMINISTRATOR = ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const;

function listAdministratorFaults(env: z.infer<typeof environmentSchema>): string[] {
  const account = toAdministrator(env);
  if (account) {
    const fault = findPasswordFault(account);
    return fault === undefined ? [] : [`ADMIN_PASSWORD: ${fault}`];
  }
  if (ADMINISTRATOR.every((name) => env[name] === undefined)) return [];
  return ADMINISTRATOR.filter((name) => env[name] === undefined).map(
    (name) => `${name}: is needed for an administrator`,
  );
}

function toConfig(env: z.infer<typeof environmentSchema>, appUrl: string): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    appUrl,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    s3: toS3(env),
    languageModel: toLanguageModel(env),
    languageModelLimits: modelLimits(env),
    stripe: toStripe(env),
    analytics: toAnalytics(env),
    social: {
      x: env.SOCIAL_X_URL ?? null,
      linkedin: env.SOCIAL_LINKEDIN_URL ?? null,
      tiktok: env.SOCIAL_TIKTOK_URL ?? null,
    },
    maxUploadBytes: env.MAX_UPLOAD_BYTES,
    maxUnpackedBytes: env.MAX_UNPACKED_BYTES,
    maxPages: env.MAX_PAGES,
    sessionIdleS: env.SESSION_IDLE_S,
    sessionAbsoluteS: env.SESSION_ABSOLUTE_S,
    resetTtlS: env.RESET_TTL_S,
    verifyTtlS: env.VERIFY_TTL_S,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `Trueline <no-reply@${new URL(appUrl).hostname}>`,
    requireEmailVerification:
      (env.REQUIRE_EMAIL_VERIFICATION ?? String(env.SMTP_URL !== undefined)) === 'true',
    administrator: toAdministrator(env),
    trialDays: env.TRIAL_DAYS,
    retentionDays: env.RETENTION_DAYS,
    jobLeaseS: env.JOB_LEASE_S,
    metricsToken: env.METRICS_TOKEN,
    workerPort: env.WORKER_PORT,
    rateLimits: env.RATE_LIMITS === 'on',
    trustProxy: toTrustProxy(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
  };
}

function toLanguageModel(env: z.infer<typeof environmentSchema>): LanguageModelConfig | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = env;
  if (baseUrl === undefined || model === undefined) return undefined;
  return { baseUrl, apiKey, model, ...modelLimits(env) };
}

const modelLimits = (env: z.infer<typeof environmentSchema>): Config['languageModelLimits'] => ({
  timeoutMs: env.LLM_TIMEOUT_MS,
  maxTokens: env.LLM_MAX_TOKENS,
});

function toAdministrator(env: z.infer<typeof environmentSchema>): Config['administrator'] {
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  if (username === undefined || email === undefined || password === undefined) return undefined;
  return { username, email, password };
}

function toS3(env: z.infer<typeof environmentSchema>): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = env;
  const secretAccessKey = env.S3_SECRET_ACCESS_KEY;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    return undefined;
  }
  const endpoint = env.S3_ENDPOINT && new URL(env.S3_ENDPOINT).origin;
  return { bucket, endpoint, region: env.S3_REGION ?? S3_REGION, accessKeyId, secretAccessKey };
}

function toStripe(env: z.infer<typeof environmentSchema>): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey === undefined || webhookSecret === undefined) return undefined;
  return { secretKey, webhookSecret, apiBase: env.STRIPE_API_BASE };
}

function toAnalytics(env: z.infer<typeof environmentSchema>): AnalyticsSettings {
  const { POSTHOG_KEY: key, POSTHOG_HOST: host = POSTHOG_CLOUD } = env;
  return {
    gaMeasurementId: env.GA_MEASUREMENT_ID ?? null,
    clarityProjectId: env.CLARITY_PROJECT_ID ?? null,
    posthog: key === undefined ? null : { key, host: new URL(host).origin },
  };
}

function toTrustProxy(value: string | undefined): TrustProxy {
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  if (/^\d+$/.test(value)) return (_address, hop) => hop < Number(value);
  return value.split(',').map((address) => address.trim());
}
