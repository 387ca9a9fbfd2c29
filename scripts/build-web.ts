// Builds the web app, then draws the pictures of its pages.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './parallel.ts';

for (const script of ['apps/web/scripts/build.ts', 'scripts/make-link-pictures.ts']) {
  const { status } = spawnSync(process.execPath, [join(ROOT, script)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) {
    process.exitCode = 1;
    break;
  }
}
