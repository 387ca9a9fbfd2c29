import type { KeptText, Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import {
  isBareDatum,
  isDatumAmong,
  isMonogram,
  isPageRow,
  repeatsContacts,
  withoutCells,
} from './head-rows.ts';
import { createPersonalDataFilter } from './personal-data.ts';

describe('a field whose label was lost', () => {
  it.each([
    'Single',
    'Married, 2 children',
    'Female',
    '25 yrs old',
    '25 years of age',
    'aged 25',
    '14.09.1984 | male',
    '14/09/2004\tFemale',
    'F | 31 years | single',
  ])('%s', (text) => expect(isBareDatum(text)).toBe(true));

  it.each([
    '25 years',
    '30 yrs; 12 years',
    '14 May 2005',
    '12.05.1988',
    '27 years at sea',
    '2019',
    '14/12/2026',
    'Singapore',
    'Single-handed sailing',
    'Male ward',
    '25 years of experience',
    'Mobile',
    '5 years',
  ])('but not %s', (text) => expect(isBareDatum(text)).toBe(false));
});

describe('a field whose label was lost, among others', () => {
  const among = (...texts: string[]): boolean[] => {
    const kept = texts.map((text, at): KeptText => ({ id: `kept-${at}`, text }));
    return texts.map((_, at) => isDatumAmong({ meta: { trueline: { kept } } }, at));
  };

  it.each([
    [['25 years', '14 May 2005', 'Male']],
    [['Single', '14/09/2004']],
    [['14 September 1984', '25 yrs', 'Married, 2 children']],
  ])('goes: %j', (texts) => expect(among(...texts)).not.toContain(false));

  it.each([
    [['Chef', '25 years']],
    [['14 May 2005', 'Own tools', 'Female nurses trained']],
    [['30 yrs; 12 years']],
  ])('stays: %j', (texts) => expect(among(...texts)).not.toContain(true));
});

describe('years alone at the head', () => {
  const isAge = (text: string, ...years: string[]): boolean => {
    const work = years.map((startDate) => ({ startDate }));
    return isDatumAmong({ work, meta: { trueline: { kept: [{ id: 'kept-0', text }] } } }, 0);
  };

  it.each([
    ['25 years', ['2019-06', '2023-09']],
    ['48 yrs', ['2004', '2022']],
    ['22 years', ['2025']],
  ])('are an age where no job reaches back so far: %s, %j', (text, years) =>
    expect(isAge(text, ...years)).toBe(true),
  );

  it.each([
    ['25 years', ['1999', '2022']],
    ['20 years', ['2006', '2022']],
    ['12 years', ['2014']],
    ['20 years', ['2016', '2021']],
    ['25 years', []],
    ['25 years in kitchens', ['2020']],
  ])('may be those of the work: %s, %j', (text, years) =>
    expect(isAge(text, ...years)).toBe(false),
  );
});

describe('the letters of a name in place of a photo', () => {
  it.each([
    ['TH', 'Đặng Thị Thu Hà', true],
    ['JS', 'Jo Sample', true],
    ['RN', 'Jo Sample', false],
    ['MBA', 'Mary Beth Example', false],
    ['IT', 'Ian Sample', false],
    ['MS', 'Mona Sample', false],
    ['MD', 'Mona Dara Sample', false],
    ['PE', 'Pia Example', false],
    ['LMT', 'Lea Mona Test', false],
    ['OT', 'Ola Test', false],
    ['RN', 'Ruth Noname', false],
    ['CPA', 'Cara Pia Anyone', false],
    ['EMT', 'Eva Mona Test', false],
    ['PT', 'Pia Test', false],
    ['LS', 'Lea Sample', true],
  ])('%s of %s: %s', (text, name, is) => expect(isMonogram(text, name)).toBe(is));
});

it.each([
  ['Updated 21/11/2026 · Profile complete 72%', true],
  ['Exported from JobHarbour24 · Page 1', true],
  ['Updated the price list · Page layout', false],
  ['Profile: fitter · Page 1', false],
])('%s is of a page: %s', (text, is) => expect(isPageRow(text)).toBe(is));

it.each([
  ['example.com/jo\t|\tgithub.com/jo-sample', true],
  ['jo@example.com', true],
  ['0700 900 163', true],
  ['example.com/other', false],
  ['0700 900 164', false],
  ['example.com/jo | 0700 900 164', false],
  ['GitHub', false],
])('%s repeats contacts: %s', (text, is) => {
  const resume: Resume = {
    basics: {
      email: 'jo@example.com',
      phone: '+0700-900163',
      url: 'https://example.com/jo/',
      profiles: [{ network: 'GitHub', url: 'https://github.com/jo-sample' }],
    },
  };
  expect(repeatsContacts(text, resume)).toBe(is);
});

describe('a row of values below its labels', () => {
  const withoutData = createPersonalDataFilter('Clerk');
  const left = (labels: string, values: string): string => {
    const piece = (text: string): KeptText => ({ id: 'kept-1', text, heading: 'Form' });
    return withoutCells(piece(values), piece(labels), withoutData);
  };

  it.each([
    ['Date of birth\tGender', '14/09/2004\tFemale', ''],
    ['Marital status\tPhone', 'Single\t0905 550 128', '0905 550 128'],
    ['Date of birth\tGender', '14/09/2004', '14/09/2004'],
    ['Gender\tEquality work', 'Female\t2 years', 'Female\t2 years'],
    ['Employer\tTown', 'Hall & Co\tHull', 'Hall & Co\tHull'],
  ])('%s / %s', (labels, values, rest) => expect(left(labels, values)).toBe(rest));
});

describe('a value right below its label', () => {
  const withoutData = createPersonalDataFilter('Clerk');
  const left = (label: string, value: string, gap = 1): string => {
    const above: KeptText = { id: 'kept-1', text: label, start: 10, end: 10 + label.length };
    const start = 10 + label.length + gap;
    const piece: KeptText = { id: 'kept-2', text: value, start, end: start + value.length };
    return withoutCells(piece, above, withoutData);
  };

  it.each([
    ['Marital status', 'De facto, one daughter (9)'],
    ['Place of birth', 'Burnie, Tasmania'],
    ['Health', 'Excellent, non-smoker'],
    ['Citizenship', 'Australian and Japanese'],
    ['Marital status', 'Married'],
    ['Date of birth', '3 May 1984'],
    ['Height', '182 cm'],
    ['ID number', 'AB 123456'],
    ['Religion', 'Roman Catholic'],
  ])('goes: %s / %s', (label, value) => expect(left(label, value)).toBe(''));

  it.each([
    ['Health', 'Notice period: one month', 1],
    ['Marital status', 'Registered Nurse since 2010', 1],
    ['Marital status', 'Forklift Driver', 1],
    ['Religion', 'Own car and clean licence', 1],
    ['Religion', 'Registered Nurse', 1],
    ['Nationality', 'Forklift Licence', 1],
    ['Date of birth', 'Chef of 12 years', 1],
    ['Height', 'Rope access to 40 m', 1],
    ['ID number', 'Trained 40 clerks', 1],
    ['Health', 'Ran the health and safety training of 40 people', 1],
    ['Place of birth', 'Burnie, Tasmania', 40],
    ['Home care', 'Two wards', 1],
    ['Marital status: single', 'Own tools', 1],
  ])('stays: %s / %s', (label, value, gap) => expect(left(label, value, gap)).toBe(value));
});
