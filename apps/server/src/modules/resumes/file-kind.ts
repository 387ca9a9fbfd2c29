import { extname } from 'node:path';
import { AppError } from '../../platform/http/app-error.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const TYPE_OF_ENDING: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.docx': DOCX,
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.markdown': 'text/markdown',
  '.json': 'application/json',
};
const PDF_HEADER_WITHIN = 1024;
const ZIP_HEADER = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const UTF16_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** The media type of an upload, by its content and its name, which must agree. Throws UNSUPPORTED_MEDIA_TYPE, or VALIDATION_FAILED when there is nothing in it. */
export function requireFileType(name: string, bytes: Uint8Array): string {
  if (bytes.length === 0) {
    throw new AppError('VALIDATION_FAILED', { fields: { file: 'This file is empty.' } });
  }
  const ending = extname(name).toLowerCase();
  const content = contentOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const named = ending === '' ? content.type : TYPE_OF_ENDING[ending];
  const agrees = named?.startsWith('application/json') ? content.isText : named === content.type;
  if (named === undefined || !(agrees || (named.startsWith('text/') && content.isText))) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', {
      message:
        'Trueline cannot read this file. Upload a PDF, Word (.docx), text, Markdown or JSON Resume file.',
    });
  }
  return named;
}

function contentOf(bytes: Buffer): { type: string | undefined; isText: boolean } {
  if (bytes.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) {
    return { type: 'application/pdf', isText: false };
  }
  if (bytes.subarray(0, 4).equals(ZIP_HEADER)) return { type: DOCX, isText: false };
  const isUtf16 = UTF16_MARKS.some((mark) => bytes.subarray(0, 2).equals(mark));
  const isText = isUtf16 || !bytes.includes(0);
  return { type: isText ? 'text/plain' : undefined, isText };
}
