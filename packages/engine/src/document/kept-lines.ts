import type { Resume } from '@trueline/contracts';

/** A text that found no place in a resume, where it stands: `meta.trueline.kept[0]`. */
interface KeptLine {
  path: string;
  text: string;
  heading: string | undefined;
}

/** The texts that a resume keeps and its files print. No value is made of them: `listLines` leaves them out. */
export function listKeptLines(resume: Resume): KeptLine[] {
  return (resume.meta?.trueline?.kept ?? []).map(({ text, heading }, index) => ({
    path: `meta.trueline.kept[${index}]`,
    text,
    heading,
  }));
}
