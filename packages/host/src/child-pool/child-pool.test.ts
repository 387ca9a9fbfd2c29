import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import type { MoodyAnswer, MoodyJob } from '../testing/moody-child.ts';
import { ChildPool, type ChildPoolOptions } from './child-pool.ts';

const ENTRY = fileURLToPath(new URL('../testing/moody-child.ts', import.meta.url));

type Pool = ChildPool<MoodyJob, MoodyAnswer>;

const pools: Pool[] = [];
const incidents: string[] = [];
function open(options: Partial<ChildPoolOptions> = {}): Pool {
  const pool: Pool = new ChildPool({
    entry: ENTRY,
    poolSize: 1,
    maxQueued: 10,
    timeoutMs: 10_000,
    onIncident: (message) => incidents.push(message),
    ...options,
  });
  pools.push(pool);
  return pool;
}
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
  incidents.length = 0;
});

async function answerOf(pool: Pool): Promise<MoodyAnswer> {
  const outcome = await pool.run('answer');
  if (outcome.type !== 'result') throw new Error(outcome.type);
  return outcome.result;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a pool of children', () => {
  it('keeps its child for the next job, with less priority than its parent', async () => {
    const pool = open();
    const [first, second] = [await answerOf(pool), await answerOf(pool)];
    expect(second.pid).toBe(first.pid);
    expect(first.priority).toBe(Math.min(getPriority() + 5, constants.priority.PRIORITY_LOW));
  });

  it.each([
    ['spin', 1_000, { type: 'exhausted', limit: 'time' }, 'a job ran out of time'],
    ['grow', 30_000, { type: 'exhausted', limit: 'memory' }, 'a job took too much memory'],
    ['exit', 30_000, { type: 'ended', isFromOutside: false }, 'ended with 3'],
  ] as const)(
    'gives the job after one that does “%s” a new child',
    async (job, timeoutMs, end, incident) => {
      const pool = open({ timeoutMs, maxResidentBytes: 300 * 1_048_576 });
      const { pid } = await answerOf(pool);
      expect(await pool.run(job)).toMatchObject(end);
      expect((await answerOf(pool)).pid).not.toBe(pid);
      expect(isRunning(pid)).toBe(false);
      expect(incidents).toContain(incident);
    },
  );

  it('counts the time that a job works, and lets none wait for ever', async () => {
    const pool = open({ timeoutMs: 150 });
    const { pid } = await answerOf(pool);
    expect(await pool.run('rest')).toMatchObject({ type: 'result' });
    const startedAt = performance.now();
    expect(await pool.run('sleep')).toEqual({ type: 'exhausted', limit: 'time' });
    expect(performance.now() - startedAt).toBeGreaterThan(3 * 150);
    expect(isRunning(pid)).toBe(false);
  });

  it('goes on in the same child after a bug that this survived', async () => {
    const pool = open();
    const { pid } = await answerOf(pool);
    const outcome = await pool.run('throw');
    expect(outcome).toMatchObject({ type: 'crashed', message: expect.stringMatching(/^Error at/) });
    expect((await answerOf(pool)).pid).toBe(pid);
  });

  it('refuses what has waited too long, and what would wait behind too many', async () => {
    const pool = open({ maxQueued: 1, maxWaitMs: 100 });
    await answerOf(pool);
    const [first, second, third] = [pool.run('rest'), pool.run('rest'), pool.run('rest')];
    expect(await third).toEqual({ type: 'refused', reason: 'full' });
    expect(await second).toEqual({ type: 'refused', reason: 'waited' });
    expect(await first).toMatchObject({ type: 'result' });
  });

  it('lets a background job wait behind all others, and leaves the last child to them', async () => {
    const pool = open({ poolSize: 2 });
    await Promise.all([answerOf(pool), answerOf(pool)]);
    const ended: string[] = [];
    const run = async (name: string, isBackground: boolean) => {
      await pool.run('rest', { isBackground });
      ended.push(name);
    };
    const slow = [run('background 1', true), run('background 2', true)];
    await Promise.all([run('person 1', false), run('person 2', false), ...slow]);
    expect(ended.at(-1)).toBe('background 2');
    expect(ended.indexOf('person 1')).toBeLessThan(2);
  });

  it('ends a child that has had nothing to do for a while, and starts another', async () => {
    const pool = open({ idleMs: 200 });
    const { pid } = await answerOf(pool);
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect((await answerOf(pool)).pid).not.toBe(pid);
    expect(incidents).toEqual([]);
  });

  it('is not ended by a signal that its parent’s whole group gets', async () => {
    const pool = open();
    const { pid } = await answerOf(pool);
    const resting = pool.run('rest');
    await sleep(50);
    process.kill(pid, 'SIGTERM');
    expect(await resting).toMatchObject({ type: 'result' });
  });
});

describe('the child of a parent that is killed', () => {
  const script = (job: MoodyJob) => `
    import { ChildPool } from ${JSON.stringify(new URL('./child-pool.ts', import.meta.url).href)};
    const pool = new ChildPool({ entry: ${JSON.stringify(ENTRY)}, poolSize: 1, maxQueued: 1, timeoutMs: 60_000 });
    const { result } = await pool.run('answer');
    console.log(result.pid);
    void pool.run(${JSON.stringify(job)});
    setInterval(() => {}, 1_000);`;

  it.each(['answer', 'spin'] as const)('ends soon, whatever it does: %s', async (job) => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script(job)]);
    const [printed] = await once(parent.stdout, 'data');
    const pid = Number(printed);
    await sleep(300);
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it('ends with one that exits in the middle of a job', async () => {
    const exiting = script('spin').replace('setInterval(() => {}, 1_000)', 'process.exit(0)');
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', exiting]);
    const pid = Number((await run).stdout);
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});
