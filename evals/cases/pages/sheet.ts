import { form, printRange } from '../dress/dates.ts';
import type { DateForm, Lang, Random, Resume, Section } from '../dress/model.ts';
import { sections } from '../dress/model.ts';
import { seeded } from '../dress/random.ts';
import { resumes } from '../dress/resumes/index.ts';
import { headings, months, openWords } from '../dress/words.ts';

/** One resume to be laid out, with what all structures share: words of headings, dates as printed, places, and a lot to draw from. */
export interface Sheet {
  /** Without what no page prints. */
  resume: Resume;
  random: Random;
  lang: Lang;
  /** Sections that the resume has. */
  sections: Section[];
  heading: (section: Section) => string;
  /** A period or a single date as printed, '' for none. */
  dates: (entry: { startDate?: string; endDate?: string }) => string;
  /** City and region. */
  place: string;
}

const ENGLISH: Record<Section, string[]> = {
  summary: ['Profile', 'Summary', 'About me', 'Professional Summary'],
  work: ['Experience', 'Work Experience', 'Professional Experience', 'Employment History'],
  volunteer: ['Volunteering', 'Volunteer Experience', 'Community Involvement'],
  education: ['Education', 'Education & Training', 'Academic Background'],
  skills: ['Skills', 'Key Skills', 'Core Competencies', 'Areas of Expertise'],
  certificates: ['Certifications', 'Licences & Certifications', 'Certificates'],
  languages: ['Languages'],
  projects: ['Projects', 'Selected Projects'],
  awards: ['Awards', 'Honours & Awards'],
  interests: ['Interests', 'Hobbies & Interests'],
  references: ['References'],
};

const month = (kind: 'full' | 'short'): DateForm =>
  form((year, at, lang) => `${months[lang][kind][at - 1]} ${year}`);
const FORMS: DateForm[] = [
  month('short'),
  month('short'),
  month('full'),
  form((year, at) => `${String(at).padStart(2, '0')}/${year}`),
];
const JOINTS = [' – ', ' - ', '–', ' — '];

/** The nth sheet of a seed. */
export function drawSheet(n: number, seed: number): Sheet {
  const random = seeded(`pages/${seed}/${n}`);
  const resume = printed(drawResume(random));
  const { lang } = resume.meta;
  const words = lang === 'en' ? ENGLISH : headings[lang];
  const titles = new Map(sections.map((section) => [section, random.pick(words[section])]));
  const [dateForm, joint] = [random.pick(FORMS), random.pick(JOINTS)];
  const open = lang === 'en' ? random.pick(['Present', 'Present', 'Current']) : openWords[lang][0]!;
  const { city, region } = resume.basics.location ?? {};
  return {
    resume,
    random,
    lang,
    sections: sections.filter((section) => hasSection(resume, section)),
    heading: (section) => titles.get(section)!,
    dates: ({ startDate, endDate }) =>
      printRange(dateForm, startDate, endDate, { lang, joint, open })?.text ?? '',
    place: [city, region].filter(Boolean).join(', '),
  };
}

/** One in three has the jobs, studies and certificates of two, so that it goes over the page. */
function drawResume(random: Random): Resume {
  const resume = random.pick(resumes);
  const more = random.pick(resumes.filter(({ meta }) => meta.lang === resume.meta.lang));
  if (more === resume || random.below(3) > 0) return resume;
  return {
    ...resume,
    work: [...resume.work, ...more.work],
    education: [...resume.education, ...more.education],
    certificates: [...resume.certificates, ...more.certificates],
  };
}

const hasSection = ({ basics, ...resume }: Resume, section: Section): boolean =>
  section === 'summary' ? basics.summary !== undefined : resume[section].length > 0;

/** Streets, marks and descriptions of projects stand on no page: a truth holds what is printed. */
function printed(resume: Resume): Resume {
  const { address: _, postalCode: __, ...location } = resume.basics.location ?? {};
  return {
    ...resume,
    basics: { ...resume.basics, location },
    education: resume.education.map(({ score: _, ...school }) => school),
  };
}

/** For each kind of look the ones to draw from; one that stands twice is drawn twice as often. */
export type Choice<T> = { [K in keyof T]: readonly T[K][] };

export function drawLooks<T extends object>(random: Random, choice: Choice<T>): T {
  const entries = Object.entries(choice) as [string, readonly unknown[]][];
  return Object.fromEntries(entries.map(([kind, all]) => [kind, random.pick(all)])) as T;
}

/** A sheet as HTML to be printed or as the bytes of a Word file, with its looks as `kind: value`. */
export interface Drawn {
  html?: string;
  docx?: Uint8Array;
  looks: string[];
}

export const namesOf = (looks: object): string[] =>
  Object.entries(looks).map(([kind, look]) => `${kind}: ${look}`);
