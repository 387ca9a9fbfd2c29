import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ReadError } from '../../outcome.ts';

const ACTIVE =
  'This PDF runs a script or starts a program when it is opened. Print it to a new PDF and upload that, or paste the text.';
const XFA_FORM =
  'This PDF is a form whose text is not on its pages. Open it in Adobe Reader, print it to a new PDF and upload that, or paste the text.';

/** Throws a ReadError for a file with a script, a program to start, or an XFA form: none of them is run, and no resume needs them. */
export async function refuseActiveContent(
  document: PDFDocumentProxy,
  bytes: Uint8Array,
): Promise<void> {
  const { info } = await document.getMetadata();
  if ('IsXFAPresent' in info && info.IsXFAPresent === true) {
    throw new ReadError('TOO_COMPLEX', XFA_FORM);
  }
  if ((await document.getJSActions()) !== null || startsProgram(bytes)) {
    throw new ReadError('TOO_COMPLEX', ACTIVE);
  }
}

/** No action of ours to judge is longer. */
const MAX_OBJECT_BYTES = 500;
const LAUNCH = /\/S\s*\/Launch\b/;

/** By the file's own words: pdf.js leaves this action out. */
function startsProgram(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const restOfObject = (at: number): string =>
    at < 0 ? '' : (file.toString('latin1', at, at + MAX_OBJECT_BYTES).split('endobj')[0] ?? '');
  const entry = restOfObject(file.lastIndexOf('/OpenAction'));
  const object = /^\/OpenAction\s+(\d+)\s+(\d+)\s+R/.exec(entry);
  if (object === null) return LAUNCH.test(entry);
  return LAUNCH.test(restOfObject(file.lastIndexOf(`\n${object[1]} ${object[2]} obj`)));
}
