// `npm run migrate`: brings the database up to date, the job queue's tables too, and makes the bucket
// where there is none. Every start does the former by itself; this does it before processes are replaced.

import { runCommand } from '../apps/server/src/commands/run-command.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { prepareFiles } from '../apps/server/src/platform/files/open-files.ts';
import { startJobs } from '../apps/server/src/platform/jobs/jobs.ts';

await runCommand({
  usage: 'npm run migrate',
  args: 0,
  flags: [],
  run: async ({ config, log }) => {
    const database = await openDatabase(config, log);
    try {
      await (await startJobs(database, config.jobLeaseS, log)).stop();
    } finally {
      await database.close();
    }
    await prepareFiles(config, (err) => log.warn({ err }, 'object store'));
    return 'The database is up to date.';
  },
});
