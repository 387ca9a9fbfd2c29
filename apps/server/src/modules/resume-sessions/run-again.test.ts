import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { prepareSession } from '../../testing/flow.ts';
import { createOptimizeWorker } from '../../testing/optimize-worker.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnDatabases('a resume session that is optimized again', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let worker: ReturnType<typeof createOptimizeWorker>;
  let id: string;
  let resumeId: string;
  let answered: string;
  beforeAll(async () => {
    app = await startTestApp(kind, { holdOptimizing: true });
    owner = app.openBrowser();
    await owner.register('nora.owner');
    worker = createOptimizeWorker(app.database);
  });
  afterAll(() => app.close());

  const path = (end = '') => `/api/resume-sessions/${id}${end}`;
  const get = async () => (await owner.get(path())).json.resumeSession;
  const patch = async (body: object) => (await owner.patch(path(), body)).json.resumeSession;
  const start = async () => expect((await owner.post(path('/optimize'))).status).toBe(202);
  const run = (number: number) => ({ resumeSessionId: id, run: number });
  const resumeText = async () =>
    (await owner.get(path('/files/resume.txt'))).text.replace(/\s+/g, ' ');

  beforeEach(async () => {
    ({ id, resumeId } = await prepareSession(owner));
    await start();
    await worker.handle(run(1));
    const { changes, questions } = await get();
    answered = questions[0].question;
    await patch({
      decisions: { [changes[0].id]: { text: 'Words of my own.' } },
      answers: { [questions[0].id]: 'Used it every week for 3 years.' },
      includeCoverLetter: true,
    });
    await patch({ coverLetter: { short: 'My letter.', standard: 'My letter.' } });
    const { document } = (await owner.get(`/api/resumes/${resumeId}`)).json.resume;
    document.basics.name = 'Nora Renamed';
    await owner.patch(`/api/resumes/${resumeId}`, { document });
  });

  it('keeps the earlier result, and all that was decided on it, when the run fails', async () => {
    const before = await get();
    await start();
    expect(await get()).toMatchObject({ status: 'optimizing', changes: [], answers: [] });
    await worker.giveUp(run(2));

    expect(await get()).toEqual({
      ...before,
      updatedAt: expect.any(String),
      status: 'failed',
      failure: { code: 'OPTIMIZATION_FAILED', message: expect.any(String) },
    });
    expect(await resumeText()).toMatch(/Nora Testwell.*Words of my own\./);
    const { items } = (await owner.get('/api/resume-sessions')).json;
    expect(items.find((item: { id: string }) => item.id === id)).toMatchObject({
      status: 'failed',
      optimizedScore: before.optimizedScore,
    });
  });

  it('takes decisions on the earlier result after the run failed', async () => {
    await start();
    await worker.giveUp(run(2));
    const { changes } = await get();
    await patch({ decisions: { [changes[0].id]: 'rejected' } });
    expect(await resumeText()).not.toContain('Words of my own.');
  });

  it('starts from the resume as it is now, with nothing decided and no question asked twice, when the run succeeds', async () => {
    await start();
    await worker.handle(run(2));
    const after = await get();
    expect(after.status).toBe('completed');
    const asked = after.questions.find((one: { question: string }) => one.question === answered);
    expect(after.answers).toEqual([{ ask: asked.id, text: 'Used it every week for 3 years.' }]);
    expect(after.changes.some(({ kind }: { kind: string }) => kind === 'answer')).toBe(true);
    expect(after.coverLetter.standard).not.toBe('My letter.');
    const text = await resumeText();
    expect(text).toContain('Nora Renamed');
    expect(text).not.toContain('Words of my own.');
  });

  it('shows no result of another ad when the run for the new one fails', async () => {
    const { jobDescription } = await get();
    await patch({ jobDescription: 'Bookkeeper. Requirements: QuickBooks.' });
    await start();
    await worker.giveUp(run(2));
    expect(await get()).toMatchObject({ status: 'failed', changes: [], optimizedScore: 0 });
    expect((await owner.get(path('/files/resume.pdf'))).status).toBe(409);

    expect(await patch({ jobDescription })).toMatchObject({ status: 'completed' });
    expect(await resumeText()).toMatch(/Nora Testwell.*Words of my own\./);
  });

  it('has the result in the depth that was chosen while another ad stood there', async () => {
    const { jobDescription, depth = 'fitted' } = await get();
    await patch({ jobDescription: 'Bookkeeper. Requirements: QuickBooks.' });
    await patch({ depth: 'light' });
    const session = await patch({ jobDescription });
    expect(session).toMatchObject({ status: 'completed', depth: 'light' });
    const { changes } = session;
    expect((await patch({ depth })).changes.length).toBeGreaterThan(changes.length);
  });
});
