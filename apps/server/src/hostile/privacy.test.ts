import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR } from '@trueline/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Browser, PASSWORD } from '../testing/browser.ts';
import { postgresAnswers } from '../testing/databases.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type CanaryPerson, liveThroughEverything } from './canaries.ts';

const WRONG_PASSWORD = 'zqwrongpasswordcanary';

describe('what is known of a person', () => {
  let app: TestApp;
  let owner: CanaryPerson;
  let other: CanaryPerson;
  beforeAll(async () => {
    app = await startTestApp(postgresAnswers ? 'postgres' : 'embedded', {
      environment: { LOG_LEVEL: 'debug' },
    });
    owner = await liveThroughEverything(app.openBrowser(), 'ada');
    other = await liveThroughEverything(app.openBrowser(), 'bob');
  });
  afterAll(() => app.close());

  const canariesOf = ({ words }: CanaryPerson) => Object.values(words);
  /** Those of the words that the text holds; the file's name may stand in capitals. */
  const found = (text: string, canaries: string[]) => {
    const folded = text.toLowerCase();
    return canaries.filter((canary) => folded.includes(canary));
  };
  const dump = async (): Promise<Record<string, string>> => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema')
        and table_type = 'BASE TABLE'`.execute(app.database.db);
    const entries = tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`
        select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(app.database.db);
      return [name, rows.map(({ row }) => row).join('\n')] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  };
  /** Names and contents of every stored file. */
  const storedFiles = () => {
    const folder = join(app.config.dataDir, 'files');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => `${path}\n${readFileSync(join(folder, path), 'latin1')}`)
      .join('\n');
  };
  const tryEverythingWrong = async (browser: Browser): Promise<Answer[]> => {
    const [word = ''] = canariesOf(owner);
    const guest = app.openBrowser();
    await guest.prepare();
    return Promise.all([
      guest.post('/api/auth/login', { username: word, password: WRONG_PASSWORD }),
      guest.get('/api/account'),
      guest.post('/api/auth/reset-password', { token: `${word}-token`, password: WRONG_PASSWORD }),
      browser.get(`/api/resumes/${word}`),
      browser.get(`/api/resumes?cursor=${word}`),
      browser.get(`/nowhere/${word}?q=${word}`),
      browser.post('/api/resumes', { text: '', title: word }),
      browser.upload('/api/resumes', `${word}.exe`, Buffer.from(word)),
      browser.request('POST', '/api/resume-sessions', {
        headers: { 'content-type': 'application/json' },
        payload: Buffer.from(`{"${word}`),
      }),
    ]);
  };
  /** Makes every write to a table fail as a fault of the database would, naming what was written. */
  const breakTable = async (table: string) => {
    const { db } = app.database;
    await sql`create or replace function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'zqforcedcanary' using detail = row_to_json(new)::text; end $$`.execute(
      db,
    );
    await sql`create trigger refuse before insert or update on ${sql.table(table)}
      for each row execute function refuse()`.execute(db);
    return () => sql`drop trigger refuse on ${sql.table(table)}`.execute(db);
  };

  it('quality 47: a fault says nothing but that there was one, and under which id', async () => {
    const mend = await breakTable('resume_sessions');
    const { words, resumeSessionId } = owner;
    const answer = await owner.browser.patch(`/api/resume-sessions/${resumeSessionId}`, {
      jobDescription: words.ad,
    });
    await mend();
    expect([answer.status, Object.keys(answer.json).sort()]).toEqual([
      500,
      ['code', 'message', 'requestId'],
    ]);
    expect(answer.json.requestId).toBe(answer.headers['x-request-id']);
    expect(answer.text).not.toMatch(/zqforced|select|update|\.ts|trigger|plpgsql/i);
    const lines = app.logLines.filter((line) => line.includes(answer.json.requestId));
    expect(lines.some((line) => line.includes('request failed'))).toBe(true);
    expect(found(lines.join('\n'), canariesOf(owner))).toEqual([]);
  });

  it('quality 46: is in no log line, even at the level for debugging, in no metric and no error', async () => {
    const answers = await tryEverythingWrong(owner.browser);
    for (const { status, text } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(found(text, [...canariesOf(owner), WRONG_PASSWORD])).toEqual([]);
    }
    const secrets = [
      PASSWORD,
      WRONG_PASSWORD,
      ...owner.browser.cookies.values(),
      owner.browser.csrfToken ?? '?',
      await app.mailbox.waitForToken(`${owner.words.username}@example.com`, 'Confirm the change'),
    ].map((secret) => secret.toLowerCase());
    const log = app.logLines.join('\n');
    expect(log).toContain('answered');
    const given = [...canariesOf(owner), ...canariesOf(other), ...secrets, '@example.com'];
    expect(found(log, given)).toEqual([]);
    const metrics = await owner.browser.get('/metrics');
    expect(metrics.status).toBe(200);
    expect(found(metrics.text, given)).toEqual([]);
    expect(metrics.text).not.toContain(owner.resumeSessionId);
  });

  it('quality 48: who signed in, and who was refused, is logged with the time', async () => {
    const { id } = (await owner.browser.get('/api/auth/me')).json.user;
    const guest = app.openBrowser();
    await guest.prepare();
    await guest.post('/api/auth/login', { username: owner.words.username, password: PASSWORD });
    await guest.prepare();
    await guest.post('/api/auth/login', { username: owner.words.username, password: 'not it' });
    await guest.get(`/api/resumes/${other.resumeId}`);
    const events = app.logLines.map((line) => JSON.parse(line));
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'signed in', userId: id, time }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'sign-in refused', userId: id, time }),
    );
    const route = '/api/resumes/:id';
    expect(events).toContainEqual(
      expect.objectContaining({
        status: 404,
        userId: id,
        req: expect.objectContaining({ method: 'GET', route, id: expect.any(String) }),
        time,
      }),
    );
  });

  it('quality 50: is all in the export, and nothing of anybody else', async () => {
    const { bytes } = await owner.browser.get('/api/account/export');
    const files = unzipSync(new Uint8Array(bytes));
    const text = Object.entries(files)
      .map(([name, content]) => `${name}\n${strFromU8(content)}`)
      .join('\n');
    // What was written to the operator is kept by nobody but them.
    const own = canariesOf(owner).filter((word) => word !== owner.words.message);
    expect(found(text, own)).toEqual(own);
    expect(found(text, canariesOf(other))).toEqual([]);
    for (const [name, content] of Object.entries(files)) {
      if (name.endsWith('.json')) JSON.parse(strFromU8(content));
    }
  });

  it('quality 51: is nowhere any more once the account is deleted, and the others stay', async () => {
    const before = Object.values(await dump()).join('\n') + storedFiles();
    const kept = canariesOf(owner).filter((word) => word !== owner.words.message);
    expect(found(before, kept)).toEqual(kept);
    const { id: userId } = (await owner.browser.get('/api/auth/me')).json.user;
    const gone = await owner.browser.delete('/api/account', { password: PASSWORD });
    expect(gone.status).toBe(200);
    await app.mailbox.waitFor(`${owner.words.username}@example.com`, 'is deleted');
    await expect
      .poll(async () => {
        const tables = Object.entries(await dump());
        return tables.filter(([, rows]) => found(rows, canariesOf(owner)).length > 0);
      })
      .toEqual([]);
    await expect.poll(() => found(storedFiles(), canariesOf(owner))).toEqual([]);
    // What the operator was written is theirs, and the person gets one mail more: that it is done.
    const left = () =>
      app.mailbox
        .list()
        .filter(({ to, raw }) => to !== OPERATOR.email && found(raw, canariesOf(owner)).length > 0)
        .map(({ subject }) => subject);
    await expect.poll(left).toEqual(['Your Trueline account is deleted']);
    // Billing stays, and names nobody.
    const tables = await dump();
    expect(tables['public.payments']).toBeDefined();
    const rest = Object.entries(tables).filter(([name]) => name !== 'public.audit_log');
    expect(rest.filter(([, rows]) => rows.includes(userId)).map(([name]) => name)).toEqual([]);
    const all = Object.values(tables).join('\n');
    const others = canariesOf(other).filter((word) => word !== other.words.message);
    expect(found(all + storedFiles(), others)).toEqual(others);
    expect((await other.browser.get(`/api/resumes/${other.resumeId}`)).status).toBe(200);
  });
});
