import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const BUCKET = 'resumes';
const REGION = 'ca-test-1';
const ACCESS_KEY_ID = 'made-up-id';
const SECRET_ACCESS_KEY = 'made-up/secret+key';
const MAX_SKEW_MS = 15 * 60_000;
/** Small, so that a test's few files fill several pages. */
const MAX_KEYS_PER_PAGE = 3;

type Behavior =
  | 'answers'
  | 'fails'
  | 'hangs'
  | 'truncates'
  | 'spoils'
  | 'forbids'
  | 'is full'
  | 'is not there';

/** A store that speaks the S3 calls used: put, get, delete, list; it checks every signature on its own. */
export interface S3Server {
  /** What points the application at it. */
  environment: Record<string, string>;
  files: Map<string, StoredFile>;
  buckets: Set<string>;
  behavior: Behavior;
  /** After so many calls more it answers again. */
  faultsLeft: number;
  /** `GET` and the like, of all calls so far. */
  calls: string[];
  close: () => Promise<void>;
}

interface StoredFile {
  bytes: Buffer;
  digest: string;
}

export async function startS3Server(): Promise<S3Server> {
  const http = createServer((request, response) => {
    // Whoever asked may have gone in the middle.
    answer(server, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server: S3Server = {
    environment: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET_ACCESS_KEY,
    },
    files: new Map(),
    buckets: new Set([BUCKET]),
    behavior: 'answers',
    faultsLeft: Number.POSITIVE_INFINITY,
    calls: [],
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  return server;
}

async function answer(
  server: S3Server,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  server.calls.push(request.method ?? '');
  const behavior = server.faultsLeft > 0 ? server.behavior : 'answers';
  server.faultsLeft -= 1;
  if (behavior === 'hangs') return;
  if (behavior === 'fails') return refuse(response, 500, 'InternalError');
  if (behavior === 'is full') return refuse(response, 507, 'XMinioStorageFull');
  // As a proxy answers that knows of no store.
  if (behavior === 'is not there') return void response.writeHead(404).end();
  if (behavior === 'forbids') return refuse(response, 403, 'AccessDenied');
  const fault = findSignatureFault(request, body);
  if (fault !== undefined) return refuse(response, 403, fault);
  const url = new URL(request.url ?? '/', 'http://s3.test');
  const [, bucket = '', key] = /^\/([^/]+)(?:\/(.+))?$/.exec(url.pathname) ?? [];
  if (request.method === 'PUT' && key === undefined) {
    server.buckets.add(bucket);
    response.writeHead(200).end();
    return;
  }
  if (!server.buckets.has(bucket)) return refuse(response, 404, 'NoSuchBucket');
  if (key === undefined) return sendList(server, url.searchParams, response);
  serve(server, { behavior, key, body, request, response });
}

interface FileCall {
  behavior: Behavior;
  key: string;
  body: Buffer;
  request: IncomingMessage;
  response: ServerResponse;
}

function serve(server: S3Server, { behavior, key, body, request, response }: FileCall): void {
  if (request.method === 'PUT') {
    server.files.set(key, { bytes: body, digest: String(request.headers['x-amz-meta-sha256']) });
    response.writeHead(200).end();
    return;
  }
  if (request.method === 'DELETE') {
    server.files.delete(key);
    response.writeHead(204).end();
    return;
  }
  const file = server.files.get(key);
  if (!file) {
    refuse(response, 404, 'NoSuchKey');
    return;
  }
  response.writeHead(200, {
    'content-length': file.bytes.length,
    'x-amz-meta-sha256': file.digest,
  });
  if (behavior === 'truncates') {
    response.write(file.bytes.subarray(0, 2), () => response.destroy());
    return;
  }
  response.end(behavior === 'spoils' ? Buffer.alloc(file.bytes.length) : file.bytes);
}

function sendList(server: S3Server, query: URLSearchParams, response: ServerResponse): void {
  const after = query.get('continuation-token') ?? '';
  const size = Math.min(MAX_KEYS_PER_PAGE, Number(query.get('max-keys')));
  const left = [...server.files.keys()].sort().filter((key) => `<${key}` > after);
  const page = left.slice(0, size);
  // A token that XML writes differently, as real ones may be.
  const next = left.length > size ? `&lt;${page.at(-1)}` : undefined;
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0"?><ListBucketResult>${page
        .map((key) => `<Contents><Key>${key}</Key></Contents>`)
        .join('')}${
        next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
      }</ListBucketResult>`,
    );
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

/**
 * AWS Signature Version 4 by its own words, apart from the library that the application uses:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
function findSignatureFault(request: IncomingMessage, body: Buffer): string | undefined {
  const { authorization = '' } = request.headers;
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  const time = String(request.headers['x-amz-date']);
  const digest = String(request.headers['x-amz-content-sha256']);
  const day = time.slice(0, 8);
  if (scope !== `${ACCESS_KEY_ID}/${day}/${REGION}/s3/aws4_request`) return 'InvalidAccessKeyId';
  if (digest !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  if (Math.abs(Date.now() - timeOf(time)) > MAX_SKEW_MS) return 'RequestTimeTooSkewed';
  if (!names.split(';').includes('host')) return 'SignatureDoesNotMatch';
  const url = new URL(request.url ?? '/', 'http://s3.test');
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url.searchParams),
    ...names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    digest,
  ].join('\n');
  const toSign = `AWS4-HMAC-SHA256\n${time}\n${day}/${REGION}/s3/aws4_request\n${sha256(canonical)}`;
  const key = [day, REGION, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => hmac(secret, part),
    `AWS4${SECRET_ACCESS_KEY}`,
  );
  return hmac(key, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

function canonicalQuery(query: URLSearchParams): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  return [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

/** `20260131T235959Z`. */
function timeOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex');
}
