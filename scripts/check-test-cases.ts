// Cases kept aside for the end of a piece of work: nothing outside `npm run eval -- --test` names
// their folders, and no case stands in two folders.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './parallel.ts';
import { casesTwice, foldersKeptAside, testCaseReaders } from './test-cases.ts';

const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));
const cases = files.filter((path) => path.startsWith('evals/cases/'));
const folders = foldersKeptAside(cases);

const sources = files
  .filter((path) => /\.(?:ts|tsx|mjs|js)$/.test(path) || /(?:^|\/)package\.json$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const digests = new Map(
  cases
    .filter((path) => /\.(?:json|pdf|docx|txt)$/.test(path))
    .map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(ROOT, path)))
        .digest('hex'),
    ]),
);

const readers = testCaseReaders(sources, folders);
const twice = casesTwice(digests);
for (const path of readers) console.error(`${path}: reads cases that are kept aside`);
for (const pair of twice) console.error(`${pair}: one case in two places`);
console.log(`${folders.length} folders kept aside, ${readers.length + twice.length} faults`);
if (folders.length === 0 || readers.length + twice.length > 0) process.exitCode = 1;
