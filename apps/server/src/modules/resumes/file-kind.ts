import { extname } from 'node:path';
import { isHeic } from '@trueline/host';
import { AppError } from '../../platform/http/app-error.ts';

/** What the bytes show. `locked` is a DOCX behind a password, `ole` is Word 97's and other old ones. */
type Content = 'pdf' | 'zip' | 'ole' | 'locked' | 'rtf' | 'text' | 'jpeg' | 'png' | 'heic';

interface FileKind {
  type: string;
  contents: readonly Content[];
}

const ODT = 'application/vnd.oasis.opendocument.text';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Photos of phones: no browser but Safari shows them. */
export const HEIC_TYPE = 'image/heic';
const JPEG: FileKind = { type: 'image/jpeg', contents: ['jpeg'] };
const HEIC: FileKind = { type: HEIC_TYPE, contents: ['heic'] };
const textKind = (type: string): FileKind => ({ type, contents: ['text', 'rtf'] });

/** What an upload may be, by the ending of its name; a zip is LinkedIn's export. */
const KIND_OF_ENDING: Record<string, FileKind> = {
  '.pdf': { type: 'application/pdf', contents: ['pdf'] },
  // Behind a password it is taken too: the reader then says so, and what to do.
  '.docx': { type: DOCX, contents: ['zip', 'locked'] },
  '.odt': { type: ODT, contents: ['zip'] },
  '.zip': { type: 'application/zip', contents: ['zip'] },
  '.rtf': { type: 'application/rtf', contents: ['rtf'] },
  '.jpg': JPEG,
  '.jpeg': JPEG,
  '.png': { type: 'image/png', contents: ['png'] },
  '.heic': HEIC,
  '.heif': HEIC,
  '.txt': textKind('text/plain'),
  '.md': textKind('text/markdown'),
  '.markdown': textKind('text/markdown'),
  '.html': textKind('text/html'),
  '.htm': textKind('text/html'),
  '.json': textKind('application/json'),
  // Europass's.
  '.xml': textKind('application/xml'),
};
/** A file without an ending is what its content says. */
const KIND_OF_CONTENT: Partial<Record<Content, FileKind>> = {
  pdf: KIND_OF_ENDING['.pdf'],
  text: KIND_OF_ENDING['.txt'],
  rtf: KIND_OF_ENDING['.rtf'],
  jpeg: JPEG,
  heic: HEIC,
  png: KIND_OF_ENDING['.png'],
};

const PDF_HEADER_WITHIN = 1024;
/** What programs leave before the header: a byte-order mark, spaces and line ends. */
const BEFORE_PDF = /^(?:\xef\xbb\xbf)?[\s\0]*$/;
const ZIP_HEADER = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const OLE_HEADER = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_WITHIN = 65_535;
const LOCKED_DOCX = Buffer.from('EncryptedPackage', 'utf16le');
const RTF_HEADER = /^(?:\xef\xbb\xbf)?\s*\{\\rtf/;
const RTF_HEADER_WITHIN = 100;
const GIF_HEADER = Buffer.from('GIF8');
const JPEG_HEADER = Buffer.from([0xff, 0xd8, 0xff]);
const PNG_HEADER = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
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

const OTHER_PICTURES = /^\.(?:webp|avif|gif|tiff?|bmp)$/;

function refusal(ending: string, content: Content | undefined): string {
  if (content === 'ole' && /^\.docx?$/.test(ending)) {
    return 'This is an old Word file (.doc). Open it in Word, save it as .docx or PDF, and upload that.';
  }
  if (content === 'heic') {
    return 'This is a HEIC photo under another name. Let its name end in .heic, or save it as JPEG, and upload that.';
  }
  if (OTHER_PICTURES.test(ending)) {
    return 'Trueline cannot read this kind of picture. Save it as JPEG or PNG and upload that, or paste the text.';
  }
  return 'Trueline cannot read this file. Upload a PDF, Word (.docx), OpenDocument, RTF, text, Markdown, HTML, JSON Resume or Europass (XML) file, a photo or scan as JPEG, PNG or HEIC, or paste the text.';
}

/** Undefined for what is no kind that is taken, or two at once: whoever opens it next might take it for the other. */
function findContent(bytes: Buffer): Content | undefined {
  const startsWith = (header: Buffer) => bytes.subarray(0, header.length).equals(header);
  const pdfAt = bytes.subarray(0, PDF_HEADER_WITHIN).indexOf('%PDF-');
  if (pdfAt >= 0) {
    const isPdfAlone = BEFORE_PDF.test(bytes.toString('latin1', 0, pdfAt)) && !endsAsZip(bytes);
    return isPdfAlone ? 'pdf' : undefined;
  }
  if (startsWith(ZIP_HEADER)) return 'zip';
  if (startsWith(OLE_HEADER)) return bytes.includes(LOCKED_DOCX) ? 'locked' : 'ole';
  if (startsWith(GIF_HEADER) || endsAsZip(bytes)) return undefined;
  if (startsWith(JPEG_HEADER)) return 'jpeg';
  if (startsWith(PNG_HEADER)) return 'png';
  if (isHeic(bytes)) return 'heic';
  if (RTF_HEADER.test(bytes.toString('latin1', 0, RTF_HEADER_WITHIN))) return 'rtf';
  return UTF16_MARKS.some(startsWith) || !bytes.includes(0) ? 'text' : undefined;
}

/** A zip is read from its end: whatever stands before, it is one when this is the last thing, with the comment that it announces. */
function endsAsZip(bytes: Buffer): boolean {
  const last = bytes.length - ZIP_END_BYTES;
  const first = Math.max(0, last - ZIP_COMMENT_WITHIN);
  for (let at = last; at >= first; at -= 1) {
    at = bytes.lastIndexOf(ZIP_END, at);
    if (at < first) return false;
    if (at + ZIP_END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length) return true;
  }
  return false;
}
