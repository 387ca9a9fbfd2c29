import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Task {
  name: string;
  command: string;
  args: string[];
}

export interface TaskResult {
  name: string;
  ok: boolean;
  output: string;
  seconds: number;
}

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

function runTask({ name, command, args }: Task): Promise<TaskResult> {
  const startedAt = performance.now();
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({
        name,
        ok: code === 0,
        output: Buffer.concat(chunks).toString('utf8').trim(),
        seconds: (performance.now() - startedAt) / 1000,
      }),
    );
  });
}

/** Runs the tasks, `width` at a time in their order, reporting each as it ends; true when all succeeded. */
export async function runTasks(
  tasks: readonly Task[],
  width: number,
  report: (result: TaskResult) => void,
): Promise<boolean> {
  const waiting = [...tasks];
  let allOk = true;
  const lane = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const result = await runTask(task);
      allOk &&= result.ok;
      report(result);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return allOk;
}
