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

/** Before a line that is set off from the sentences around it. */
const SET_OFF = /^[•◦▪·]\s+/u;

/** One paragraph: its lines and, below them, what is set off as a list; lines behind a list go on below it. */
function toEntries(paragraph: string): Entry[] {
  const entries: Entry[] = [];
  for (const text of cleanParagraphs(paragraph)) {
    const item = text.replace(SET_OFF, '');
    const isItem = item !== text && item !== '';
    const last = entries.at(-1);
    const goesBelow = last !== undefined && !isItem && last.bullets.length > 0;
    if (last === undefined || goesBelow)
      entries.push({
        details: [],
        lines: isItem ? [] : [{ text }],
        bullets: isItem ? [item] : [],
        ...(goesBelow ? { goesOn: true as const } : {}),
      });
    else if (isItem) last.bullets.push(item);
    else last.lines.push({ text });
  }
  return entries;
}

/** A cover letter under the resume's own head. Paragraphs are apart by an empty line; a line break within one stays, and lines with a mark before them are a list. */
export function toLetterDocument(resume: Resume, letter: string, role: Role = {}): PageDocument {
  const { sections: _, ...head } = toResumeDocument(resume);
  const language = findLanguage({ basics: { summary: letter } });
  const entries = letter.split(/\r?\n(?:[^\S\n]*\r?\n)+/).flatMap(toEntries);
  return {
    ...head,
    language,
    sections: [{ kind: 'letter', heading: formatRole(role) || WORDS[language].letter, entries }],
  };
}
