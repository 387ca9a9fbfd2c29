import { createHash } from 'node:crypto';
import type { Renderer } from '@trueline/host';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { createLocalSignals } from '../../platform/db/signals.ts';
import { createEventStreams } from '../../platform/http/event-streams.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { optimizeSession, prepareSession, uploadSample, waitForEnd } from '../../testing/flow.ts';
import { SAMPLE_JOB } from '../../testing/sample.ts';
import { fitter, NO_MODEL, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCredits } from '../payments/index.ts';
import type { ResumeService } from '../resumes/index.ts';
import {
  createOptimizeJob,
  createResumeSessionChanges,
  createResumeSessionService,
} from './index.ts';

const FILES = ['resume.pdf', 'resume.docx', 'resume.txt', 'resume.md', 'resume.json', 'proof.json'];
const UNKNOWN_ID = 'u'.repeat(22);

const jobDeps = (db: Db) => {
  const now = () => new Date();
  return {
    db,
    credits: createCredits(now),
    changes: createResumeSessionChanges(createLocalSignals()),
    // Nothing that is tested with these draws a page.
    renderer: { countPages: async () => 1 } as unknown as Renderer,
    fitter,
    languageModels: NO_MODEL,
    now,
  };
};

describeOnDatabases('resume sessions', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let stranger: Browser;
  /** Optimized once, for all that only look at a result. */
  let done: string;
  beforeAll(async () => {
    app = await startTestApp(kind);
    owner = app.openBrowser();
    stranger = app.openBrowser();
    await owner.register('nora.owner');
    await stranger.register('sam.stranger');
    done = (await prepareSession(owner)).id;
    await optimizeSession(owner, done);
  });
  afterAll(() => app.close());

  const at = (id: string, path = '') => `/api/resume-sessions/${id}${path}`;
  const get = async (id: string) => (await owner.get(at(id))).json.resumeSession;

  it('reads a job description without storing it', async () => {
    const { status, json } = await owner.post('/api/job-requirements', {
      jobDescription: SAMPLE_JOB,
    });
    expect(status).toBe(200);
    expect(json.requirements.length).toBeGreaterThan(0);
    expect(json.requirements[0]).toMatchObject({
      level: expect.any(String),
      text: expect.any(String),
    });
  });

  it('starts with the defaults', async () => {
    const { id: resumeId } = await uploadSample(owner);
    const created = await owner.post('/api/resume-sessions', { resumeId });
    expect(created.status).toBe(201);
    expect(created.json.resumeSession).toMatchObject({
      resumeId,
      originalResume: expect.stringContaining('Nora Testwell'),
      jobDescription: '',
      status: 'pending',
      includeAtsMetadata: false,
      includeCoverLetter: false,
      includeInterviewQuestions: false,
      improvementScore: 0,
      originalScore: 0,
      optimizedScore: 0,
      missingKeywords: [],
      changesSummary: [],
    });
  });

  it('fits a resume to a job', async () => {
    const session = await get(done);
    expect(session).toMatchObject({ status: 'completed', pages: 1, degraded: false });
    expect(session.asOf).toMatch(/^\d{4}-\d{2}$/);
    expect(session.improvementScore).toBeCloseTo(session.optimizedScore - session.originalScore);
    expect(session.optimizedScore).toBeGreaterThan(session.originalScore);
    expect(session.requirements.length).toBeGreaterThan(0);
    expect(session.missingKeywords.map((keyword: { term: string }) => keyword.term)).toContain(
      'Tableau',
    );
    expect(session.progress).toBeUndefined();
  });

  it('follows decisions with document and score', async () => {
    const { changes, optimizedScore } = await get(done);
    const accepted = changes.filter((c: { decision: unknown }) => c.decision === 'accepted');
    expect(accepted.length).toBeGreaterThan(0);
    const decide = (decision: string) =>
      owner.patch(at(done), {
        decisions: Object.fromEntries(accepted.map((c: { id: string }) => [c.id, decision])),
      });
    const rejected = (await decide('rejected')).json.resumeSession;
    expect(rejected.optimizedScore).toBe(rejected.originalScore);
    const text = (await owner.get(at(done, '/files/resume.txt'))).text;
    // Lines are wrapped at 78 columns.
    expect(text.replace(/\s+/g, ' ')).toContain(accepted[0].before);
    expect((await decide('accepted')).json.resumeSession.optimizedScore).toBe(optimizedScore);
  });

  it('takes a person’s own words as a change', async () => {
    const { id } = await prepareSession(owner);
    const { changes } = await optimizeSession(owner, id);
    const text = 'Built weekly sales reports for a team that liked them.';
    const highlight = changes.find((c: { path: string }) => c.path.includes('highlights'));
    const answer = await owner.patch(at(id), { decisions: { [highlight.id]: { text } } });
    expect(answer.status).toBe(200);
    expect((await owner.get(at(id, '/files/resume.txt'))).text.replace(/\s+/g, ' ')).toContain(
      text,
    );
  });

  it.each(FILES)('gives %s as a download', async (name) => {
    const answer = await owner.get(at(done, `/files/${name}`));
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Nora-Testwell-/);
    expect(answer.bytes.length).toBeGreaterThan(100);
  });

  it('proves the very files that it gives', async () => {
    const proof = (await owner.get(at(done, '/files/proof.json'))).json;
    for (const { file, sha256 } of proof.outputs) {
      const { bytes } = await owner.get(at(done, `/files/${file}`));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
    expect(proof.outputs.map((output: { file: string }) => output.file)).toContain('resume.pdf');
  });

  it('shows its pages, and no more than there are', async () => {
    const page = await owner.get(at(done, '/preview/1.svg'));
    expect([page.status, page.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(page.text).toMatch(/^<svg/);
    expect((await owner.get(at(done, '/preview/99.svg'))).status).toBe(404);
    expect((await owner.get(at(done, '/preview/0.svg'))).status).toBe(404);
  });

  it.each([
    ['GET', '/files/cover-letter.pdf', 404, 'NOT_FOUND'],
    ['GET', '/files/..%2F..%2Fpackage.json', 404, 'NOT_FOUND'],
    ['GET', '/files/resume.pdf?template=none', 422, 'VALIDATION_FAILED'],
    ['GET', '/preview/1.svg?template=..%2F', 422, 'VALIDATION_FAILED'],
  ] as const)('%s %s answers %i', async (method, path, status, code) => {
    const answer = await owner.request(method, at(done, path));
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  it.each([
    [{ templateId: 'none' }, 'templateId'],
    [{ decisions: { none: 'accepted' } }, 'decisions.none'],
    [{ jobDescription: 'x'.repeat(50_001) }, 'jobDescription'],
  ])('refuses %j', async (body, field) => {
    const answer = await owner.patch(at(done), body);
    expect([answer.status, Object.keys(answer.json.fields)]).toEqual([422, [field]]);
  });

  it('is pending with another job description, without its result, until the ad it answered is back', async () => {
    const { id } = await prepareSession(owner);
    const { changes } = await optimizeSession(owner, id);
    const decision = { [changes[0].id]: { text: 'Words of my own.' } };
    const before = (await owner.patch(at(id), { decisions: decision })).json.resumeSession;
    const same = await owner.patch(at(id), { jobDescription: SAMPLE_JOB });
    expect(same.json.resumeSession.status).toBe('completed');
    const other = await owner.patch(at(id), { jobDescription: 'Another job altogether' });
    expect(other.json.resumeSession).toMatchObject({ status: 'pending', changes: [] });
    expect((await owner.get(at(id, '/files/resume.pdf'))).status).toBe(409);
    const { items } = (await owner.get('/api/resume-sessions')).json;
    expect(items.find((item: { id: string }) => item.id === id)).toMatchObject({
      status: 'pending',
      optimizedScore: 0,
    });
    const decided = await owner.patch(at(id), { answers: {} });
    expect(decided.json.code).toBe('NOT_COMPLETED');

    const back = (await owner.patch(at(id), { jobDescription: SAMPLE_JOB })).json.resumeSession;
    expect(back).toMatchObject({ status: 'completed', optimizedScore: before.optimizedScore });
    expect(back.changes[0].decision).toEqual({ text: 'Words of my own.' });
    expect((await owner.get(at(id, '/files/resume.pdf'))).status).toBe(200);
  });

  it('changes only the version that was seen, when one is named', async () => {
    const { id } = await prepareSession(owner);
    const match = { 'if-match': String((await owner.get(at(id))).headers.etag) };
    expect((await owner.patch(at(id), { includeCoverLetter: true }, match)).status).toBe(200);
    const late = await owner.patch(at(id), { includeCoverLetter: false }, match);
    expect([late.status, late.json.code]).toEqual([412, 'STALE']);
  });

  it('loses no change of several at once', async () => {
    const { id } = await prepareSession(owner);
    const flags = ['includeCoverLetter', 'includeAtsMetadata', 'includeInterviewQuestions'];
    const changes = [...flags.map((flag) => ({ [flag]: true })), {}, {}, {}];
    const answers = await Promise.all(changes.map((change) => owner.patch(at(id), change)));
    expect(answers.map((answer) => answer.status)).toEqual(changes.map(() => 200));
    expect(await get(id)).toMatchObject(Object.fromEntries(flags.map((flag) => [flag, true])));
  });

  it('lists its sessions without their contents', async () => {
    const { items } = (await owner.get('/api/resume-sessions')).json;
    const { id, status, job, originalScore, optimizedScore, ceiling } = await get(done);
    expect(items.find((item: { id: string }) => item.id === done)).toMatchObject({
      ...{ id, status, job, originalScore, optimizedScore, ceiling },
    });
    expect(Object.keys(items[0])).not.toContain('jobDescription');
  });

  it('treats a session of another person exactly like one that does not exist', async () => {
    const { resumeId } = await get(done);
    for (const [method, path, json] of [
      ['GET', ''],
      ['PATCH', '', { jobDescription: 'Mine now' }],
      ['POST', '/optimize'],
      ...FILES.map((name) => ['GET', `/files/${name}`] as const),
      ['GET', '/preview/1.svg'],
    ] as const) {
      const [others, unknown] = [
        await stranger.request(method, at(done, path), { json }),
        await stranger.request(method, at(UNKNOWN_ID, path), { json }),
      ];
      const body = { ...unknown.json, requestId: others.json.requestId };
      expect([others.status, others.json]).toEqual([404, body]);
    }
    const [others, unknown] = [
      await stranger.post('/api/resume-sessions', { resumeId }),
      await stranger.post('/api/resume-sessions', { resumeId: UNKNOWN_ID }),
    ];
    expect([others.status, others.json.code]).toEqual([unknown.status, unknown.json.code]);
    expect((await stranger.get('/api/resume-sessions')).json.items).toEqual([]);
  });
});

describeOnDatabases('starting an optimization', (kind) => {
  let app: TestApp;
  let owner: Browser;
  beforeAll(async () => {
    app = await startTestApp(kind);
    owner = app.openBrowser();
    await owner.register('nora.owner');
  });
  afterAll(() => app.close());
  let id: string;
  beforeEach(async () => {
    id = (await prepareSession(owner)).id;
  });
  const optimize = (headers = {}) =>
    owner.post(`/api/resume-sessions/${id}/optimize`, undefined, headers);

  it('needs a job description', async () => {
    await owner.patch(`/api/resume-sessions/${id}`, { jobDescription: '  ' });
    const answer = await optimize();
    expect([answer.status, Object.keys(answer.json.fields)]).toEqual([422, ['jobDescription']]);
  });

  it('needs a resume that could be read', async () => {
    const broken = await owner.upload('/api/resumes', 'broken.pdf', Buffer.from('%PDF-1.7 x'));
    const session = await owner.post('/api/resume-sessions', { resumeId: broken.json.resume.id });
    id = session.json.resumeSession.id;
    await owner.patch(`/api/resume-sessions/${id}`, { jobDescription: SAMPLE_JOB });
    const answer = await optimize();
    expect([answer.status, answer.json.code]).toEqual([409, 'RESUME_NOT_READY']);
  });

  it('ends as failed with a reason when it was given up, and can be tried again', async () => {
    const { db } = app.database;
    const worker = createOptimizeJob(jobDeps(db));
    await db
      .updateTable('resume_sessions')
      .set({ status: 'optimizing', run: 7 })
      .where('id', '=', id)
      .execute();
    const status = async () => (await owner.get(`/api/resume-sessions/${id}`)).json.resumeSession;
    await worker.giveUp({ resumeSessionId: id, run: 6 });
    expect((await status()).status).toBe('optimizing');
    await worker.giveUp({ resumeSessionId: id, run: 7 });
    expect(await status()).toMatchObject({
      status: 'failed',
      failure: { code: 'OPTIMIZATION_FAILED', message: expect.any(String) },
    });
    const retargeted = await owner.patch(`/api/resume-sessions/${id}`, {
      jobDescription: `${SAMPLE_JOB}- Patience`,
    });
    expect(retargeted.json.resumeSession).toMatchObject({ status: 'pending' });
    expect(retargeted.json.resumeSession.failure).toBeUndefined();
    expect((await optimize()).status).toBe(202);
    expect((await waitForEnd(owner, id)).status).toBe('completed');
  });

  it('answers its repeat with the same Idempotency-Key alike', async () => {
    const key = { 'idempotency-key': 'click-1' };
    const [first, second] = [await optimize(key), await optimize(key)];
    expect([second.status, second.json]).toEqual([first.status, first.json]);
    expect(first.json.resumeSession).toMatchObject({
      status: 'optimizing',
      progress: { step: 'waiting', percent: 0 },
    });
    await waitForEnd(owner, id);
  });
});

describeOnDatabases('a resume that is deleted', (kind) => {
  let app: TestApp;
  let owner: Browser;
  beforeAll(async () => {
    app = await startTestApp(kind, { holdOptimizing: true });
    owner = app.openBrowser();
    await owner.register('nora.owner');
  });
  afterAll(() => app.close());

  it('while it is optimized takes its session along, and its worker writes nothing', async () => {
    const { id, resumeId } = await prepareSession(owner);
    expect((await owner.post(`/api/resume-sessions/${id}/optimize`)).status).toBe(202);
    expect((await owner.request('DELETE', `/api/resumes/${resumeId}`)).status).toBe(204);
    const worker = createOptimizeJob(jobDeps(app.database.db));
    await worker.handle({ resumeSessionId: id, run: 1 });
    await worker.giveUp({ resumeSessionId: id, run: 1 });
    expect((await owner.get(`/api/resume-sessions/${id}`)).status).toBe(404);
  });

  it('while a session on it begins is not there', async () => {
    const { db } = app.database;
    const userId = (await owner.get('/api/auth/me')).json.user.id;
    const service = createResumeSessionService({
      ...jobDeps(db),
      streams: createEventStreams(),
      jobs: {} as Jobs,
      // It was there when the session looked for it.
      resumes: { get: async () => ({ value: {}, version: 1 }) } as unknown as ResumeService,
    });
    await expect(service.create(userId, UNKNOWN_ID, UNKNOWN_ID)).rejects.toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
  });
});

describeOnDatabases('many clicks on Optimize', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let userId: string;
  beforeAll(async () => {
    app = await startTestApp(kind, { holdOptimizing: true });
    owner = app.openBrowser();
    userId = (await owner.register('nora.owner')).json.user.id;
  });
  afterAll(() => app.close());

  it('start one run, whose files wait for its end', async () => {
    const { id } = await prepareSession(owner);
    const path = `/api/resume-sessions/${id}`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner.post(`${path}/optimize`)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([202, ...Array(9).fill(409)]);
    const file = await owner.get(`${path}/files/resume.pdf`);
    expect([file.status, file.json.code]).toEqual([409, 'NOT_COMPLETED']);
  });

  it('start no second run when the first began and ended in between', async () => {
    const { db } = app.database;
    const { id } = await prepareSession(owner);
    const enqueued: unknown[] = [];
    const service = createResumeSessionService({
      ...jobDeps(db),
      streams: createEventStreams(),
      jobs: { enqueue: async (...job: unknown[]) => enqueued.push(job) } as unknown as Jobs,
      resumes: {
        // Between this click's look at the session and its write, another's run comes and goes.
        get: async () => {
          await db
            .updateTable('resume_sessions')
            .set({ run: 1, version: 100, status: 'completed' })
            .where('id', '=', id)
            .execute();
          return { value: { status: 'ready', document: {}, text: '' }, version: 1 };
        },
      } as unknown as ResumeService,
    });
    await expect(service.optimize(userId, id)).rejects.toThrow(
      expect.objectContaining({ code: 'OPTIMIZATION_RUNNING' }),
    );
    expect(enqueued).toEqual([]);
  });
});
