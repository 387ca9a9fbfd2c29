import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{packages,apps,e2e,scripts,evals}/**/*.test.{ts,tsx}',
      // The long part of the fault matrix: npm run test:faults.
      ...(process.env.FAULTS_KILLS ? ['apps/server/src/faults/*.faults.ts'] : []),
    ],
    exclude: ['**/node_modules/**', '**/build/**'],
    // Against what hangs, not what is slow: a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
