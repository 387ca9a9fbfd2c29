import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { read } from './index.ts';

async function readText(rows: string): Promise<Resume> {
  const text = `Ines Beispiel\nines@example.com\n\n${rows}\n\nSkills\nExcel, filing`;
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

describe('what brackets remark of an entry', () => {
  it.each([
    'fixed term till 31.12.2026',
    'fixed term until December 2026',
    'temporary, ends 12/2026',
    'contract until the end of 2026',
    'befristet bis 31.12.2026',
    'CDD jusqu’au 31.12.2026',
    'contrato hasta diciembre de 2026',
  ])('is no date of the job: %s', async (remark) => {
    const { work } = await readText(
      `Work history\n11/2023 - 08/2025, Example Foods Ltd, Leeds\nCashier\n- Ran the till\n09/2025 - today, Sample Sports Ltd, Leeds\nShop Assistant (${remark})\n- Sold shoes`,
    );
    expect(work).toMatchObject([
      { position: 'Cashier', startDate: '2023-11', endDate: '2025-08' },
      { name: 'Sample Sports Ltd', startDate: '2025-09' },
    ]);
    expect(work?.[1]).not.toHaveProperty('endDate');
  });

  it('dates the job where it stands for the period', async () => {
    const { work } = await readText(
      'Work history\nCashier, Example Foods Ltd (2023 - 2025)\n- Ran the till\nPorter, Sample Hotel Ltd (since 2019)\n- Bags',
    );
    expect(work).toMatchObject([{ startDate: '2023', endDate: '2025' }, { startDate: '2019' }]);
  });

  it.each([
    'Care of my mother (no pay, much missed)',
    'Career break (family, a move, a new house)',
    'Parental leave (two sons, one daughter)',
  ])('stays whole at a time off: %s', async (title) => {
    const { work } = await readText(
      `Work history\nCashier, Example Foods Ltd\n2021 - 2023\n- Ran the till\n\n${title}\n2016 - 2021\n\nPorter, Sample Hotel Ltd\n2010 - 2016\n- Bags`,
    );
    expect(work?.[1]?.position).toBe(title);
  });

  it.each([
    ['Tasmanian Certificate of Education (Year 12)', 'Year 12'],
    ['Victorian Certificate of Education (Year 12)', 'Year 12'],
  ])('loses both its brackets as a field: %s', async (degree, area) => {
    const { education } = await readText(`Education\n${degree}\nExample College, Leeds | 2001`);
    expect(education?.[0]?.area).toBe(area);
  });

  it.each(['mean grade C-', 'mean grade B+', 'overall grade A-', 'aggregate grade C'])(
    'and what a board says of a leaver is the score: %s',
    async (grade) => {
      const { education } = await readText(
        `4. Education\n4.1 1994 - 1997   Kapexample Secondary School, K.C.S.E. ${grade}\n4.2 1986 - 1993   Sample Primary School, K.C.P.E.\n4.3 03/2001 - 2002   Example Polytechnic, Diploma in Filing`,
      );
      expect(education).toMatchObject([
        { institution: 'Kapexample Secondary School', score: grade },
        { institution: 'Sample Primary School', studyType: 'K.C.P.E.' },
        { institution: 'Example Polytechnic' },
      ]);
      expect(education?.[1]).not.toHaveProperty('score');
    },
  );
});
