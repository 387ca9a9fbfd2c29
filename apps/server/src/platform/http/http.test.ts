import type { Endpoint } from '@trueline/contracts';
import * as contracts from '@trueline/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const ENDPOINTS = Object.values(contracts).filter(
  (value): value is Endpoint & typeof value =>
    typeof value === 'object' && value !== null && 'method' in value && 'access' in value,
);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const byName = (endpoints: Endpoint[]) =>
  endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const addressOf = ({ path }: Endpoint) =>
  path.replace(':page', '1.svg').replace(':name', 'resume.pdf').replace(/:\w+/g, 'unknown');
/** The administration's are tried in modules/admin, by an administrator. */
const WRITES = byName(
  ENDPOINTS.filter(
    ({ method, proof, access }) => method !== 'GET' && proof === undefined && access !== 'admin',
  ),
);
const OF_USERS = byName(ENDPOINTS.filter(({ access }) => access === 'user'));

describe('the HTTP layer', () => {
  let app: TestApp;
  let user: Browser;
  beforeAll(async () => {
    app = await startTestApp('embedded');
    user = app.openBrowser();
    await user.register('ada.example');
  });
  afterAll(() => app.close());

  const rows = async () => {
    const { rows } = await sql`
      select (select count(*) from users) as users, (select count(*) from auth_sessions) as sessions,
        (select count(*) from resumes) as resumes, (select count(*) from resume_sessions) as fits`.execute(
      app.database.db,
    );
    return rows;
  };

  describe.each(WRITES)('%s', (_name, endpoint) => {
    it.each([
      ['no token', {}],
      ['a made-up token', { 'x-csrf-token': 'x'.repeat(43) }],
    ])('quality 8: with %s answers 403 and does nothing', async (_case, headers) => {
      const before = await rows();
      const guest = app.openBrowser();
      guest.cookies = new Map(user.cookies);
      const answer = await guest.request(endpoint.method, addressOf(endpoint), { headers });
      expect([answer.status, answer.json.code]).toEqual([403, 'CSRF_INVALID']);
      expect(await rows()).toEqual(before);
    });

    it('quality 8, 10: with the token of another browser, or from another site, answers 403', async () => {
      const other = app.openBrowser();
      await other.prepare();
      const stolen = { 'x-csrf-token': other.csrfToken ?? '' };
      const foreign = { origin: 'https://evil.example' };
      for (const headers of [
        stolen,
        foreign,
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
      ]) {
        const answer = await user.request(endpoint.method, addressOf(endpoint), { headers });
        expect([answer.status, answer.json.code]).toEqual([403, 'CSRF_INVALID']);
      }
    });
  });

  it.each(OF_USERS)('%s answers 401 to a guest', async (_name, endpoint) => {
    const guest = app.openBrowser();
    await guest.prepare();
    const answer = await guest.request(endpoint.method, addressOf(endpoint));
    expect([answer.status, answer.json.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('quality 9: takes the token of before the sign-in no longer after it', async () => {
    const browser = app.openBrowser();
    await browser.prepare();
    const before = browser.csrfToken;
    await browser.register('rotating.example');
    browser.csrfToken = before;
    expect((await browser.post('/api/auth/logout')).status).toBe(403);
  });

  it('accepts a write from its own origin, by the address it was asked under', async () => {
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:4000']) {
      const headers = { origin, host: '127.0.0.1:4000' };
      expect((await user.post('/api/resume-sessions', { resumeId: 'x' }, headers)).status).toBe(
        404,
      );
    }
  });

  const send = (contentType: string, payload: string) =>
    user.request('POST', '/api/resume-sessions', {
      headers: { 'content-type': contentType },
      payload: Buffer.from(payload),
    });

  it.each([
    ['text/plain', '{"resumeId":"x"}', 415],
    ['application/x-www-form-urlencoded', 'resumeId=x', 415],
    ['multipart/form-data; boundary=b', '--b--\r\n', 415],
    ['application/json', '{"resumeId":', 400],
    ['application/json', '{"resumeId":"x","__proto__":{"a":1}}', 400],
    ['application/json', '{"resumeId":{"constructor":{"prototype":{"a":1}}}}', 400],
    ['application/json', '{"resumeId":"\\u0000"}', 400],
    ['application/json', '{"resumeId":"\\ud83d"}', 400],
    ['application/json', `{"resumeId":${'['.repeat(150_000)}${']'.repeat(150_000)}}`, 400],
    ['application/json', '{"resumeId":["x"]}', 422],
    ['application/json', '', 422],
    ['application/json', `{"resumeId":"${'x'.repeat(3_000_000)}"}`, 413],
  ])('quality 10, 43: answers %s %.40s with %i', async (contentType, payload, status) => {
    expect((await send(contentType, payload)).status).toBe(status);
  });

  it.each(['limit=1&limit=2', '__proto__=1', 'cursor=%00'])(
    'refuses the query %s',
    async (query) => {
      const answer = await user.get(`/api/resumes?${query}`);
      expect([answer.status, answer.json.code]).toEqual([400, 'BAD_REQUEST']);
    },
  );

  const cursorOf = (value: unknown) =>
    `cursor=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

  it.each([
    'limit=0',
    'limit=x',
    'cursor=broken',
    cursorOf([1, '\u0000']),
    cursorOf([-8_640_000_000_000_000, 'x']),
    cursorOf([8_640_000_000_000_000, 'x']),
  ])('names the fault of the query %s', async (query) => {
    expect((await user.get(`/api/resumes?${query}`)).status).toBe(422);
  });

  it('quality 38, 40: sends its security headers, and lets nobody keep an answer', async () => {
    const { headers } = await user.get('/api/auth/me');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('answers unknown calls with 404 as JSON', async () => {
    const answer = await user.get('/api/nothing');
    expect([answer.status, answer.json.code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    ['/api/resumes/%00', 404, 'NOT_FOUND'],
    ['/api/resume-sessions/%00/files/resume.pdf', 404, 'NOT_FOUND'],
    [`/api/resumes/${'x'.repeat(300)}`, 404, 'NOT_FOUND'],
    ['/api/resumes/%zz', 400, 'BAD_REQUEST'],
  ])('answers the address %.40s with %i', async (address, status, code) => {
    const { json, ...answer } = await user.get(address);
    expect([answer.status, json.code]).toEqual([status, code]);
    expect(json.requestId).toEqual(expect.any(String));
  });

  it('prints every endpoint as OpenAPI', async () => {
    const { json } = await user.get('/api/openapi.json');
    const printed = Object.entries<object>(json.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = ENDPOINTS.map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(printed.sort()).toEqual(expected.sort());
    expect(json.openapi).toBe('3.1.0');
    const body = json.paths['/api/auth/register'].post.requestBody.content['application/json'];
    expect(body.schema.required).toContain('acceptTerms');
  });

  it('shows every endpoint on a page to read', async () => {
    const { status, text } = await user.get('/api/docs');
    expect(status).toBe(200);
    for (const { summary } of ENDPOINTS) expect(text).toContain(`<p>${summary}`);
  });

  it('is up and ready', async () => {
    expect((await user.get('/healthz')).status).toBe(200);
    expect((await user.get('/readyz')).status).toBe(200);
  });
});
