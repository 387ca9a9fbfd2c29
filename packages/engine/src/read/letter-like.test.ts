import { describe, expect, it } from 'vitest';
import { read } from './index.ts';

const readText = (text: string) => read(new TextEncoder().encode(text), 'resume.txt');

/** Lives told without a heading, between greetings, in several orders. */
const JOB = [
  'Mockvale Rivers Trust, Surveyor, Mockvale, May 2011 to June 2024',
  'I walked the banks with a level and kept the books of nine gauges.',
];
const SCHOOLS = [
  'Mockvale High School, A levels in Geography and Maths, 2008',
  'University of Samplehire, BSc Geography, 2011',
];
const PAPERS = ['First Aid at Work, 2023'];
const HEAD = ['Rhona Madeup', '4 Mill Lane, Mockvale', 'rhona@example.com, 07700 900123'];
const HELLO = ['Hello. I was told to keep this short, so here is the whole of it in one page.'];
const BYE = ['Thanks for reading,', 'Rhona'];

describe('a life told like a letter', () => {
  it.each([
    ['oldest first', [HEAD, HELLO, SCHOOLS, JOB, PAPERS, BYE]],
    ['the job first', [HEAD, HELLO, JOB, SCHOOLS, PAPERS, BYE]],
    ['papers first', [HEAD, HELLO, PAPERS, JOB, SCHOOLS, BYE]],
    ['without a greeting', [HEAD, SCHOOLS, JOB, PAPERS]],
  ])('%s is read with its job and schools', async (_, parts) => {
    const result = await readText(parts.map((rows) => rows.join('\n')).join('\n\n'));
    if (!result.ok) throw new Error(result.failure.code);
    const { basics, work, education, skills } = result.resume;
    expect(basics?.name).toBe('Rhona Madeup');
    expect(work?.map(({ name }) => name)).toEqual(['Mockvale Rivers Trust']);
    expect(education?.map(({ institution }) => institution)).toEqual([
      'Mockvale High School',
      'University of Samplehire',
    ]);
    expect(JSON.stringify(skills ?? [])).not.toContain('Mill Lane');
  });

  it.each([
    [
      'a letter to a friend',
      'Dear Ann,\n\nWe moved here in 2009.\n\nIn 2015 the roof fell in.\n\nYours, Bea Sample\nbea@example.com\n07700 900456',
    ],
    [
      'rows of a chronicle',
      'Bea Sample\nbea@example.com\n\nThe mill was built in 1890.\nIt burned down in 1921.',
    ],
  ])('%s is no resume', async (_, text) => {
    expect(await readText(text)).toMatchObject({ ok: false });
  });
});
