// `npm run restore -- DIR [--replace]`: puts a backup back into an empty place, or in place of all there is.
import { restoreBackup } from '../apps/server/src/backup/restore-backup.ts';
import { runCommand } from '../apps/server/src/commands/run-command.ts';

await runCommand({
  usage: 'npm run restore -- DIR [--replace]',
  args: 1,
  flags: ['--replace'],
  run: async ({ config, log, args: [folder = ''], flags }) => {
    const options = { replace: flags.has('--replace') };
    const { createdAt, files } = await restoreBackup(config, log, folder, options);
    return `The database and ${files} files of ${createdAt} are back.`;
  },
});
