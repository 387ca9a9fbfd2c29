import { extname } from 'node:path';
import { AppError } from '../../platform/http/app-error.ts';

/** What the first bytes show. `ole` is Word 97's container, and a DOCX behind a password. */
type Content = 'pdf' | 'zip' | 'ole' | 'text';

interface FileKind {
  type: string;
  contents: readonly Content[];
}

const ODT = 'application/vnd.oasis.opendocument.text';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const textKind = (type: string): FileKind => ({ type, contents: ['text'] });

/** What an upload may be, by the ending of its name; a zip is LinkedIn's export. */
const KIND_OF_ENDING: Record<string, FileKind> = {
  '.pdf': { type: 'application/pdf', contents: ['pdf'] },
  // Behind a password it is taken too: the reader then says so, and what to do.
  '.docx': { type: DOCX, contents: ['zip', 'ole'] },
  '.odt': { type: ODT, contents: ['zip'] },
  '.zip': { type: 'application/zip', contents: ['zip'] },
  '.rtf': textKind('application/rtf'),
  '.txt': textKind('text/plain'),
  '.md': textKind('text/markdown'),
  '.markdown': textKind('text/markdown'),
  '.html': textKind('text/html'),
  '.htm': textKind('text/html'),
  '.json': textKind('application/json'),
};
/** A file without an ending is what its content says. */
const KIND_OF_CONTENT: Partial<Record<Content, FileKind>> = {
  pdf: KIND_OF_ENDING['.pdf'],
  text: KIND_OF_ENDING['.txt'],
};

const PDF_HEADER_WITHIN = 1024;
const ZIP_HEADER = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const OLE_HEADER = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const UTF16_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** The media type of an upload, by its content and its name, which must agree. Throws UNSUPPORTED_MEDIA_TYPE, or VALIDATION_FAILED when there is nothing in it. */
export function requireFileType(name: string, bytes: Uint8Array): string {
  if (bytes.length === 0) {
    throw new AppError('VALIDATION_FAILED', { fields: { file: 'This file is empty.' } });
  }
  const ending = extname(name).toLowerCase();
  const content = findContent(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const kind = ending === '' ? content && KIND_OF_CONTENT[content] : KIND_OF_ENDING[ending];
  if (content === undefined || !kind?.contents.includes(content)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: refusal(ending, content) });
  }
  return kind.type;
}

function refusal(ending: string, content: Content | undefined): string {
  if (ending === '.doc' && content === 'ole') {
    return 'This is an old Word file (.doc). Open it in Word, save it as .docx or PDF, and upload that.';
  }
  return 'Trueline cannot read this file. Upload a PDF, Word (.docx), OpenDocument, RTF, text, Markdown, HTML or JSON Resume file, or paste the text.';
}

function findContent(bytes: Buffer): Content | undefined {
  if (bytes.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf';
  if (bytes.subarray(0, 4).equals(ZIP_HEADER)) return 'zip';
  if (bytes.subarray(0, 4).equals(OLE_HEADER)) return 'ole';
  const isUtf16 = UTF16_MARKS.some((mark) => bytes.subarray(0, 2).equals(mark));
  return isUtf16 || !bytes.includes(0) ? 'text' : undefined;
}
