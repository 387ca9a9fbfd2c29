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
  if (length > maxBytes + MULTIPART_OVERHEAD_BYTES) throw new AppError('PAYLOAD_TOO_LARGE');
  const part = await request.file();
  if (part?.fieldname !== 'file') {
    throw new AppError('VALIDATION_FAILED', { fields: { file: 'Choose a file.' } });
  }
  return { name: fileName(part.filename), bytes: await part.toBuffer() };
}

/** Without folders and control characters, and no longer than a name needs to be. */
function fileName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .replace(/\p{Cc}/gu, '')
    .toWellFormed()
    .trim();
  return clean.slice(-MAX_FILE_NAME_LENGTH) || 'resume';
}
