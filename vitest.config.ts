import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const CACHE = fileURLToPath(new URL('node_modules/.cache/node', import.meta.url));

/** Tests that start browsers, servers or commands: a short file of these takes longer than a long one of others. */
const SLOW = /\/(e2e|apps\/cli|apps\/server\/src\/(faults|hostile|backup|[\w-]+\.test\.ts))/;

/** The slow files come first, so that the workers end together. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  test: {
    include: [
      '{packages,apps,e2e,scripts,evals}/**/*.test.{ts,tsx}',
      // The long part of the fault matrix: npm run test:faults.
      ...(process.env.FAULTS_KILLS ? ['apps/server/src/faults/*.faults.ts'] : []),
    ],
    exclude: ['**/node_modules/**', '**/build/**'],
    // Against what hangs, not what is slow: a busy machine takes its time. The limits stand here, in
    // flow.ts and in browser.ts, and a test has none of its own.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 90_000 } },
    globalSetup: [fileURLToPath(new URL('scripts/testing/temporary-folder.ts', import.meta.url))],
    setupFiles: [fileURLToPath(new URL('scripts/testing/repeat-properties.ts', import.meta.url))],
    maxWorkers: 2,
    // Each worker loads the engine and the server once, not for each file anew: a test puts back
    // what it changes of a module.
    isolate: false,
    // Servers and commands that tests start read what Node has compiled before.
    env: { NODE_COMPILE_CACHE: CACHE },
    sequence: { sequencer: SlowFirst },
  },
});
