import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';
import { roleOfLabel } from './label-roles.ts';

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const TOP = 'Ana Sample\nana.sample@example.com | 555 0142\n\n';
/** Employers and titles whose own words may mislead. */
const JOBS = [
  { name: 'Hotel Crown & Kudu', position: 'Room Attendant, later Supervisor', from: '06/2009' },
  { name: 'Mrs. A. Sample-Smit (private home)', position: 'Domestic worker', from: '01/2006' },
  { name: 'municipality of Exampleville', position: 'relief', from: '03/2001' },
];
const WAYS: readonly (readonly [string, (label: string, value: string) => string])[] = [
  ['colon', (label, value) => `${label}: ${value}`],
  ['blank before the colon', (label, value) => `${label} : ${value}`],
  ['column of colons', (label, value) => `${label.padEnd(24)}: ${value}`],
  ['mark', (label, value) => `* ${label}: ${value}`],
  ['capitals', (label, value) => `${label.toUpperCase()}: ${value}`],
  ['small letters', (label, value) => `${label.toLowerCase()}: ${value}`],
];
const LABELS = [
  ['Company', 'Position', 'Period', 'Duties'],
  ['Position', 'Employer', 'From - To', 'Main tasks'],
  ['Name of employer', 'Job title', 'Dates of employment', 'Responsibilities'],
  ['Period', 'Company', 'Designation', 'Job description'],
  ['Post held', 'Organisation', 'Duration', 'Key duties'],
  ['Employeur', 'Poste', 'Période', 'Tâches'],
  ['Zeitraum', 'Arbeitgeber', 'Position', 'Aufgaben'],
  ['Empresa', 'Cargo', 'Fechas', 'Funciones'],
];
const VALUE: Record<string, 'name' | 'position' | 'from' | 'task'> = Object.fromEntries([
  ...[
    'Company',
    'Employer',
    'Name of employer',
    'Organisation',
    'Employeur',
    'Arbeitgeber',
    'Empresa',
  ].map((l) => [l, 'name']),
  ...['Position', 'Job title', 'Designation', 'Post held', 'Poste', 'Cargo'].map((l) => [
    l,
    'position',
  ]),
  ...[
    'Period',
    'From - To',
    'Dates of employment',
    'Duration',
    'Période',
    'Zeitraum',
    'Fechas',
  ].map((l) => [l, 'from']),
  ...[
    'Duties',
    'Main tasks',
    'Responsibilities',
    'Job description',
    'Key duties',
    'Tâches',
    'Aufgaben',
    'Funciones',
  ].map((l) => [l, 'task']),
]);

describe('entries told by labels', () => {
  for (const [way, row] of WAYS)
    it.each(LABELS)(`by ${way}: %s, %s, %s, %s`, async (...labels) => {
      const blocks = JOBS.map((job) =>
        labels
          .map((label) => {
            const key = VALUE[label] ?? 'task';
            const said = { ...job, from: `${job.from} - 12/2011`, task: '14 rooms a day, linen' };
            return row(label, said[key]);
          })
          .concat(row('Reason for leaving', 'Moved away'))
          .join('\n'),
      );
      for (const gap of ['\n', '\n\n']) {
        const { work, meta } = await readText(`${TOP}EMPLOYMENT\n${blocks.join(gap)}\n`);
        expect(
          work?.map(({ name, position, startDate }) => ({ name, position, startDate })),
        ).toEqual(
          JOBS.map(({ name, position, from }) => ({
            name,
            position,
            startDate: `${from.slice(3)}-${from.slice(0, 2)}`,
          })),
        );
        expect(JSON.stringify(work)).toContain('Moved away');
        expect(JSON.stringify(work)).toContain('14 rooms a day, linen');
        expect(meta?.trueline?.kept ?? []).toEqual([]);
      }
    });

  it('joins what a form asks for apart: start and end, the parts of a name and of an address', async () => {
    const resume = await readText(
      'PERSONAL DETAILS\nSurname: Sample-Kriel\nFirst names: Nora Patience\nStreet address: 55 Thorn Street\nPostal code and town: 9998 Exampleville\nCell: 071 555 0120\nEmail: nora@example.com\n\nWORK\nEmployer: Oak Farm\nRole: Herdsman\nFrom: March 2015\nTo: May 2018\n',
    );
    expect(resume.basics?.name).toBe('Nora Patience Sample-Kriel');
    expect(resume.basics?.location).toEqual({ address: '55 Thorn Street, 9998 Exampleville' });
    expect(resume.work?.[0]).toMatchObject({
      name: 'Oak Farm',
      position: 'Herdsman',
      startDate: '2015-03',
      endDate: '2018-05',
    });
  });

  it.each([
    ['Address\tLot 18 Sample Back Road', 'Lautoka'],
    ['Address: Lot 18 Sample Back Road', 'Lautoka'],
    ['Home address: Lot 18 Sample Back Road', 'Lautoka'],
    ['Adresse\tLot 18 Sample Back Road', 'Lautoka'],
  ])('takes the row below an address for its rest: %s', async (address, town) => {
    const mark = address.includes(':') ? ': ' : '\t';
    const rows = [`Name${mark}Ana Sample`, address, town, `Phone${mark}+679 555 0147`];
    const { basics, meta } = await readText(
      `PERSONAL DETAILS\n${rows.join('\n')}\nEmail${mark}ana@example.com\n\nWORK\nCook, Sample Inn, 2018 - 2021\n- Grill\n`,
    );
    expect(basics?.location?.address).toBe('Lot 18 Sample Back Road, Lautoka');
    expect(meta?.trueline?.kept ?? []).toEqual([]);
  });

  it.each(['Receptionist', 'Willing to move', 'PROFILE'])(
    'but no title, no sentence and no heading: %s',
    async (row) => {
      const { basics } = await readText(
        `Name: Ana Sample\nAddress: 18 Sample Road\n${row}\nPhone: +679 555 0147\n\nWORK\nCook, Sample Inn, 2018 - 2021\n- Grill\n`,
      );
      expect(JSON.stringify(basics?.location ?? {})).not.toContain(row);
    },
  );

  it('reads schools so', async () => {
    const { education } = await readText(
      `${TOP}SCHOOL\nHighest grade passed: Grade 12\nSchool: Sample Combined\nYear: 2005\nSubjects: Maths, English\n\nWORK\nCook, Hill Bakery Ltd, 2018 - 2020\n- Cooked\n`,
    );
    expect(education).toMatchObject([
      { institution: 'Sample Combined', studyType: 'Grade 12', endDate: '2005' },
    ]);
  });

  it('leaves referees and groups of skills as they stand', async () => {
    const { work, references, skills } = await readText(
      `${TOP}WORK\nCook, Hill Bakery Ltd, 2018 - 2020\n- Cooked\n\nSKILLS\nTools: Excel, Word\nSoftware: Xero, Sage\n\nREFERENCES\nName: Mr D. Sample\nPosition: Manager\nCompany: Hill Bakery Ltd\nTel: 555 0143\n`,
    );
    expect(work).toHaveLength(1);
    expect(JSON.stringify(skills)).toContain('Xero');
    expect(JSON.stringify(references)).toContain('D. Sample');
  });
});

describe('tables with named columns', () => {
  it.each([
    ['bars', (cells: string[]) => `| ${cells.join(' | ')} |`],
    ['ragged bars', (cells: string[]) => `| ${cells.join('| ')}|`],
    ['tabs', (cells: string[]) => cells.join('\t')],
  ])('with %s give each cell its role', async (_, row) => {
    const table = [
      ['Dates', 'Company', 'Position', 'Duties'],
      ['2015 - present', 'Crown & Kudu', 'Relief', 'rooms, linen, laundry for 20 guests'],
      [
        '2009 - 2014',
        'municipality of Exampleville',
        'Clerk',
        'post room and files for six offices',
      ],
      ['2001 - 2008', 'A. Sample', 'Packer', 'fruit, later flowers and small plants'],
    ];
    const { work } = await readText(`${TOP}EXPERIENCE\n${table.map(row).join('\n')}\n`);
    expect(work?.map(({ name, position }) => [name, position])).toEqual(
      table.slice(1).map(([, name, position]) => [name, position]),
    );
  });

  it('reads a title with its employer where no column is for it', async () => {
    const { work } = await readText(
      `${TOP}EXPERIENCE\n| Period | Post | Main tasks |\n| Mar '15 - present | Self-employed paralegal | Searches; drafts of contracts |\n| Sept '06 - Feb '15| Paralegal, Sample Chambers | Court calendar for six advocates |\n`,
    );
    expect(work?.[1]).toMatchObject({ position: 'Paralegal', name: 'Sample Chambers' });
    expect(work?.[0]?.startDate).toBe('2015-03');
  });
});

it.each([
  ['Employeur / Employer', 'employer'],
  ['Arbeitgeber / Ort', 'employer'],
  ['Schule / Lehrbetrieb', 'school'],
  ['Employer/Town', 'employer'],
  ['Title / Employer', undefined],
  ['Either / Or', undefined],
])('the label %s asks for %s', (label, role) => {
  expect(roleOfLabel(label)).toBe(role);
});
