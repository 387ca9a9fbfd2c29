import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlace, postgresAnswers, type TestPlace } from '../testing/databases.ts';
import { prepareSession, uploadSample, waitFor, waitForEnd } from '../testing/flow.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { SAMPLE_RESUME } from '../testing/sample.ts';
import {
  killLeftovers,
  type ServerProcess,
  spawnServer,
  startServerProcess,
} from '../testing/server-process.ts';

const LEASE_S = 3;
const END_MS = (LEASE_S + 60) * 1000;
const SESSIONS = 6;
/** Four processes on a machine that may be busy. */

describe.skipIf(!postgresAnswers)('two web and two worker processes on one database', {}, () => {
  let place: TestPlace;
  let s3: S3Server;
  let webA: ServerProcess;
  let webB: ServerProcess;
  const workers: ServerProcess[] = [];
  beforeAll(async () => {
    place = await createTestPlace('postgres');
    s3 = await startS3Server();
    const environment = { ...s3.environment, JOB_LEASE_S: String(LEASE_S), RATE_LIMITS: 'on' };
    // One and the same address for people, as behind a proxy.
    const web = { ...environment, APP_URL: 'http://cv.test' };
    [webA, webB] = await Promise.all([
      startServerProcess(place, web, 'web'),
      startServerProcess(place, web, 'web'),
    ]);
    for (let n = 0; n < 2; n += 1) {
      workers.push(await startServerProcess(place, environment, 'worker'));
    }
  });
  afterAll(async () => {
    killLeftovers();
    await s3.close();
    await place.remove();
  });

  const register = async (username: string) => {
    const onA = webA.openBrowser();
    expect((await onA.register(username)).status).toBe(201);
    return { onA, onB: sameBrowser(onA, webB) };
  };

  it('know one another’s sign-ins, writes and files', async () => {
    const { onA, onB } = await register('nora.shared');
    expect((await onB.get('/api/auth/me')).json.user.username).toBe('nora.shared');
    const { id } = await uploadSample(onA);
    expect(s3.files.size).toBeGreaterThan(0);
    const original = await onB.get(`/api/resumes/${id}/original`);
    expect(original.text).toBe(SAMPLE_RESUME);
    expect((await onB.patch(`/api/resumes/${id}`, { title: 'From the other' })).status).toBe(200);
    expect((await onA.get(`/api/resumes/${id}`)).json.resume.title).toBe('From the other');
    expect((await onA.post('/api/auth/logout')).status).toBeLessThan(300);
    expect((await onB.get('/api/auth/me')).status).toBe(401);
  });

  it('outlast an object store that is down: no upload is promised, no deletion forgotten', async () => {
    const { onA } = await register('nora.patient');
    const { id } = await uploadSample(onA);
    const before = new Set(s3.files.keys());
    s3.behavior = 'fails';
    const refused = await onA.post('/api/resumes', { text: SAMPLE_RESUME });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect((await onA.delete(`/api/resumes/${id}`)).status).toBe(204);
    expect((await onA.get('/api/resumes')).json.items).toEqual([]);
    s3.behavior = 'answers';
    await expect.poll(() => s3.files.size).toBe(before.size - 1);
  });

  it('repeat an answer under its Idempotency-Key, whichever was asked first', async () => {
    const { onA, onB } = await register('nora.repeated');
    const key = { 'idempotency-key': 'one and the same' };
    const first = await onA.post('/api/resumes', { text: SAMPLE_RESUME }, key);
    const second = await onB.post('/api/resumes', { text: SAMPLE_RESUME }, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json.resume.id).toBe(first.json.resume.id);
    expect((await onA.get('/api/resumes')).json.items).toHaveLength(1);
  });

  it('tell of a worker’s progress wherever it is followed', async () => {
    const { onA, onB } = await register('nora.follower');
    const { id } = await prepareSession(onA);
    const follow = () => onB.get(`/api/resume-sessions/${id}/events`);
    // Before it has begun: what ends the stream comes from another process.
    const following = follow();
    expect((await onA.post(`/api/resume-sessions/${id}/optimize`)).status).toBe(202);
    const { text } = await following;
    expect(text).toContain('event: progress');
    expect(text).toContain('event: done');
    const file = await onB.get(`/api/resume-sessions/${id}/files/resume.txt`);
    expect([file.status, file.text]).toEqual([200, expect.stringContaining('Nora Testwell')]);
  });

  it('count tries together', async () => {
    const onA = webA.openBrowser();
    const onB = webB.openBrowser();
    await Promise.all([onA.prepare(), onB.prepare()]);
    const wrong = { username: 'nora.shared', password: 'not the right one' };
    const statuses: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      for (const browser of [onA, onB]) {
        statuses.push((await browser.post('/api/auth/login', wrong)).status);
      }
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual(Array(6).fill(429));
  });

  it('end every job when one worker is killed in the middle', async () => {
    const { onA, onB } = await register('nora.unlucky');
    const ids: string[] = [];
    for (let n = 0; n < SESSIONS; n += 1) ids.push((await prepareSession(onA)).id);
    const started = await Promise.all(
      ids.map((id) => onA.post(`/api/resume-sessions/${id}/optimize`)),
    );
    expect(started.map(({ status }) => status)).toEqual(ids.map(() => 202));
    // In the middle: somebody is at work, and more is waiting.
    await waitFor(
      () => webA.openBrowser().get('/metrics'),
      ({ text }) => /queue="optimize-resume",state="active"\} [1-9]/.test(text),
    );
    await workers.shift()?.end('SIGKILL');
    const ended = await Promise.all(ids.map((id) => waitForEnd(onB, id, END_MS)));
    expect(ended.map(({ status }) => status)).toEqual(ids.map(() => 'completed'));
  });

  it('show their figures: the queue on each, jobs where they are done', async () => {
    const [worker] = workers;
    const figures = await worker?.openBrowser().get('/metrics');
    expect(figures?.text).toMatch(
      /trueline_job_duration_seconds_count\{queue="optimize-resume",outcome="done"\} [1-9]/,
    );
    expect((await worker?.openBrowser().get('/readyz'))?.status).toBe(200);
    expect((await worker?.openBrowser().get('/api/templates'))?.status).toBe(404);
    const web = await waitFor(
      () => webA.openBrowser().get('/metrics'),
      ({ text }) => text.includes('trueline_signals_live 1'),
    );
    expect(web.text).toContain('trueline_database_up 1');
    expect(web.text).not.toContain('nora');
  });

  it('go on after a web process, and stop when they are told', async () => {
    expect(await webA.end('SIGTERM')).toBe(0);
    const onB = webB.openBrowser();
    await onB.register('nora.later');
    await uploadSample(onB);
    expect(await Promise.all(workers.splice(0).map((worker) => worker.end('SIGTERM')))).toEqual([
      0,
    ]);
    expect(await webB.end('SIGTERM')).toBe(0);
  });
});

describe('a process in one role', () => {
  afterEach(killLeftovers);

  it.each(['web', 'worker'])('%s ends with one line where there is no PostgreSQL', async (role) => {
    const { ended, output } = spawnServer({}, undefined, [role]);
    expect([await ended, output()]).toEqual([78, expect.stringMatching(/^DATABASE_URL: .*\n$/)]);
  });

  it('that does not exist ends with one line', async () => {
    const { ended, output } = spawnServer({}, undefined, ['wokrer']);
    expect([await ended, output()]).toEqual([64, expect.stringMatching(/^[^\n]+\n$/)]);
  });

  it.skipIf(!postgresAnswers)('ends with one line where its object store is not', async () => {
    const place = await createTestPlace('postgres');
    const gone = await startS3Server();
    await gone.close();
    const { ended, output } = spawnServer({
      DATABASE_URL: place.databaseUrl ?? '',
      DATA_DIR: place.dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...gone.environment,
    });
    expect([await ended, output()]).toEqual([1, expect.stringMatching(/^The object store .*\n$/)]);
    await place.remove();
  });
});

/** The same cookies, sent to another process. */
function sameBrowser(browser: ReturnType<ServerProcess['openBrowser']>, server: ServerProcess) {
  const other = server.openBrowser();
  other.cookies = browser.cookies;
  other.csrfToken = browser.csrfToken;
  return other;
}
