import { afterAll, describe, expect, it } from 'vitest';
import { createTestPlace, type DatabaseKind, postgresAnswers } from './testing/databases.ts';
import { prepareSession, waitFor, waitForEnd } from './testing/flow.ts';
import { SAMPLE_RESUME } from './testing/sample.ts';
import { killLeftovers, startServerProcess } from './testing/server-process.ts';

const LEASE_S = 15;
const END_MS = (LEASE_S + 5) * 1000;
const SESSIONS = 6;
const KILL_TEST_MS = 60_000;

// Side by side: on PostgreSQL most of the time is the lease, which is waited for.
describe.concurrent('a server killed in the middle of its work', () => {
  afterAll(killLeftovers);

  const test = async (kind: DatabaseKind) => {
    const place = await createTestPlace(kind);
    const killed = await startServerProcess(place, { JOB_LEASE_S: `${LEASE_S}` });
    const before = killed.openBrowser();
    await before.register('nora.owner');
    const ids: string[] = [];
    for (let n = 0; n < SESSIONS; n += 1) ids.push((await prepareSession(before)).id);
    const accepted = await Promise.all(
      ids.map((id) => before.post(`/api/resume-sessions/${id}/optimize`)),
    );
    const uploaded = await before.post('/api/resumes', { text: SAMPLE_RESUME });
    await killed.end('SIGKILL');
    expect(accepted.map(({ status }) => status)).toEqual(ids.map(() => 202));

    const server = await startServerProcess(place, { JOB_LEASE_S: `${LEASE_S}` });
    const after = server.openBrowser();
    after.cookies = before.cookies;
    const read = await waitFor(
      () => after.get(`/api/resumes/${uploaded.json.resume.id}`),
      (answer) => answer.json.resume.status !== 'parsing',
      END_MS,
    );
    expect(read.json.resume.status).toBe('ready');
    const ended = await Promise.all(ids.map((id) => waitForEnd(after, id, END_MS)));
    expect(ended.map(({ status }) => status)).toEqual(ids.map(() => 'completed'));
    await server.end('SIGKILL');
    await place.remove();
  };
  const claim = 'loses no write that it acknowledged, and ends every job after its restart';

  it(`${claim} (embedded)`, () => test('embedded'), KILL_TEST_MS);
  it.skipIf(!postgresAnswers)(`${claim} (PostgreSQL)`, () => test('postgres'), KILL_TEST_MS);
});
