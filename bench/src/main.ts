// `npm run bench`: how fast it is, each figure as a ratio to something run beside it, since
// milliseconds alone say more about the machine. `npm run bench -- engine` runs one part;
// `npm run bench -- load [--pairs 5] [--seconds 10] [--users 1000]` needs PostgreSQL and taskset.
import { benchEngine } from './engine.ts';
import { benchLoad } from './load/main.ts';
import { benchRender } from './render.ts';
import { benchServer } from './server.ts';

const PARTS: Record<string, (args: string[]) => Promise<void>> = {
  engine: benchEngine,
  render: benchRender,
  server: benchServer,
  load: benchLoad,
};

const [name, ...args] = process.argv.slice(2);
const parts = Object.entries(PARTS).filter(([part]) => name === undefined || part === name);
if (parts.length === 0) {
  console.error(`There is no part ${name}: ${Object.keys(PARTS).join(', ')}.`);
  process.exitCode = 2;
}
for (const [, bench] of parts) await bench(args);
