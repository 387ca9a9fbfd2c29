import {
  findAsWritten,
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
import type { Entry, PageDocument } from './types.ts';
import { WORDS, type Words } from './words.ts';

/** As the fields have them, or the section's own lines where the reader doubts its entries. */
function entriesOf(kind: ResumeSection, resume: Resume, words: Words): Entry[] {
  const asWritten = findAsWritten(resume, kind);
  return asWritten === undefined ? ENTRIES[kind](resume, words) : asWrittenEntries(asWritten);
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
  const sections = order
    .map((kind) => ({
      kind,
      heading: headingOf(kind, resume, words),
      entries: entriesOf(kind, resume, words),
    }))
    .filter(({ entries }) => entries.length > 0);
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

/** What is no prize keeps the person's own heading: "Key achievements". */
const OF_RESULTS = /achiev|result|accomplish|highlight/i;

function headingOf(kind: ResumeSection, resume: Resume, { headings }: Words): string {
  const own = resume.meta?.trueline?.sections?.find((section) => section.kind === kind);
  if (kind !== 'awards' || own === undefined || !OF_RESULTS.test(own.heading))
    return headings[kind];
  const text = cleanText(own.heading).toLowerCase();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The resume with the first items of a section alone. */
function firstItems(resume: Resume, kind: ResumeSection, count: number): Resume {
  const items = resume[kind];
  return Array.isArray(items) ? { ...resume, [kind]: items.slice(0, count) } : resume;
}
