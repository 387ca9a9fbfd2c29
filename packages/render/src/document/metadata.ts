import type { Resume } from '@trueline/contracts';
import { cleanList } from './clean-text.ts';
import type { PageDocument } from './types.ts';
import { WORDS } from './words.ts';

/** More than this in a PDF's keywords is a dump, not a description. */
const MAX_KEYWORDS = 40;

/** "Ada Example – Resume" */
export function titleOf(
  { name, language }: PageDocument,
  kind: 'resume' | 'letter' | 'questions' = 'resume',
): string {
  const word = WORDS[language][kind];
  return name === undefined ? word : `${name} – ${word}`;
}

/** The skills as the resume lists them, each once. */
export function keywordsOf(resume: Resume): string[] {
  const skills = (resume.skills ?? []).flatMap(({ name, keywords }) => {
    const own = cleanList(keywords);
    return own.length > 0 ? own : cleanList([name]);
  });
  return [...new Set(skills)].slice(0, MAX_KEYWORDS);
}
