import { execFileSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestPlace } from '../testing/databases.ts';
import { prepareSession } from '../testing/flow.ts';
import { killLeftovers, startServerProcess } from '../testing/server-process.ts';

/** A server's start, a reading and a fit, however busy the machine is. */
const TEST_MS = 150_000;
const LINES = 380;

/** Those that still run, zombies aside. */
function running(pids: number[]): number[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,stat=']).toString().trim().split('\n');
  const alive = listed.map((line) => line.trim().split(/\s+/));
  return pids.filter((pid) =>
    alive.some(([id, state]) => Number(id) === pid && state?.[0] !== 'Z'),
  );
}

function childrenOf(pid: number): number[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n');
  const pairs = listed.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([id = 0, parent]) => (parent === pid ? [id] : []));
}

describe.skipIf(process.platform === 'win32')('a server that fits a long resume', () => {
  afterAll(killLeftovers);

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'leaves no process behind at %s',
    async (signal) => {
      const place = await createTestPlace('embedded');
      const server = await startServerProcess(place);
      const owner = server.openBrowser();
      await owner.register('nora.owner');
      const { id, resumeId } = await prepareSession(owner);
      const highlights = Array.from({ length: LINES }, (_, i) => `Sorted ${i} parcels in SQL.`);
      const document = { basics: { name: 'Nora Testwell' }, work: [{ name: 'Post', highlights }] };
      await owner.patch(`/api/resumes/${resumeId}`, { document });
      expect((await owner.post(`/api/resume-sessions/${id}/optimize`)).status).toBe(202);
      const session = async () =>
        (await owner.get(`/api/resume-sessions/${id}`)).json.resumeSession;
      await expect.poll(async () => (await session()).progress?.step).toBe('fitting');
      const children = childrenOf(server.child.pid ?? 0);
      expect(children.length).toBeGreaterThan(0);

      expect(await server.end(signal)).toBe(signal === 'SIGTERM' ? 0 : signal);
      await expect.poll(() => running(children)).toEqual([]);
      await place.remove();
    },
    TEST_MS,
  );
});
