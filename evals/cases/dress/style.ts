import { form } from './dates.ts';
import { joined, line, piece } from './lines.ts';
import type { Draw, Lang, Line, Piece, Resume, Section, Style } from './model.ts';
import { sections } from './model.ts';
import { headings, months, openWords } from './words.ts';

const english: Record<Section, string> = {
  summary: 'Summary',
  work: 'Experience',
  education: 'Education',
  skills: 'Skills',
  certificates: 'Certifications',
  languages: 'Languages',
  volunteer: 'Volunteer Experience',
  projects: 'Projects',
  awards: 'Awards',
  interests: 'Interests',
  references: 'References',
};

/** A clean, ordinary layout: the dress in which nothing is chosen. */
export function defaultStyle(lang: Lang): Style {
  const wordings =
    lang === 'en'
      ? english
      : Object.fromEntries(sections.map((section) => [section, headings[lang][section][0]!]));
  return {
    glyph: () => '-',
    glyphGap: ' ',
    bulletIndent: '',
    headIndent: '',
    headingCase: (text) => text.toLocaleUpperCase(lang),
    headingMark: (text) => [text],
    headings: { ...(wordings as Record<Section, string>) },
    inline: new Map(),
    order: [...sections],
    spacing: (previous, next) =>
      next.startsSection || (next.startsEntry && previous.role !== 'heading') ? 1 : 0,
    date: form((year, month, language) => `${months[language].short[month - 1]} ${year}`),
    dateJoint: ' - ',
    dateOpen: lang === 'en' ? 'Present' : openWords[lang][0]!,
    datePlace: (template) => template.replace(/^[^\n]*/, (first) => `${first}< | {date}>`),
    entry: '{title}\n{company}',
    location: (template) => template.replace('{company}', '{company}<, {location}>'),
    roles: 'repeated',
    paragraphs: false,
    top: '{name}',
    contact: '<{place}>< | {phone}>< | {email}>< | {url}>',
    contactAt: 'top',
    name: (name) => name,
    skills: commaSkills,
    certificate: '{name}<, {issuer}><, {date}>',
    certificateMode: 'bullets',
    certificatesIn: 'own',
    language: '{language}< ({fluency})>',
    languageMode: 'comma',
    languagesIn: 'own',
    education: '{degree}\n{school}< | {date}>\n<{=GPA} {score}>',
    degree: '{studyType}<, {area}>',
    studying: undefined,
    volunteer: undefined,
    award: '{title}<, {awarder}><, {date}>',
    interestMode: 'comma',
  };
}

/** Every keyword as a piece, in order. */
export function keywordPieces(resume: Resume): Piece[][] {
  return resume.skills.flatMap((group, n) =>
    group.keywords.map((word, k) => piece(word, 'item', `skills[${n}].keywords[${k}]`)),
  );
}

/** Skills on one line with a separator between. */
export function separated(separator: string): (resume: Resume, draw: Draw) => Line[] {
  return (resume) => [line('item', joined(keywordPieces(resume), separator))];
}

/** The ordinary layout of skills. */
export const commaSkills = separated(', ');
