import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireDataLock, DataDirInUseError } from './data-lock.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trueline-lock-'));
  path = join(folder, 'db.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process of its own that takes the lock and keeps it, until it ends itself where `endsAtOnce`. */
async function startHolder(endsAtOnce = false) {
  const module = new URL('./data-lock.ts', import.meta.url).href;
  const next = endsAtOnce ? 'process.exit(0)' : 'setInterval(() => {}, 1000)';
  const code = `import { acquireDataLock } from '${module}'; acquireDataLock('${path}'); console.log('held'); ${next};`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('the lock of an embedded database', () => {
  it('keeps a second process away, and names the first', async () => {
    const holder = await startHolder();
    try {
      expect(() => acquireDataLock(path)).toThrow(DataDirInUseError);
      expect(() => acquireDataLock(path)).toThrow(`in use by process ${holder.pid}`);
    } finally {
      holder.kill('SIGKILL');
      await once(holder, 'exit');
    }
  });

  it('goes with a process that ends itself without giving it back', async () => {
    const holder = await startHolder(true);
    if (holder.exitCode === null) await once(holder, 'exit');
    expect([holder.exitCode, existsSync(path)]).toEqual([0, false]);
  });

  it('is taken over from a process that was killed', async () => {
    const holder = await startHolder();
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(existsSync(path)).toBe(true);
    const release = acquireDataLock(path);
    expect(() => acquireDataLock(path)).toThrow(DataDirInUseError);
    release();
    expect(existsSync(path)).toBe(false);
  });

  it('is taken over when the number now belongs to another process', () => {
    writeFileSync(path, JSON.stringify({ pid: process.pid, startedAt: '1' }));
    acquireDataLock(path)();
  });

  it('is taken over from a file that says nothing', () => {
    writeFileSync(path, '');
    acquireDataLock(path)();
  });
});
