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
  /** Between a degree written out and its field; a comma where a language has none that always fits. */
  degreeIn?: string;
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
  degreeIn: ' in ',
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

const SPANISH: Words = {
  headings: {
    summary: 'Perfil',
    work: 'Experiencia profesional',
    education: 'Formación',
    projects: 'Proyectos',
    skills: 'Competencias',
    volunteer: 'Voluntariado',
    certificates: 'Certificados',
    awards: 'Premios',
    publications: 'Publicaciones',
    languages: 'Idiomas',
    interests: 'Intereses',
    references: 'Referencias',
  },
  months: [
    ...['ene.', 'feb.', 'mar.', 'abr.', 'may.', 'jun.'],
    ...['jul.', 'ago.', 'sept.', 'oct.', 'nov.', 'dic.'],
  ],
  present: 'presente',
  page: 'Página',
  grade: 'Nota',
  degreeIn: ' en ',
  courses: 'Cursos',
  keywords: 'Palabras clave',
  resume: 'Currículum',
  letter: 'Carta de presentación',
  questions: 'Preguntas de entrevista',
};

const PORTUGUESE: Words = {
  headings: {
    summary: 'Perfil',
    work: 'Experiência profissional',
    education: 'Formação',
    projects: 'Projetos',
    skills: 'Competências',
    volunteer: 'Voluntariado',
    certificates: 'Certificados',
    awards: 'Prémios',
    publications: 'Publicações',
    languages: 'Idiomas',
    interests: 'Interesses',
    references: 'Referências',
  },
  months: [
    ...['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.'],
    ...['jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'],
  ],
  present: 'presente',
  page: 'Página',
  grade: 'Nota',
  degreeIn: ' em ',
  courses: 'Cursos',
  keywords: 'Palavras-chave',
  resume: 'Currículo',
  letter: 'Carta de apresentação',
  questions: 'Perguntas de entrevista',
};

const ITALIAN: Words = {
  headings: {
    summary: 'Profilo',
    work: 'Esperienza professionale',
    education: 'Istruzione',
    projects: 'Progetti',
    skills: 'Competenze',
    volunteer: 'Volontariato',
    certificates: 'Certificazioni',
    awards: 'Premi',
    publications: 'Pubblicazioni',
    languages: 'Lingue',
    interests: 'Interessi',
    references: 'Referenze',
  },
  months: [
    ...['gen.', 'feb.', 'mar.', 'apr.', 'mag.', 'giu.'],
    ...['lug.', 'ago.', 'set.', 'ott.', 'nov.', 'dic.'],
  ],
  present: 'presente',
  page: 'Pagina',
  grade: 'Voto',
  degreeIn: ' in ',
  courses: 'Corsi',
  keywords: 'Parole chiave',
  resume: 'Curriculum',
  letter: 'Lettera di presentazione',
  questions: 'Domande del colloquio',
};

const DUTCH: Words = {
  headings: {
    summary: 'Profiel',
    work: 'Werkervaring',
    education: 'Opleiding',
    projects: 'Projecten',
    skills: 'Vaardigheden',
    volunteer: 'Vrijwilligerswerk',
    certificates: 'Certificaten',
    awards: 'Prijzen',
    publications: 'Publicaties',
    languages: 'Talen',
    interests: 'Interesses',
    references: 'Referenties',
  },
  months: [
    ...['jan.', 'feb.', 'mrt.', 'apr.', 'mei', 'juni'],
    ...['juli', 'aug.', 'sep.', 'okt.', 'nov.', 'dec.'],
  ],
  present: 'heden',
  page: 'Pagina',
  grade: 'Cijfer',
  courses: 'Cursussen',
  keywords: 'Trefwoorden',
  resume: 'Cv',
  letter: 'Motivatiebrief',
  questions: 'Gespreksvragen',
};

const POLISH: Words = {
  headings: {
    summary: 'Profil',
    work: 'Doświadczenie zawodowe',
    education: 'Wykształcenie',
    projects: 'Projekty',
    skills: 'Umiejętności',
    volunteer: 'Wolontariat',
    certificates: 'Certyfikaty',
    awards: 'Nagrody',
    publications: 'Publikacje',
    languages: 'Języki',
    interests: 'Zainteresowania',
    references: 'Referencje',
  },
  months: [
    ...['styczeń', 'luty', 'marzec', 'kwiecień', 'maj', 'czerwiec'],
    ...['lipiec', 'sierpień', 'wrzesień', 'październik', 'listopad', 'grudzień'],
  ],
  present: 'obecnie',
  page: 'Strona',
  grade: 'Ocena',
  courses: 'Kursy',
  keywords: 'Słowa kluczowe',
  resume: 'CV',
  letter: 'List motywacyjny',
  questions: 'Pytania na rozmowę',
};

const SWEDISH: Words = {
  headings: {
    summary: 'Profil',
    work: 'Arbetslivserfarenhet',
    education: 'Utbildning',
    projects: 'Projekt',
    skills: 'Kunskaper',
    volunteer: 'Volontärarbete',
    certificates: 'Certifikat',
    awards: 'Utmärkelser',
    publications: 'Publikationer',
    languages: 'Språk',
    interests: 'Intressen',
    references: 'Referenser',
  },
  months: [
    ...['jan.', 'feb.', 'mars', 'apr.', 'maj', 'juni'],
    ...['juli', 'aug.', 'sep.', 'okt.', 'nov.', 'dec.'],
  ],
  present: 'nu',
  page: 'Sida',
  grade: 'Betyg',
  courses: 'Kurser',
  keywords: 'Nyckelord',
  resume: 'CV',
  letter: 'Personligt brev',
  questions: 'Intervjufrågor',
};

export const WORDS: Record<ResumeLanguage, Words> = {
  en: ENGLISH,
  fr: FRENCH,
  de: GERMAN,
  es: SPANISH,
  pt: PORTUGUESE,
  it: ITALIAN,
  nl: DUTCH,
  pl: POLISH,
  sv: SWEDISH,
};
