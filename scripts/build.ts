// Builds what is not built, or whose sources have changed since: the web app with the example that
// it shows, and the template of the embedded database. `--force` builds all.
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

const script = (name: string, path: string): Task => ({
  name,
  command: process.execPath,
  args: [path],
});

/** Each row is built in its order, the rows side by side. */
const ROWS: BuildPart[][] = [
  [
    {
      task: script('example', 'scripts/make-example.ts'),
      inputs: [
        'packages/{contracts,engine}/src/**/*',
        'packages/engine/data/**/*',
        'apps/web/example/*',
        'scripts/make-example.ts',
      ],
      stamp: 'apps/web/generated/.stamp',
    },
    {
      task: script('web app', 'scripts/build-web.ts'),
      inputs: [
        'apps/web/{src,scripts,public,generated}/**/*',
        'apps/web/*.*',
        'packages/contracts/src/**/*',
        'scripts/{build-web,make-link-pictures}.ts',
      ],
      stamp: 'apps/web/build/.stamp',
    },
  ],
  [
    {
      task: script('database template', 'scripts/build-db-template.ts'),
      inputs: ['apps/server/src/{migrations,platform}/**/*', 'scripts/build-db-template.ts'],
      stamp: 'apps/server/build/.stamp',
    },
  ],
];

function hashOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const path of globSync(['package-lock.json', ...patterns], { cwd: ROOT }).sort()) {
    if (!/\.[a-z0-9]+$/i.test(path) || /\.test\.tsx?$/.test(path)) continue;
    hash.update(path).update(readFileSync(join(ROOT, path)));
  }
  return hash.digest('hex');
}

/** Builds one part, unless it was made from the same inputs already; false when it failed. */
async function buildPart({ task, inputs, stamp }: BuildPart, force: boolean): Promise<boolean> {
  const hash = hashOf(inputs);
  const path = join(ROOT, stamp);
  if (!force && existsSync(path) && readFileSync(path, 'utf8') === hash) return true;
  console.log(`Building ${task.name} …`);
  return runTasks([task], 1, ({ name, ok, output, seconds }) => {
    console.log(`${ok ? 'built' : 'FAILED'} ${name} in ${seconds.toFixed(1)} s`);
    if (!ok) return console.error(output);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, hash);
  });
}

/** Builds each part whose inputs differ from its last build; false when one failed. */
export async function build({ force = false } = {}): Promise<boolean> {
  const results = await Promise.all(
    ROWS.map(async (row) => {
      for (const part of row) if (!(await buildPart(part, force))) return false;
      return true;
    }),
  );
  return results.every(Boolean);
}

// Not `import.meta.main`: run.mjs imports this file and names it in argv.
const isCalled = process.argv[1] === fileURLToPath(import.meta.url);
if (isCalled && !(await build({ force: process.argv.includes('--force') }))) {
  process.exitCode = 1;
}
