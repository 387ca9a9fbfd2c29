import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { uploadSample, waitFor } from '../../testing/flow.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnDatabases('the profile', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let people = 0;
  beforeAll(async () => {
    app = await startTestApp(kind, { environment: { TRIAL_DAYS: '0' } });
  });
  beforeEach(async () => {
    people += 1;
    owner = app.openBrowser();
    await owner.register(`profile.owner.${people}`);
  });
  afterAll(() => app.close());

  const put = (document: unknown, headers = {}) =>
    owner.request('PUT', '/api/profile', { json: document, headers });
  const buy = async (service: string) => {
    const { json } = await owner.post('/api/payments', { service });
    await owner.post(`/api/payments/${json.payment.sessionId}/confirm`);
  };

  it('is empty at first and keeps what is put into it', async () => {
    expect((await owner.get('/api/profile')).json.profile).toEqual({ document: {}, version: 0 });
    const document = { basics: { name: 'Nora Testwell' }, work: [{ name: 'Testwell Foods' }] };
    expect((await put(document)).status).toBe(200);
    expect((await owner.get('/api/profile')).json.profile.document).toEqual(document);
  });

  it('refuses what was changed elsewhere', async () => {
    const first = await put({ basics: { name: 'Nora' } });
    const etag = String(first.headers.etag);
    expect((await put({ basics: { name: 'Nora T.' } }, { 'if-match': etag })).status).toBe(200);
    const stale = await put({ basics: { name: 'N. T.' } }, { 'if-match': etag });
    expect([stale.status, stale.json.code]).toEqual([412, 'STALE']);
    const { document } = (await owner.get('/api/profile')).json.profile;
    expect(document.basics.name).toBe('Nora T.');
  });

  it('is set up from a resume for a credit, and keeps what the person wrote', async () => {
    const { id: resumeId } = await uploadSample(owner);
    const free = await owner.post('/api/profile/import', { resumeId });
    expect([free.status, free.json.service]).toEqual([402, 'profile_setup']);
    expect((await owner.get('/api/profile')).json.profile.document).toEqual({});
    await put({ basics: { name: 'My own name' } });
    await buy('profile_setup');
    const imported = await owner.post('/api/profile/import', { resumeId });
    expect(imported.status).toBe(200);
    const { document } = imported.json.profile;
    expect(document.basics.name).toBe('My own name');
    expect(document.work.length).toBeGreaterThan(0);
    expect(document.meta).toBeUndefined();
    expect((await owner.post('/api/profile/import', { resumeId })).status).toBe(402);
  });

  it('gives career intelligence from the profile and the ads used, for a credit', async () => {
    const empty = await owner.post('/api/profile/career-intelligence');
    expect(empty.status).toBe(422);
    await put({ basics: { name: 'Nora Testwell', email: 'nora@example.com' }, work: [] });
    expect((await owner.post('/api/profile/career-intelligence')).status).toBe(422);
    const { document } = await uploadSample(owner);
    const { meta: _, ...profile } = document;
    await put(profile);
    expect((await owner.post('/api/profile/career-intelligence')).status).toBe(402);
    await buy('career_intelligence_refresh');
    const answer = await owner.post('/api/profile/career-intelligence');
    expect(answer.status).toBe(200);
    const { careerIntelligence, careerIntelligenceAt } = answer.json.profile;
    expect(careerIntelligence.strengths.length).toBeGreaterThan(0);
    expect(careerIntelligenceAt).toBeDefined();
    expect((await owner.get('/api/profile')).json.profile.careerIntelligence).toEqual(
      careerIntelligence,
    );
  });

  it('is nobody else’s, and imports nothing of others', async () => {
    const { id: resumeId } = await uploadSample(owner);
    await put({ basics: { name: 'Nora Testwell' } });
    const stranger = app.openBrowser();
    await stranger.register(`profile.stranger.${people}`);
    expect((await stranger.get('/api/profile')).json.profile.document).toEqual({});
    expect((await stranger.post('/api/profile/import', { resumeId })).status).toBe(404);
  });
});

describeOnDatabases('reading a resume again', (kind) => {
  let app: TestApp;
  let owner: Browser;
  beforeAll(async () => {
    app = await startTestApp(kind, { environment: { TRIAL_DAYS: '0' } });
    owner = app.openBrowser();
    await owner.register('nora.again');
  });
  afterAll(() => app.close());

  it('costs one credit, and brings back what was read', async () => {
    const { id, document } = await uploadSample(owner);
    await owner.patch(`/api/resumes/${id}`, { document: { basics: { name: 'Changed by hand' } } });
    expect((await owner.post(`/api/resumes/${id}/reparse`)).status).toBe(402);
    const order = { service: 'resume_reparsing', resumeId: id };
    const { json } = await owner.post('/api/payments', order);
    const { sessionId } = json.payment;
    await owner.post(`/api/payments/${sessionId}/confirm`);
    expect((await owner.post(`/api/resumes/${id}/reparse`)).status).toBe(202);
    const read = await waitFor(
      () => owner.get(`/api/resumes/${id}`),
      (answer) => answer.json.resume.status !== 'parsing',
    );
    expect(read.json.resume.document).toEqual(document);
    expect((await owner.get(`/api/payments/${sessionId}`)).json.payment.credit).toBe('used');
  });

  it('gives the credit back and keeps the old reading when the file can’t be read', async () => {
    const { id, document } = await uploadSample(owner);
    const { file_key } = await app.database.db
      .selectFrom('resumes')
      .select('file_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    writeFileSync(join(app.config.dataDir, 'files', file_key), '');
    const { json } = await owner.post('/api/payments', { service: 'resume_reparsing' });
    await owner.post(`/api/payments/${json.payment.sessionId}/confirm`);
    expect((await owner.post(`/api/resumes/${id}/reparse`)).status).toBe(202);
    const read = await waitFor(
      () => owner.get(`/api/resumes/${id}`),
      (answer) => answer.json.resume.status !== 'parsing',
    );
    expect(read.json.resume).toMatchObject({
      status: 'ready',
      document,
      failure: { code: 'EMPTY', message: expect.any(String) },
    });
    const after = await owner.get(`/api/payments/${json.payment.sessionId}`);
    expect(after.json.payment.credit).toBe('available');
  });
});
