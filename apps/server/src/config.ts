import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

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

/** A hundred years: what is reckoned back from now stays a date. */
const MAX_LIFETIME_S = 3_153_600_000;
/** What the database's column for it holds. */
const MAX_BYTES = 2_147_483_647;

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
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .refine((url) => new URL(url).pathname === '/', 'must be an address without a path')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  MAX_UPLOAD_BYTES: positive(10_485_760, MAX_BYTES),
  MAX_UNPACKED_BYTES: positive(52_428_800),
  MAX_PAGES: positive(50),
  SESSION_IDLE_S: positive(86_400, MAX_LIFETIME_S),
  SESSION_ABSOLUTE_S: positive(1_209_600, MAX_LIFETIME_S),
  // pg-boss takes a silent worker's job back after 10 s at the earliest; the rest is for the look-out.
  JOB_LEASE_S: positive(60, 86_400).refine((seconds) => seconds >= 15, 'must be at least 15'),
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
  maxUploadBytes: number;
  maxUnpackedBytes: number;
  maxPages: number;
  sessionIdleS: number;
  sessionAbsoluteS: number;
  jobLeaseS: number;
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
  return { ok: true, config: toConfig(env, appUrl) };
}

function toConfig(env: z.infer<typeof environmentSchema>, appUrl: string): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    appUrl,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    maxUploadBytes: env.MAX_UPLOAD_BYTES,
    maxUnpackedBytes: env.MAX_UNPACKED_BYTES,
    maxPages: env.MAX_PAGES,
    sessionIdleS: env.SESSION_IDLE_S,
    sessionAbsoluteS: env.SESSION_ABSOLUTE_S,
    jobLeaseS: env.JOB_LEASE_S,
    rateLimits: env.RATE_LIMITS === 'on',
    trustProxy: toTrustProxy(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
  };
}

function toTrustProxy(value: string | undefined): TrustProxy {
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  if (/^\d+$/.test(value)) return (_address, hop) => hop < Number(value);
  return value.split(',').map((address) => address.trim());
}
