import type { Endpoint } from '@trueline/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, openAdmin } from '../testing/administrator.ts';
import type { Answer, Browser } from '../testing/browser.ts';
import { postgresAnswers } from '../testing/databases.ts';
import { uploadSample } from '../testing/flow.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import {
  addressWith,
  ENDPOINTS,
  parametersOf,
  queryNames,
  sampleBody,
  withEachText,
} from './endpoint-inputs.ts';

const SQL_TEXTS = [
  "' OR '1'='1",
  "'; DROP TABLE resumes; --",
  '" OR ""="',
  "1' AND 1=(SELECT 1 FROM pg_sleep(5))--",
  "\\' ESCAPE '%_",
  '$1 :name ?',
  '\u{1d54f}\u202e\ufeff',
];
/** They end what the others go on with: the sign-in, the account. */
const ENDING = new Set([
  '/api/auth/logout',
  '/api/admin/logout',
  '/api/account/sessions',
  '/api/account/two-factor',
  '/api/admin/two-factor',
]);
const TRIED = ENDPOINTS.filter(
  ({ path, proof }) => !ENDING.has(path) && !path.endsWith('/events') && proof !== 'signature',
);
const named = (endpoints: Endpoint[]) =>
  endpoints.map((endpoint) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` }));

describe('what a client can send', () => {
  let app: TestApp;
  let user: Browser;
  let admin: Browser;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    app = await startTestApp(postgresAnswers ? 'postgres' : 'embedded', {
      environment: { ...ADMINISTRATOR },
    });
    user = app.openBrowser();
    await user.register('sender');
    admin = await openAdmin(app);
    const resume = await uploadSample(user);
    const created = await user.post('/api/resume-sessions', { resumeId: resume.id });
    Object.assign(ids, {
      resume: resume.id,
      session: created.json.resumeSession.id,
      page: '1.svg',
      name: 'resume.txt',
    });
  });
  afterAll(() => app.close());

  const idsFor = (path: string) => ({
    ...ids,
    id: (path.startsWith('/api/resumes') ? ids.resume : ids.session) ?? '',
  });
  const browserFor = ({ access }: Endpoint) => (access === 'admin' ? admin : user);
  const send = (endpoint: Endpoint, path: string, json?: unknown) =>
    browserFor(endpoint).request(endpoint.method, path, json === undefined ? {} : { json });
  const expectSound = (answer: Answer, what: string) => {
    expect([what, answer.status >= 500]).toEqual([what, false]);
    // What is taken is given back as it came.
    const said = answer.status < 300 ? '' : answer.text;
    expect(said).not.toMatch(/syntax error|select .* from|relation "|kysely|node_modules|\.ts:\d/i);
  };

  it.each(named(TRIED))('quality 42: SQL in any text of $name is text', async ({ endpoint }) => {
    const { path } = endpoint;
    const address = addressWith(path, idsFor(path));
    const body = sampleBody(endpoint);
    for (const text of SQL_TEXTS) {
      for (const parameter of parametersOf(endpoint)) {
        const asked = addressWith(path, idsFor(path), parameter, text);
        expectSound(await send(endpoint, asked, body), `${parameter}=${text}`);
      }
      for (const name of [...queryNames(endpoint), 'sort', 'order']) {
        const asked = `${address}?${name}=${encodeURIComponent(text)}`;
        expectSound(await send(endpoint, asked, body), `${name}=${text}`);
      }
      for (const changed of withEachText(body, text).slice(0, 30)) {
        expectSound(await send(endpoint, address, changed), JSON.stringify(changed));
      }
    }
  });

  it('quality 42: and nothing of it was carried out', async () => {
    const { rows } = await sql<{ resumes: number; users: number }>`
      select (select count(*)::int from resumes) as resumes,
        (select count(*)::int from users where email = 'sender@example.com') as users`.execute(
      app.database.db,
    );
    expect(rows).toEqual([{ resumes: expect.any(Number), users: 1 }]);
    expect(((await user.get('/api/resumes')).json.items as unknown[]).length).toBeGreaterThan(0);
  });
});

describe('what no client of ours sends', () => {
  let app: TestApp;
  let user: Browser;
  let admin: Browser;
  beforeAll(async () => {
    app = await startTestApp('embedded', { environment: { ...ADMINISTRATOR } });
    user = app.openBrowser();
    await user.register('juggler');
    admin = await openAdmin(app);
  });
  afterAll(() => app.close());

  const browserFor = ({ access }: Endpoint) => (access === 'admin' ? admin : user);
  const refused = [400, 404, 422];
  const writes = TRIED.filter(({ body, proof }) => body !== undefined && proof === undefined);
  const sendRaw = (endpoint: Endpoint, payload: string) =>
    browserFor(endpoint).request(endpoint.method, addressWith(endpoint.path, {}), {
      headers: { 'content-type': 'application/json' },
      payload: Buffer.from(payload),
    });

  it.each(named(writes))('quality 43: $name takes no key of prototypes', async ({ endpoint }) => {
    const body = JSON.stringify(sampleBody(endpoint)).slice(1);
    const comma = body === '}' ? '' : ',';
    for (const hostile of [
      '"__proto__":{"role":"admin"}',
      '"constructor":{"prototype":{"role":"admin"}}',
      '"__proto__":null',
      '"a":{"b":[{"__proto__":{"role":"admin"}}]}',
    ]) {
      const answer = await sendRaw(endpoint, `{${hostile}${comma}${body}`);
      expect([hostile, answer.status]).toEqual([hostile, 400]);
    }
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it.each(named(writes))(
    'quality 43: $name takes no value of another type',
    async ({ endpoint }) => {
      const sample = sampleBody(endpoint) ?? {};
      for (const body of ['[]', '"text"', '1', 'true', '[[{}]]']) {
        const { status } = await sendRaw(endpoint, body);
        expect([body, refused.includes(status)]).toEqual([body, true]);
      }
      for (const key of Object.keys(sample)) {
        for (const value of [{ $ne: null }, [[]], [{ length: 1 }]]) {
          const { status, text } = await sendRaw(
            endpoint,
            JSON.stringify({ ...sample, [key]: value }),
          );
          const isTaken = status < 300 && isFreeForm(endpoint);
          expect([key, value, text, refused.includes(status) || isTaken]).toEqual([
            key,
            value,
            text,
            true,
          ]);
        }
      }
    },
  );

  const listing = TRIED.filter(({ query }) => query !== undefined);
  it.each(named(listing))('quality 43: $name takes no parameter twice', async ({ endpoint }) => {
    const address = addressWith(endpoint.path, {});
    for (const name of queryNames(endpoint)) {
      for (const query of [`${name}=1&${name}=2`, `${name}[]=1&${name}[]=2`, `__proto__=1`]) {
        const { status } = await browserFor(endpoint).request(
          endpoint.method,
          `${address}?${query}`,
        );
        expect([query, refused.includes(status)]).toEqual([query, true]);
      }
    }
  });
});

/** JSON Resume lets further keys hold anything; they say nothing to anybody. */
function isFreeForm({ path }: Endpoint): boolean {
  return path === '/api/profile';
}
