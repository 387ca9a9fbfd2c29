import { describe, expect, it } from 'vitest';
import { readSection, row } from '../testing/section-of.ts';

describe('posts that lead from one to the next', () => {
  it.each([
    ['Technician → Surveyor\nHill Surveys Ltd, Mandeville | 2012 - 2019', 'over the employer'],
    ['Technician -> Surveyor, Hill Surveys Ltd, 2012 - 2019', 'before it'],
    ['Hill Surveys Ltd, Technician => Surveyor, 2012 - 2019', 'behind it'],
    ['2012 - 2019\tTechnician → Surveyor\nHill Surveys Ltd', 'behind the dates'],
  ])('are one title: %s', async (head) => {
    const { work = [] } = await readSection('EXPERIENCE', `${head}\n- Cut lines in the bush\n`);
    expect(work.map(({ name, position }) => row(name, position?.replace(/[-=]>/, '→')))).toEqual([
      'Hill Surveys Ltd | Technician → Surveyor',
    ]);
  });

  it('are parted from an employer by the same mark', async () => {
    const { work = [] } = await readSection(
      'EXPERIENCE',
      'Surveyor → Hill Surveys Ltd, 2012 - 2019\n- Cut lines in the bush\n',
    );
    expect(work.map(({ name, position }) => row(name, position))).toEqual([
      'Hill Surveys Ltd | Surveyor',
    ]);
  });
});
