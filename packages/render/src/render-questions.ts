import type { TemplateSettings } from '@trueline/contracts';
import { titleOf } from './document/metadata.ts';
import { type QuestionsInput, toQuestionsDocument } from './document/questions-document.ts';
import { renderMarkdown } from './formats/markdown.ts';
import { toPdf } from './formats/pdf.ts';
import { freeingNative } from './freeing-native.ts';
import { getTemplateData } from './templates.ts';
import { listMissingCharacters } from './typst/fonts.ts';
import { drawIn } from './typst/typeset.ts';
import { letterStyle } from './typst/typeset-letter.ts';

export type QuestionsFormat = 'pdf' | 'md' | 'json';

export interface QuestionsOptions {
  templateId: string;
  format: QuestionsFormat;
  settings?: TemplateSettings | undefined;
}

/** Interview questions to prepare from, the PDF in the look of the resume's template; the same bytes for the same input. Throws `UNKNOWN_TEMPLATE`. */
export async function renderQuestions(
  input: QuestionsInput,
  { templateId, format, settings }: QuestionsOptions,
): Promise<Uint8Array> {
  const { defaults } = getTemplateData(templateId);
  if (format === 'json') return encode(`${JSON.stringify(input.questions, null, 2)}\n`);
  const document = toQuestionsDocument(input);
  if (format === 'md') return encode(renderMarkdown(document));
  return freeingNative(() => {
    const draw = drawIn(templateId, {
      document,
      style: letterStyle(templateId, settings),
      title: titleOf(document, 'questions'),
      keywords: [],
    });
    const isDrawable = listMissingCharacters(JSON.stringify(document)).length === 0;
    return toPdf(draw(settings?.density ?? defaults.density).document, isDrawable);
  });
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
