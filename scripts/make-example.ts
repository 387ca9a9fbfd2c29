// Writes what the home page shows: the engine's own result for a made-up resume and job ad
// (apps/web/example), as it is. The month is fixed, so that the same engine writes the same file.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import { ROOT } from './parallel.ts';

const AS_OF = '2026-11';
const WEB = join(ROOT, 'apps/web');

/** What both lines begin and end with, and the words between that differ. */
function splitAtChange(before: string, after: string) {
  const [old, now] = [before.split(' '), after.split(' ')];
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const cut = (words: string[]) => words.slice(head, words.length - tail).join(' ');
  return {
    start: old.slice(0, head).join(' '),
    before: cut(old),
    after: cut(now),
    end: old.slice(old.length - tail).join(' '),
  };
}

const file = readFileSync(join(WEB, 'example/resume.txt'));
const jobDescription = readFileSync(join(WEB, 'example/job.txt'), 'utf8');
const reading = await read(file, 'resume.txt');
if (!reading.ok) throw new Error(`The example resume is not read: ${reading.failure.message}`);
const { job, changes, report } = optimize({
  resume: reading.resume,
  jobDescription,
  asOf: AS_OF,
});

const accepted = changes.filter(({ decision, before }) => decision === 'accepted' && before !== '');
const example = {
  jobTitle: job.title ?? '',
  scores: {
    original: Math.round(report.originalScore),
    optimized: Math.round(report.optimizedScore),
    ceiling: Math.round(report.ceiling),
  },
  changes: accepted.map(({ id, before, after, reason, requirementId }) => ({
    id,
    reason,
    requirement: job.requirements.find((requirement) => requirement.id === requirementId)?.text,
    ...splitAtChange(before, after),
  })),
  missing: report.missingKeywords.filter(({ evidenced }) => !evidenced).map(({ term }) => term),
};
if (example.changes.length === 0) throw new Error('The engine changes nothing in the example');

mkdirSync(join(WEB, 'generated'), { recursive: true });
writeFileSync(join(WEB, 'generated/example.json'), `${JSON.stringify(example, null, 2)}\n`);
