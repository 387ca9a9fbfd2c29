import { describe, expect, it } from 'vitest';
import { readSection } from '../testing/section-of.ts';

const TOLD =
  'Prepared the daily list of the hall, answered the letters of the members and kept the keys of all the rooms.';
const jobs = async (...heads: string[]): Promise<string[]> => {
  const rows = heads.map((head) => `${head} ${TOLD}`).join('\n\n');
  const { work = [] } = await readSection('WORK', rows);
  return work.map(({ position, name, startDate, endDate }) =>
    [position, name, startDate, endDate].map((value) => value ?? '').join(' | '),
  );
};

describe('a job whose paragraph opens with its head', () => {
  it.each([
    ['Clerk, Sample Hall, Leeds, 2006-2013.', 'Clerk | Sample Hall | 2006 | 2013'],
    ["Clerk, St. Anne's Home, Leeds, 2006-2013.", "Clerk | St. Anne's Home | 2006 | 2013"],
    [
      'Sample Hall, Leeds. Clerk, May 2006 to June 2013.',
      'Clerk | Sample Hall | 2006-05 | 2013-06',
    ],
    ['Sample Hall, Leeds (offices). Clerk, since 2006.', 'Clerk | Sample Hall | 2006 | '],
    ['Sample Hall Pvt. Ltd. Clerk, 2006 to 2013.', 'Clerk | Sample Hall Pvt. Ltd. | 2006 | 2013'],
    ['Clerk, Sample Hall, 2006 to 2013 (closed).', 'Clerk | Sample Hall | 2006 | 2013'],
    ['Clerk, Sample Hall, 2006 to 2013, during my studies.', 'Clerk | Sample Hall | 2006 | 2013'],
    ['Clerk at Sample Hall (2006 to 2013).', 'Clerk | Sample Hall | 2006 | 2013'],
    ['Clerk, Sample Hall, 2006 - 2013:', 'Clerk | Sample Hall | 2006 | 2013'],
    ['Sample Hall, clerk, 2006 - 2013 –', 'clerk | Sample Hall | 2006 | 2013'],
  ])('is read from %s', async (head, expected) => {
    expect(await jobs('Porter, Example Inn, York, 2014 - 2018.', head)).toEqual([
      'Porter | Example Inn | 2014 | 2018',
      expected,
    ]);
  });

  it.each([
    'Led the move of the archive from 2006 to 2008.',
    'I ran the night desk from 2006 to 2008.',
    'Kept the books of two halls. Trained a clerk from 2006 to 2008.',
    'Then the hall was closed from 2006 to 2008.',
  ])('is no sentence of what was done: %s', async (said) => {
    expect(
      await jobs('Porter, Example Inn, York, 2014 - 2018.', 'Cook, Sample Inn, 2004 - 2013.', said),
    ).toHaveLength(2);
  });
});
