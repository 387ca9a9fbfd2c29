import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { promisify } from 'node:util';
import { read } from '@trueline/engine/read';
import { lostWords } from '@trueline/engine/testing';
import { measureReader } from './reader-memory.ts';

/** Overall means of the readers measured on such samples, and on documents they had never seen. */
const ANCHORS = [
  ['OfflineCV', 0.73, 0.64],
  ['open-resume', 0.27, 0.3],
] as const;
const RESUME_FILE = /\.(pdf|docx|txt|md)$/;
const ROUNDS = 3;

interface Sample {
  file: string;
  bytes: Uint8Array;
}

/** Reads every labelled resume; prints the scorer's table beside the anchors, columns apart, time and memory. Needs EVAL_DATA_DIR; without it, says so and skips. */
export async function evalReading(): Promise<void> {
  const dataDir = process.env.EVAL_DATA_DIR;
  if (dataDir === undefined || dataDir === '') {
    console.log('reading: skipped, EVAL_DATA_DIR is not set');
    return;
  }
  const resumes = join(dataDir, 'resumes');
  const samples = await listSamples(resumes);
  const predictions = await mkdtemp(join(tmpdir(), 'trueline-eval-reading-'));
  try {
    await predict(samples, predictions);
    const score = async (...options: string[]): Promise<string> => {
      const args = [join(resumes, 'score.mjs'), '--pred', predictions, ...options];
      return (await promisify(execFile)(process.execPath, args)).stdout.trimEnd();
    };
    console.log(await score('--docs'));
    for (const [name, samplesMean, unseenMean] of ANCHORS)
      console.log(
        `overall of ${name.padEnd(12)} ${samplesMean.toFixed(2)} on such samples, ${unseenMean.toFixed(2)} on documents never seen`,
      );
    for (const layout of ['single', 'multi'])
      console.log(`${layout} column: ${overallOf(await score('--layout', layout))}`);
  } finally {
    await rm(predictions, { recursive: true });
  }
  await printLost(samples.filter(({ file }) => /\.(?:pdf|docx)$/.test(file)));
  await printTimes(samples.filter(({ file }) => file.endsWith('.pdf')));
  console.log(`peak memory of the child       ${await measureReader(samples)}`);
}

async function listSamples(folder: string): Promise<Sample[]> {
  const files = (await readdir(folder)).filter((name) => RESUME_FILE.test(name)).sort();
  return Promise.all(
    files.map(async (file) => ({
      file,
      bytes: new Uint8Array(await readFile(join(folder, file))),
    })),
  );
}

/** Writes one JSON a resume. */
async function predict(samples: readonly Sample[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { file, bytes } of samples) {
    const result = await read(bytes, file);
    if (!result.ok) console.log(`${file}: ${result.failure.code}`);
    else await writeFile(join(folder, `${parse(file).name}.json`), JSON.stringify(result.resume));
  }
}

const overallOf = (table: string): string => /^overall\s+(.*)$/m.exec(table)?.[1] ?? 'none';

/** Words of the files that stand neither in their lines nor among what is left out on purpose. */
async function printLost(samples: readonly Sample[]): Promise<void> {
  let sum = 0;
  for (const { file, bytes } of samples) {
    const words = await lostWords(bytes);
    sum += words.length;
    if (words.length > 0) console.log(`${file}: lost ${words.slice(0, 12).join(', ')}`);
  }
  console.log(`words lost before any reading  ${sum} in ${samples.length} documents`);
}

/** Each PDF's best of three warm readings, the check for hidden text included, beside pdf.js alone. */
async function printTimes(pdfs: readonly Sample[]): Promise<void> {
  const whole: number[] = [];
  const alone: number[] = [];
  for (const { file, bytes } of pdfs) {
    whole.push(await bestOf(() => read(bytes, file)));
    alone.push(await bestOf(() => pdfTextAlone(bytes)));
  }
  console.log(`warm PDF, median ms            ${median(whole).toFixed(0)}`);
  console.log(`pdf.js getTextContent alone    ${median(alone).toFixed(0)}`);
}

async function bestOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}

interface PdfModule {
  getDocument(source: object): {
    promise: Promise<{
      numPages: number;
      getPage(number: number): Promise<{ getTextContent(): Promise<unknown> }>;
    }>;
    destroy(): Promise<void>;
  };
}

/** pdf.js is the engine's dependency: found from there. */
const enginePath = createRequire(import.meta.url).resolve('@trueline/engine/read');
const pdfPath = createRequire(enginePath).resolve('pdfjs-dist/legacy/build/pdf.mjs');

async function pdfTextAlone(bytes: Uint8Array): Promise<void> {
  const { getDocument } = (await import(pdfPath)) as PdfModule;
  const task = getDocument({ data: new Uint8Array(bytes), disableFontFace: true, verbosity: 0 });
  const document = await task.promise;
  for (let number = 1; number <= document.numPages; number++)
    await (await document.getPage(number)).getTextContent();
  await task.destroy();
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
