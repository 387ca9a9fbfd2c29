// Rules of size and naming that no linter here knows: files under 400 lines (the engine's
// data aside), kebab-case names, no catch-all names.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './parallel.ts';

const MAX_LINES = 400;
const CATCH_ALL = /^(utils?|helpers?|misc|common|manager)\b/;
/** React Router names its parameter segments with a dollar sign. */
const KEBAB = /^\$?[a-z0-9]+([.-]\$?[a-z0-9]+)*$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|css|typ)$/.test(path) && existsSync(join(ROOT, path)));

const faults = files.flatMap((path) => {
  const name = basename(path);
  const lines = readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1;
  return [
    ...(lines > MAX_LINES && !path.startsWith('packages/engine/data/')
      ? [`${path}: ${lines} lines`]
      : []),
    ...(CATCH_ALL.test(name) ? [`${path}: say what it holds`] : []),
    ...(KEBAB.test(name) ? [] : [`${path}: not kebab-case`]),
  ];
});
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} faults`);
if (files.length === 0 || faults.length > 0) process.exitCode = 1;
