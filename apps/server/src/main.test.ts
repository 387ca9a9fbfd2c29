import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlace, describeOnDatabases, type TestPlace } from './testing/databases.ts';
import { prepareSession, waitFor, waitForEnd } from './testing/flow.ts';
import { SAMPLE_RESUME } from './testing/sample.ts';
import {
  killLeftovers,
  type ServerProcess,
  spawnServer,
  startServerProcess,
} from './testing/server-process.ts';

const LEASE_S = 15;
const SESSIONS = 6;
const KILL_TEST_MS = 60_000;

describe('the server process', () => {
  let place: TestPlace;
  beforeAll(async () => {
    place = await createTestPlace('embedded');
  });
  afterEach(killLeftovers);
  afterAll(() => place.remove());

  it('ends with 78 and one line per fault of its configuration', async () => {
    const { ended, output } = spawnServer({ PORT: 'abc', LOG_LEVEL: 'loud' });
    expect(await ended).toBe(78);
    expect(output().trim().split('\n')).toEqual([
      'PORT: must be a port number',
      expect.stringMatching(/^LOG_LEVEL: must be fatal, /),
    ]);
  });

  it('says where it is and what it uses; a second one on its data ends with one line', async () => {
    const first = await startServerProcess(place);
    expect(first.output()).toContain(`Data: ${place.dataDir}`);
    expect(first.output()).toContain('Database: embedded');
    const second = spawnServer({ DATA_DIR: place.dataDir, PORT: '0' });
    expect(await second.ended).toBe(1);
    expect(second.output().trim().split('\n')).toEqual([
      expect.stringContaining(`in use by process ${first.child.pid}`),
    ]);
    expect(await first.end('SIGTERM')).toBe(0);
  });

  it('lets a running request end when it is stopped, and exits with 0', async () => {
    const server = await startServerProcess(place);
    const { port } = new URL(server.origin);
    const socket = connect(Number(port), '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    // A request whose body is still coming when the signal arrives.
    socket.write('POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
    socket.write('content-length: 2\r\n\r\n{');
    await waitFor(
      () => server.openBrowser().get('/healthz'),
      ({ status }) => status === 200,
    );
    const startedAt = performance.now();
    const ended = server.end('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.write('}');
    await once(socket, 'close');
    expect(Buffer.concat(chunks).toString()).toContain('HTTP/1.1 403');
    expect(await ended).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});

describeOnDatabases('a server killed in the middle of its work', (kind) => {
  let place: TestPlace;
  let server: ServerProcess;
  beforeAll(async () => {
    place = await createTestPlace(kind);
    server = await startServerProcess(place, { JOB_LEASE_S: `${LEASE_S}` });
  });
  afterAll(async () => {
    killLeftovers();
    await place.remove();
  });

  it(
    'loses no write that it acknowledged, and ends every job after its restart',
    async () => {
      const before = server.openBrowser();
      await before.register('nora.owner');
      const ids: string[] = [];
      for (let n = 0; n < SESSIONS; n += 1) ids.push((await prepareSession(before)).id);
      const accepted = await Promise.all(
        ids.map((id) => before.post(`/api/resume-sessions/${id}/optimize`)),
      );
      const uploaded = await before.post('/api/resumes', { text: SAMPLE_RESUME });
      await server.end('SIGKILL');
      expect(accepted.map(({ status }) => status)).toEqual(ids.map(() => 202));

      server = await startServerProcess(place, { JOB_LEASE_S: `${LEASE_S}` });
      const after = server.openBrowser();
      after.cookies = before.cookies;
      const resumeId = uploaded.json.resume.id;
      const read = await waitFor(
        () => after.get(`/api/resumes/${resumeId}`),
        (answer) => answer.json.resume.status !== 'parsing',
        (LEASE_S + 5) * 1000,
      );
      expect(read.json.resume.status).toBe('ready');
      for (const id of ids) {
        const session = await waitForEnd(after, id, (LEASE_S + 5) * 1000);
        expect(session.status).toBe('completed');
      }
    },
    KILL_TEST_MS,
  );
});
