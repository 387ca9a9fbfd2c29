import * as contracts from '@trueline/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from './testing/browser.ts';
import { describeOnDatabases } from './testing/databases.ts';
import { optimizeSession, prepareSession } from './testing/flow.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const ENDPOINTS = (Object.values(contracts) as unknown[]).filter(
  (value): value is contracts.Endpoint =>
    typeof value === 'object' && value !== null && 'method' in value && 'access' in value,
);
const GETS = ENDPOINTS.filter(({ method }) => method === 'GET');

/** What merely counts visits: limits, and when a sign-in was last used. */
const COUNTERS = new Set(['rate_limits']);

/** Every row of every table, as text. */
async function dump({ database: { db } }: TestApp): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const entries = tables
    .filter(({ name }) => !COUNTERS.has(name))
    .map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`
        select (to_jsonb(t) - 'last_used_at')::text as row from ${sql.table(name)} t order by 1`.execute(
        db,
      );
      return [name, rows.map(({ row }) => row)];
    });
  return Object.fromEntries(await Promise.all(entries));
}

describeOnDatabases('quality 11: a GET', (kind) => {
  let app: TestApp;
  let owner: Browser;
  const ids: Record<string, string> = { page: '1.svg' };
  beforeAll(async () => {
    app = await startTestApp(kind);
    owner = app.openBrowser();
    await owner.register('getter');
    const { id, resumeId } = await prepareSession(owner);
    await owner.patch(`/api/resume-sessions/${id}`, { includeCoverLetter: true });
    await optimizeSession(owner, id);
    const order = { service: 'resume_reparsing', resumeId };
    const { payment } = (await owner.post('/api/payments', order)).json;
    await owner.post('/api/newsletter/subscribe', { email: 'reader@example.com' });
    const token = await app.mailbox.waitForToken('reader@example.com', 'Confirm');
    Object.assign(ids, { session: id, resume: resumeId, payment: payment.sessionId, token });
  });
  afterAll(() => app.close());

  /** With real ids in their places. */
  function addressOf(path: string): string {
    const id = path.startsWith('/api/resumes') ? ids.resume : ids.session;
    const filled = path
      .replace(':id', id ?? '')
      .replace(':sessionId', ids.payment ?? '')
      .replace(':page', ids.page ?? '')
      .replace(':name', 'cover-letter.txt');
    return /newsletter/.test(filled) ? `${filled}?token=${ids.token}` : filled;
  }

  // An administrator's answer 401 here; the others are really carried out.
  const paths = GETS.map(({ path, access, status }) => ({
    path,
    status: access === 'admin' ? 401 : status,
  }));
  it.each(paths)('of $path changes nothing', async ({ path, status }) => {
    const before = await dump(app);
    const answer = await owner.get(addressOf(path));
    expect(answer.status).toBe(status);
    expect(await dump(app)).toEqual(before);
  });
});
