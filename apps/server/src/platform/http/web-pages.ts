import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from './security-headers.ts';

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Representation {
  encoding: 'br' | 'gzip' | undefined;
  bytes: Buffer;
}

/** One built HTML page, held in memory with its compressed siblings and its own policy. */
interface Page {
  representations: Representation[];
  etag: string;
  policy: string;
}

export interface WebPages {
  /** The prerendered page of this path, or the application's shell for any other. */
  send: (request: FastifyRequest, reply: FastifyReply, path: string) => FastifyReply;
}

/** Reads the built pages from `folder`; undefined when the web app isn't built. */
export function loadWebPages(folder: string): WebPages | undefined {
  const files = globSync('**/*.html', { cwd: folder });
  const pages = new Map(files.map((file) => [pathOf(file), loadPage(join(folder, file))]));
  const shell = pages.get('/__spa-fallback.html') ?? pages.get('/');
  if (!shell) return undefined;
  return {
    send: (request, reply, path) => sendPage(request, reply, pages.get(path) ?? shell),
  };
}

/** `auth/index.html` is the page of `/auth`. */
function pathOf(file: string): string {
  const path = `/${file.replaceAll('\\', '/')}`;
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path;
}

function loadPage(path: string): Page {
  const bytes = readFileSync(path);
  const compressed = ENCODINGS.flatMap(([encoding, ending]) =>
    existsSync(path + ending) ? [{ encoding, bytes: readFileSync(path + ending) }] : [],
  );
  return {
    representations: [...compressed, { encoding: undefined, bytes }],
    etag: `"${hash(bytes)}"`,
    policy: pagePolicy(inlineScriptHashes(bytes.toString('utf8'))),
  };
}

/** Of scripts that stand in the page itself and are code, as the policy names them. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  const inline = [...scripts].filter(
    ([, attributes = '', code]) => !/\bsrc\s*=/i.test(attributes) && code !== '',
  );
  return [...new Set(inline.map(([, , code = '']) => `'sha256-${hash(code)}'`))];
}

const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('base64');

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  const chosen = page.representations.find(
    ({ encoding }) => encoding === undefined || accepts(accepted, encoding),
  );
  reply.headers({
    'cache-control': 'no-cache',
    'content-security-policy': page.policy,
    etag: page.etag,
    vary: 'Accept-Encoding',
  });
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.code(304).send();
  }
  if (chosen?.encoding) reply.header('content-encoding', chosen.encoding);
  return reply.type('text/html; charset=utf-8').send(chosen?.bytes);
}

/** `gzip;q=0` refuses what it names. */
function accepts(header: string, encoding: string): boolean {
  return header
    .toLowerCase()
    .split(',')
    .some((entry) => {
      const [name, ...parameters] = entry.split(';').map((part) => part.trim());
      return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
}
