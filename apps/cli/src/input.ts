import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Resume } from '@trueline/contracts';
import type { YearMonth } from '@trueline/engine';
import { createReader, type Reader } from '@trueline/host';
import { CliError } from './cli-error.ts';

/** Largest file read, in bytes: the server's default for uploads. */
const MAX_FILE_BYTES = 10_485_760;

export interface ReadInput {
  resume: Resume;
  /** The plain text in reading order. */
  text: string;
}

/** A file's bytes, at most 10 MB; one that cannot be read is a `CliError`. */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    const bytes = path === '-' ? await buffer(process.stdin) : await readFile(path);
    if (bytes.byteLength > MAX_FILE_BYTES) throw new CliError(`${path} is larger than 10 MB`);
    return bytes;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new CliError(`there is no file ${path}`);
    if (code === 'EISDIR') throw new CliError(`${path} is a folder`);
    if (code === 'EACCES') throw new CliError(`${path} may not be read`);
    throw error;
  }
}

/** A text file such as a job description; empty is a fault. */
export async function readText(path: string): Promise<string> {
  const text = new TextDecoder().decode(await readBytes(path));
  if (text.trim() === '') throw new CliError(`${path} is empty`);
  return text;
}

/** A resume, or why its file was refused. */
export type ReadOutcome = { path: string } & (ReadInput | { refusal: CliError });

let reader: Reader | undefined;

/** One for all that this process reads, which an assistant may ask for many times: it takes longer to start than to read. It keeps nothing from ending, and ends with it. */
function findReader(): Reader {
  reader ??= createReader({ warm: false });
  return reader;
}

/** Reads resume files one after another through the guarded reader process; one that is refused does not stop the rest. */
export async function* readEach(paths: readonly string[]): AsyncGenerator<ReadOutcome> {
  for (const path of paths) {
    try {
      const name = path === '-' ? 'stdin' : basename(path);
      const result = await findReader().read(await readBytes(path), name, (done, pages) => {
        if (pages > 1) process.stderr.write(`${path}: page ${done} of ${pages} recognized\n`);
      });
      if (!result.ok) throw new CliError(`${path}: ${result.failure.message}`);
      yield { path, resume: result.resume, text: result.text };
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      yield { path, refusal: error };
    }
  }
}

/** Reads resume files one after another; a file that can't be read is a `CliError` with the reason. */
export async function* readResumes(
  paths: readonly string[],
): AsyncGenerator<ReadInput & { path: string }> {
  for await (const outcome of readEach(paths)) {
    if ('refusal' in outcome) throw outcome.refusal;
    yield outcome;
  }
}

export async function readResume(path: string): Promise<ReadInput> {
  for await (const input of readResumes([path])) return input;
  throw new CliError('no file given');
}

/** The month that stands for "present": `--as-of`, else this month. */
export function asOfOption(value: string | undefined): YearMonth {
  if (value === undefined) return new Date().toISOString().slice(0, 7) as YearMonth;
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) {
    throw new CliError(`--as-of wants YYYY-MM, such as 2026-11; not "${value}"`);
  }
  return value as YearMonth;
}

/** The one positional argument that a command needs. */
export function onePositional(positionals: string[], what: string): string {
  const [first, ...rest] = positionals;
  if (first === undefined) throw new CliError(`which ${what}? Name one, or "-" for standard input`);
  if (rest.length > 0) throw new CliError(`one ${what} at a time; "${rest[0]}" is too many`);
  return first;
}

export function requiredOption(value: string | undefined, name: string): string {
  if (value === undefined) throw new CliError(`--${name} is needed`);
  return value;
}
