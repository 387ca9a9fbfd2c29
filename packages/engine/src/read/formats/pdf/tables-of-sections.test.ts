import { describe, expect, it } from 'vitest';
import { borders, column, type PlacedText } from '../../fixtures/make-pdf.ts';
import { HEADER, readPages } from '../../testing/pages.ts';

const LEFT = 60;
const RIGHT = 170;
const PITCH = 13;
const XS = [56, 160, 560];

/** A table with the name of each section in its first column, at the top of its row or at the middle, and its rows beside. */
function tableOf(y: number, rows: readonly (readonly string[])[], at: string): PlacedText[] {
  const tops = [y];
  const texts = rows.flatMap(([label = '', ...said]) => {
    const top = tops.at(-1) as number;
    tops.push(top + said.length * PITCH + 8);
    const middle = at === 'middle' ? ((said.length - 1) * PITCH) / 2 : 0;
    return [{ text: label, x: LEFT, y: top + 11 + middle }, ...column(RIGHT, top + 11, said)];
  });
  return [borders(XS, tops), ...texts];
}

const SCHOOLS = [
  'Sample College of Further Education, Limerick',
  'Diploma in Office Administration, May 2025',
  'Example Secondary School, Ennis',
  'Leaving Certificate, 2023',
];
const JOBS = [
  'Fixture Devices Ltd, Limerick',
  'Executive Assistant, August 2025 to present',
  'Sample Court Hotel, Ennis',
  'Weekend Receptionist, June 2022 to July 2025',
];
const SKILLS = ['Diary: Outlook, calendar holds', 'Travel: flights, visas'];
const LABELS = [
  ['Education', 'Employment', 'Skills', 'Languages'],
  ['EDUCATION', 'WORK EXPERIENCE', 'KEY SKILLS', 'LANGUAGES'],
  ['Qualifications', 'Career History', 'Competencies', 'Languages'],
  ['Education:', 'Experience:', 'Skills:', 'Languages:'],
] as const;
const VARIANTS = LABELS.flatMap((labels) =>
  ['top', 'middle'].flatMap((at) =>
    [true, false].map((isJobFirst) => ({ labels, at, isJobFirst })),
  ),
);

describe('a table with the names of the sections beside their rows', () => {
  it.each(VARIANTS)('reads each row as it stands, %j', async ({ labels, at, isJobFirst }) => {
    const [education, work, skills, languages] = labels;
    const long = [
      [education, ...SCHOOLS],
      [work, ...JOBS],
    ];
    const rows = [
      ...(isJobFirst ? long.reverse() : long),
      [skills, ...SKILLS],
      [languages, 'English (native), French (B1)'],
    ];
    const { resume } = await readPages([...HEADER, ...tableOf(130, rows, at)]);
    expect(resume.work).toMatchObject([
      { name: 'Fixture Devices Ltd', position: 'Executive Assistant', startDate: '2025-08' },
      { name: 'Sample Court Hotel', position: 'Weekend Receptionist', endDate: '2025-07' },
    ]);
    expect(resume.education).toMatchObject([
      { institution: 'Sample College of Further Education', area: 'Office Administration' },
      { institution: 'Example Secondary School', studyType: 'Leaving Certificate' },
    ]);
    expect(resume.skills).toMatchObject([
      { name: 'Diary', keywords: ['Outlook', 'calendar holds'] },
      { name: 'Travel', keywords: ['flights', 'visas'] },
    ]);
    expect(resume.languages).toMatchObject([{ language: 'English' }, { language: 'French' }]);
  });

  it('reads the row of the name over both columns as rows of its own', async () => {
    const table = tableOf(
      130,
      [
        ['Education', ...SCHOOLS],
        ['Employment', ...JOBS],
        ['Skills', ...SKILLS],
      ],
      'top',
    );
    const { resume } = await readPages([
      borders([56, 560], [50, 130]),
      { text: 'Ines Beispiel', x: 140, y: 64, bold: true },
      { text: 'Executive Assistant', x: 150, y: 78 },
      { text: 'Example West, Co. Limerick | ines@example.com', x: 120, y: 92 },
      ...table,
    ]);
    expect(resume.basics).toMatchObject({ name: 'Ines Beispiel', label: 'Executive Assistant' });
  });

  it('leaves a table of other rows whole', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(LEFT, 120, [['Work experience', 12]]),
      borders([56, 166, 330], [130, 164, 198]),
      ...column(LEFT, 141, ['2014 - 2019']),
      ...column(RIGHT, 141, ['Kitchen Manager, The Old Example', 'Restaurant and Bakery']),
      ...column(LEFT, 175, ['2010 - 2014']),
      ...column(RIGHT, 175, ['Head Waiter, The Sample House of', 'Fine Cooking']),
    ]);
    expect(resume.work).toMatchObject([
      { position: 'Kitchen Manager', name: 'The Old Example Restaurant and Bakery' },
      { position: 'Head Waiter', name: 'The Sample House of Fine Cooking' },
    ]);
  });
});
