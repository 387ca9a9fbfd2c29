import { fileURLToPath } from 'node:url';
import type { LanguageModel, Renderer } from '@trueline/host';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLocalSignals } from '../../platform/db/signals.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { prepareSession } from '../../testing/flow.ts';
import { SAMPLE_JOB } from '../../testing/sample.ts';
import { NO_MODEL, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCredits } from '../payments/index.ts';
import { createFitter, type Fitter, type FitterOptions } from './fitter.ts';
import { createOptimizeJob, createResumeSessionChanges } from './index.ts';

const MOODY = fileURLToPath(new URL('./testing/moody-fit-child.ts', import.meta.url));
const DEADLY_JOB = `${SAMPLE_JOB}\nA job that ends the process.`;
const ENDLESS_JOB = `${SAMPLE_JOB}\nA job without end.`;

const fitters: Fitter[] = [];
function open(options?: FitterOptions): Fitter {
  const fitter = createFitter(options);
  fitters.push(fitter);
  return fitter;
}
afterEach(async () => {
  await Promise.all(fitters.splice(0).map((fitter) => fitter.close()));
});

describeOnDatabases('an optimization whose process goes down', (kind) => {
  let app: TestApp;
  let owner: Browser;
  beforeAll(async () => {
    app = await startTestApp(kind, { environment: { TRIAL_DAYS: '0' }, holdOptimizing: true });
    owner = app.openBrowser();
    await owner.register('nora.owner');
  });
  afterAll(() => app.close());

  /** A run that is paid and queued. */
  const start = async (jobDescription: string) => {
    const { id } = await prepareSession(owner, jobDescription);
    const order = { service: 'resume_optimization', resumeSessionId: id };
    const { payment } = (await owner.post('/api/payments', order)).json;
    await owner.post(`/api/payments/${payment.sessionId}/confirm`);
    expect((await owner.post(`/api/resume-sessions/${id}/optimize`)).status).toBe(202);
    return {
      job: { resumeSessionId: id, run: 1 },
      session: async () => (await owner.get(`/api/resume-sessions/${id}`)).json.resumeSession,
      credit: async () =>
        (await owner.get(`/api/payments/${payment.sessionId}`)).json.payment.credit,
    };
  };
  const workerWith = (fitter: Fitter, languageModel?: LanguageModel) => {
    const now = () => new Date();
    return createOptimizeJob({
      db: app.database.db,
      credits: createCredits(now),
      changes: createResumeSessionChanges(createLocalSignals()),
      renderer: { countPages: async () => 1 } as unknown as Renderer,
      fitter,
      languageModels: { ...NO_MODEL, find: async () => languageModel },
      now,
    });
  };

  it('is tried again, and done by the next process', async () => {
    const { job, session, credit } = await start(DEADLY_JOB);
    await expect(workerWith(open({ entry: MOODY })).handle(job)).rejects.toThrow();
    expect((await session()).status).toBe('optimizing');
    expect(await credit()).toBe('in_use');
    await workerWith(open()).handle(job);
    expect((await session()).status).toBe('completed');
    expect(await credit()).toBe('used');
  });

  it('fails in the end, with its credit back', async () => {
    const { job, session, credit } = await start(DEADLY_JOB);
    const worker = workerWith(open({ entry: MOODY }));
    await expect(worker.handle(job)).rejects.toThrow();
    await worker.giveUp(job);
    expect((await session()).status).toBe('failed');
    expect(await credit()).toBe('available');
  });

  it('fails at once when it takes too long, with its credit back and a reason', async () => {
    const { job, session, credit } = await start(ENDLESS_JOB);
    await workerWith(open({ entry: MOODY, fitTimeoutMs: 300 })).handle(job);
    expect(await session()).toMatchObject({
      status: 'failed',
      failure: { code: 'OPTIMIZATION_FAILED', message: expect.stringContaining('too long') },
    });
    expect(await credit()).toBe('available');
  });

  it('asks a language model from outside of the engine’s process, once', async () => {
    const { job, session } = await start(SAMPLE_JOB);
    const asked: string[] = [];
    const languageModel: LanguageModel = {
      isTrusted: true,
      startRun:
        ({ countCall } = {}) =>
        async (requests) => {
          asked.push(JSON.stringify(requests));
          await countCall?.();
          return requests.map(() => ({ items: [] }));
        },
    };
    await workerWith(open(), languageModel).handle(job);
    expect(await session()).toMatchObject({ status: 'completed', degraded: false });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('weekly sales reports');
  });
});

describe('work of the engine that somebody waits for', () => {
  it('answers UNAVAILABLE when it takes too long or its process goes down, and then goes on', async () => {
    const fitter = open({ entry: MOODY, timeoutMs: 300 });
    const busy = { code: 'UNAVAILABLE', status: 503, retryAfterS: 5 };
    await expect(fitter.readJob(ENDLESS_JOB)).rejects.toMatchObject(busy);
    await expect(fitter.readJob(DEADLY_JOB)).rejects.toMatchObject(busy);
    expect(await fitter.measure({})).toEqual({ lines: 1, characters: 1 });
  });

  it('need not wait for the end of a long fitting', async () => {
    const fitter = open({ entry: MOODY, fitTimeoutMs: 2_000 });
    await fitter.measure({});
    const input = { job_description: ENDLESS_JOB } as Parameters<Fitter['fit']>[0];
    const fitting = fitter.fit(input, [], undefined).catch(() => 'stopped');
    expect(await Promise.race([fitting, fitter.measure({})])).toEqual({ lines: 1, characters: 1 });
    expect(await fitting).toBe('stopped');
  });
});
