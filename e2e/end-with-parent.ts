// Loaded before a test's server: whichever way the process that started it ends, the server ends too,
// and takes its data with it.
import { rmSync } from 'node:fs';

process.on('disconnect', () => {
  const folder = process.env.DATA_DIR;
  if (folder) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
