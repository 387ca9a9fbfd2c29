import { AS_WRITTEN } from './as-written-sections.ts';
import type { AsWritten, KeptText, Resume } from './resume.ts';

const readingOf = (resume: Resume) => resume.meta?.trueline ?? {};

/** The section's own lines, where it is printed as it was written. */
export function findAsWritten(resume: Resume, section: string): AsWritten | undefined {
  return readingOf(resume).asWritten?.find((one) => one.section === section);
}

/** Whether a kept text stands in a section that is printed as it was written, and so with it. */
export function isPrintedAsWritten({ start }: KeptText, resume: Resume): boolean {
  if (start === undefined) return false;
  return (readingOf(resume).asWritten ?? []).some(({ lines }) =>
    lines.some((line) => start >= (line.start ?? Infinity) && start < (line.end ?? 0)),
  );
}

/** The resume with a section printed from its fields again: the person has said that they are right, or has changed them. */
export function withoutAsWritten(resume: Resume, section: string): Resume {
  const { asWritten, warnings, ...reading } = readingOf(resume);
  const left = (asWritten ?? []).filter((one) => one.section !== section);
  if (asWritten === undefined || left.length === asWritten.length) return resume;
  const others = warnings?.filter(({ code, path }) => code !== AS_WRITTEN || path !== section);
  const trueline = {
    ...reading,
    ...(others && { warnings: others }),
    ...(left.length > 0 && { asWritten: left }),
  };
  return { ...resume, meta: { ...resume.meta, trueline } };
}

/** The resume with another text in one line of a section that is printed as it was written. */
export function withLineAsWritten(
  resume: Resume,
  section: string,
  at: number,
  text: string,
): Resume {
  const reading = readingOf(resume);
  const asWritten = (reading.asWritten ?? []).map((one) =>
    one.section === section
      ? { ...one, lines: one.lines.map((line, index) => (index === at ? { ...line, text } : line)) }
      : one,
  );
  return { ...resume, meta: { ...resume.meta, trueline: { ...reading, asWritten } } };
}

/** Names that an entry is known by, in any section that may be printed as it was written. */
const NAMES = ['name', 'position', 'organization', 'institution', 'title', 'language'] as const;

/** Whether the lines of a section still hold the names of its entries: a document that was changed elsewhere holds others. */
export function holdsNames(resume: Resume, { section, lines }: AsWritten): boolean {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const written = new Set(lines.flatMap(({ text, dates = '' }) => wordsOf(`${text} ${dates}`)));
  const entries: Partial<Record<(typeof NAMES)[number], unknown>>[] = resume[section] ?? [];
  return entries.every((entry) =>
    NAMES.every((key) => {
      const value = entry[key];
      return typeof value !== 'string' || wordsOf(value).every((word) => written.has(word));
    }),
  );
}
