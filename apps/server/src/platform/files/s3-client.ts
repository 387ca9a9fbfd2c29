import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { AppError } from '../http/app-error.ts';

export interface S3Config {
  bucket: string;
  region: string;
  /** Origin of another store than AWS, whose buckets are the first part of the path. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

interface S3Call {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Without one, the call is about the bucket. */
  key?: string;
  query?: Record<string, string>;
  body?: Uint8Array;
}

interface S3Answer {
  /** False for a key under which there is nothing. */
  isThere: boolean;
  bytes: Uint8Array;
}

export interface S3Client {
  /** Throws AppError UNAVAILABLE, or STORAGE_FULL, caused by an S3Fault. */
  call: (call: S3Call) => Promise<S3Answer>;
}

/** Why the store did not do it, by status and code; says nothing of the file. */
export class S3Fault extends Error {
  readonly code: string;
  readonly isRepeatable: boolean;

  constructor(code: string, isRepeatable: boolean, cause?: unknown) {
    super(`the object store: ${code}`, { cause });
    this.name = 'S3Fault';
    this.code = code;
    this.isRepeatable = isRepeatable;
  }
}

const TRIES = 3;
/** The largest upload over a slow line; three of them and the pauses stay under a request's 30 s. */
const TRY_TIMEOUT_MS = 8_000;
const PAUSE_MS = 150;
const RETRY_AFTER_S = 5;
/** Kept with each file and compared when it is read. */
const DIGEST_HEADER = 'x-amz-meta-sha256';
/** Of AWS, MinIO and others. */
const FULL = /\b(507|QuotaExceeded|XMinioStorageFull|InsufficientCapacity)\b/;

/** Signed calls (AWS Signature Version 4), each with a time limit, repeated where that may help; `onFault` hears of every fault. */
export function createS3Client(
  config: S3Config,
  onFault: (fault: S3Fault) => void,
  tryTimeoutMs = TRY_TIMEOUT_MS,
): S3Client {
  const aws = new AwsClient({ ...config, service: 's3', retries: 0 });
  return {
    call: async (call) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await callOnce(aws, config, call, tryTimeoutMs);
        } catch (error) {
          const fault = toFault(error);
          onFault(fault);
          if (!fault.isRepeatable || tries === TRIES) throw toAppError(fault);
          await setTimeout(PAUSE_MS * 2 ** tries * (0.5 + Math.random()));
        }
      }
    },
  };
}

async function callOnce(
  aws: AwsClient,
  config: S3Config,
  call: S3Call,
  timeoutMs: number,
): Promise<S3Answer> {
  const { method, key, body } = call;
  const digest = sha256Hex(body ?? new Uint8Array());
  const response = await aws.fetch(addressOf(config, call), {
    method,
    headers: {
      'x-amz-content-sha256': digest,
      ...(method === 'PUT' && key !== undefined ? { [DIGEST_HEADER]: digest } : {}),
    },
    ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
    // A signature is for one host only; a redirect means a bucket of another region.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.ok) {
    requireWhole(response, bytes, call);
    return { isThere: true, bytes };
  }
  const code = /<Code>(\w+)<\/Code>/.exec(Buffer.from(bytes).toString('utf8'))?.[1];
  // The store's own word: any other 404, as of a proxy, says nothing of the file.
  if (method !== 'PUT' && code === 'NoSuchKey') {
    return { isThere: false, bytes: new Uint8Array() };
  }
  throw refusal(response.status, code);
}

/** The store's word against ours, for what a proxy or a disk may have changed. */
function requireWhole(response: Response, bytes: Uint8Array, { method, key }: S3Call): void {
  const digest = response.headers.get(DIGEST_HEADER);
  if (method !== 'GET' || key === undefined || digest === null) return;
  if (sha256Hex(bytes) !== digest) throw new S3Fault('the bytes are not those stored', true);
}

function refusal(status: number, code: string | undefined): S3Fault {
  const isRepeatable = status >= 500 || status === 429 || code === 'RequestTimeout';
  return new S3Fault(code === undefined ? String(status) : `${status} ${code}`, isRepeatable);
}

/** In the path with an endpoint of its own (every store takes that), in the host's name at AWS. */
function addressOf({ bucket, region, endpoint }: S3Config, { key = '', query }: S3Call): string {
  const base =
    endpoint === undefined
      ? `https://${bucket}.s3.${region}.amazonaws.com/${key}`
      : `${endpoint}/${bucket}${key === '' ? '' : `/${key}`}`;
  return query ? `${base}?${new URLSearchParams(query)}` : base;
}

function toFault(error: unknown): S3Fault {
  if (error instanceof S3Fault) return error;
  if (!(error instanceof Error)) return new S3Fault('no answer', true, error);
  if (error.name === 'TimeoutError') return new S3Fault('too slow', true);
  const { cause } = error as { cause?: { code?: unknown } };
  const code = typeof cause?.code === 'string' ? cause.code : 'no answer';
  return new S3Fault(code, true, error);
}

function toAppError(fault: S3Fault): AppError {
  if (FULL.test(fault.code)) return new AppError('STORAGE_FULL', { cause: fault });
  return new AppError('UNAVAILABLE', { retryAfterS: RETRY_AFTER_S, cause: fault });
}

function sha256Hex(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
