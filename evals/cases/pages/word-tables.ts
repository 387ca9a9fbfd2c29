import { paragraph, run, table } from '@trueline/engine/testing';
import type { Section } from '../dress/model.ts';
import { joined, type WordParts, type WordStructure } from './word.ts';

const BOLD = '<w:b/>';
const REST: Section[] = ['volunteer', 'projects', 'awards'];

type Row = [label: string, value: string];

const cell = (label: string, value: string): Row => [paragraph(label), paragraph(value)];
const degreeOf = ({ studyType, area }: { studyType?: string; area?: string }): string =>
  joined([studyType, area], ', ');

/** What a form asks of the person. */
function personRows({ sheet }: WordParts): Row[] {
  const { resume, place, random } = sheet;
  const { name, phone, email, url } = resume.basics;
  const [who, where, by, mail] = random.pick([
    ['Name', 'Address', 'Telephone', 'E-mail'],
    ['First name / Surname', 'Address', 'Mobile', 'E-mail'],
    ['Full name', 'Location', 'Cell', 'Email address'],
    ['Name:', 'Residence:', 'Tel:', 'Email:'],
  ]);
  const asked: [string, string | undefined][] = [
    [who!, name],
    [where!, place],
    [by!, phone],
    [mail!, email],
    ['Website', url],
  ];
  return asked.flatMap(([label, value]) => (value ? [cell(label, value)] : []));
}

/** A row for each job and each school: the dates beside what they date, in one paragraph or in several. */
function entryRows({ sheet, item }: WordParts, section: 'work' | 'education'): Row[] {
  const { resume, dates } = sheet;
  if (section === 'education')
    return resume.education.map((school) => [
      paragraph(dates(school)),
      paragraph(run(degreeOf(school), BOLD)) + paragraph(school.institution),
    ]);
  return resume.work.map((job) => [
    paragraph(dates(job)),
    paragraph(run(job.position, BOLD)) +
      paragraph(joined([job.name, job.location], ', ')) +
      job.highlights.map(item).join(''),
  ]);
}

/** Labels for each thing of a job and a school, each in a row of its own. */
function labelledRows({ sheet, item }: WordParts, section: 'work' | 'education'): Row[] {
  const { resume, dates, random } = sheet;
  const [when, held, by, done] = random.pick([
    ['Dates', 'Occupation or position held', 'Name of employer', 'Main activities'],
    ['Period', 'Position', 'Employer', 'Duties'],
    ['From – To', 'Job title', 'Company', 'Responsibilities'],
  ]);
  if (section === 'education')
    return resume.education.flatMap((school) => [
      cell(when!, dates(school)),
      ...(degreeOf(school) === '' ? [] : [cell('Qualification', degreeOf(school))]),
      cell('Institution', school.institution),
    ]);
  return resume.work.flatMap((job): Row[] => [
    cell(when!, dates(job)),
    cell(held!, job.position),
    cell(by!, joined([job.name, job.location], ', ')),
    ...(job.highlights.length > 0
      ? [[paragraph(done!), job.highlights.map(item).join('')] as Row]
      : []),
  ]);
}

/** Everything that a form asks for in a word or a list. */
function listedRows(parts: WordParts, isStacked: boolean): Row[] {
  const { resume, random, dates, lang } = parts.sheet;
  const label = (section: Section, names: readonly string[]): string =>
    lang === 'en' ? random.pick(names) : nameOf(parts, section);
  const rows = (label: string, values: readonly string[], by = ', '): Row[] => {
    if (values.length === 0) return [];
    const told = isStacked
      ? values.map((value) => paragraph(value)).join('')
      : paragraph(values.join(by));
    return [[paragraph(label), told]];
  };
  const spoken = resume.languages.map(({ language, fluency }) =>
    fluency ? `${language} (${fluency})` : language,
  );
  const isMother = lang === 'en' && random.below(2) === 0 && spoken.length > 1;
  return [
    ...rows(
      label('skills', ['Skills', 'Job-related skills', 'Computer and other skills', 'Key skills']),
      resume.skills.flatMap(({ keywords }) => keywords),
    ),
    ...(isMother
      ? [
          ...rows('Mother tongue', spoken.slice(0, 1)),
          ...rows(random.pick(['Other languages', 'Other language(s)']), spoken.slice(1)),
        ]
      : rows(label('languages', ['Languages', 'Language skills']), spoken)),
    ...rows(
      label('certificates', [
        'Certificates',
        'Licences and certificates',
        'Courses and certificates',
      ]),
      resume.certificates.map(({ name, issuer, date }) =>
        joined([name, issuer, date && dates({ endDate: date })], ', '),
      ),
      '; ',
    ),
    ...rows(
      label('interests', ['Hobbies', 'Interests', 'Hobbies and interests']),
      resume.interests.map(({ name }) => name),
    ),
    ...rows(
      label('references', ['References', 'Referees']),
      resume.references.map(({ name, reference }) => joined([name, reference], ', ')),
      '; ',
    ),
  ];
}

const title = (text: string): string => paragraph(run(text, `${BOLD}<w:sz w:val="24"/>`));

/** Sections named by rows of the whole width, or by rows whose second cell is empty. */
function titleRow(text: string, isMerged: boolean): string[] {
  return isMerged ? [title(text)] : [title(text), paragraph('')];
}

const has = ({ sections }: WordParts, section: Section): boolean => sections.includes(section);

const nameOf = ({ sheet }: WordParts, section: Section): string => sheet.heading(section);

/** One table for all of a document, label and value in every row. */
function wholeForm(parts: WordParts, isLabelled: boolean): string {
  const { random, resume, lang } = parts.sheet;
  const isMerged = random.below(3) > 0;
  const isStacked = random.below(2) === 0;
  const entries = isLabelled && lang === 'en' ? labelledRows : entryRows;
  const rows: string[][] = [
    ...personRows(parts),
    ...(resume.basics.summary ? [cell(nameOf(parts, 'summary'), resume.basics.summary)] : []),
    ...(['work', 'education'] as const)
      .filter((section) => has(parts, section))
      .flatMap((section) => [
        titleRow(nameOf(parts, section), isMerged),
        ...entries(parts, section),
      ]),
    ...(random.below(2) === 0 ? [titleRow('Other information', isMerged)] : []),
    ...listedRows(parts, isStacked),
  ];
  return table(rows) + paragraph('');
}

/** Tables with a first row that names their columns. */
function columnTable(parts: WordParts, section: 'work' | 'education' | 'certificates'): string {
  const { resume, dates, random } = parts.sheet;
  const name = (text: string): string => paragraph(run(text, random.below(3) > 0 ? BOLD : ''));
  if (section === 'certificates')
    return table([
      ['Certificate', 'Issued by', 'Date'].map(name),
      ...resume.certificates.map(({ name: held, issuer, date }) =>
        [held, issuer ?? '', date ? dates({ endDate: date }) : ''].map((text) => paragraph(text)),
      ),
    ]);
  if (section === 'education')
    return table([
      random
        .pick([
          ['Year', 'Institution', 'Qualification'],
          ['From – To', 'School', 'Award'],
        ])
        .map(name),
      ...resume.education.map((school) =>
        [dates(school), school.institution, degreeOf(school)].map((text) => paragraph(text)),
      ),
    ]);
  const order = random.pick([
    [0, 1, 2],
    [1, 2, 0],
    [2, 1, 0],
    [0, 2, 1],
  ]);
  const names = random.pick([
    ['From – To', 'Employer', 'Position'],
    ['Period', 'Company', 'Job title'],
    ['Dates', 'Name of employer', 'Post held'],
  ]);
  // What was done has a column of its own, or a row of the whole width below.
  const isColumn = random.below(2) === 0;
  return table([
    [...order.map((at) => names[at]!), ...(isColumn ? ['Duties'] : [])].map(name),
    ...resume.work.flatMap((job): string[][] => {
      const told = job.highlights.map(parts.item).join('');
      const cells = order.map((at) =>
        paragraph([dates(job), joined([job.name, job.location], ', '), job.position][at] ?? ''),
      );
      if (isColumn) return [[...cells, told || paragraph('')]];
      return told === '' ? [cells] : [cells, [told]];
    }),
  ]);
}

/** Each job in a table of its own: the period beside the title, the employer below, the tasks last. */
function jobBlock(parts: WordParts): string {
  const { resume, dates } = parts.sheet;
  return resume.work
    .map(
      (job) =>
        table([
          [paragraph(dates(job)), paragraph(run(job.position, BOLD))],
          [paragraph(''), paragraph(joined([job.name, job.location], ', '))],
          ...(job.highlights.length > 0
            ? [[paragraph('Tasks'), job.highlights.map(parts.item).join('')]]
            : []),
        ]) + paragraph(''),
    )
    .join('');
}

/** What stands side by side by tabs alone, row by row. */
function tabbed(parts: WordParts): string {
  const { resume, random } = parts.sheet;
  const { phone, email } = resume.basics;
  const words = resume.skills.flatMap(({ keywords }) => keywords);
  const wide = random.pick([2, 3]);
  const rows = Array.from({ length: Math.ceil(words.length / wide) }, (_, row) =>
    paragraph(words.slice(row * wide, row * wide + wide).join('\t')),
  );
  const spoken = resume.languages.map(({ language, fluency }) =>
    paragraph(fluency ? `${language}\t${fluency}` : language),
  );
  return (
    paragraph(`${parts.sheet.place}\t${email ?? ''}`) +
    (phone ? paragraph(`\t${phone}`) : '') +
    parts.all(['summary', 'work']) +
    (has(parts, 'skills') ? parts.heading('skills') + rows.join('') : '') +
    (has(parts, 'languages') ? parts.heading('languages') + spoken.join('') : '') +
    parts.all(['education', 'certificates', 'interests', 'references', ...REST])
  );
}

/** Word files made of tables that say by labels, columns or place what a thing is. */
export const wordTables: WordStructure[] = [
  {
    id: 'word-form-labelled',
    columns: 'one',
    write: (parts) => ({
      body: paragraph('Curriculum Vitae') + wholeForm(parts, true) + parts.all(REST),
    }),
  },
  {
    id: 'word-form-dated',
    columns: 'one',
    write: (parts) => ({ body: wholeForm(parts, false) + parts.all(REST) }),
  },
  {
    id: 'word-tables-below-headings',
    columns: 'one',
    write: (parts) => ({
      body:
        parts.name +
        title('Personal details') +
        table(personRows(parts).slice(1)) +
        parts.all(['summary']) +
        (['work', 'education'] as const)
          .filter((section) => has(parts, section))
          .map((section) => parts.heading(section) + table(entryRows(parts, section)))
          .join('') +
        title(
          parts.sheet.random.pick([
            'Personal skills',
            'Skills and interests',
            'Additional information',
          ]),
        ) +
        table(listedRows(parts, parts.sheet.random.below(2) === 0)) +
        paragraph('') +
        parts.all(REST),
    }),
  },
  {
    id: 'word-column-tables',
    columns: 'one',
    write: (parts) => ({
      body:
        parts.name +
        parts.contact +
        parts.all(['summary']) +
        (['work', 'education', 'certificates'] as const)
          .filter((section) => has(parts, section))
          .map((section) => parts.heading(section) + columnTable(parts, section))
          .join('') +
        parts.all(['skills', 'languages', 'interests', 'references', ...REST]),
    }),
  },
  {
    id: 'word-job-blocks',
    columns: 'one',
    write: (parts) => ({
      body:
        parts.name +
        parts.contact +
        parts.all(['summary']) +
        parts.heading('work') +
        jobBlock(parts) +
        parts.all([
          'education',
          'skills',
          'languages',
          'certificates',
          'interests',
          'references',
          ...REST,
        ]),
    }),
  },
  {
    id: 'word-tabbed',
    columns: 'one',
    write: (parts) => ({ body: parts.name + tabbed(parts) }),
  },
  {
    id: 'word-merged-headings',
    columns: 'one',
    write: (parts) => ({
      body:
        parts.name +
        parts.contact +
        table(
          parts.sections.flatMap((section) => {
            const own = parts.section(section).slice(parts.heading(section).length);
            const rows =
              section === 'work' || section === 'education'
                ? parts.dated(section).map(([date, text]) => date + text)
                : [own];
            return rows.map((row, at) => [at === 0 ? parts.heading(section) : paragraph(''), row]);
          }),
        ) +
        paragraph(''),
    }),
  },
];
