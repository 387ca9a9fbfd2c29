import { describe, expect, it } from 'vitest';
import type { PlacedText } from '../../fixtures/make-pdf.ts';
import { readPages } from '../../testing/pages.ts';

const SIDE = 21.6;
const MAIN = 223.6;
const BOTTOM = 720;
const DARK = '0.16 0.24 0.29 rg 0 0 204 792 re f';
const LIGHT = '0.88 0.91 0.93 rg';

type Row = readonly [text: string, size: number, room?: number];

const JOBS = [
  [
    'Fixture Harbour Authority',
    'Operations Manager',
    'January 2020',
    'Present',
    '5 years 2 months',
  ],
  ['Sample Ferries Ltd', 'Deck Planner', 'March 2018', 'December 2019', '1 year 10 months'],
  ['Pretend Shipping Line', 'Shift Lead', 'June 2016', 'February 2018', '1 year 9 months'],
  ['Example Rail Yard', 'Dispatcher', 'May 2014', 'May 2016', '2 years 1 month'],
  ['Made-up Motors', 'Service Adviser', 'April 2012', 'April 2014', '2 years 1 month'],
  ['Trial Foods Co-operative', 'Store Keeper', 'January 2011', 'March 2012', '1 year 3 months'],
  ['Specimen Hotel', 'Night Porter', 'June 2009', 'December 2010', '1 year 7 months'],
  ['Mock Garden Centre', 'Sales Clerk', 'May 2008', 'May 2009', '1 year 1 month'],
  ['Dummy Parcel Service', 'Courier', 'January 2007', 'April 2008', '1 year 4 months'],
  ['Placeholder Cinema', 'Usher', 'June 2005', 'December 2006', '1 year 7 months'],
] as const;

const DUTIES = [
  'Looked after forty berths and the people who use them, wrote the rota',
  'for three shifts and kept the accident book for the whole of the site.',
  'Answered letters from captains, owners and the town in two languages.',
  'Bought rope, paint and lamps for the quay and sold what was left of it.',
];

const HEADLINE = [
  'Operations Manager at Fixture Harbour Authority',
  'Regina, Saskatchewan, Canada',
];

function mainRows([headline = '', below = '']: readonly string[]): Row[] {
  return [
    ['Ines Beispiel', 26],
    [headline, 12, 8],
    [below, 12],
    ['Summary', 15.75, 18],
    ['Runs docks, ferries and the people who work on them, in two', 12, 6],
    ['languages and any weather.', 12],
    ['Experience', 15.75, 18],
    ...JOBS.flatMap(([company, title, from, to, length], index): Row[] => [
      [company, 12, index === 0 ? 8 : 14],
      [title, 11.5],
      [`${from} - ${to} (${length})`, 10.5],
      ['Regina, Saskatchewan, Canada', 10.5],
      ...[...DUTIES, ...DUTIES].map((duty): Row => [duty, 10.5]),
    ]),
    ['Education', 15.75, 18],
    ['Example Polytechnic', 12, 8],
    ['Diploma, Logistics \xb7 (2003 - 2005)', 10.5],
    ['Sample Secondary School', 12, 10],
    ['Certificate, Commerce \xb7 (1999 - 2003)', 10.5],
  ];
}

const SIDEBAR: readonly (readonly Row[])[] = [
  [
    ['Contact', 13],
    ['306-555-0188 (Mobile)', 10.5, 6],
    ['ines.beispiel@example.com', 10.5],
    ['www.linkedin.com/in/ines-', 10.5, 6],
    ['beispiel-0000 (LinkedIn)', 10.5],
    ['Top Skills', 13, 24],
    ['Berth Planning', 10.5, 6],
    ['Ship Handling', 10.5],
    ['Staff Rotas', 10.5],
    ['Languages', 13, 24],
    ['English (Native or Bilingual)', 10.5, 6],
    ['French (Limited Working)', 10.5],
  ],
  [
    ['Certifications', 13],
    ['First Aid Instructor', 10.5, 6],
    ['Forklift Operator', 10.5],
    ['Marine Radio Operator', 10.5],
    ['Dangerous Goods by Rail and', 10.5],
    ['Road', 10.5],
  ],
];

/** Rows of a column set down from the top, a new page where one is full. */
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

/** A profile as the network saves it: a narrow dark sidebar, the main column through all pages, a foot on each. */
function profile(
  sidebar: readonly (readonly Row[])[],
  isDarkThroughout: boolean,
  headline: readonly string[] = HEADLINE,
): PlacedText[][] {
  const pages = set(mainRows(headline), MAIN, '0 g');
  return pages.map((main, index) => {
    const side = set(sidebar[index] ?? [], SIDE, LIGHT).flat();
    const isDark = isDarkThroughout || side.length > 0;
    return [
      ...(isDark ? [{ text: ' ', x: 0, y: 0, color: DARK }] : []),
      ...side,
      ...main,
      { text: `Page ${index + 1} of ${pages.length}`, x: 390, y: 765, size: 9, color: '0 g' },
    ];
  });
}

describe('a profile saved as a PDF', () => {
  it.each([
    ['on page 1', SIDEBAR.slice(0, 1), false],
    ['on pages 1 and 2', SIDEBAR, false],
    ['on every page, empty from page 3 on', SIDEBAR, true],
    ['in one piece', [SIDEBAR.flat()], true],
    ['of contact details alone', [SIDEBAR[0]?.slice(0, 5) ?? []], false],
  ] as const)('keeps its jobs in order with a sidebar %s', async (_name, sidebar, isDark) => {
    const { resume, text } = await readPages(...profile(sidebar, isDark));
    expect(resume.basics).toMatchObject({
      name: 'Ines Beispiel',
      email: 'ines.beispiel@example.com',
      phone: '306-555-0188',
    });
    expect(resume.work?.map(({ name, position }) => [name, position])).toEqual(
      JOBS.map(([company, title]) => [company, title]),
    );
    expect(resume.work?.[0]).toMatchObject({ startDate: '2020-01' });
    expect(resume.work?.at(-1)).toMatchObject({ startDate: '2005-06', endDate: '2006-12' });
    expect(resume.education).toMatchObject([
      { institution: 'Example Polytechnic', area: 'Logistics', startDate: '2003' },
      { institution: 'Sample Secondary School', startDate: '1999', endDate: '2003' },
    ]);
    expect(text).not.toMatch(/Page \d of/);
    expect(text.match(/Looked after forty berths/g)).toHaveLength(2 * JOBS.length);
    if (sidebar.length > 1) {
      expect(resume.certificates?.map(({ name }) => name)).toEqual([
        'First Aid Instructor',
        'Forklift Operator',
        'Marine Radio Operator',
        'Dangerous Goods by Rail and Road',
      ]);
    }
  });

  const FULL = 'Operations Manager at Fixture Harbour | Berths, tugs and pilot boats';
  it.each([
    [FULL, 'Winnipeg, Manitoba, Canada'],
    [FULL, 'Valencia, Comunidad Valenciana, España'],
    [FULL, 'Saint-Malo, Bretagne, France'],
    [FULL.replace('|', '·'), 'Toronto, ON'],
    [FULL.replace('|', '•'), 'Leeds, England, United Kingdom'],
  ])('ends a headline that fills its row where the place begins: %s, %s', async (...rows) => {
    const { text } = await readPages(...profile(SIDEBAR.slice(0, 1), false, rows));
    expect(text.split('\n')).toContain(rows[1]);
  });

  it.each([
    [FULL, 'and the people on them'],
    [FULL, 'Rosters, Budgets, Letters'],
    [
      'Operations Manager who ran the docks, berths and ferries in towns across',
      'Winnipeg, Manitoba, Canada',
    ],
  ])('goes on with a headline below its row: %s, %s', async (...rows) => {
    const { text } = await readPages(...profile(SIDEBAR.slice(0, 1), false, rows));
    expect(text.split('\n')).not.toContain(rows[1]);
  });
});
