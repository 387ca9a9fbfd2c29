import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { promisify } from 'node:util';
import { read } from '@trueline/engine/read';

/** Mean of the twelve fields that OfflineCV, the best reader measured, reaches on 32 documents of this kind. */
const OFFLINE_CV_MEAN = 0.64;
const RESUME_FILE = /\.(pdf|docx|txt|md)$/;

/** Reads every labelled resume and prints the scorer's table. Needs EVAL_DATA_DIR; without it, says so and skips. */
export async function evalRead(): Promise<void> {
  const dataDir = process.env.EVAL_DATA_DIR;
  if (dataDir === undefined || dataDir === '') {
    console.log('read: skipped, EVAL_DATA_DIR is not set');
    return;
  }
  const resumes = join(dataDir, 'resumes');
  const predictions = await mkdtemp(join(tmpdir(), 'trueline-eval-read-'));
  try {
    const timings = await readAll(resumes, predictions);
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(resumes, 'score.mjs'),
      '--pred',
      predictions,
      '--docs',
    ]);
    console.log(stdout.trimEnd());
    console.log(`overall of OfflineCV (anchor)  ${OFFLINE_CV_MEAN.toFixed(2)}`);
    console.log(`warm PDF, median ms            ${median(timings).toFixed(0)}`);
  } finally {
    await rm(predictions, { recursive: true });
  }
}

/** Writes one JSON a resume; returns the milliseconds of each PDF's second reading. */
async function readAll(resumes: string, predictions: string): Promise<number[]> {
  await mkdir(predictions, { recursive: true });
  const files = (await readdir(resumes)).filter((name) => RESUME_FILE.test(name)).sort();
  const timings: number[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await readFile(join(resumes, file)));
    const result = await read(bytes, file);
    if (!result.ok) console.log(`${file}: ${result.failure.code}`);
    else
      await writeFile(join(predictions, `${parse(file).name}.json`), JSON.stringify(result.resume));
    if (!file.endsWith('.pdf')) continue;
    const started = performance.now();
    await read(bytes, file);
    timings.push(performance.now() - started);
  }
  return timings;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
