import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { STAND_IN_PAGES, WEB_ROUTES } from '@trueline/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { sendError } from './error-handler.ts';
import { isApi } from './security-headers.ts';
import { mountSiteFiles } from './site-files.ts';
import { loadWebPages, type WebPages, type WebPagesOptions } from './web-pages.ts';

const YEAR_IN_SECONDS = 31_536_000;
const { '*': NOT_FOUND_PAGE, ...STAND_INS } = STAND_IN_PAGES;
/** Each path with the one that its page is built for. */
const PAGES = new Map<string, string>([
  ...Object.values(WEB_ROUTES).flatMap((paths) => paths.map((path) => [path, path] as const)),
  ...Object.entries(STAND_INS),
]);

/** Serves the built web app: pages, hashed assets, what search engines ask for, and the not-found page for anything else. */
export async function serveWebApp(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  const { folder, appUrl } = options;
  mountSiteFiles(app, appUrl);
  const pages = existsSync(folder) ? loadWebPages(options) : undefined;
  if (pages) {
    await app.register(fastifyStatic, {
      root: folder,
      // Routes for the files that are there: nothing else is ever looked up on the disk.
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.{html,br,gz}', '**/.*/**'],
      cacheControl: false,
      setHeaders: (reply, path) => reply.header('cache-control', cacheControlOf(folder, path)),
    });
    mountPages(app, pages);
  }
  app.setNotFoundHandler((request, reply) => notFound(request, reply, pages));
}

function mountPages(app: FastifyInstance, pages: WebPages): void {
  for (const [path, built] of PAGES) {
    app.get(path, (request, reply) => pages.send(request, reply, built));
    if (path !== '/') app.get(`${path}/`, (request, reply) => pages.send(request, reply, built));
  }
}

function notFound(request: FastifyRequest, reply: FastifyReply, pages: WebPages | undefined) {
  const isPageRequest = request.method === 'GET' || request.method === 'HEAD';
  if (pages && isPageRequest && !isApi(request.url)) {
    return pages.send(request, reply.code(404), NOT_FOUND_PAGE);
  }
  return sendError(request, reply, new AppError('NOT_FOUND'));
}

/** Assets carry a hash of their content in their name. */
function cacheControlOf(folder: string, path: string): string {
  return path.startsWith(join(folder, 'assets'))
    ? `public, max-age=${YEAR_IN_SECONDS}, immutable`
    : 'public, max-age=3600';
}
