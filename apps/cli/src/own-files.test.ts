import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { read } from '@trueline/engine/read';
import { render } from '@trueline/render';
import { afterAll, expect, it } from 'vitest';
import { trueline } from './testing/trueline.ts';

const RESUME = new URL('../fixtures/resume.txt', import.meta.url);
const JOB = fileURLToPath(new URL('../fixtures/job-description.txt', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'trueline-own-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const optimize = (into: string, ...more: string[]) =>
  trueline(
    ...['optimize', into, '--job', JOB, '--out', folder, '--into', into],
    ...['--as-of', '2026-11', ...more],
  );

it('--into gives back the same Word file with the changes, clean and tracked', async () => {
  const source = await read(readFileSync(RESUME), 'resume.txt');
  if (!source.ok) throw new Error(source.failure.message);
  const file = join(folder, 'mine.docx');
  writeFileSync(file, await render(source.resume, { templateId: 'plainline', format: 'docx' }));
  const { status, stdout, stderr } = await optimize(file);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/Your own file holds [1-9]\d* of the changes/);
  const [clean, tracked] = await Promise.all(
    ['own-file.docx', 'own-file-tracked.docx'].map((name) =>
      read(readFileSync(join(folder, name)), name),
    ),
  );
  if (!clean?.ok || !tracked?.ok) throw new Error('not read');
  expect(clean.text).not.toContain('Responsible for preparing');
  expect(clean.resume.work?.map(({ name }) => name)).toEqual(
    source.resume.work?.map(({ name }) => name),
  );
});

it('--into refuses what is no Word file, and writes nothing', async () => {
  const { status, stderr } = await optimize(fileURLToPath(RESUME));
  expect(status).toBe(2);
  expect(stderr).toContain('--into wants a .docx file');
});

it('--into is not offered for a document that is rebuilt', async () => {
  const { status, stderr } = await optimize('mine.docx', '--depth', 'rebuilt');
  expect(status).toBe(2);
  expect(stderr).toContain('--into goes with --depth light or fitted');
});
