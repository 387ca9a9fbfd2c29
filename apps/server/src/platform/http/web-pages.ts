import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ORIGIN_PLACEHOLDER, type SocialLinks } from '@trueline/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { once } from '../once.ts';
import type { AllowedHosts } from './analytics-hosts.ts';
import { type InlineHashes, pagePolicy } from './security-headers.ts';
import { fillSocialLinks } from './social-links.ts';

/** Enough for a page that is compressed once, when it is first asked for. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

interface Representation {
  encoding: 'br' | 'gzip' | undefined;
  bytes: () => Buffer;
}

/** One built HTML page, held in memory with its own policy and each compressed form that was asked for: a server that compressed all pages first would start much later. */
interface Page {
  representations: Representation[];
  etag: string;
  policy: string;
}

export interface WebPages {
  /** The prerendered page of this path, or the application's shell for any other. */
  send: (request: FastifyRequest, reply: FastifyReply, path: string) => FastifyReply;
}

export interface WebPagesOptions {
  folder: string;
  /** Origin of the public address: takes its placeholder's place. */
  appUrl: string;
  /** The operator's pages elsewhere: take their placeholders' places. */
  social: SocialLinks;
  /** What the pages may reach beside their own host. */
  hosts?: AllowedHosts | undefined;
  /** Done for each page that is sent. */
  onPage: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Reads the built pages from `folder`; undefined when the web app isn't built. */
export function loadWebPages(options: WebPagesOptions): WebPages | undefined {
  const { folder, appUrl, social, hosts, onPage } = options;
  const files = globSync('**/*.html', { cwd: folder });
  const pages = new Map(
    files.map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      const draw = () =>
        toPage(fillSocialLinks(html.replaceAll(ORIGIN_PLACEHOLDER, appUrl), social), hosts);
      return [pathOf(file), once(draw)] as const;
    }),
  );
  const shell = pages.get('/__spa-fallback.html') ?? pages.get('/');
  if (!shell) return undefined;
  return {
    send: (request, reply, path) => {
      onPage(request, reply);
      return sendPage(request, reply, (pages.get(path) ?? shell)());
    },
  };
}

/** `auth/index.html` is the page of `/auth`. */
function pathOf(file: string): string {
  const path = `/${file.replaceAll('\\', '/')}`;
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path;
}

function toPage(html: string, hosts: AllowedHosts | undefined): Page {
  const bytes = Buffer.from(html);
  return {
    representations: [
      { encoding: 'br', bytes: once(() => brotliCompressSync(bytes, BROTLI)) },
      { encoding: 'gzip', bytes: once(() => gzipSync(bytes)) },
      { encoding: undefined, bytes: () => bytes },
    ],
    etag: `"${hash(bytes)}"`,
    policy: pagePolicy(inlineHashes(html), hosts),
  };
}

/** Of scripts and styles that stand in the page itself, as the policy names them. */
function inlineHashes(html: string): InlineHashes {
  const hashesOf = (element: 'script' | 'style') => {
    const found = html.matchAll(
      new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'),
    );
    const inline = [...found].filter(
      ([, attributes = '', text]) => !/\bsrc\s*=/i.test(attributes) && text !== '',
    );
    return [...new Set(inline.map(([, , text = '']) => `'sha256-${hash(text)}'`))];
  };
  return { scripts: hashesOf('script'), styles: hashesOf('style') };
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
  return reply.type('text/html; charset=utf-8').send(chosen?.bytes());
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
