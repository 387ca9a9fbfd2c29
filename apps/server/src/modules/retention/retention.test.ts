import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { optimizeSession, prepareSession, uploadSample } from '../../testing/flow.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const DAY_MS = 86_400_000;
/** Signed in for longer than anything is kept. */
const LONG_SIGN_IN = { SESSION_IDLE_S: '31536000', SESSION_ABSOLUTE_S: '31536000' };

describeOnDatabases('quality 52: uploads and results are kept for so many days', (kind) => {
  let app: TestApp;
  let owner: Browser;
  beforeAll(async () => {
    app = await startTestApp(kind, { environment: { RETENTION_DAYS: '7', ...LONG_SIGN_IN } });
    owner = app.openBrowser();
    await owner.register('retained');
  });
  afterAll(() => app.close());

  const afterDays = async (days: number) => {
    app.clock.aheadMs = days * DAY_MS;
    await app.deleteExpired();
    app.clock.aheadMs = 0;
  };
  const statusOf = async (path: string) => (await owner.get(path)).status;
  const fileOf = async (resumeId: string) => {
    const { file_key } = await app.database.db
      .selectFrom('resumes')
      .select('file_key')
      .where('id', '=', resumeId)
      .executeTakeFirstOrThrow();
    return join(app.config.dataDir, 'files', file_key);
  };

  it('deletes a resume, its file and its results, and nothing younger', async () => {
    const { id, resumeId } = await prepareSession(owner);
    await optimizeSession(owner, id);
    const file = await fileOf(resumeId);
    await afterDays(6.9);
    expect(await statusOf(`/api/resume-sessions/${id}/files/resume.txt`)).toBe(200);
    await afterDays(7.1);
    expect(await statusOf(`/api/resumes/${resumeId}`)).toBe(404);
    expect(await statusOf(`/api/resume-sessions/${id}`)).toBe(404);
    await expect.poll(() => existsSync(file)).toBe(false);
    expect(await statusOf('/api/account')).toBe(200);
    const { bytes } = await owner.get('/api/account/export');
    const kept = Object.keys(unzipSync(new Uint8Array(bytes)));
    expect(kept.filter((name) => /^resume/.test(name))).toEqual([]);
  });

  it('goes on until nothing old is left', async () => {
    const { id: userId } = (await owner.get('/api/auth/me')).json.user;
    const rows = Array.from({ length: 230 }, (_, index) => ({
      id: `old-${index}`,
      user_id: userId,
      title: 'Old',
      status: 'failed' as const,
      source_name: 'old.txt',
      source_type: 'text/plain',
      source_bytes: 1,
      source_sha256: '',
      file_key: `ol/old${String(index).padStart(19, '0')}`,
      text: null,
      warnings: '[]',
      created_at: new Date(Date.now() - 8 * DAY_MS),
    }));
    await app.database.db.insertInto('resumes').values(rows).execute();
    const young = await uploadSample(owner);
    await afterDays(0);
    const { items } = (await owner.get('/api/resumes?limit=100')).json;
    expect(items.map((item: { id: string }) => item.id)).toEqual([young.id]);
  });

  it('leaves what is being read or optimized until that is done', async () => {
    const { id, resumeId } = await prepareSession(owner);
    const { resumeId: otherId } = await prepareSession(owner);
    const { db } = app.database;
    const setRun = (status: 'optimizing' | 'failed') =>
      db.updateTable('resume_sessions').set({ status }).where('id', '=', id).execute();
    const setRead = (status: 'parsing' | 'ready') =>
      db.updateTable('resumes').set({ status }).where('id', '=', otherId).execute();
    await setRun('optimizing');
    await setRead('parsing');
    await afterDays(8);
    expect(await statusOf(`/api/resume-sessions/${id}`)).toBe(200);
    expect(await statusOf(`/api/resumes/${otherId}`)).toBe(200);
    await setRun('failed');
    await setRead('ready');
    await afterDays(8);
    expect(await statusOf(`/api/resumes/${resumeId}`)).toBe(404);
    expect(await statusOf(`/api/resumes/${otherId}`)).toBe(404);
  });

  it('forgets what was found out about a profile, and leaves the profile', async () => {
    const { id: resumeId } = await uploadSample(owner);
    await owner.post('/api/profile/import', { resumeId });
    expect((await owner.post('/api/profile/career-intelligence')).status).toBe(200);
    const profile = async () => (await owner.get('/api/profile')).json.profile;
    expect((await profile()).careerIntelligence).toBeDefined();
    await afterDays(8);
    expect((await profile()).careerIntelligence).toBeUndefined();
    expect((await profile()).document.basics.name).toBe('Nora Testwell');
  });

  it('keeps no mail for longer, neither in the outbox nor that it was sent', async () => {
    await owner.patch('/api/account', { newsletter: true });
    const mail = await app.mailbox.waitFor('retained@example.com', 'Confirm your newsletter');
    await afterDays(6);
    expect(app.mailbox.list('retained@example.com')).toContainEqual(mail);
    await afterDays(8);
    expect(app.mailbox.list('retained@example.com')).toEqual([]);
    const rows = await app.database.db.selectFrom('mails').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('says so to the pages', async () => {
    expect((await owner.get('/api/site-settings')).json.retentionDays).toBe(7);
  });
});

describe('without RETENTION_DAYS', () => {
  it('quality 52: everything is kept', async () => {
    const app = await startTestApp('embedded', { environment: LONG_SIGN_IN });
    try {
      const owner = app.openBrowser();
      await owner.register('keeper');
      const { id } = await prepareSession(owner);
      app.clock.aheadMs = 300 * DAY_MS;
      await app.deleteExpired();
      expect((await owner.get(`/api/resume-sessions/${id}`)).status).toBe(200);
    } finally {
      await app.close();
    }
  });
});
