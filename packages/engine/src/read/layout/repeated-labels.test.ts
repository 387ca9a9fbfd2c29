import { describe, expect, it } from 'vitest';
import { heading, makeDocx, paragraph, table } from '../fixtures/make-docx.ts';
import { read } from '../index.ts';

const rowsOf = (rows: readonly (readonly [string, string])[]): string =>
  table(rows.map((cells) => cells.map((text) => paragraph(text))));

async function readForm(work: string, post: string, degree: string, school: string) {
  const body = [
    heading('Ana Sample'),
    paragraph('ana.sample@example.com'),
    heading('Work experience'),
    rowsOf([
      ['Dates', '03/2024 – 07/2025'],
      [work, `${post}, Sample Ltda.`],
      ['Dates', 'since 07/2026'],
      [work, 'Cashier, Fixture Market Ltd'],
    ]),
    heading('Education and training'),
    rowsOf([
      ['Dates', '2023 – 2025'],
      [degree, 'Diploma in Baking'],
      [school, 'Colégio Sample'],
      ['Dates', '02/2026 –'],
      [degree, 'Diploma in Accounting'],
      [school, 'Escola Fixture'],
    ]),
  ].join('');
  const result = await read(makeDocx(body), 'resume.docx');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

describe('labels that a form repeats beside known ones', () => {
  it.each([
    ['Position and employer', 'Title of qualification', 'Name of organisation'],
    ['Post, workplace', 'What I learned', 'Where'],
    ['Stanowisko', 'Obtained title', 'Teaching body'],
    ['Job and company', 'Course taken', 'Given by'],
  ])('"%s", "%s", "%s" name nothing', async (work, degree, school) => {
    const resume = await readForm(work, 'Office Clerk', degree, school);
    expect(resume.work).toMatchObject([
      { position: 'Office Clerk', name: 'Sample Ltda.', startDate: '2024-03' },
      { position: 'Cashier', name: 'Fixture Market Ltd', startDate: '2026-07' },
    ]);
    expect(resume.education).toMatchObject([
      { institution: 'Colégio Sample', area: 'Baking', startDate: '2023', endDate: '2025' },
      { institution: 'Escola Fixture', area: 'Accounting', startDate: '2026-02' },
    ]);
  });
});
