import type { Resume } from '@trueline/contracts';
import { toResumeDocument } from './document/resume-document.ts';
import { listMissingCharacters } from './typst/fonts.ts';
import { typeset } from './typst/typeset.ts';

export interface RenderWarning {
  code: 'MISSING_CHARACTERS' | 'IMAGE_NOT_DRAWN' | 'TYPESETTING';
  /** For the person, in plain words. */
  message: string;
  /** With `MISSING_CHARACTERS`: each once. */
  characters?: string[];
}

/** The characters of the resume that the PDF, SVG and PNG show as an empty box. */
export function listUndrawnCharacters(resume: Resume): string[] {
  return listMissingCharacters(JSON.stringify(toResumeDocument(resume)));
}

/** What the pages of a template don't show as given. Throws `UNKNOWN_TEMPLATE`. */
export async function listRenderWarnings(
  resume: Resume,
  templateId: string,
): Promise<RenderWarning[]> {
  const warnings: RenderWarning[] = typeset(resume, templateId).warnings.map((message) => ({
    code: 'TYPESETTING',
    message,
  }));
  const characters = listUndrawnCharacters(resume);
  if (characters.length > 0) {
    const message = `The PDF and the preview show an empty box for these characters: ${characters.join(' ')}. The Word, text, Markdown and JSON files hold them.`;
    warnings.push({ code: 'MISSING_CHARACTERS', message, characters });
  }
  if (resume.basics?.image) {
    const message = 'Your picture is kept in the JSON file and left out of all the others.';
    warnings.push({ code: 'IMAGE_NOT_DRAWN', message });
  }
  return warnings;
}
