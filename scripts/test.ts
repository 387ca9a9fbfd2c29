// `npm test [filter …]`: builds what the browser tests need, runs all tests, and ends with one
// line of counts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.ts';
import { ROOT } from './parallel.ts';

interface VitestCounts {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

function runVitest(filters: string[]): { status: number; counts: VitestCounts } {
  const folder = mkdtempSync(join(tmpdir(), 'trueline-test-'));
  const results = join(folder, 'results.json');
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${results}`,
        ...filters,
      ],
      { cwd: ROOT, stdio: 'inherit' },
    );
    return { status: status ?? 1, counts: JSON.parse(readFileSync(results, 'utf8')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (await build()) {
  const { status, counts } = runVitest(process.argv.slice(2));
  const skipped = counts.numPendingTests + counts.numTodoTests;
  console.log(
    `${counts.numPassedTests} passed, ${counts.numFailedTests} failed, ${skipped} skipped`,
  );
  process.exitCode = status;
} else {
  process.exitCode = 1;
}
