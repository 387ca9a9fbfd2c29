import { INDEXED_PAGES } from '@trueline/contracts';
import type { FastifyInstance } from 'fastify';

/** `/robots.txt` and `/sitemap.xml`, which name full addresses. Pages that say noindex stay readable, so that it is seen. */
export function mountSiteFiles(app: FastifyInstance, appUrl: string): void {
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${appUrl}/sitemap.xml\n`;
  const urls = INDEXED_PAGES.map((path) => `  <url><loc>${appUrl}${path}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  const files = [
    ['/robots.txt', 'text/plain; charset=utf-8', robots],
    ['/sitemap.xml', 'application/xml; charset=utf-8', sitemap],
  ] as const;
  for (const [path, type, content] of files) {
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(type).send(content),
    );
  }
}
