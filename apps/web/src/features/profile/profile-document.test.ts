import { expect, it } from 'vitest';
import {
  entriesOf,
  isEmptyProfile,
  moved,
  titleOf,
  toSaved,
  withEntries,
  withField,
} from './profile-document.ts';
import { LOCATION_FIELDS, PROFILE_SECTIONS } from './profile-sections.ts';

const highlights = { key: 'highlights', label: '', kind: 'list' } as const;

it('keeps lines that are being typed, and saves none that are empty', () => {
  const typing = withField({ name: 'Sample' }, highlights, 'First\n\n');
  expect(typing.highlights).toEqual(['First', '', '']);
  expect(toSaved({ work: [typing] })).toEqual({
    work: [{ name: 'Sample', highlights: ['First'] }],
  });
});

it('leaves out what was emptied', () => {
  const name = { key: 'name', label: '', kind: 'line' } as const;
  expect(withField({ name: 'Sample', position: 'Clerk' }, name, '')).toEqual({ position: 'Clerk' });
  expect(withEntries({ work: [{}], awards: [{}] }, 'work', [])).toEqual({ awards: [{}] });
});

it('moves an entry up and down', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

it('names entries by what they say', () => {
  const [work] = PROFILE_SECTIONS;
  const skills = PROFILE_SECTIONS.find(({ key }) => key === 'skills');
  if (!work || !skills) throw new Error('no sections');
  expect(titleOf({ position: 'Clerk', name: 'Sample Foods' }, work)).toBe('Clerk, Sample Foods');
  expect(titleOf({ position: ' ' }, work)).toBe('New job');
  expect(titleOf({ startDate: '2024-03' }, work)).toBe('New job');
  expect(titleOf({ keywords: ['Payroll', 'Excel'] }, skills)).toBe('Payroll, Excel');
});

it('knows an empty profile', () => {
  expect(isEmptyProfile({ basics: { name: '' }, work: [] })).toBe(true);
  expect(isEmptyProfile({ skills: [{ keywords: ['Baking'] }] })).toBe(false);
  expect(entriesOf({}, 'work')).toEqual([]);
});

it('offers every part of an address that a resume is read into', () => {
  expect(LOCATION_FIELDS.map(({ key }) => key)).toEqual([
    'address',
    'city',
    'region',
    'postalCode',
    'countryCode',
  ]);
});
