import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Resume, resumeSchema } from '@trueline/contracts';
import { read } from '@trueline/engine/read';
import { CliError } from './cli-error.ts';
import type { ReadInput } from './input.ts';

/** One line of a batch file, as JSON. */
export type BatchCase = Record<string, unknown>;

/** Runs one case a line and prints one JSON line a case, in order, each with its `id`; a case that fails prints `{ id, error }` and the rest goes on. */
export async function runBatch(
  file: string,
  run: (batchCase: BatchCase) => Promise<object>,
): Promise<number> {
  const input = file === '-' ? process.stdin : createReadStream(file);
  input.once('error', () => {
    console.error(`trueline: cannot read ${file}`);
    process.exit(2);
  });
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== '') console.log(JSON.stringify(await runCase(line, run)));
  }
  return 0;
}

async function runCase(line: string, run: (batchCase: BatchCase) => Promise<object>) {
  let id: unknown = null;
  try {
    const batchCase = JSON.parse(line) as BatchCase;
    id = batchCase.id ?? null;
    return { id, ...(await run(batchCase)) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Text of a case's field. */
export function textField(batchCase: BatchCase, name: string): string {
  const value = batchCase[name];
  if (typeof value !== 'string') throw new CliError(`"${name}" must be text`);
  return value;
}

/** A resume of a case: plain text, or a JSON Resume object. */
export async function resumeField(batchCase: BatchCase, name: string): Promise<ReadInput> {
  const value = batchCase[name];
  const isText = typeof value === 'string';
  if (!isText && (typeof value !== 'object' || value === null)) {
    throw new CliError(`"${name}" must be text or a JSON Resume object`);
  }
  const bytes = new TextEncoder().encode(isText ? value : JSON.stringify(value));
  const result = await read(bytes, isText ? 'resume.txt' : 'resume.json');
  if (!result.ok) throw new CliError(result.failure.message);
  return { resume: result.resume, text: result.text };
}

/** For `verify`: text stays text, an object is checked as a JSON Resume. */
export function resumeOrText(value: unknown, name: string): Resume | string {
  if (typeof value === 'string') return value;
  const parsed = resumeSchema.safeParse(value);
  if (!parsed.success) throw new CliError(`"${name}" must be text or a JSON Resume object`);
  return parsed.data;
}
