import type { ResumeSection } from '@trueline/contracts';
import type { ResumeLanguage } from './language.ts';

/** The few words that a rendering adds to a person's own. */
export interface Words {
  headings: Record<ResumeSection, string>;
  months: readonly string[];
  present: string;
  page: string;
  grade: string;
  courses: string;
  keywords: string;
  /** What such documents are called, in their titles. */
  resume: string;
  letter: string;
  questions: string;
}

/** Headings are those that applicant tracking systems know in each language. */
const ENGLISH: Words = {
  headings: {
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
  },
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  present: 'Present',
  page: 'Page',
  grade: 'Grade',
  courses: 'Courses',
  keywords: 'Keywords',
  resume: 'Resume',
  letter: 'Cover letter',
  questions: 'Interview questions',
};

const FRENCH: Words = {
  headings: {
    summary: 'Profil',
    work: 'Expérience professionnelle',
    education: 'Formation',
    projects: 'Projets',
    skills: 'Compétences',
    volunteer: 'Bénévolat',
    certificates: 'Certifications',
    awards: 'Distinctions',
    publications: 'Publications',
    languages: 'Langues',
    interests: 'Centres d’intérêt',
    references: 'Références',
  },
  months: [
    ...['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin'],
    ...['juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  ],
  present: 'présent',
  page: 'Page',
  grade: 'Note',
  courses: 'Cours',
  keywords: 'Mots-clés',
  resume: 'CV',
  letter: 'Lettre de motivation',
  questions: 'Questions d’entretien',
};

const GERMAN: Words = {
  headings: {
    summary: 'Profil',
    work: 'Berufserfahrung',
    education: 'Ausbildung',
    projects: 'Projekte',
    skills: 'Kenntnisse',
    volunteer: 'Ehrenamt',
    certificates: 'Zertifikate',
    awards: 'Auszeichnungen',
    publications: 'Veröffentlichungen',
    languages: 'Sprachen',
    interests: 'Interessen',
    references: 'Referenzen',
  },
  months: [
    ...['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni'],
    ...['Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
  ],
  present: 'heute',
  page: 'Seite',
  grade: 'Note',
  courses: 'Kurse',
  keywords: 'Schlagwörter',
  resume: 'Lebenslauf',
  letter: 'Anschreiben',
  questions: 'Fragen im Gespräch',
};

export const WORDS: Record<ResumeLanguage, Words> = { en: ENGLISH, fr: FRENCH, de: GERMAN };
