import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { runCommand } from '../run-command.ts';

const BIN = fileURLToPath(new URL('../../bin/trueline.mjs', import.meta.url));
/** Against what hangs, not what is slow. */
const LIMIT_MS = 240_000;

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** The command in this process, which has loaded the engine once: the same but for the start of a process, in a tenth of the time. */
export async function trueline(...args: string[]): Promise<Ended> {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const into = (written: string[], end: string) => (chunk: unknown) => {
    written.push(`${chunk}${end}`);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(into(stdout, '')),
    vi.spyOn(process.stderr, 'write').mockImplementation(into(stderr, '')),
    vi.spyOn(console, 'log').mockImplementation(into(stdout, '\n')),
    vi.spyOn(console, 'error').mockImplementation(into(stderr, '\n')),
  ];
  try {
    const status = await runCommand(args);
    return { status, stdout: stdout.join(''), stderr: stderr.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** The command as people start it, in a process of its own. */
export function truelineProcess(...args: string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    encoding: 'utf8',
    timeout: LIMIT_MS,
  });
  return { status, stdout, stderr };
}
