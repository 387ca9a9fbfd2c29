import type { Resume } from '@trueline/contracts';
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
import { type Entry, type ResumeDocument, SECTION_KINDS, type SectionKind } from './types.ts';

/** The headings that applicant tracking systems know. */
const HEADINGS: Record<SectionKind, string> = {
  summary: 'Summary',
  work: 'Experience',
  education: 'Education',
  projects: 'Projects',
  skills: 'Skills',
  volunteer: 'Volunteer Experience',
  certificates: 'Certifications',
  awards: 'Awards',
  publications: 'Publications',
  languages: 'Languages',
  interests: 'Interests',
  references: 'References',
};

const ENTRIES: Record<SectionKind, (resume: Resume) => Entry[]> = {
  summary: (resume) => {
    const lines = cleanParagraphs(resume.basics?.summary).map((text) => ({ text }));
    return lines.length === 0 ? [] : [{ details: [], lines, bullets: [] }];
  },
  work: (resume) => (resume.work ?? []).flatMap(workEntry),
  education: (resume) => (resume.education ?? []).flatMap(educationEntry),
  projects: (resume) => (resume.projects ?? []).flatMap(projectEntry),
  skills: (resume) => skillEntries(resume.skills),
  volunteer: (resume) => (resume.volunteer ?? []).flatMap(volunteerEntry),
  certificates: (resume) => (resume.certificates ?? []).flatMap(certificateEntry),
  awards: (resume) => (resume.awards ?? []).flatMap(awardEntry),
  publications: (resume) => (resume.publications ?? []).flatMap(publicationEntry),
  languages: (resume) => languageEntries(resume.languages),
  interests: (resume) => interestEntries(resume.interests),
  references: (resume) => (resume.references ?? []).flatMap(referenceEntry),
};

/** What a resume says, in reading order, as every format draws it. Sections without content are left out; with no work, education naturally comes first. */
export function toResumeDocument(resume: Resume): ResumeDocument {
  const sections = SECTION_KINDS.map((kind) => ({
    kind,
    heading: HEADINGS[kind],
    entries: ENTRIES[kind](resume),
  })).filter(({ entries }) => entries.length > 0);
  const [name, label] = [cleanText(resume.basics?.name), cleanText(resume.basics?.label)];
  return {
    ...(name === '' ? {} : { name }),
    ...(label === '' ? {} : { label }),
    contacts: contactsOf(resume.basics),
    sections,
  };
}
