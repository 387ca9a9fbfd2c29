import { describe, expect, it } from 'vitest';
import { column, type PlacedText } from '../fixtures/make-pdf.ts';
import { HEADER, readPages } from '../testing/pages.ts';

/** Rows of a page's only section of jobs; `*` before a bold one. */
async function jobsOf(rows: readonly string[]): Promise<unknown[]> {
  const placed = rows.map(
    (row, index): PlacedText => ({
      text: row.replace(/^\*/, ''),
      x: 60,
      y: 133 + index * 13,
      bold: row.startsWith('*'),
    }),
  );
  const { resume } = await readPages([
    ...HEADER,
    ...column(60, 120, [['Employment', 12]]),
    ...placed,
  ]);
  return (resume.work ?? []).map(({ name, position, startDate }) => [name, position, startDate]);
}

const PERIODS: readonly ((title: string, from: string, to: string) => string)[] = [
  (title, from, to) => `${title} (${from} – ${to})`,
  (title, from, to) => `${title}, ${from} - ${to}`,
  (title, from, to) => `${from} - ${to} ${title}`,
  (title, from, to) => `${title} ${from} to ${to}`,
  (title, from, to) => `${title}: ${from} - ${to}`,
];
const TASKS = [[], ['• Led six engineers']];

describe('employers in bold over the roles held there', () => {
  it.each(PERIODS.flatMap((period) => TASKS.map((tasks) => ({ period, tasks }))))(
    'go with each of their roles, $period, $tasks',
    async ({ period, tasks }) => {
      const jobs = await jobsOf([
        '*Sample Plains District Council (formerly Fixture County)',
        period('Asset Manager', '2014', '2020'),
        ...tasks,
        period('Team Leader Design', '2003', '2014'),
        ...tasks,
        period('Senior Engineer, Water Services', '1996', '2003'),
        ...tasks,
        '*Ministry of Samples',
        period('Engineering Cadet', '1983', '1989'),
        ...tasks,
      ]);
      const council = 'Sample Plains District Council (formerly Fixture County)';
      expect(jobs).toEqual([
        [council, 'Asset Manager', '2014'],
        [council, 'Team Leader Design', '2003'],
        [council, 'Senior Engineer, Water Services', '1996'],
        ['Ministry of Samples', 'Engineering Cadet', '1983'],
      ]);
    },
  );

  it('leaves titles in bold over their employers', async () => {
    const jobs = await jobsOf([
      '*Warehouse Manager',
      'Fixture Logistics Ltd, 2019 - 2022',
      '• Ran three docks',
      '*Shift Supervisor',
      'Sample Haulage Inc, 2015 - 2019',
      '• Planned the week',
    ]);
    expect(jobs).toEqual([
      ['Fixture Logistics Ltd', 'Warehouse Manager', '2019'],
      ['Sample Haulage Inc', 'Shift Supervisor', '2015'],
    ]);
  });

  it('leaves a trade in bold over jobs that name their own employers', async () => {
    const jobs = await jobsOf([
      '*Fire service',
      'Firefighter, Exampleton Fire Station, 2014 - 2018',
      'Driver, Sample Rescue Service, 2009 - 2014',
    ]);
    expect(jobs).not.toContainEqual(['Fire service', expect.anything(), expect.anything()]);
  });
});
