import { describe, expect, it } from 'vitest';
import { readSection } from '../testing/section-of.ts';

const jobsOf = async (rows: string): Promise<string[]> => {
  const { work = [] } = await readSection('EMPLOYMENT', rows);
  return work.map(({ position = '', name = '', startDate = '', endDate = '' }) =>
    [position, name, startDate, endDate].join(' | '),
  );
};

describe('jobs told in sentences', () => {
  it('have the title, the employer and the period of their first sentence', async () => {
    expect(
      await jobsOf(
        `From Feb 2024 up to the present date I have been employed as CNC Machinist at Sample Components Pte Ltd, where I set up three machines.

From Mar 2023 to Jan 2024 I was engaged as CNC Setter by Example
Mould & Die Pte Ltd, in which post I programmed controls.

I worked for Placeholder Hardware as a retail assistant from 2015 to 2016.`,
      ),
    ).toEqual([
      'CNC Machinist | Sample Components Pte Ltd | 2024-02 | ',
      'CNC Setter | Example Mould & Die Pte Ltd | 2023-03 | 2024-01',
      'retail assistant | Placeholder Hardware | 2015 | 2016',
    ]);
  });

  it('are none where entries have heads', async () => {
    expect(
      await jobsOf(
        'Cook | Sample Grill | 2018 - 2020\nI worked as a team with the owner from 2018 to 2019 at the new place.\n\nServer | Example Diner | 2015 - 2018\n- Served',
      ),
    ).toEqual(['Cook | Sample Grill | 2018 | 2020', 'Server | Example Diner | 2015 | 2018']);
  });
});
