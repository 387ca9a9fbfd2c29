import {
  findAsWritten,
  type ReadBackMatrix,
  type ReadBackOutcome,
  type Resume,
} from '@trueline/contracts';
import { cleanList } from '../document/clean-text.ts';
import { readDocxText } from './docx-text.ts';
import { type Field, listFields } from './fields.ts';
import { holdsWords, wordsOfReading } from './kept-words.ts';
import { findEnd, findOutcome } from './match.ts';
import { pageOnly } from './page-only.ts';
import { readPdfTexts } from './pdf-texts.ts';

/** Reads a file back into a resume, as Trueline's own reader does; undefined where it can't. */
export type ReadResume = (bytes: Uint8Array, fileName: string) => Promise<Resume | undefined>;

export type ReadBackFiles = Partial<Record<'pdf' | 'docx' | 'txt', Uint8Array>>;

type ReadBackReader = ReadBackMatrix['readers'][number];

interface Reading extends ReadBackReader {
  outcomeOf(field: Field): ReadBackOutcome;
}

/** What of a resume comes through when each of its files is read by several independent readers. `readBack` adds one more for every file; it gets PDFs without what they carry beside their pages. */
export async function checkReadBack(
  resume: Resume,
  files: ReadBackFiles,
  readBack?: ReadResume,
): Promise<ReadBackMatrix> {
  const readings = [
    ...(await textReadings(resume, files)),
    ...(readBack === undefined ? [] : await ownReadings(resume, files, readBack)),
  ];
  const fields = listFields(resume).map((field) => ({
    ...field,
    outcomes: Object.fromEntries(readings.map(({ id, outcomeOf }) => [id, outcomeOf(field)])),
  }));
  const isKept = fields.every(({ outcomes }) =>
    Object.values(outcomes).every((outcome) => outcome === 'kept'),
  );
  return {
    readers: readings.map(({ id, name, inOrder }) => ({ id, name, inOrder })),
    fields,
    ok: isKept && readings.every(({ inOrder }) => inOrder),
  };
}

async function textReadings(resume: Resume, files: ReadBackFiles): Promise<Reading[]> {
  const { pdf, docx, txt } = files;
  const pdfTexts = pdf === undefined ? undefined : await readPdfTexts(pdf);
  const texts: [id: string, name: string, text: string | undefined][] = [
    ['pdf-stream', 'PDF, in the order of drawing', pdfTexts?.stream],
    ['pdf-layout', 'PDF, line by line down the page', pdfTexts?.layout],
    ['docx-body', 'Word, body only', docx && readDocxText(docx)],
    ['plain-text', 'Plain text', txt && new TextDecoder().decode(txt)],
  ];
  return texts.flatMap(([id, name, text]) => {
    if (text === undefined) return [];
    const seen = text.normalize('NFC');
    const inOrder = isInOrder(seen, resume);
    return [{ id, name, inOrder, outcomeOf: (field: Field) => findOutcome(seen, field.text) }];
  });
}

/** Whether titles and bullets of all jobs follow one another. */
function isInOrder(seen: string, resume: Resume): boolean {
  const { work = [] } = resume;
  const asWritten = findAsWritten(resume, 'work');
  const texts =
    asWritten?.lines.map(({ text }) => text) ??
    work.flatMap(({ position, highlights = [] }) => [position, ...highlights]);
  let reached: number | undefined = 0;
  for (const text of cleanList(texts)) {
    reached = findEnd(seen, text, reached);
    if (reached === undefined) return false;
  }
  return true;
}

async function ownReadings(
  resume: Resume,
  files: ReadBackFiles,
  readBack: ReadResume,
): Promise<Reading[]> {
  const readings: Reading[] = [];
  const own = listFields(resume);
  const kept = own.filter(({ kind }) => kind === 'kept').map(({ text }) => text);
  for (const [format, bytes] of Object.entries(files)) {
    const shown = format === 'pdf' ? pageOnly(bytes) : bytes;
    const reading = (await readBack(shown, `resume.${format}`)) ?? {};
    const found = listFields(reading);
    const keys = new Set(found.map(keyOf));
    const words = wordsOfReading(reading);
    // What a reader makes of a text that has no place may be a title or a bullet.
    const asked = found.filter((field) => !kept.some((text) => text.includes(field.text)));
    readings.push({
      id: `trueline-${format}`,
      name: `Trueline’s reader, ${format}`,
      inOrder: sequenceOf(asked) === sequenceOf(own),
      outcomeOf: (field) => {
        const isThere =
          field.kind === 'kept' ? holdsWords(words, field.text) : keys.has(keyOf(field));
        return isThere ? 'kept' : 'lost';
      },
    });
  }
  return readings;
}

const keyOf = ({ kind, text }: Field): string => `${kind} ${text}`;

const sequenceOf = (fields: readonly Field[]): string =>
  fields
    .filter(({ kind }) => kind === 'title' || kind === 'bullet')
    .map(keyOf)
    .join('\n');
