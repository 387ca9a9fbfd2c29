import { assemble } from './assemble.ts';
import { buildBlocks } from './block.ts';
import { docxLines } from './docx/docx-lines.ts';
import { draftResume } from './draft.ts';
import { decodeText, type FileType, findFileType } from './file-type.ts';
import { readJsonResume } from './json-resume.ts';
import { type Line, lineText } from './line.ts';
import { DEFAULT_LIMITS, failed, ReadError, type ReadLimits, type ReadResult } from './outcome.ts';
import { readPages } from './pdf/open-pdf.ts';
import { pdfLines } from './pdf/pdf-lines.ts';
import { readMarkdownLines } from './plain/markdown-lines.ts';
import { readTextLines } from './plain/text-lines.ts';
import { findSections, type Section } from './section.ts';

export type { ReadLimits, ReadResult } from './outcome.ts';

/** Reads a resume: file bytes in, JSON Resume with the plain text that its spans index into out. The name is only a hint of the type. An unreadable file is a result, not a throw. */
export async function read(
  bytes: Uint8Array,
  fileName: string,
  limits: ReadLimits = DEFAULT_LIMITS,
): Promise<ReadResult> {
  try {
    const type = findFileType(bytes, fileName);
    const isText = type !== 'pdf' && type !== 'docx';
    if (isText && bytes.length > MAX_TEXT_BYTES) return failed('TOO_COMPLEX');
    if (type === 'json') return readJsonResume(decodeText(bytes));
    return readLines(await LINES[type](bytes, limits));
  } catch (error) {
    if (error instanceof ReadError) return { ok: false, failure: error.failure };
    throw error;
  }
}

/** Formats differ up to here and no further. */
const LINES: Record<
  Exclude<FileType, 'json'>,
  (bytes: Uint8Array, limits: ReadLimits) => Line[] | Promise<Line[]>
> = {
  pdf: async (bytes, limits) => pdfLines(await readPages(bytes, limits)),
  docx: (bytes, limits) => docxLines(bytes, limits),
  markdown: (bytes) => readMarkdownLines(decodeText(bytes)),
  text: (bytes) => readTextLines(decodeText(bytes)),
};

/** Far beyond any resume; patterns are tried on each line, so long ones cost more than their length. */
const MAX_LINES = 10_000;
const MAX_LINE_LENGTH = 20_000;
const MAX_TEXT_BYTES = 2_000_000;

function readLines(lines: Line[]): ReadResult {
  if (lines.length > MAX_LINES || lines.some((line) => lineText(line).length > MAX_LINE_LENGTH)) {
    return failed('TOO_COMPLEX');
  }
  const { text, blocks } = buildBlocks(lines);
  if (blocks.length === 0) return failed('EMPTY');
  const sections = findSections(blocks);
  const draft = draftResume(sections, text);
  const resume = assemble(draft, sections, blocks);
  return isResume(sections, draft.basics) ? { ok: true, resume, text } : failed('NOT_A_RESUME');
}

/** A resume says whose it is, or has at least two of the usual sections. */
function isResume(
  sections: readonly Section[],
  basics: { email?: unknown; phone?: unknown },
): boolean {
  const usual = sections.filter(({ kind }) =>
    ['work', 'education', 'skills', 'summary', 'volunteer', 'projects'].includes(kind),
  );
  const kinds = new Set(usual.map(({ kind }) => kind)).size;
  const reachable = basics.email !== undefined || basics.phone !== undefined;
  return kinds >= 2 || (kinds >= 1 && reachable);
}
