import { SERVICE_PRICE_CENTS } from '@trueline/contracts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, openAdmin } from '../../testing/administrator.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { prepareSession, waitFor } from '../../testing/flow.ts';
import { createOptimizeWorker } from '../../testing/optimize-worker.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let people = 0;

describeOnDatabases('records in the administration', (kind) => {
  let app: TestApp;
  let admin: Browser;
  let owner: Browser;
  let ownerId: string;
  let worker: ReturnType<typeof createOptimizeWorker>;
  beforeAll(async () => {
    app = await startTestApp(kind, { environment: ADMINISTRATOR, holdOptimizing: true });
    admin = await openAdmin(app);
    worker = createOptimizeWorker(app.database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    people += 1;
    owner = app.openBrowser();
    ownerId = (await owner.register(`owner.${people}`)).json.user.id;
  });

  const startRun = async () => {
    const { id } = await prepareSession(owner);
    expect((await owner.post(`/api/resume-sessions/${id}/optimize`)).status).toBe(202);
    return id;
  };
  const listRuns = async (query = '') =>
    (await admin.get(`/api/admin/optimizations?userId=${ownerId}${query}`)).json.items;
  const retry = (id: string) => admin.post(`/api/admin/optimizations/${id}/retry`);
  const overview = async () => (await admin.get('/api/admin/overview')).json;

  describe('optimizations', () => {
    it('show state and times of each run', async () => {
      const id = await startRun();
      const [waiting] = await listRuns();
      expect(waiting).toMatchObject({
        resumeSessionId: id,
        username: `owner.${people}`,
        run: 1,
        status: 'waiting',
        retryable: false,
      });
      expect(waiting.startedAt).toBeUndefined();
      await worker.handle({ resumeSessionId: id, run: 1 });
      const [completed] = await listRuns();
      expect(completed).toMatchObject({ id: waiting.id, status: 'completed', retryable: false });
      const times = [completed.queuedAt, completed.startedAt, completed.endedAt];
      expect(times).toEqual([...times].sort());
      expect(await listRuns('&status=failed')).toEqual([]);
      expect((await retry(completed.id)).status).toBe(409);
    });

    it('that failed can be repeated once, which is written down', async () => {
      const id = await startRun();
      await worker.giveUp({ resumeSessionId: id, run: 1 });
      const [failed] = await listRuns('&status=failed');
      expect(failed).toMatchObject({ failure: { code: 'OPTIMIZATION_FAILED' }, retryable: true });
      const again = await retry(failed.id);
      expect(again.status).toBe(202);
      expect(again.json.optimization).toMatchObject({ run: 2, status: 'waiting' });
      const [entry] = (await admin.get('/api/admin/audit-log?limit=1')).json.items;
      expect(entry).toMatchObject({
        action: 'optimization-retried',
        target: { kind: 'optimization', id: failed.id, username: `owner.${people}` },
      });
      expect((await retry(failed.id)).status).toBe(409);
      await worker.handle({ resumeSessionId: id, run: 2 });
      const { resumeSession } = (await owner.get(`/api/resume-sessions/${id}`)).json;
      expect(resumeSession.status).toBe('completed');
      const statuses = (await listRuns()).map(({ status }: { status: string }) => status);
      expect(statuses).toEqual(['completed', 'failed']);
    });

    it('are repeated once, however often it is asked at the same time', async () => {
      const id = await startRun();
      await worker.giveUp({ resumeSessionId: id, run: 1 });
      const [failed] = await listRuns();
      const answers = await Promise.all(Array.from({ length: 5 }, () => retry(failed.id)));
      expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
      expect(await listRuns()).toHaveLength(2);
    });

    it('are not repeated for who has neither PRO nor a credit', async () => {
      const id = await startRun();
      await worker.giveUp({ resumeSessionId: id, run: 1 });
      await admin.patch(`/api/admin/users/${ownerId}`, { proUntil: null });
      const [failed] = await listRuns();
      const answer = await retry(failed.id);
      expect([answer.status, answer.json.code]).toEqual([409, 'CONFLICT']);
      expect(answer.json.message).toContain('neither PRO nor a paid credit');
      const [entry] = (await admin.get('/api/admin/audit-log?limit=1')).json.items;
      expect(entry.action).toBe('user-changed');
      await owner.post('/api/payments', { service: 'resume_optimization', resumeSessionId: id });
      const { items } = (await owner.get('/api/payments')).json;
      await owner.post(`/api/payments/${items[0].sessionId}/confirm`);
      expect((await retry(failed.id)).status).toBe(202);
      const [payment] = (await owner.get('/api/payments')).json.items;
      expect(payment.credit).toBe('in_use');
    });

    it('are 404 when there is none of that id', async () => {
      expect((await retry('nothing')).status).toBe(404);
    });
  });

  it('counts what is, and what was day by day', async () => {
    const before = await overview();
    const id = await startRun();
    await worker.giveUp({ resumeSessionId: id, run: 1 });
    const second = await startRun();
    await worker.handle({ resumeSessionId: second, run: 1 });
    const order = { service: 'resume_optimization', resumeSessionId: id };
    const { payment } = (await owner.post('/api/payments', order)).json;
    await owner.post(`/api/payments/${payment.sessionId}/confirm`);
    const after = await overview();
    expect(after.days).toHaveLength(30);
    const dates = after.days.map(({ date }: { date: string }) => date);
    expect(dates).toEqual([...dates].sort());
    const [today, was] = [after.days.at(-1), before.days.at(-1)];
    expect(today.date).toBe(new Date().toISOString().slice(0, 10));
    expect(today).toMatchObject({
      registrations: after.users.total,
      optimizations: was.optimizations + 1,
      failedOptimizations: was.failedOptimizations + 1,
      payments: was.payments + 1,
      paidCents: was.paidCents + SERVICE_PRICE_CENTS,
      runMs: expect.any(Number),
      waitMs: expect.any(Number),
    });
    expect(after.optimizations.failed).toBe(before.optimizations.failed + 1);
    expect(after.optimizations.completed).toBe(before.optimizations.completed + 1);
    expect(after.payments.paid).toBe(before.payments.paid + 1);
    expect(after.resumes.total).toBe(before.resumes.total + 2);
    expect(after.users).toMatchObject({ administrators: 1, disabled: 0 });
    const queue = after.queues.find(({ name }: { name: string }) => name === 'optimize-resume');
    expect(queue.waiting).toBeGreaterThanOrEqual(2);
    expect(after.days[0]).toMatchObject({ registrations: 0, waitMs: null });
  });

  it('shows what became of mails, and neither whom they went to nor what they said', async () => {
    await app.mailbox.waitFor(`owner.${people}@example.com`, 'Welcome');
    const welcomes = await waitFor(
      () => admin.get('/api/admin/mails?kind=welcome&limit=1'),
      ({ json }) => json.items[0]?.status === 'sent',
    );
    expect(welcomes.json.items[0]).toEqual({
      id: expect.any(String),
      kind: 'welcome',
      userId: ownerId,
      status: 'sent',
      createdAt: expect.any(String),
      sentAt: expect.any(String),
    });
    expect((await admin.get('/api/admin/mails?status=failed')).json.items).toEqual([]);
    expect((await admin.get('/api/admin/mails?kind=welcome%25')).status).toBe(422);
  });

  it('lists messages of the contact form and subscribers', async () => {
    const email = `reader.${people}@example.com`;
    const message = { name: 'Rita Reader', email, subject: 'A question', message: 'How are you?' };
    expect((await owner.post('/api/contact', message)).status).toBe(202);
    const contact = (await admin.get('/api/admin/contact-messages')).json.items;
    expect(contact).toHaveLength(1);
    expect(contact[0]).toMatchObject({ kind: 'contact' });
    await owner.post('/api/newsletter/subscribe', { email });
    await app.mailbox.waitFor(email, 'Confirm your newsletter');
    const newsletter = (await admin.get('/api/admin/newsletter')).json;
    expect(newsletter.counts).toEqual({ pending: 1, confirmed: 0, unsubscribed: 0 });
    expect(newsletter.items).toMatchObject([{ email, status: 'pending' }]);
    const confirmed = await admin.get('/api/admin/newsletter?status=confirmed');
    expect(confirmed.json.items).toEqual([]);
  });

  it('quality 50: gives a person what was done with their account, and not by whom', async () => {
    const id = await startRun();
    await worker.giveUp({ resumeSessionId: id, run: 1 });
    await admin.patch(`/api/admin/users/${ownerId}`, { proUntil: '2040-01-01' });
    const { bytes } = await owner.get('/api/account/export');
    const files = unzipSync(new Uint8Array(bytes));
    const rowsOf = (name: string) => JSON.parse(new TextDecoder().decode(files[name]));
    expect(rowsOf('audit_log.json')).toMatchObject([
      { action: 'user-changed', changes: { proUntil: { after: '2040-01-01T00:00:00.000Z' } } },
    ]);
    expect(rowsOf('optimization_runs.json')).toMatchObject([
      { resume_session_id: id, run: 1, status: 'failed' },
    ]);
    const administrator = (await admin.get('/api/admin/me')).json.admin.id;
    const all = Object.values(files).map((file) => new TextDecoder().decode(file));
    expect(all.join('\n')).not.toContain(administrator);
  });

  it('shows no word of a resume, an ad, a letter, a profile or a mail', async () => {
    const canary = `zanzibar${people}canary`;
    const text = `Nora Testwell\n${canary} analyst\nExperience\nAnalyst, ${canary} Foods, Toronto\nMarch 2020 - Present\n- Built reports in SQL for ${canary}.\n`;
    const uploaded = await owner.upload(
      '/api/resumes',
      `${canary}.txt`,
      Buffer.from(text.repeat(2)),
    );
    const resumeId = uploaded.json.resume.id;
    const read = await waitFor(
      () => owner.get(`/api/resumes/${resumeId}`),
      ({ json }) => json.resume.status === 'ready',
    );
    expect(read.text).toContain(canary);
    await owner.patch(`/api/resumes/${resumeId}`, { title: `${canary} title` });
    const { id } = (await owner.post('/api/resume-sessions', { resumeId })).json.resumeSession;
    await owner.patch(`/api/resume-sessions/${id}`, {
      jobDescription: `Analyst at ${canary} Inc.\nRequirements\n- SQL\n- reports for ${canary}`,
      includeCoverLetter: true,
      includeInterviewQuestions: true,
    });
    await owner.post(`/api/resume-sessions/${id}/optimize`);
    await worker.handle({ resumeSessionId: id, run: 1 });
    expect((await owner.get(`/api/resume-sessions/${id}`)).text).toContain(canary);
    await owner.request('PUT', '/api/profile', { json: { basics: { label: canary } } });
    const from = { name: canary, email: 'someone@example.com', subject: canary, message: canary };
    expect((await owner.post('/api/contact', from)).status).toBe(202);

    const addresses = [
      '/api/admin/me',
      '/api/admin/overview',
      '/api/admin/users?limit=100',
      `/api/admin/users/${ownerId}`,
      '/api/admin/sessions?limit=100',
      '/api/admin/sessions?kind=resume&limit=100',
      '/api/admin/optimizations?limit=100',
      '/api/admin/mails?limit=100',
      '/api/admin/contact-messages?limit=100',
      '/api/admin/newsletter?limit=100',
      '/api/admin/audit-log?limit=100',
    ];
    for (const address of addresses) {
      const answer = await admin.get(address);
      expect([address, answer.status]).toEqual([address, 200]);
      expect(answer.text).not.toContain(canary);
      expect(answer.text).not.toContain('Testwell');
    }
    const { json } = await admin.get(`/api/admin/users/${ownerId}`);
    expect(json.resumes).toMatchObject([{ id: resumeId, status: 'ready', type: 'text/plain' }]);
    expect(json.resumeSessions).toMatchObject([{ id, resumeId, status: 'completed', runs: 1 }]);
    expect(json.totals).toMatchObject({ resumes: 1, resumeSessions: 1 });
    expect(app.logLines.join('\n')).not.toContain(canary);
  });
});
