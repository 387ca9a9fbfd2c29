import { ReadError } from '../outcome.ts';
import { isEuropass } from './europass/read-europass.ts';

export type FileType = 'pdf' | 'zip' | 'rtf' | 'html' | 'markdown' | 'text' | 'json' | 'europass';

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** First bytes of pictures whose words can be recognized: PNG, JPEG. */
const PICTURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];
/** Of those whose can't: GIF, TIFF; WebP and HEIC say what they are behind their length. */
const OTHER_PICTURES = [
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
];
const UTF16_BOMS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];
const OTHER_PICTURE =
  'Trueline cannot read this kind of picture. Save it as JPEG or PNG and upload that, or paste the text.';
const UNREADABLE_TYPE =
  'Trueline cannot read this type of file. Upload PDF, Word (.docx), OpenDocument, RTF, text, Markdown, HTML or JSON Resume, or paste the text.';

/** The type by content; the name decides only between text and Markdown. Throws a ReadError for what cannot be read. */
export function findFileType(bytes: Uint8Array, fileName: string): FileType {
  if (bytes.length === 0) throw new ReadError('EMPTY');
  if (findAscii(bytes.subarray(0, 1024), '%PDF-') >= 0) return 'pdf';
  if (startsWith(bytes, ZIP)) return 'zip';
  if (startsWith(bytes, OLE)) throw oleFailure(bytes);
  if (PICTURES.some((magic) => startsWith(bytes, magic))) throw new ReadError('SCANNED');
  if (isOtherPicture(bytes)) throw new ReadError('SCANNED', OTHER_PICTURE);
  const isUtf16 = UTF16_BOMS.some((magic) => startsWith(bytes, magic));
  if (!isUtf16 && bytes.subarray(0, 4096).includes(0))
    throw new ReadError('NOT_A_RESUME', UNREADABLE_TYPE);
  return textType(decodeText(bytes), fileName);
}

function isOtherPicture(bytes: Uint8Array): boolean {
  if (OTHER_PICTURES.some((magic) => startsWith(bytes, magic))) return true;
  const named = new TextDecoder('latin1').decode(bytes.subarray(4, 12));
  return /^ftyp(?:hei[cfmsx]|hevc|mif1|msf1|avif)|^.{4}WEBP/s.test(named);
}

function textType(text: string, fileName: string): FileType {
  const head = text.trimStart();
  if (head === '') throw new ReadError('EMPTY');
  if (head.startsWith('{\\rtf')) return 'rtf';
  if (isEuropass(head)) return 'europass';
  if (isHtml(head, fileName)) return 'html';
  if (head.startsWith('{')) return 'json';
  const isMarkdown = /^#{1,6} \S/m.test(text) || /\.(md|markdown)$/i.test(fileName);
  return isMarkdown ? 'markdown' : 'text';
}

/** By its first tag; a piece of a page without `<html>` needs the name's ending too. */
function isHtml(head: string, fileName: string): boolean {
  const start = head.replace(/^<\?xml[^>]*>\s*/i, '').replace(/^(?:<!--[\s\S]*?-->\s*)+/, '');
  if (/^<(?:!doctype html|html|head|body)[\s>]/i.test(start)) return true;
  const hasTags = /<\/?(?:p|div|h[1-6]|ul|table|section|br)[\s>/]/i.test(start);
  return /\.x?html?$/i.test(fileName) && hasTags;
}

/** A password puts a DOCX into an OLE container whose directory names `EncryptedPackage`; without it this is Word 97's .doc. */
function oleFailure(bytes: Uint8Array): ReadError {
  const name = [...'EncryptedPackage'].map((letter) => `${letter}\0`).join('');
  return findAscii(bytes, name) >= 0
    ? new ReadError('ENCRYPTED')
    : new ReadError(
        'NOT_A_RESUME',
        'This is the old .doc format. Open it in your word processor and save it as DOCX or PDF.',
      );
}

function findAscii(bytes: Uint8Array, text: string): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(text, 0, 'latin1');
}

/** UTF-8 or UTF-16 by its mark; bytes that are no UTF-8 are read as Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
