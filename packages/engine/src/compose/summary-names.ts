import type { JobTerm } from '../document/job-terms.ts';
import type { ResumeLine } from '../document/paths.ts';
import { isHighlight } from '../rules/line-kinds.ts';

/** The skill as a sentence names it: as the person's bullet does, or a plain phrase of a list in small letters. */
export function nameInSentence({ form, name, kind }: JobTerm, { path, text }: ResumeLine): string {
  const at = text.toLowerCase().indexOf(form.toLowerCase());
  const written = text.slice(at, at + form.length);
  if (isHighlight(path) && at > 0) return written;
  if (isCommonNoun(name, kind, written)) return written.toLowerCase();
  return /^\p{Lu}?[\p{Ll}-]+(?: \p{Lu}?\p{Ll}+)+$/u.test(written) && isPlainPhrase(written)
    ? written.toLowerCase()
    : written;
}

/** A skill whose name has a capital only where a list begins ("Month-end close", "Employee relations"), tools aside. */
const isCommonNoun = (name: string, kind: JobTerm['kind'], written: string): boolean =>
  kind !== 'tool' &&
  /^\p{Lu}[\p{Ll} /-]+$/u.test(name) &&
  /[ -]|(?:ing|tion|ics|ment)$/.test(name) &&
  /^\p{Lu}[^\p{Lu}]*$/u.test(written);

/** "Machine Learning" is a plain phrase, "Google Cloud" a name. */
const isPlainPhrase = (written: string): boolean =>
  /(?:ing|ment|sis|tion|ity|sion|ance|services?|care|design|control|entry|support|records|relations)$/i.test(
    written,
  );

/** "Excel, Word and Ceridian". */
export const joinNames = (names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
