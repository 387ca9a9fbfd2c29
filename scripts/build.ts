// Builds what is not built, or whose sources have changed since: the web app and the template
// of the embedded database. `--force` builds all.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, runTasks, type Task } from './parallel.ts';

interface BuildPart {
  task: Task;
  /** Glob patterns of what it is made from. */
  inputs: string[];
  /** Holds the hash of the inputs that the last build was made from. */
  stamp: string;
}

const PARTS: BuildPart[] = [
  {
    task: { name: 'web app', command: process.execPath, args: ['apps/web/scripts/build.ts'] },
    inputs: ['apps/web/{src,scripts,public}/**/*', 'apps/web/*.*', 'packages/contracts/src/**/*'],
    stamp: 'apps/web/build/.stamp',
  },
  {
    task: {
      name: 'database template',
      command: process.execPath,
      args: ['scripts/build-db-template.ts'],
    },
    inputs: ['apps/server/src/{migrations,platform}/**/*', 'scripts/build-db-template.ts'],
    stamp: 'apps/server/build/.stamp',
  },
];

function hashOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const path of globSync(['package-lock.json', ...patterns], { cwd: ROOT }).sort()) {
    if (!/\.[a-z0-9]+$/i.test(path) || /\.test\.tsx?$/.test(path)) continue;
    hash.update(path).update(readFileSync(join(ROOT, path)));
  }
  return hash.digest('hex');
}

/** Builds each part whose inputs differ from its last build; false when one failed. */
export async function build({ force = false } = {}): Promise<boolean> {
  const stale = PARTS.map((part) => ({ ...part, hash: hashOf(part.inputs) })).filter(
    ({ stamp, hash }) =>
      force || !existsSync(join(ROOT, stamp)) || readFileSync(join(ROOT, stamp), 'utf8') !== hash,
  );
  if (stale.length > 0) console.log(`Building ${stale.map((p) => p.task.name).join(' and ')} …`);
  return runTasks(
    stale.map((part) => part.task),
    2,
    ({ name, ok, output, seconds }) => {
      console.log(`${ok ? 'built' : 'FAILED'} ${name} in ${seconds.toFixed(1)} s`);
      if (!ok) return console.error(output);
      for (const { stamp, hash } of stale.filter((part) => part.task.name === name)) {
        mkdirSync(dirname(join(ROOT, stamp)), { recursive: true });
        writeFileSync(join(ROOT, stamp), hash);
      }
    },
  );
}

// Not `import.meta.main`: run.mjs imports this file and names it in argv.
const isCalled = process.argv[1] === fileURLToPath(import.meta.url);
if (isCalled && !(await build({ force: process.argv.includes('--force') }))) {
  process.exitCode = 1;
}
