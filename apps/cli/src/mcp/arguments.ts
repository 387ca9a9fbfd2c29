import { readFile, stat } from 'node:fs/promises';
import { basename, isAbsolute } from 'node:path';
import { type Resume, resumeSchema } from '@trueline/contracts';
import type { Reader } from '@trueline/host';
import { z } from 'zod';
import { ToolError } from './tool.ts';

/** The server's default for uploads, in bytes. */
const MAX_FILE_BYTES = 10_485_760;
/** As much as the site takes of a pasted resume and of an ad, in characters. */
const MAX_TEXT = 100_000;
const MAX_JOB = 48_000;

/** A resume as an assistant may have it. */
export const resumeArgument = z
  .union([
    z.strictObject({ file: z.string().min(1).describe('Absolute path of a resume file') }),
    z.strictObject({ text: z.string().min(1).max(MAX_TEXT).describe('The resume as text') }),
    z.strictObject({ json: resumeSchema.describe('A JSON Resume 1.0.0') }),
  ])
  .describe('One of file (pdf, docx, odt, rtf, html, txt, md, json, LinkedIn’s zip), text or json');
export type ResumeArgument = z.infer<typeof resumeArgument>;

export const jobArgument = z.string().min(1).max(MAX_JOB).describe('The job advertisement as text');
export const asOfArgument = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .optional()
  .describe('YYYY-MM that stands for "present"; this month where it is left out');

export interface ReadResume {
  resume: Resume;
  text: string;
}

async function readBytes(path: string): Promise<Uint8Array> {
  if (!isAbsolute(path)) throw new ToolError('NOT_ABSOLUTE', `${path} is not an absolute path.`);
  try {
    const { size } = await stat(path);
    if (size > MAX_FILE_BYTES) throw new ToolError('TOO_LARGE', `${path} is larger than 10 MB.`);
    return await readFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof ToolError || code === undefined) throw error;
    const reason = code === 'ENOENT' ? 'There is no such file' : `It cannot be read (${code})`;
    throw new ToolError('NO_FILE', `${reason}: ${path}`);
  }
}

/** The resume of an argument, read in the guarded child process. Throws a `ToolError` with the reader's code where it is refused. */
export async function readArgument(argument: ResumeArgument, reader: Reader): Promise<ReadResume> {
  const [bytes, name] =
    'file' in argument
      ? [await readBytes(argument.file), basename(argument.file)]
      : 'text' in argument
        ? [new TextEncoder().encode(argument.text), 'resume.txt']
        : [new TextEncoder().encode(JSON.stringify(argument.json)), 'resume.json'];
  const result = await reader.read(bytes, name);
  if (!result.ok) throw new ToolError(result.failure.code, result.failure.message);
  return { resume: result.resume, text: result.text };
}

/** Without the places of each value in the file, which no assistant needs. */
export function withoutSpans(resume: Resume): Resume {
  const { spans: _, ...trueline } = resume.meta?.trueline ?? {};
  return { ...resume, meta: { ...resume.meta, trueline } };
}
