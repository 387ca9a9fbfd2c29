import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import { type AnalyticsSettings, ORIGIN_PLACEHOLDER } from '@trueline/contracts';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyticsHosts } from './analytics-hosts.ts';
import { createBrowserCookies } from './browser-cookies.ts';
import { installSecurityHeaders, pagePolicy } from './security-headers.ts';
import { serveWebApp } from './web-app.ts';

const SCRIPT = 'document.documentElement.dataset.theme = "dark";';
const SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
const STYLE = 'body { color: black }';
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
const HOME = `<html><style>${STYLE}</style><script>${SCRIPT}</script><script src="/assets/a.js"></script>home</html>`;
const CODE = 'export const answer = 42;'.repeat(100);

describe('the built web app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trueline-web-'));
  let http: FastifyInstance;
  beforeAll(async () => {
    const files: Record<string, string | Buffer> = {
      'index.html': HOME,
      'auth/index.html': '<html>auth</html>',
      'pricing/index.html': `<html><link rel="canonical" href="${ORIGIN_PLACEHOLDER}/pricing"></html>`,
      'reset-password/token/index.html': '<html>reset</html>',
      'not-found/index.html': '<html>none</html>',
      '__spa-fallback.html': '<html>shell</html>',
      'assets/a.js': CODE,
      'assets/a.js.br': brotliCompressSync(CODE),
      'assets/a.js.gz': gzipSync(CODE),
      '.vite/manifest.json': '{}',
    };
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    http = fastify();
    installSecurityHeaders(http, 'http://localhost:3000');
    await http.register(fastifyCookie);
    const { showSession } = createBrowserCookies(false, 3_600);
    await serveWebApp(http, {
      folder,
      appUrl: 'http://localhost:3000',
      social: { x: null, linkedin: null, tiktok: null },
      onPage: showSession,
    });
  });
  afterAll(async () => {
    await http.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (url: string, headers = {}) => http.inject({ url, headers });

  it.each([
    ['/', 200, HOME],
    ['/auth', 200, '<html>auth</html>'],
    ['/auth/?returnTo=%2Fupload', 200, '<html>auth</html>'],
    ['/upload?rs=abc', 200, '<html>shell</html>'],
    ['/reset-password/a-token-of-a-mail', 200, '<html>reset</html>'],
    ['/no-such-page', 404, '<html>none</html>'],
    ['/not-found', 404, '<html>none</html>'],
    ['/index.html', 404, '<html>none</html>'],
    ['/assets/../../package.json', 404, '<html>none</html>'],
    ['/.vite/manifest.json', 404, '<html>none</html>'],
  ])('%s answers %i', async (url, status, body) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([status, body]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    [
      'tells scripts of a sign-in older than its sign',
      'trueline_session=abc',
      'trueline_signed_in=signed_in; ',
    ],
    ['sets no cookie for guests', 'trueline_visitor=abc', undefined],
    ['says it once', 'trueline_session=abc; trueline_signed_in=signed_in', undefined],
  ])('%s', async (_, cookie, start) => {
    const set = (await get('/pricing', { cookie })).headers['set-cookie'];
    expect(set).toEqual(start && expect.stringContaining(start));
  });

  it('allows the inline scripts and styles of each page by their hash, and no others', async () => {
    const home = String((await get('/')).headers['content-security-policy']);
    expect(home).toContain(`script-src 'self' ${SCRIPT_HASH};`);
    expect(home).toContain(`style-src 'self' ${STYLE_HASH};`);
    expect(home).toContain("object-src 'none'; base-uri 'none'");
    expect(home).not.toContain('unsafe-inline');
    const auth = String((await get('/auth')).headers['content-security-policy']);
    expect(auth).toContain("script-src 'self';");
    expect(auth).toContain("style-src 'self';");
  });

  it('sends what the browser can unpack', async () => {
    const brotli = await get('/assets/a.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    const gzip = await get('/assets/a.js', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    const plain = await get('/', { 'accept-encoding': 'br;q=0' });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, HOME]);
    const page = await get('/', { 'accept-encoding': 'br' });
    expect([page.headers['content-encoding'], page.headers.vary]).toEqual([
      'br',
      'Accept-Encoding',
    ]);
  });

  it('lets hashed assets be kept for ever, and pages be checked each time', async () => {
    const asset = await get('/assets/a.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { etag = '' } = (await get('/')).headers;
    const again = await get('/', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('names its public address where a full one is needed', async () => {
    expect((await get('/pricing')).body).toContain('href="http://localhost:3000/pricing"');
    const packed = await get('/pricing', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('http://localhost:3000/');
    expect((await get('/robots.txt')).body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    const sitemap = (await get('/sitemap.xml')).body;
    expect(sitemap).toContain('<loc>http://localhost:3000/pricing</loc>');
    expect(sitemap).not.toMatch(/auth|dashboard|privacy-policy/);
  });

  it('answers a write to a page, and unknown calls, with JSON', async () => {
    const write = await http.inject({ method: 'POST', url: '/no-such-page' });
    const call = await get('/api/nothing');
    for (const answer of [write, call]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    }
  });
});

describe('quality 36: what a page may reach', () => {
  const none = { gaMeasurementId: null, clarityProjectId: null, posthog: null };
  const policy = (settings: Partial<AnalyticsSettings>) =>
    pagePolicy(undefined, analyticsHosts({ ...none, ...settings }));

  it('is its own host alone where no analytics are configured', () => {
    expect(policy({})).not.toMatch(/https?:/);
  });

  it('is, beside that, the hosts of the services that are', () => {
    const withGoogle = policy({ gaMeasurementId: 'G-TEST1' });
    expect(withGoogle).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(withGoogle).not.toMatch(/clarity|posthog/);
    const posthog = { key: 'phc_test', host: 'https://eu.i.posthog.com' };
    expect(policy({ posthog })).toContain(
      "script-src 'self' https://eu.i.posthog.com https://eu-assets.i.posthog.com;",
    );
    expect(policy({ clarityProjectId: 'abc' })).toContain(
      "connect-src 'self' https://*.clarity.ms",
    );
  });
});
