// `npm run check`: what CI demands besides the tests. Each part can be run alone by its command.
import { build } from './build.ts';
import { runTasks, type Task } from './parallel.ts';

const bin = (name: string, ...args: string[]): Task => ({
  name: [name, ...args.slice(0, 1)].join(' '),
  command: `node_modules/.bin/${name}`,
  args,
});
const script = (name: string, ...args: string[]): Task => ({
  name,
  command: process.execPath,
  args: [`scripts/${name}.ts`, ...args],
});

const TASKS: Task[] = [
  bin('tsc', '-p', '.'),
  script('typecheck-web'),
  bin('biome', 'check', '--error-on-warnings', '.'),
  script('check-boundaries'),
  bin('knip', '--no-progress'),
  script('complete-lockfile', '--check'),
  script('check-names'),
  script('check-test-cases'),
  script('check-size'),
  { name: 'rules', command: process.execPath, args: ['evals/src/rules.ts', '--check'] },
];

const built = await build();
const ok = await runTasks(TASKS, 2, ({ name, ok: passed, output, seconds }) => {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (!passed) console.log(output);
});
if (!built || !ok) process.exitCode = 1;
