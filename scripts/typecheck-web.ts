// Types of the web app: React Router writes its route types first, then tsc reads them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './parallel.ts';

const web = join(ROOT, 'apps/web');
const steps = [
  ['react-router', 'typegen'],
  ['tsc', '-p', '.'],
] as const;
for (const [command, ...args] of steps) {
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin', command), args, {
    cwd: web,
    stdio: 'inherit',
  });
  if (status !== 0) {
    process.exitCode = 1;
    break;
  }
}
