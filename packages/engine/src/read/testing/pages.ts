import type { Resume } from '@trueline/contracts';
import { column, makePdf, type PlacedText } from '../fixtures/make-pdf.ts';
import { read } from '../index.ts';

/** Reads a made-up PDF of these pages. */
export async function readPages(
  ...pages: PlacedText[][]
): Promise<{ resume: Resume; text: string }> {
  const result = await read(makePdf(pages), 'resume.pdf');
  if (!result.ok) throw new Error(result.failure.code);
  return result;
}

/** The top of a page: name and contact details. */
export const HEADER = column(60, 60, [
  ['Ines Beispiel', 20],
  'Regina, SK | ines@example.com | 306-555-0188',
]);
