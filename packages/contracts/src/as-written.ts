import { AS_WRITTEN, AS_WRITTEN_SECTIONS, OWN_ORDER } from './as-written-sections.ts';
import type { AsWritten, AsWrittenLine, KeptText, Resume } from './resume.ts';
import { RESUME_SECTIONS, type ResumeSection } from './template-options.ts';

const readingOf = (resume: Resume) => resume.meta?.trueline ?? {};

const isSection = (name: string): boolean => (RESUME_SECTIONS as readonly string[]).includes(name);

/** The document's lines, where it is printed in the person's own order. */
export const findOwnOrder = (resume: Resume): AsWritten | undefined =>
  readingOf(resume).asWritten?.find(({ section }) => section === OWN_ORDER);

/** The section's own lines, where it is printed as it was written; those of the document where it stands among them and has no place of its own there. */
export function findAsWritten(resume: Resume, section: string): AsWritten | undefined {
  const own = readingOf(resume).asWritten?.find((one) => one.section === section);
  if (own !== undefined) return own;
  const whole = findOwnOrder(resume);
  const isPlaced = whole?.lines.some((line) => line.section === section);
  return isPlaced || !isSection(section) ? undefined : whole;
}

/** What stands below one heading of a document in its own order; the first part may have none. */
export interface OwnSection {
  heading: string;
  /** Printed from its fields. */
  section?: ResumeSection;
  lines: AsWrittenLine[];
  /** Where its first line stands among the document's. */
  from: number;
}

/** The sections of a document in the person's own order. */
export function listOwnSections(lines: readonly AsWrittenLine[]): OwnSection[] {
  const sections: OwnSection[] = [];
  for (const [at, line] of lines.entries()) {
    const { kind, text, section } = line;
    if (kind === 'heading')
      sections.push({ heading: text, ...(section && { section }), lines: [], from: at + 1 });
    else if (sections.length === 0) sections.push({ heading: '', lines: [line], from: at });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
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

/** The resume with every section as its fields have it: what was read, whatever is printed. */
export const asRead = (resume: Resume): Resume =>
  [...AS_WRITTEN_SECTIONS, OWN_ORDER].reduce<Resume>(withoutAsWritten, resume);

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

/** Whether each entry that the lines tell of is still there: "work[2]" of two jobs is not. */
function holdsEntries(resume: Resume, { section, lines }: AsWritten): boolean {
  const count = (name: string): number => {
    const entries: unknown = isSection(name) ? resume[name as keyof Resume] : undefined;
    return Array.isArray(entries) ? entries.length : 0;
  };
  const isThere = (entry: string): boolean => {
    const [, name = '', index = ''] = /^(\w+)\[(\d+)\]$/.exec(entry) ?? [];
    return Number(index) < count(name);
  };
  return (
    (!isSection(section) || count(section) > 0) &&
    lines.every(({ entry }) => entry === undefined || isThere(entry))
  );
}

/** Whether the lines of a section still hold the names of its entries, and no others: a document that was changed elsewhere holds others. */
export function holdsNames(resume: Resume, asWritten: AsWritten): boolean {
  const { section, lines } = asWritten;
  if (!holdsEntries(resume, asWritten)) return false;
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const isPlaced = (name: string): boolean => lines.some((line) => line.section === name);
  const written = new Set(lines.flatMap(({ text, dates = '' }) => wordsOf(`${text} ${dates}`)));
  const sections =
    section === OWN_ORDER ? AS_WRITTEN_SECTIONS.filter((one) => !isPlaced(one)) : [section];
  const entries = sections.flatMap(
    (one): Partial<Record<(typeof NAMES)[number], unknown>>[] => resume[one] ?? [],
  );
  return entries.every((entry) =>
    NAMES.every((key) => {
      const value = entry[key];
      return typeof value !== 'string' || wordsOf(value).every((word) => written.has(word));
    }),
  );
}
