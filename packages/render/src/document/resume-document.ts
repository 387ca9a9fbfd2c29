import {
  type AsWrittenLine,
  findAsWritten,
  findOwnOrder,
  listOwnSections,
  RESUME_SECTIONS,
  type Resume,
  type ResumeSection,
} from '@trueline/contracts';
import { asWrittenEntries } from './as-written.ts';
import { cleanParagraphs, cleanText } from './clean-text.ts';
import {
  awardEntry,
  certificateEntry,
  educationEntry,
  projectEntry,
  publicationEntry,
  referenceEntry,
  volunteerEntry,
  workEntry,
} from './entries.ts';
import { interestEntries, languageEntries, skillEntries } from './groups.ts';
import { contactsOf } from './header.ts';
import { withKeptText } from './kept-text.ts';
import { findLanguage } from './language.ts';
import type { Entry, PageDocument, Section } from './types.ts';
import { WORDS, type Words } from './words.ts';

/** As the fields have them, or the section's own lines where the reader doubts its entries. */
function entriesOf(kind: ResumeSection, resume: Resume, words: Words): Entry[] {
  const asWritten = findAsWritten(resume, kind);
  return asWritten === undefined ? ENTRIES[kind](resume, words) : asWrittenEntries(asWritten.lines);
}

const ENTRIES: Record<ResumeSection, (resume: Resume, words: Words) => Entry[]> = {
  summary: (resume) => {
    const lines = cleanParagraphs(resume.basics?.summary).map((text) => ({ text }));
    return lines.length === 0 ? [] : [{ details: [], lines, bullets: [] }];
  },
  work: (resume, words) => (resume.work ?? []).flatMap((item) => workEntry(item, words)),
  education: (resume, words) =>
    (resume.education ?? []).flatMap((item) => educationEntry(item, words)),
  projects: (resume, words) => (resume.projects ?? []).flatMap((item) => projectEntry(item, words)),
  skills: (resume) => skillEntries(resume.skills),
  volunteer: (resume, words) =>
    (resume.volunteer ?? []).flatMap((item) => volunteerEntry(item, words)),
  certificates: (resume, words) =>
    (resume.certificates ?? []).flatMap((item) => certificateEntry(item, words)),
  awards: (resume, words) => (resume.awards ?? []).flatMap((item) => awardEntry(item, words)),
  publications: (resume, words) =>
    (resume.publications ?? []).flatMap((item) => publicationEntry(item, words)),
  languages: (resume) => languageEntries(resume.languages),
  interests: (resume) => interestEntries(resume.interests),
  references: (resume) => (resume.references ?? []).flatMap(referenceEntry),
};

/** What a resume says, in reading order, as every format draws it, the text that it keeps included. `order` names every section once. Sections without content are left out; with no work, education naturally comes first. */
export function toResumeDocument(
  resume: Resume,
  order: readonly ResumeSection[] = RESUME_SECTIONS,
): PageDocument {
  const language = findLanguage(resume);
  const words = WORDS[language];
  const inOrder = (): Section[] =>
    order.map((kind) => ({
      kind,
      heading: headingOf(kind, resume, words),
      entries: entriesOf(kind, resume, words),
    }));
  const all = findOwnOrder(resume)?.lines;
  const sections = (all === undefined ? inOrder() : ownSections(all, resume, words)).filter(
    ({ entries }) => entries.length > 0,
  );
  const [name, label] = [cleanText(resume.basics?.name), cleanText(resume.basics?.label)];
  const document = {
    ...(name === '' ? {} : { name }),
    ...(label === '' ? {} : { label }),
    contacts: contactsOf(resume.basics, language),
    language,
    sections,
  };
  const countEntries = (kind: ResumeSection, count: number): number =>
    entriesOf(kind, firstItems(resume, kind, count), words).length;
  return withKeptText({ document, countEntries, headings: words.headings }, resume);
}

/** The person's own sections in their order, each line by line, or from its fields where it was read whole. */
const ownSections = (lines: readonly AsWrittenLine[], resume: Resume, words: Words): Section[] =>
  listOwnSections(lines).map(({ section, lines: own, ...one }) => ({
    kind: section ?? 'kept',
    heading: cleanText(one.heading),
    entries: section === undefined ? asWrittenEntries(own) : entriesOf(section, resume, words),
  }));

/** Lists that a person's own heading may name more rightly than ours: "Training", "Papers and tickets", "Key achievements". */
const OWN_NAMES: ReadonlySet<ResumeSection> = new Set(['certificates', 'skills', 'awards']);
/** A prize is no achievement in a job. */
const OF_PRIZES = /award|honou?r|prize|recognition/i;
const OWN_NAME = /^[\p{L}][\p{L} &/,'’-]{2,39}$/u;

function headingOf(kind: ResumeSection, resume: Resume, { headings }: Words): string {
  const own = (resume.meta?.trueline?.sections ?? []).filter((section) => section.kind === kind);
  const text = cleanText(own[0]?.heading).replace(/\s*:$/, '');
  if (!OWN_NAMES.has(kind) || own.length !== 1 || !OWN_NAME.test(text)) return headings[kind];
  if (kind === 'awards' && OF_PRIZES.test(text)) return headings[kind];
  const isLow = /\p{Ll}/u.test(text);
  return isLow ? text : text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();
}

/** The resume with the first items of a section alone. */
function firstItems(resume: Resume, kind: ResumeSection, count: number): Resume {
  const items = resume[kind];
  return Array.isArray(items) ? { ...resume, [kind]: items.slice(0, count) } : resume;
}
