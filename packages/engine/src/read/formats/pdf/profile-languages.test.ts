import { describe, expect, it } from 'vitest';
import type { PlacedText } from '../../fixtures/make-pdf.ts';
import { readPages } from '../../testing/pages.ts';

/** What the network's "Save to PDF" writes in each language of its pages; some parts stay English in all. */
interface Words {
  contact: string;
  topSkills: string;
  languages: string;
  certificates: string;
  awards: string;
  summary: string;
  experience: string;
  education: string;
  months: readonly [string, string, string];
  present: string;
  length: string;
  mobile: string;
  page: (number: number, all: number) => string;
}

const ENGLISH: Words = {
  contact: 'Contact',
  topSkills: 'Top Skills',
  languages: 'Languages',
  certificates: 'Certifications',
  awards: 'Honors-Awards',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  months: ['January 2020', 'March 2018', 'December 2019'],
  present: 'Present',
  length: '5 years 2 months',
  mobile: 'Mobile',
  page: (number, all) => `Page ${number} of ${all}`,
};

const inLanguage = (words: Partial<Words>): Words => ({ ...ENGLISH, ...words });
const FRENCH = inLanguage({
  contact: 'Coordonnées',
  topSkills: 'Principales compétences',
  summary: 'Résumé',
  experience: 'Expérience',
  education: 'Formation',
  months: ['janvier 2020', 'mars 2018', 'décembre 2019'],
  length: '5 ans 2 mois',
});
const GERMAN = inLanguage({
  contact: 'Kontakt',
  topSkills: 'Top-Kenntnisse',
  summary: 'Zusammenfassung',
  experience: 'Berufserfahrung',
  education: 'Ausbildung',
  months: ['Januar 2020', 'März 2018', 'Dezember 2019'],
  length: '5 Jahre 2 Monate',
});
const SPANISH = inLanguage({
  contact: 'Contactar',
  topSkills: 'Aptitudes principales',
  summary: 'Extracto',
  experience: 'Experiencia',
  education: 'Educación',
  months: ['enero de 2020', 'marzo de 2018', 'diciembre de 2019'],
  length: '5 años 2 meses',
});
const PORTUGUESE = inLanguage({
  contact: 'Contato',
  topSkills: 'Principais competências',
  summary: 'Resumo',
  experience: 'Experiência',
  education: 'Formação acadêmica',
  months: ['janeiro de 2020', 'março de 2018', 'dezembro de 2019'],
  length: '5 anos 2 meses',
});
const ITALIAN = inLanguage({
  contact: 'Contatti',
  topSkills: 'Competenze principali',
  summary: 'Riepilogo',
  experience: 'Esperienza',
  education: 'Formazione',
  months: ['gennaio 2020', 'marzo 2018', 'dicembre 2019'],
  length: '5 anni 2 mesi',
});
const DUTCH = inLanguage({
  topSkills: 'Belangrijkste vaardigheden',
  summary: 'Samenvatting',
  experience: 'Ervaring',
  education: 'Opleiding',
  months: ['januari 2020', 'maart 2018', 'december 2019'],
  length: '5 jaar 2 maanden',
});

/** Forms, by name: with English parts as above, and with every part in the language. */
const FORMS: Readonly<Record<string, Words>> = {
  English: ENGLISH,
  French: FRENCH,
  'French throughout': {
    ...FRENCH,
    languages: 'Langues',
    certificates: 'Certifications',
    awards: 'Distinctions et récompenses',
    present: 'Aujourd’hui',
    mobile: 'Portable',
    page: (number, all) => `Page ${number} sur ${all}`,
  },
  German: GERMAN,
  'German throughout': {
    ...GERMAN,
    languages: 'Sprachen',
    certificates: 'Zertifikate',
    awards: 'Auszeichnungen',
    present: 'Heute',
    mobile: 'Mobil',
    page: (number, all) => `Seite ${number} von ${all}`,
  },
  Spanish: SPANISH,
  'Spanish throughout': {
    ...SPANISH,
    languages: 'Idiomas',
    certificates: 'Certificaciones',
    awards: 'Reconocimientos y premios',
    present: 'Actualidad',
    mobile: 'Móvil',
    page: (number, all) => `Página ${number} de ${all}`,
  },
  Portuguese: PORTUGUESE,
  'Portuguese throughout': {
    ...PORTUGUESE,
    languages: 'Idiomas',
    certificates: 'Certificações',
    awards: 'Prêmios e reconhecimentos',
    present: 'o momento',
    mobile: 'Celular',
    page: (number, all) => `Página ${number} de ${all}`,
  },
  'Portuguese of Portugal': {
    ...PORTUGUESE,
    contact: 'Contactar',
    topSkills: 'Principais competências',
    education: 'Formação académica',
    present: 'Presente',
  },
  Italian: ITALIAN,
  'Italian throughout': {
    ...ITALIAN,
    languages: 'Lingue',
    certificates: 'Certificazioni',
    awards: 'Riconoscimenti e premi',
    present: 'Presente',
    mobile: 'Cellulare',
    page: (number, all) => `Pagina ${number} di ${all}`,
  },
  Dutch: DUTCH,
  'Dutch throughout': {
    ...DUTCH,
    languages: 'Talen',
    certificates: 'Certificeringen',
    awards: 'Onderscheidingen en prijzen',
    present: 'Heden',
    mobile: 'Mobiel',
    page: (number, all) => `Pagina ${number} van ${all}`,
  },
};

type Row = readonly [text: string, size: number, room?: number];
const SIDE = 21.6;
const MAIN = 223.6;
const BOTTOM = 720;
const DUTIES = [
  'Looked after forty berths and the people who use them, wrote the rota',
  'for three shifts and kept the accident book for the whole of the site.',
];
const DARK = '0.16 0.24 0.29 rg 0 0 204 792 re f';
const LIGHT = '0.88 0.91 0.93 rg';

function mainRows(words: Words): Row[] {
  const [start, before, until] = words.months;
  const job = (title: string, dates: string, repeat: number): Row[] => [
    [title, 11.5, 6],
    [dates, 10.5],
    ['Regina, Saskatchewan, Canada', 10.5],
    ...Array.from({ length: repeat }, () => DUTIES)
      .flat()
      .map((duty): Row => [duty, 10.5]),
  ];
  return [
    ['Ines Beispiel', 26],
    ['Operations Manager at Fixture Harbour Authority', 12, 8],
    ['Regina, Saskatchewan, Canada', 12],
    [words.summary, 15.75, 18],
    ['Runs docks, ferries and the people who work on them, in two', 12, 6],
    ['languages and any weather.', 12],
    [words.experience, 15.75, 18],
    // Two roles at one employer stand under it and its whole time.
    ['Fixture Harbour Authority', 12, 8],
    [words.length, 10.5],
    ...job('Operations Manager', `${start} - ${words.present} (${words.length})`, 8),
    ...job('Deck Planner', `${before} - ${until} (${words.length})`, 8),
    ['Pretend Shipping Line', 12, 14],
    ...job('Shift Lead', `${before} - ${until} (${words.length})`, 6),
    [words.education, 15.75, 18],
    ['Example Polytechnic', 12, 8],
    ['Diploma, Logistics \xb7 (2003 - 2005)', 10.5],
  ];
}

const sideRows = (words: Words): Row[] => [
  [words.contact, 13],
  [`306-555-0188 (${words.mobile})`, 10.5, 6],
  ['ines.beispiel@example.com', 10.5],
  ['www.linkedin.com/in/ines-', 10.5, 6],
  ['beispiel-0000 (LinkedIn)', 10.5],
  [words.topSkills, 13, 24],
  ['Berth Planning', 10.5, 6],
  ['Ship Handling', 10.5],
  ['Staff Rotas', 10.5],
  [words.languages, 13, 24],
  ['English (Native or Bilingual)', 10.5, 6],
  ['French (Limited Working)', 10.5],
  [words.certificates, 13, 24],
  ['First Aid Instructor', 10.5, 6],
  ['Forklift Operator', 10.5],
  [words.awards, 13, 24],
  ['Harbour Prize 2019', 10.5, 6],
];

function set(rows: readonly Row[], x: number, color: string): PlacedText[][] {
  const pages: PlacedText[][] = [[]];
  let y = 50;
  for (const [text, size, room = 0] of rows) {
    y += 1.35 * size + room;
    if (y > BOTTOM) {
      pages.push([]);
      y = 60;
    }
    pages.at(-1)?.push({ text, x, y, size, color });
  }
  return pages;
}

function profile(words: Words): PlacedText[][] {
  const pages = set(mainRows(words), MAIN, '0 g');
  const side = set(sideRows(words), SIDE, LIGHT);
  return pages.map((main, index) => [
    { text: ' ', x: 0, y: 0, color: DARK },
    ...(side[index] ?? []),
    ...main,
    { text: words.page(index + 1, pages.length), x: 390, y: 765, size: 9, color: '0 g' },
  ]);
}

describe('a profile saved as a PDF in the language of the pages', () => {
  it.each(Object.entries(FORMS))('is read whole: %s', async (_name, words) => {
    const { resume, text } = await readPages(...profile(words));
    expect(resume.basics).toMatchObject({
      name: 'Ines Beispiel',
      email: 'ines.beispiel@example.com',
      phone: '306-555-0188',
    });
    expect(resume.basics?.summary).toContain('docks, ferries');
    expect(
      resume.work?.map(({ name, position, startDate, endDate }) => [
        name,
        position,
        startDate,
        endDate,
      ]),
    ).toEqual([
      ['Fixture Harbour Authority', 'Operations Manager', '2020-01', undefined],
      ['Fixture Harbour Authority', 'Deck Planner', '2018-03', '2019-12'],
      ['Pretend Shipping Line', 'Shift Lead', '2018-03', '2019-12'],
    ]);
    expect(resume.education).toMatchObject([
      { institution: 'Example Polytechnic', area: 'Logistics', startDate: '2003', endDate: '2005' },
    ]);
    expect(resume.skills?.flatMap(({ name, keywords }) => keywords ?? [name])).toEqual([
      'Berth Planning',
      'Ship Handling',
      'Staff Rotas',
    ]);
    expect(resume.languages?.map(({ language }) => language)).toEqual(['English', 'French']);
    expect(resume.certificates?.map(({ name }) => name)).toEqual([
      'First Aid Instructor',
      'Forklift Operator',
    ]);
    expect(resume.awards).toEqual([{ title: 'Harbour Prize', date: '2019' }]);
    expect(text).not.toMatch(/(?:Page|Seite|Página|Pagina) \d/);
  });
});
