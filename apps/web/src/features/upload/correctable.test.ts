import type { Resume } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { fieldsBehind, withFields } from './correctable.ts';

const resume: Resume = {
  basics: { name: 'Nora Testwel', location: { city: 'Brandon' } },
  work: [{ name: 'Sample Foods', startDate: '2020-01', highlights: ['One', 'Two'] }],
  skills: [{ keywords: ['Excel', 'Baking'] }],
};
const correct = (path: string, texts: string[]) =>
  withFields(
    resume,
    fieldsBehind(resume, path).map((field, index) => ({ ...field, text: texts[index] ?? '' })),
  );

it('corrects a single text and leaves the rest', () => {
  const corrected = correct('basics.name', [' Nora Testwell ']);
  expect(corrected).toEqual({ ...resume, basics: { ...resume.basics, name: 'Nora Testwell' } });
  expect(resume.basics?.name).toBe('Nora Testwel');
});

it('corrects one line of a list, or drops it', () => {
  expect(correct('work[0].highlights[1]', ['Three']).work?.[0]?.highlights).toEqual([
    'One',
    'Three',
  ]);
  expect(correct('work[0].highlights[0]', ['']).work?.[0]?.highlights).toEqual(['Two']);
});

it('corrects both dates of a period', () => {
  expect(fieldsBehind(resume, 'work[0].startDate').map(({ text }) => text)).toEqual([
    '2020-01',
    '',
  ]);
  expect(correct('work[0].startDate', ['2020-02', '2021-03']).work?.[0]).toMatchObject({
    startDate: '2020-02',
    endDate: '2021-03',
  });
});

it('corrects the parts of an address, and a list as a whole', () => {
  const moved = correct('basics.location', ['', 'Winnipeg', 'MB']);
  expect(moved.basics?.location).toEqual({ city: 'Winnipeg', region: 'MB' });
  expect(correct('skills[0].keywords', ['Excel\n\nSQL']).skills).toEqual([
    { keywords: ['Excel', 'SQL'] },
  ]);
});

it('prints a section from its fields once an entry of it is corrected', () => {
  const asWritten = (['work', 'education'] as const).map((section) => ({
    section,
    doubt: 1,
    lines: [],
  }));
  const doubted: Resume = { ...resume, meta: { trueline: { asWritten } } };
  const [field] = fieldsBehind(doubted, 'work[0].name');
  const corrected = withFields(doubted, field ? [{ ...field, text: 'Sample Foods Ltd' }] : []);
  expect(corrected.meta?.trueline?.asWritten?.map(({ section }) => section)).toEqual(['education']);
});
