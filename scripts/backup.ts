// `npm run backup -- DIR`: database and uploads into a new folder, with their digests.
import { createBackup } from '../apps/server/src/backup/create-backup.ts';
import { runCommand } from '../apps/server/src/commands/run-command.ts';

await runCommand({
  usage: 'npm run backup -- DIR',
  args: 1,
  flags: [],
  run: async ({ config, log, args: [folder = ''] }) => {
    const files = await createBackup(config, log, folder);
    return `${folder} holds the database and ${files} files. It is as secret as they are.`;
  },
});
