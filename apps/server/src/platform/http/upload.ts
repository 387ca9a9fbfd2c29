import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** A file as it was sent; the name is the person's and never becomes a path. */
export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

/** Room for a multipart body's headers beside the file itself. */
const MULTIPART_OVERHEAD_BYTES = 65_536;
const MAX_FILE_NAME_LENGTH = 200;

/** The one `file` of a multipart body; further fields are left aside. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<UploadedFile> {
  const length = Number(request.headers['content-length'] ?? 0);
  const refuse = (error: BodyError): never => refuseBody(error, maxBytes);
  if (length > maxBytes + MULTIPART_OVERHEAD_BYTES) throw tooLarge(maxBytes);
  const part = await request.file().catch(refuse);
  if (part?.fieldname !== 'file') {
    throw new AppError('VALIDATION_FAILED', { fields: { file: 'Choose a file.' } });
  }
  return { name: fileName(part.filename), bytes: await part.toBuffer().catch(refuse) };
}

type BodyError = Error & { statusCode?: number };

function tooLarge(maxBytes: number): AppError {
  const limit = (maxBytes / 1_048_576).toFixed(1).replace(/\.0$/, '');
  return new AppError('PAYLOAD_TOO_LARGE', {
    message: `This file is larger than ${limit} MB. Save it without pictures or as a PDF, or paste the text.`,
  });
}

/** The plug-in's own refusals carry their status; a body cut short or without a boundary doesn't. */
function refuseBody(error: BodyError, maxBytes: number): never {
  if (error.statusCode === 413) throw tooLarge(maxBytes);
  throw error.statusCode === undefined ? new AppError('BAD_REQUEST', { cause: error }) : error;
}

/** Turns the direction of what follows, so that `cv\u202Efdp.exe` looks like `cvexe.pdf`. */
const DIRECTION_SIGNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Without folders, control characters and signs that disguise it, and no longer than a name needs to be. */
function fileName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .replace(/\p{Cc}/gu, '')
    .replace(DIRECTION_SIGNS, '')
    .trim()
    .slice(-MAX_FILE_NAME_LENGTH)
    .toWellFormed();
  return clean || 'resume';
}
