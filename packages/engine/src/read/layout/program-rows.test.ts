import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const textOf = (row: string, where: 'top' | 'middle' | 'end'): string =>
  [
    ...(where === 'top' ? [row] : []),
    'Inge Muster',
    'inge.muster@example.com',
    '',
    'WORK',
    'Cook, Sample Inn, 2018 - 2021',
    '- Grill and fryer',
    '- Kept the larder and ordered the fish',
    ...(where === 'middle' ? [row] : []),
    'Porter, Muster Inn, 2014 - 2018',
    '- Kept the doors',
    '',
    'INTERESTS',
    'Choir, chess, rowing',
    ...(where === 'end' ? [row] : []),
  ].join('\n');

describe('what a program writes around a resume', () => {
  it.each([
    ['Candidate ref: KJ-0048291          JOB BOARD EXPORT (TEXT)', 'top'],
    ['Last active: 21-11-2026            Template: "Infographic Blue"', 'top'],
    ['[SIDEBAR]', 'top'],
    ['[MAIN]', 'middle'],
    ['Inge Muster - CV', 'middle'],
    ['Inge Muster - Curriculum Vitae - page', 'middle'],
    ['Resume | Inge Muster | Page 2 of 2', 'middle'],
    ['Made with EasyResume for Android', 'end'],
    ['Made with QuickCV – build yours at quickcv.example', 'end'],
    ['Profile completeness: 85%', 'end'],
    ['Exported 14/11/2026 09:12 by KaziBora', 'end'],
  ] as const)('is left out: %s (%s)', async (row, where) => {
    const resume = await readText(textOf(row, where));
    const { trueline, ...meta } = resume.meta ?? {};
    const printed = JSON.stringify({ ...resume, meta });
    expect(resume.basics?.name).toBe('Inge Muster');
    expect(resume.work?.map(({ name }) => name)).toEqual(['Sample Inn', 'Muster Inn']);
    expect(resume.interests?.map(({ name }) => name)).toEqual(['Choir', 'chess', 'rowing']);
    expect(trueline?.kept ?? []).toEqual([]);
    expect(printed).not.toMatch(
      /KJ-004|Infographic|MAIN|SIDEBAR|CV|Curriculum|Resume|KaziBora|85%/,
    );
    expect(trueline?.leftOut?.length).toBeGreaterThan(0);
  });

  it.each([
    ['- Exported cocoa to three countries', 'middle'],
    ['- Built the menu with a template: weekly', 'middle'],
    ['Gardening', 'end'],
  ] as const)('what the person wrote stays: %s (%s)', async (row, where) => {
    const resume = await readText(textOf(row, where));
    expect(JSON.stringify(resume)).toContain(row.replace('- ', ''));
    expect(resume.meta?.trueline?.leftOut ?? []).toEqual([]);
  });
});
