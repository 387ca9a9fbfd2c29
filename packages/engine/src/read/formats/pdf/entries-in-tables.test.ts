import { describe, expect, it } from 'vitest';
import { borders, column, type PlacedText } from '../../fixtures/make-pdf.ts';
import { HEADER, readPages } from '../../testing/pages.ts';

const LEFT = 60;
const RIGHT = 170;
const PITCH = 13;
const BOX = { left: 56, middle: 166, right: 560 };

/** A table of two columns: a period beside the rows of each entry, the first of them bold or not. */
function tableOf(
  y: number,
  rows: readonly (readonly [date: string, ...entry: string[]])[],
  bold: boolean,
): PlacedText[] {
  const tops = [y];
  const texts = rows.flatMap(([date, ...entry]) => {
    const top = tops.at(-1) as number;
    tops.push(top + entry.length * PITCH + 8);
    return [
      { text: date, x: LEFT, y: top + 11 },
      ...entry.map((text, index) => ({
        text,
        x: RIGHT,
        y: top + 11 + index * PITCH,
        bold: bold && index === 0,
      })),
    ];
  });
  return [borders([BOX.left, BOX.middle, BOX.right], tops), ...texts];
}

const JOBS = [
  ['Sept 2019 - today', 'Head of Events', 'Sample Institute of Technology, Limassol'],
  ['2014 - 2019', 'Events Officer', 'Fixture Hall Ltd, Nicosia'],
  ['2007 - 2010', 'Teaching Assistant', 'University of Exampleton, Nicosia'],
] as const;
const TASKS = ['• Ran 46 congresses', '• Kept the budget under plan'];
const SCHOOLS = [
  ['2006 - 2011', 'PhD in Theatre Studies', 'University of Exampleton'],
  ['2004 - 2005', 'MA Festival Management', 'Sampleside University, Leeds'],
] as const;

const VARIANTS = [true, false].flatMap((bold) =>
  ['', ':'].flatMap((mark) => [0, 1, 3].map((listed) => ({ bold, mark, listed }))),
);

describe('a table with a period beside the rows of each entry', () => {
  it.each(VARIANTS)('keeps those rows apart, %j', async ({ bold, mark, listed }) => {
    const jobs = JOBS.map(([date, ...entry], index): [string, ...string[]] => [
      date,
      ...entry,
      ...(index < listed ? TASKS : []),
    ]);
    const { resume } = await readPages([
      ...HEADER,
      ...column(LEFT, 120, [[`Work experience${mark}`, 12]]),
      ...tableOf(130, jobs, bold),
      ...column(LEFT, 400, [[`Education${mark}`, 12]]),
      ...tableOf(410, SCHOOLS, bold),
    ]);
    expect(
      (resume.work ?? []).map(({ position, name, startDate, highlights = [] }) => [
        position,
        name,
        startDate,
        highlights.length,
      ]),
    ).toEqual([
      ['Head of Events', 'Sample Institute of Technology', '2019-09', listed > 0 ? 2 : 0],
      ['Events Officer', 'Fixture Hall Ltd', '2014', listed > 1 ? 2 : 0],
      ['Teaching Assistant', 'University of Exampleton', '2007', listed > 2 ? 2 : 0],
    ]);
    expect(resume.education).toMatchObject([
      { institution: 'University of Exampleton', studyType: 'PhD', area: 'Theatre Studies' },
      { institution: 'Sampleside University', studyType: 'MA' },
    ]);
  });

  it('joins what had no room in the cell', async () => {
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

  it.each(['Languages:', 'Languages'])(
    'takes "%s" in the corner for the heading',
    async (corner) => {
      const xs = [56, 166, 300, 430, 560];
      const rows = [
        [corner, 'Speaking', 'Writing', 'Reading'],
        ['Greek', 'native', 'native', 'native'],
        ['English', 'C2', 'C1', 'C2'],
      ];
      const { resume } = await readPages([
        ...HEADER,
        ...column(LEFT, 120, [['Computer:', 12], 'Excel, Canva']),
        borders(xs, [150, 168, 186, 204]),
        ...rows.flatMap((cells, row) =>
          cells.map((text, at) => ({
            text,
            x: (xs[at] ?? 0) + 4,
            y: 162 + row * 18,
            bold: row === 0,
          })),
        ),
      ]);
      expect(resume.languages).toEqual([
        { language: 'Greek', fluency: 'native' },
        { language: 'English', fluency: 'C2 C1 C2' },
      ]);
      expect(resume.skills).toEqual([{ keywords: ['Excel', 'Canva'] }]);
    },
  );
});
