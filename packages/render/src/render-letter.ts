import type { TemplateSettings } from '@trueline/contracts';
import { toLetterDocument } from './document/letter-document.ts';
import { titleOf } from './document/metadata.ts';
import { packDocx } from './docx/docx.ts';
import { toPdf } from './formats/pdf.ts';
import { freeingNative } from './freeing-native.ts';
import { getTemplateData } from './templates.ts';
import { listMissingCharacters } from './typst/fonts.ts';
import { type LetterInput, letterStyle, typesetLetter } from './typst/typeset-letter.ts';
import { missingCharactersWarning, type RenderWarning } from './warnings.ts';

export type LetterFormat = 'pdf' | 'docx' | 'txt';

export interface LetterOptions {
  templateId: string;
  format: LetterFormat;
  settings?: TemplateSettings | undefined;
}

/** The cover letter as a file in the look of the resume's template; the same bytes for the same input. Throws `UNKNOWN_TEMPLATE`. */
export async function renderLetter(
  input: LetterInput,
  { templateId, format, settings }: LetterOptions,
): Promise<Uint8Array> {
  getTemplateData(templateId);
  switch (format) {
    case 'pdf':
      return freeingNative(() => {
        const { document } = typesetLetter(input, templateId, settings);
        return toPdf(document, listMissingCharacters(textOf(input)).length === 0);
      });
    case 'docx': {
      const document = toLetterDocument(input.resume, input.letter, input.role);
      const style = letterStyle(templateId, settings);
      return packDocx({ document, style, title: titleOf(document, 'letter'), keywords: [] });
    }
    case 'txt':
      return new TextEncoder().encode(`${input.letter.trim()}\n`);
  }
}

const textOf = ({ resume, letter, role }: LetterInput): string =>
  JSON.stringify(toLetterDocument(resume, letter, role));

/** What the person should know of the letter's pages: that they are several, or lack a character. Throws `UNKNOWN_TEMPLATE`. */
export async function listLetterWarnings(
  input: LetterInput,
  templateId: string,
  settings?: TemplateSettings,
): Promise<RenderWarning[]> {
  const { pages } = await freeingNative(() => typesetLetter(input, templateId, settings));
  const missing = missingCharactersWarning(listMissingCharacters(textOf(input)));
  const tooLong: RenderWarning = {
    code: 'LETTER_TOO_LONG',
    message: `The letter takes ${pages} pages, however closely it is set. Shorten it to one.`,
  };
  return [...(pages > 1 ? [tooLong] : []), ...(missing === undefined ? [] : [missing])];
}
