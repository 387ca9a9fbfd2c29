import { describe, expect, it } from 'vitest';
import { readSource } from '../testing/section-of.ts';
import { withContactsOnTop } from './contacts-at-end.ts';
import { isContact } from './covering-letter.ts';
import type { Line } from './line.ts';

const BODY = `EXPERIENCE
Cook, Blue Door, Leeds, 2018 - 2024
- Cooked the fish of the day
- Ordered from nine suppliers
- Wrote the menu
- Trained two porters

EDUCATION
Diploma in Hotel Management, Sample College, 2014`;
const OTHER = 'Tom Quill\n14 Hill Road, Leeds\ntom.quill@example.org';
const OWN = 'Ana Placeholder\n14 Hill Road, Leeds\nana.placeholder@example.com';

describe('another person at the end', () => {
  it.each([
    ['CONTACT', 'Next of kin\n\n'],
    ['PERSONAL DETAILS', 'REFEREE\n\n'],
    ['CONTACT DETAILS', 'ADDITIONAL INFORMATION\nReferee on request:\n\n'],
    ['PERSONAL INFORMATION', 'SKILLS\nFish, sauces\n\n'],
    ['CONTACT', 'PEOPLE WHO KNOW ME\n\n'],
    ['CONTACT', 'VOLUNTEERING\nHelper, Sample Kitchen, 2019 - 2020\n\n'],
    ['CONTACT', 'Kind regards,\n'],
  ])('is not the one of the contacts below a heading: %s, %s', async (heading, label) => {
    const { basics } = await readSource(
      `Ana Placeholder\n\n${heading}\nana@example.com\n0113 496 0555\n\n${BODY}\n\n${label}${OTHER}`,
    );
    expect(basics).toMatchObject({ name: 'Ana Placeholder', email: 'ana@example.com' });
  });

  it.each([
    '01 23 45 67 89',
    'Phone: (020) 7946 0555',
    'linkedin.com/in/anaplaceholder',
    'https://ana.example',
  ])('nor where the person has only %s', async (contact) => {
    const { basics } = await readSource(
      `Ana Placeholder\n\nCONTACT\n${contact}\n\n${BODY}\n\nSKILLS\nFish\n\n${OTHER}`,
    );
    expect(basics?.name).toBe('Ana Placeholder');
  });

  it.each(['SKILLS\nFish, sauces\n\n', 'Next of kin\n\n', 'Yours sincerely,\n'])(
    'nor where another name stands on top: %s',
    async (label) => {
      const { basics } = await readSource(`Ana Placeholder\nCook\n\n${BODY}\n\n${label}${OTHER}`);
      expect(basics?.name).toBe('Ana Placeholder');
    },
  );

  it.each(['Ana', 'Ana Baker', 'ana placeholder', 'Ana Placeholder, RN', 'Name: Ana Placeholder'])(
    'nor where the name on top is: %s',
    async (name) => {
      const { basics } = await readSource(`${name}\n\n${BODY}\n\nSKILLS\nFish, sauces\n\n${OTHER}`);
      expect(basics?.name).not.toBe('Tom Quill');
    },
  );

  it.each([
    'Emergency contact',
    'In case of emergency',
    'Witness:',
    'Referee',
    'Next of kin (brother)',
  ])('nor where the top has no name: %s', async (label) => {
    const { basics } = await readSource(`CURRICULUM VITAE\n\n${BODY}\n\n${label}\n\n${OTHER}`);
    expect(basics?.name).not.toBe('Tom Quill');
  });

  it.each([
    'Helper\n2019 - 2020\n\nGreen Gate\n14 Hill Road, Leeds\ngreengate@example.org',
    'Helper\n\nGreen Gate\n14 Hill Road, Leeds\n2019 - 2020\ngreengate@example.org',
    'Helper, Green Gate, 2019 - 2020\n\nGreen Gate\n14 Hill Road, Leeds\ngreengate@example.org',
  ])('nor the house of the last entry: %s', async (entry) => {
    const { basics } = await readSource(`CURRICULUM VITAE\n\n${BODY}\n\nVOLUNTEERING\n${entry}`);
    expect(basics?.name).not.toBe('Green Gate');
  });
});

describe('the person’s own contacts at the end', () => {
  it.each(['', 'Kind regards,\n', 'SKILLS\nFish, sauces\n\n'])('%s', async (label) => {
    for (const top of ['CURRICULUM VITAE', 'ANA PLACEHOLDER', 'Resume\nAna Placeholder\nCook']) {
      const { basics } = await readSource(`${top}\n\n${BODY}\n\n${label}${OWN}`);
      expect(basics?.name?.toLowerCase()).toBe('ana placeholder');
      expect(basics?.email).toBe('ana.placeholder@example.com');
    }
  });
});

it.each(['x', 'a@', '1', 'a.'])('a long row of %j takes no longer than its length', (part) => {
  const long: Line = { ...ROW, cells: [{ ...CELL, text: part.repeat(100_000) }] };
  const row = (text: string): Line => ({ ...ROW, cells: [{ ...CELL, text }] });
  const rows = ['EXPERIENCE', ...'abcdefgh', 'Ana Hill', 'ana.hill@example.com'].map(row);
  const start = performance.now();
  withContactsOnTop([row('CURRICULUM VITAE'), long, ...rows.slice(0, 8), long, ...rows.slice(8)]);
  isContact(part.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(2000);
});
const CELL = { x: 0, width: 10, bold: false, italic: false };
const ROW: Omit<Line, 'cells'> = {
  x: 0,
  y: 0,
  width: 10,
  size: 0,
  bold: false,
  italic: false,
  gapBefore: 1,
  wraps: false,
  links: [],
};
