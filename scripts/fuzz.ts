// `npm run fuzz [-- --rounds N --seed N FILTER …]`: all property tests, N times over, each round
// with a seed of its own that nobody has tried; `PROPERTY_SEED=N npm test -- FILE` repeats one.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './parallel.ts';

const MAX_SEED = 2 ** 31;
/** Tests whose cases follow from a seed. */
const IS_SEEDED = /from 'fast-check'|PROPERTY_SEED/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(randomInt(MAX_SEED)) },
  },
});

const files = globSync('{packages,apps,evals}/*/src/**/*.test.{ts,tsx}', { cwd: ROOT })
  .filter((file) => IS_SEEDED.test(readFileSync(join(ROOT, file), 'utf8')))
  .filter((file) => positionals.length === 0 || positionals.some((part) => file.includes(part)));

/** True for a round that found something. */
function findFailure(seed: number): boolean {
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=dot', ...files],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PROPERTY_SEED: String(seed) } },
  );
  return status !== 0;
}

const first = Number(values.seed);
const seeds = Array.from(
  { length: Number(values.rounds) },
  (_, round) => (first + round) % MAX_SEED,
);
const failed = seeds.filter((seed) => {
  console.log(`seed ${seed}`);
  return findFailure(seed);
});
console.log(
  failed.length === 0
    ? `${seeds.length} rounds of ${files.length} files from seed ${first}: no failure`
    : `failed with seed ${failed.join(', ')}`,
);
if (failed.length > 0) process.exitCode = 1;
