import type { Resume } from '@trueline/contracts';
import { cleanParagraphs, cleanText } from './clean-text.ts';
import { findLanguage } from './language.ts';
import { toResumeDocument } from './resume-document.ts';
import type { Entry, PageDocument } from './types.ts';
import { WORDS } from './words.ts';

/** The role that a letter or a sheet of questions is about, as the job description names it. */
export interface Role {
  title?: string | undefined;
  company?: string | undefined;
}

/** "Payroll Specialist, Example Transit", of what is named. */
export function formatRole({ title, company }: Role): string {
  return [cleanText(title), cleanText(company)].filter((part) => part !== '').join(', ');
}

/** A cover letter under the resume's own head. Paragraphs are apart by an empty line; a line break within one stays. */
export function toLetterDocument(resume: Resume, letter: string, role: Role = {}): PageDocument {
  const { sections: _, ...head } = toResumeDocument(resume);
  const language = findLanguage({ basics: { summary: letter } });
  const entries = letter
    .split(/\r?\n(?:[^\S\n]*\r?\n)+/)
    .map((paragraph): Entry => {
      const lines = cleanParagraphs(paragraph).map((text) => ({ text }));
      return { details: [], lines, bullets: [] };
    })
    .filter(({ lines }) => lines.length > 0);
  return {
    ...head,
    language,
    sections: [{ kind: 'letter', heading: formatRole(role) || WORDS[language].letter, entries }],
  };
}
