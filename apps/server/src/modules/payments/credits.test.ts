import type { Reader, Renderer } from '@trueline/host';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLocalSignals } from '../../platform/db/signals.ts';
import { openLocalFiles } from '../../platform/files/local-files.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { prepareSession, uploadSample } from '../../testing/flow.ts';
import { fitter, NO_MODEL, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createOptimizeJob, createResumeSessionChanges } from '../resume-sessions/index.ts';
import { createReadJob } from '../resumes/index.ts';
import { createCredits } from './index.ts';

const now = () => new Date();
const credits = createCredits(now);

describeOnDatabases('a paid credit', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let people = 0;
  beforeAll(async () => {
    app = await startTestApp(kind, { environment: { TRIAL_DAYS: '0' }, holdOptimizing: true });
  });
  beforeEach(async () => {
    people += 1;
    owner = app.openBrowser();
    await owner.register(`credit.owner.${people}`);
  });
  afterAll(() => app.close());

  const pay = async (order: Record<string, unknown>) => {
    const { json } = await owner.post('/api/payments', order);
    const { sessionId } = json.payment;
    return (await owner.post(`/api/payments/${sessionId}/confirm`)).json.payment;
  };
  const creditOf = async ({ sessionId }: { sessionId: string }) =>
    (await owner.get(`/api/payments/${sessionId}`)).json.payment.credit;
  const optimize = (id: string) => owner.post(`/api/resume-sessions/${id}/optimize`);
  /** The worker's part, with something happening while it draws the pages. */
  const runJob = (resumeSessionId: string, meanwhile: () => Promise<unknown>) =>
    createOptimizeJob({
      db: app.database.db,
      credits,
      changes: createResumeSessionChanges(createLocalSignals()),
      renderer: {
        countPages: async () => {
          await meanwhile();
          return 1;
        },
      } as unknown as Renderer,
      fitter,
      languageModels: NO_MODEL,
      now,
    }).handle({ resumeSessionId, run: 1 });

  it('is there again when its resume is deleted during the run, and serves another', async () => {
    const { id, resumeId } = await prepareSession(owner);
    const payment = await pay({ service: 'resume_optimization', resumeSessionId: id });
    expect((await optimize(id)).status).toBe(202);
    await runJob(id, () => owner.request('DELETE', `/api/resumes/${resumeId}`));
    expect(await creditOf(payment)).toBe('available');
    const other = await prepareSession(owner);
    expect((await optimize(other.id)).status).toBe(202);
    expect(await creditOf(payment)).toBe('in_use');
  });

  it('stays used when a second worker ends the same run too', async () => {
    const { id } = await prepareSession(owner);
    const payment = await pay({ service: 'resume_optimization', resumeSessionId: id });
    await optimize(id);
    await runJob(id, () => runJob(id, async () => undefined));
    expect(await creditOf(payment)).toBe('used');
    expect((await optimize(id)).status).toBe(402);
  });

  it('is there again when its resume is deleted while it is read anew', async () => {
    const { id } = await uploadSample(owner);
    const payment = await pay({ service: 'resume_reparsing', resumeId: id });
    const { db } = app.database;
    const usedFor = `resume-reading:${id}:99`;
    await db.updateTable('resumes').set({ status: 'parsing' }).where('id', '=', id).execute();
    await db
      .updateTable('payments')
      .set({ used_for: usedFor })
      .where('id', '=', payment.id)
      .execute();
    const reader = {
      read: async () => {
        await owner.request('DELETE', `/api/resumes/${id}`);
        return { ok: true, resume: {}, text: 'read' };
      },
    } as unknown as Reader;
    const files = await openLocalFiles(`${app.config.dataDir}/files`);
    await createReadJob({ db, files, reader, credits }).handle({ resumeId: id, usedFor });
    expect(await creditOf(payment)).toBe('available');
  });

  it('is named for nothing that its service does not run on', async () => {
    const { id, resumeId } = await prepareSession(owner);
    const named = { resumeSessionId: id, resumeId };
    const read = await pay({ service: 'resume_reparsing', ...named });
    expect([read.resumeId, read.resumeSessionId]).toEqual([resumeId, undefined]);
    expect((await owner.post(`/api/resumes/${resumeId}/reparse`)).status).toBe(202);
    const career = await pay({ service: 'career_intelligence_refresh', ...named });
    expect([career.resumeId, career.resumeSessionId]).toEqual([undefined, undefined]);
  });

  it('is taken once by a request that was cut off and comes again', async () => {
    const first = await pay({ service: 'profile_setup' });
    const second = await pay({ service: 'profile_setup' });
    const userId = (
      await app.database.db
        .selectFrom('payments')
        .select('user_id')
        .where('id', '=', first.id)
        .executeTakeFirstOrThrow()
    ).user_id as string;
    const take = () =>
      app.database.db.transaction().execute(async (transaction) => {
        const usedFor = `profile_setup:cut-off-${people}-${kind}`;
        await credits.take(transaction, { userId, service: 'profile_setup', subject: {}, usedFor });
        await credits.settle(transaction, usedFor);
      });
    await take();
    await take();
    expect([await creditOf(first), await creditOf(second)]).toEqual(['used', 'available']);
  });
});
