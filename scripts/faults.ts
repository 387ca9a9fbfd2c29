// `npm run test:faults [-- --kills N --seed N --only NAME]`: the whole fault matrix. Each row
// prints its figures; the seed repeats a run's random moments.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './parallel.ts';

const LIMIT_MS = 3_600_000;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    only: { type: 'string' },
  },
});
console.log(`seed ${values.seed}, ${values.kills} kills of each stage on each database`);
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--no-file-parallelism',
    // Outages and recoveries are waited for.
    `--testTimeout=${LIMIT_MS}`,
    `--hookTimeout=${LIMIT_MS}`,
    'apps/server/src/faults',
    ...(values.only === undefined ? [] : ['--testNamePattern', values.only]),
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, FAULTS_KILLS: values.kills, FAULTS_SEED: values.seed },
  },
);
process.exitCode = status ?? 1;
