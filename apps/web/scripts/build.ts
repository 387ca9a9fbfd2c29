// Builds the web app: React Router's build, the order in which a page loads, then a compressed copy beside each text file.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compressFolder } from './compress.ts';
import { paintFirst } from './paint-first.ts';

const WEB = join(import.meta.dirname, '..');
const CLIENT = join(WEB, 'build/client');

const manifest = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
const { status } = spawnSync(process.execPath, [join(dirname(manifest), 'bin.cjs'), 'build'], {
  cwd: WEB,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
if (status === 0) {
  // What prerendered the pages is not needed to serve them.
  rmSync(join(WEB, 'build/server'), { recursive: true, force: true });
  paintFirst(CLIENT);
  const { files, bytes, brotliBytes } = await compressFolder(CLIENT);
  console.log(`compressed ${files} files: ${bytes} bytes, ${brotliBytes} as brotli`);
} else {
  process.exitCode = 1;
}
