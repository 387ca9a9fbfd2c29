import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';
import { readSection } from '../testing/section-of.ts';
import { findHeadingKind } from './heading.ts';

const ROWS = `Robin Placeholder
robin@example.com | +1 202 555 0142

Empl. hist.
Clerk, Fixture Shop, 2020 - 2021
- Sold books in the shop

Edu.
B.A. History, Example College, 2019

Lic. & certs.
First Aid, 2019

Skills / langs.
Filing, Typing, Sorting
French (fluent), Dutch (basic)
`;

it('headings in short forms may end with a full stop, and one may name two kinds', async () => {
  const result = await read(new TextEncoder().encode(ROWS), 'resume.txt');
  const resume = result.ok ? result.resume : {};
  expect(resume.work?.map(({ name }) => name)).toEqual(['Fixture Shop']);
  expect(resume.education?.map(({ institution }) => institution)).toEqual(['Example College']);
  expect(resume.certificates?.map(({ name }) => name)).toEqual(['First Aid']);
  expect(resume.skills?.flatMap(({ keywords }) => keywords)).toEqual([
    'Filing',
    'Typing',
    'Sorting',
  ]);
  expect(resume.languages?.map(({ language }) => language)).toEqual(['French', 'Dutch']);
});

describe('headings that say an order', () => {
  it.each([
    ['Where I have worked (first to last)', 'work'],
    ['Schools attended with dates', 'education'],
    ['Employment, latest first', 'work'],
    ['Non related referees', 'references'],
  ])('%s', (heading, kind) => expect(findHeadingKind(heading)).toBe(kind));
});

it('a heading that explains itself in brackets opens its section', async () => {
  const rows = 'Clerk, Sample Farm Ltd\n2014 - 2019\n- Kept the books\n';
  const { work = [] } = await readSection('Where I have worked (first to last)', rows);
  expect(work.map(({ position, name }) => [position, name])).toEqual([
    ['Clerk', 'Sample Farm Ltd'],
  ]);
});

describe('a title below a period alone', () => {
  it('is no heading, however it looks', async () => {
    const job = (period: string, title: string): string =>
      `${period}\n\n${title}\nSample Farm, Leeds\n- Milked the cows\n`;
    const rows = `${job('2014 - 2019', 'HERDSMAN')}\n${job('2010 - 2014', 'FARM HAND')}`;
    const { work = [] } = await readSection('WORK EXPERIENCE', rows);
    expect(work.map(({ position }) => position)).toEqual(['HERDSMAN', 'FARM HAND']);
  });
});

describe('lines in the look of the headings', () => {
  const sample = (heading: string, rows: string): string => `ROBIN PLACEHOLDER
robin@example.com | +1 202 555 0142

PROFILE
Reliable worker who likes to write tests for a living.

EMPLOYMENT

CLERK
Fixture Shop, 2020 – 2021
- Sold books in the shop

CASHIER
Sample Shop, 2018 – 2019
- Sold books in the shop

EDUCATION
B.A. History, Example College, 2019

${heading}
${rows}

LANGUAGES AND LICENCE
English, basic Dutch; driver's licence, code B
`;
  const readSample = async (heading: string, rows: string): Promise<Resume> => {
    const result = await read(new TextEncoder().encode(sample(heading, rows)), 'resume.txt');
    if (!result.ok) throw new Error(result.failure.code);
    return result.resume;
  };

  it.each([
    ['SYSTEMS', 'MS Project, Procore, AutoCAD', 'skills'],
    ['TECHNICAL', 'MS Project, Procore, AutoCAD', 'skills'],
    ['NON-EXECUTIVE', 'Trustee, Example Reading Trust, since 2019', 'work'],
    ['PROFESSIONAL', 'First Aid, 2023\nFood Safety Certification, 2020', 'certificates'],
    ['UNPAID', 'Reader, Example Society, 2014 – 2020', 'volunteer'],
  ])('are headings below a list, jobs in capitals stay jobs: %s', async (heading, rows, kind) => {
    const resume = await readSample(heading, rows);
    expect(resume.meta?.trueline?.sections).toContainEqual({ heading, kind });
    expect(resume.education?.map(({ institution }) => institution)).toEqual(['Example College']);
    expect(resume.work?.slice(0, 2).map(({ position }) => position)).toEqual(['CLERK', 'CASHIER']);
    expect(resume.languages?.map(({ language }) => language)).toEqual(['English', 'Dutch']);
    expect(resume.certificates?.map(({ name }) => name)).toContain("driver's licence, code B");
  });
});
