import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
async function readText(text: string) {
  const result = await read(bytes(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return { ...result.resume, text: result.text };
}
const rows = (list: readonly (readonly string[])[]): string =>
  list
    .map((cells) =>
      cells
        .map((cell) => cell.padEnd(28))
        .join('')
        .trimEnd(),
    )
    .join('\n');

const JOBS = {
  portal: ['Company *', 'Job title *', 'From (mm/yyyy) *', 'To (mm/yyyy)', 'What did you do?'],
  office: ['Name of employer', 'Post held', 'From', 'To', 'Main duties'],
  spanish: ['Empresa', 'Cargo', 'Fecha de inicio', 'Fecha de fin', 'Funciones'],
  german: ['Arbeitgeber', 'Position', 'Von', 'Bis', 'Aufgaben'],
} as const;
const PERSON = {
  portal: ['First name *', 'Last name *', 'E-mail *', 'Phone *'],
  office: ['Forename', 'Surname', 'Email', 'Telephone'],
  spanish: ['Nombres', 'Apellidos', 'Correo electrónico', 'Teléfono'],
  german: ['Vorname', 'Nachname', 'E-Mail', 'Telefon'],
} as const;
const HEADS = {
  portal: ['Personal data', 'Work experience'],
  office: ['Personal details', 'Employment history'],
  spanish: ['Datos personales', 'Experiencia laboral'],
  german: ['Persönliche Daten', 'Berufserfahrung'],
} as const;
const KINDS = Object.keys(JOBS) as (keyof typeof JOBS)[];
const SAID = ['Mira', 'Sample', 'mira.sample@example.com', '040 000 111'] as const;
const WORKED = [
  ['Hill Bakery Ltd', 'Baker', '05/2017', '04/2021', 'Baked rye bread for six shops.'],
  ['Harbour Foods Ltd', 'Packer', '09/2014', '04/2017', 'Packed fish and checked the labels.'],
] as const;

async function expectForm(text: string): Promise<void> {
  const { basics, work = [] } = await readText(text);
  expect(basics).toMatchObject({ name: 'Mira Sample', email: SAID[2], phone: SAID[3] });
  expect(
    work.map(({ name, position, startDate, endDate, highlights }) => [
      name,
      position,
      startDate,
      endDate,
      ...(highlights ?? []),
    ]),
  ).toEqual([
    ['Hill Bakery Ltd', 'Baker', '2017-05', '2021-04', WORKED[0][4]],
    ['Harbour Foods Ltd', 'Packer', '2014-09', '2017-04', WORKED[1][4]],
  ]);
}

describe('a form with a label above each value', () => {
  it.each(KINDS)('is read field by field, one below the other: %s', async (kind) => {
    const person = PERSON[kind].flatMap((label, at) => [label, SAID[at] as string]);
    const jobs = WORKED.flatMap((job) => [
      ...JOBS[kind].flatMap((label, at) => [label, job[at] as string]),
      '',
    ]);
    await expectForm([HEADS[kind][0], '', ...person, '', HEADS[kind][1], '', ...jobs].join('\n'));
  });

  it.each(KINDS)('is read field by field, two to a row: %s', async (kind) => {
    const [first, last, mail, phone] = PERSON[kind];
    const [by, as, from, to, done] = JOBS[kind];
    const person = rows([[first, last], SAID.slice(0, 2), [mail, phone], SAID.slice(2)]);
    const jobs = WORKED.map(([employer, title, start, end, told]) =>
      [
        rows([
          [by, as],
          [employer, title],
          [from, to],
          [start, end],
        ]),
        done,
        told,
      ].join('\n'),
    );
    await expectForm(
      [HEADS[kind][0], '', person, '', HEADS[kind][1], '', jobs.join('\n\n')].join('\n'),
    );
  });

  it('leaves out what counts the jobs, fields that nobody filled in, and how to fill them in', async () => {
    const [by, as, from, to, done] = JOBS.portal;
    const text = [
      rows([PERSON.portal.slice(0, 2), SAID.slice(0, 2), PERSON.portal.slice(2), SAID.slice(2)]),
      'Fax',
      '',
      'Work experience',
      '',
      ...WORKED.map(([employer, title, start, end, told], at) =>
        [
          `Employment ${at + 1}`,
          rows([
            [by, as],
            [employer, title],
            [from, to],
            [start, end],
          ]),
          done,
          told,
        ].join('\n'),
      ),
    ].join('\n');
    await expectForm(text);
    const { text: seen, meta } = await readText(text);
    expect(seen).not.toMatch(/mm\/yyyy|Employment \d|Fax/);
    const leftOut = (meta?.trueline?.leftOut ?? []).map((one) => one.text);
    expect(leftOut).toEqual(expect.arrayContaining(['Employment 1', 'Fax']));
  });

  it('keeps a table of jobs and headings over their lists as they are', async () => {
    const { work = [], skills = [] } = await readText(
      [
        'Mira Sample',
        'mira.sample@example.com',
        '',
        'WORK EXPERIENCE',
        rows([
          ['Period', 'Company', 'Position'],
          ['2017 - 2021', 'Hill Bakery Ltd', 'Baker'],
          ['2014 - 2017', 'Harbour Foods Ltd', 'Packer'],
        ]),
        '',
        'SKILLS',
        'Sourdough, stock control, hygiene',
        '',
        'LANGUAGES',
        'English, Slovene',
      ].join('\n'),
    );
    expect(work.map(({ name }) => name)).toEqual(['Hill Bakery Ltd', 'Harbour Foods Ltd']);
    expect(skills.flatMap(({ keywords = [] }) => keywords)).toContain('Sourdough');
  });
});

describe('a form with two labels to a row, each before its value', () => {
  it.each(KINDS)('is read field by field: %s', async (kind) => {
    const [first, last, mail, phone] = PERSON[kind];
    const [by, as, from, to, done] = JOBS[kind];
    const person = rows([
      [first, SAID[0], last, SAID[1]],
      [mail, SAID[2], phone, SAID[3]],
    ]);
    const jobs = WORKED.map(([employer, title, start, end, told]) =>
      [
        rows([
          [by, employer, as, title],
          [from, start, to, end],
        ]),
        `${done}:`,
        told,
      ].join('\n'),
    );
    await expectForm(
      [HEADS[kind][0], '', person, '', HEADS[kind][1], '', jobs.join('\n\n')].join('\n'),
    );
  });
});
