import type { Resume, TemplateSettings } from '@trueline/contracts';
import { toResumeDocument } from './document/resume-document.ts';
import { listMissingCharacters } from './typst/fonts.ts';
import { typeset } from './typst/typeset.ts';

export interface RenderWarning {
  code: 'MISSING_CHARACTERS' | 'IMAGE_NOT_DRAWN' | 'LETTER_TOO_LONG' | 'TYPESETTING';
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
  settings?: TemplateSettings,
): Promise<RenderWarning[]> {
  const warnings: RenderWarning[] = typeset(resume, templateId, settings).warnings.map(
    (message) => ({
      code: 'TYPESETTING',
      message,
    }),
  );
  const missing = missingCharactersWarning(listUndrawnCharacters(resume));
  if (missing !== undefined) warnings.push(missing);
  if (resume.basics?.image) {
    const message = 'Your picture is kept in the JSON file and left out of all the others.';
    warnings.push({ code: 'IMAGE_NOT_DRAWN', message });
  }
  return warnings;
}

/** Scripts that no font of ours holds, as a person calls them. Fonts for them are larger than all others together, and right-to-left setting is a layout of its own. */
const SCRIPTS: readonly [name: string, script: RegExp][] = [
  ['Chinese or Japanese', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
];

/** None where no character is missing. */
export function missingCharactersWarning(characters: string[]): RenderWarning | undefined {
  if (characters.length === 0) return undefined;
  return { code: 'MISSING_CHARACTERS', message: missingMessage(characters), characters };
}

function missingMessage(characters: readonly string[]): string {
  const scripts = SCRIPTS.filter(([, script]) => characters.some((one) => script.test(one)));
  const names = scripts.map(([name]) => name).join(', ');
  const why = names === '' ? '' : ` Our templates hold no ${names} letters yet.`;
  return `The PDF and the preview show an empty box for these characters: ${characters.join(' ')}.${why} The Word, text, Markdown and JSON files hold them.`;
}
