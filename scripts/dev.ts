// `npm run dev`: the server, restarted when its sources change, and the web app rebuilt as you
// type, at http://localhost:5173; its calls to /api go to the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.ts';
import { ROOT } from './parallel.ts';

if (!(await build())) process.exit(1);

const port = process.env.PORT ?? '3000';
const server = spawn(process.execPath, ['--watch', 'apps/server/src/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  // The browser's Origin is the web app's address, so that is the public one here.
  env: { ...process.env, PORT: port, APP_URL: 'http://localhost:5173' },
});
const web = spawn(join(ROOT, 'node_modules/.bin/react-router'), ['dev', '--port', '5173'], {
  cwd: join(ROOT, 'apps/web'),
  stdio: 'inherit',
  env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${port}` },
});

const children = [server, web];
for (const child of children) {
  child.once('exit', () => {
    for (const other of children) other.kill('SIGTERM');
  });
}
// Ctrl-C reaches the children by itself; this process only waits for them.
process.on('SIGINT', () => {});
