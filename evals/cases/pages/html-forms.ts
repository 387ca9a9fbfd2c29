import { div, escaped, joined, listOf, type Parts } from './html-parts.ts';
import type { HtmlStructure } from './html-structures.ts';
import type { Sheet } from './sheet.ts';

/** What a form calls what it asks for. `*` behind a label says that it must be filled in. */
interface Words {
  person: {
    given: string;
    family: string;
    name: string;
    town: string;
    mail: string;
    phone: string;
  };
  job: {
    title: string;
    employer: string;
    place: string;
    start: string;
    end: string;
    tasks: string;
  };
  school: { school: string; degree: string; end: string };
  heads: { person: string; work: string; education: string };
}

/** Forms of job portals, of offices and of personnel programs. */
const ENGLISH: Words[] = [
  {
    person: {
      given: 'First name *',
      family: 'Last name *',
      name: 'Name *',
      town: 'Town',
      mail: 'E-mail *',
      phone: 'Phone *',
    },
    job: {
      title: 'Job title *',
      employer: 'Company *',
      place: 'Town',
      start: 'From (mm/yyyy) *',
      end: 'To (mm/yyyy)',
      tasks: 'What did you do?',
    },
    school: { school: 'Name of school', degree: 'Qualification', end: 'Year of completion' },
    heads: { person: 'Personal data', work: 'Work experience', education: 'Education' },
  },
  {
    person: {
      given: 'Given name',
      family: 'Family name',
      name: 'Full name',
      town: 'City',
      mail: 'Email address',
      phone: 'Phone number',
    },
    job: {
      title: 'Job Title',
      employer: 'Company Name',
      place: 'Location',
      start: 'Start Date',
      end: 'End Date',
      tasks: 'Description',
    },
    school: { school: 'School Name', degree: 'Degree', end: 'Graduation Year' },
    heads: { person: 'My Information', work: 'Work Experience', education: 'Education' },
  },
  {
    person: {
      given: 'Forename(s)',
      family: 'Surname',
      name: 'Name in full',
      town: 'Town',
      mail: 'E-mail',
      phone: 'Telephone',
    },
    job: {
      title: 'Post held',
      employer: 'Name of employer',
      place: 'Location',
      start: 'From',
      end: 'To',
      tasks: 'Main duties',
    },
    school: { school: 'School / College', degree: 'Qualification obtained', end: 'Year' },
    heads: {
      person: 'Personal details',
      work: 'Employment history',
      education: 'Education and qualifications',
    },
  },
  {
    person: {
      given: 'First Name',
      family: 'Surname',
      name: 'Name of Applicant',
      town: 'District',
      mail: 'Email',
      phone: 'Mobile No.',
    },
    job: {
      title: 'Designation',
      employer: 'Organization',
      place: 'Duty Station',
      start: 'Date of Joining',
      end: 'Date of Leaving',
      tasks: 'Nature of Work',
    },
    school: { school: 'Institution', degree: 'Examination Passed', end: 'Year of Passing' },
    heads: { person: 'Bio-data', work: 'Service record', education: 'Academic qualifications' },
  },
  {
    person: {
      given: 'Christian name',
      family: 'Surname',
      name: 'Name',
      town: 'Home town',
      mail: 'Email',
      phone: 'Contact number',
    },
    job: {
      title: 'Position',
      employer: 'Employer',
      place: 'Place',
      start: 'Date started',
      end: 'Date ended',
      tasks: 'Responsibilities',
    },
    school: {
      school: 'Name of institution',
      degree: 'Certificate obtained',
      end: 'Date completed',
    },
    heads: {
      person: 'Particulars of applicant',
      work: 'Employment record',
      education: 'Educational background',
    },
  },
];
const OTHERS: Record<'fr' | 'es' | 'pt' | 'de', Words> = {
  fr: {
    person: {
      given: 'Prénom *',
      family: 'Nom *',
      name: 'Nom complet',
      town: 'Ville',
      mail: 'Adresse e-mail *',
      phone: 'Téléphone',
    },
    job: {
      title: 'Intitulé du poste *',
      employer: 'Entreprise *',
      place: 'Ville',
      start: 'Date de début',
      end: 'Date de fin',
      tasks: 'Missions',
    },
    school: { school: 'Établissement', degree: 'Diplôme', end: 'Année' },
    heads: {
      person: 'Informations personnelles',
      work: 'Expérience professionnelle',
      education: 'Formation',
    },
  },
  es: {
    person: {
      given: 'Nombres *',
      family: 'Apellidos *',
      name: 'Nombre completo',
      town: 'Ciudad',
      mail: 'Correo electrónico *',
      phone: 'Teléfono',
    },
    job: {
      title: 'Cargo *',
      employer: 'Empresa *',
      place: 'Ciudad',
      start: 'Fecha de inicio',
      end: 'Fecha de fin',
      tasks: 'Funciones',
    },
    school: { school: 'Institución', degree: 'Título obtenido', end: 'Año' },
    heads: { person: 'Datos personales', work: 'Experiencia laboral', education: 'Estudios' },
  },
  pt: {
    person: {
      given: 'Primeiro nome',
      family: 'Sobrenome',
      name: 'Nome completo',
      town: 'Cidade',
      mail: 'E-mail',
      phone: 'Telefone',
    },
    job: {
      title: 'Cargo',
      employer: 'Empresa',
      place: 'Local',
      start: 'Início',
      end: 'Fim',
      tasks: 'Atividades',
    },
    school: { school: 'Instituição', degree: 'Curso', end: 'Ano' },
    heads: {
      person: 'Dados pessoais',
      work: 'Experiência profissional',
      education: 'Formação acadêmica',
    },
  },
  de: {
    person: {
      given: 'Vorname *',
      family: 'Nachname *',
      name: 'Name',
      town: 'Wohnort',
      mail: 'E-Mail *',
      phone: 'Telefon',
    },
    job: {
      title: 'Position',
      employer: 'Arbeitgeber',
      place: 'Ort',
      start: 'Von',
      end: 'Bis',
      tasks: 'Aufgaben',
    },
    school: { school: 'Schule', degree: 'Abschluss', end: 'Jahr' },
    heads: { person: 'Persönliche Daten', work: 'Berufserfahrung', education: 'Ausbildung' },
  },
};

type Asked = [label: string, value: string | undefined];

/** The parts of a date as the form writes them; a job that goes on has no end. */
function halves(sheet: Sheet, { startDate, endDate }: { startDate?: string; endDate?: string }) {
  const one = (date?: string): string => (date ? sheet.dates({ endDate: date }) : '');
  return { start: one(startDate), end: one(endDate) };
}

const rowOf = (asked: readonly Asked[], kind: string): string => {
  const filled = asked.filter(([, value]) => value);
  return filled.length === 0
    ? ''
    : div(
        `fields ${kind}`,
        filled
          .map(([label, value]) =>
            div('field', div('ask', escaped(label)) + div('given', escaped(value ?? ''))),
          )
          .join(''),
      );
};

/** How many fields share a row, and whether a job's rows stand under "Employment 2". */
interface Shape {
  columns: 1 | 2 | 3;
  isCounted: boolean;
}

function formOf(parts: Parts, sheet: Sheet, { columns, isCounted }: Shape): string {
  const { resume, lang, random } = sheet;
  const words = lang === 'en' ? random.pick(ENGLISH) : OTHERS[lang];
  const rows = (asked: Asked[]): string => {
    const filled = asked.filter(([, value]) => value);
    const cut = Array.from({ length: Math.ceil(filled.length / columns) }, (_, at) =>
      filled.slice(at * columns, (at + 1) * columns),
    );
    return cut.map((some) => rowOf(some, `of-${columns}`)).join('');
  };
  const { basics } = resume;
  const [given, family] = [
    basics.name.slice(0, basics.name.indexOf(' ')),
    basics.name.slice(basics.name.indexOf(' ') + 1),
  ];
  const names: Asked[] =
    given !== '' && random.below(3) > 0
      ? [
          [words.person.given, given],
          [words.person.family, family],
        ]
      : [[words.person.name, basics.name]];
  const person = rows([
    ...names,
    [words.person.town, sheet.place],
    [words.person.mail, basics.email],
    [words.person.phone, basics.phone],
  ]);
  const open = sheet.dates({ startDate: '2020' }).split(/[-–—]/).at(-1)?.trim();
  const job = (one: (typeof resume.work)[number], at: number): string => {
    const { start, end } = halves(sheet, one);
    const told =
      one.highlights.length === 0
        ? ''
        : div(
            'field',
            div('ask', escaped(words.job.tasks)) + div('given long', listOf(one.highlights)),
          );
    const count = isCounted ? div('count', `${words.heads.work.split(' ')[0]} ${at + 1}`) : '';
    const last = one.startDate === undefined ? undefined : end || open;
    return div(
      'box',
      count +
        rows([
          [words.job.employer, one.name],
          [words.job.title, one.position],
          [words.job.place, one.location],
          [words.job.start, start],
          [words.job.end, last],
        ]) +
        told,
    );
  };
  const school = (one: (typeof resume.education)[number]): string =>
    div(
      'box',
      rows([
        [words.school.school, one.institution],
        [words.school.degree, joined([one.studyType, one.area], ', ')],
        [words.school.end, halves(sheet, one).end],
      ]),
    );
  const head = (text: string): string => `<h2>${escaped(text)}</h2>`;
  return [
    `<section>${head(words.heads.person)}${person}</section>`,
    parts.section('summary'),
    `<section>${head(words.heads.work)}${resume.work.map(job).join('')}</section>`,
    `<section>${head(words.heads.education)}${resume.education.map(school).join('')}</section>`,
    parts.all(['skills', 'certificates', 'languages']),
  ].join('\n');
}

const BOXED =
  '.given{border:.7pt solid #999;padding:3pt 5pt;min-height:1em}.given.long ul{margin:0}';
const FIELDS = `.fields{display:grid;gap:4pt 12pt;margin-bottom:4pt}.of-2{grid-template-columns:1fr 1fr}.of-3{grid-template-columns:1fr 1fr 1fr}
  .ask{font-size:.8em;color:#555}.box{margin-bottom:9pt;break-inside:avoid}.count{font-weight:700}`;

/** Forms that write each label above its value, a row for one to three of them; and beside it. */
export const htmlForms: HtmlStructure[] = [
  {
    id: 'form-above',
    columns: 'one',
    css: FIELDS,
    body: (parts, sheet) => formOf(parts, sheet, { columns: 1, isCounted: false }),
  },
  {
    id: 'form-above-two',
    columns: 'one',
    css: FIELDS + BOXED,
    body: (parts, sheet) => formOf(parts, sheet, { columns: 2, isCounted: true }),
  },
  {
    id: 'form-above-three',
    columns: 'one',
    css: FIELDS + BOXED,
    body: (parts, sheet) => formOf(parts, sheet, { columns: 3, isCounted: false }),
  },
  {
    id: 'form-above-same-type',
    columns: 'one',
    css: `${FIELDS}.ask{font-size:1em;font-weight:700;color:inherit}`,
    body: (parts, sheet) => formOf(parts, sheet, { columns: 2, isCounted: false }),
  },
  {
    id: 'form-beside',
    columns: 'one',
    css: '.field{display:grid;grid-template-columns:130pt 1fr;gap:0 10pt}.ask{color:#555}.box{margin-bottom:9pt}.count{font-weight:700}',
    body: (parts, sheet) => formOf(parts, sheet, { columns: 1, isCounted: true }),
  },
  {
    id: 'form-beside-two',
    columns: 'one',
    css: '.fields{display:grid;grid-template-columns:1fr 1fr;gap:2pt 14pt}.field{display:grid;grid-template-columns:80pt 1fr;gap:0 8pt}.ask{color:#555}.ask::after{content:":"}.box{margin-bottom:9pt}',
    body: (parts, sheet) => formOf(parts, sheet, { columns: 2, isCounted: false }),
  },
];
