import { describe, expect, it } from 'vitest';
import { readSection } from '../testing/section-of.ts';

describe('a row that tells of the post at its end', () => {
  const details = [
    'Supervisor: P. Ode',
    'Salary: 24,000 GBP',
    'Hours per week: 40',
    'Reason for leaving: moved',
    'Reporting to: the owner',
  ];
  it.each(details.flatMap((detail) => ['\n\n', '\n'].map((apart) => [detail, apart])))(
    'leaves each title with its employer: %s',
    async (detail, apart) => {
      const { work = [] } = await readSection(
        'EXPERIENCE',
        [
          `Cook\nBlue Door Ltd, Leeds\nMar 2018 - Present\n${detail}`,
          `Kitchen Porter\nOld Mill Ltd, York\nJan 2015 - Feb 2018\n${detail}`,
          `Waiter\nThe Inn Ltd, Hull\nMay 2012 - Dec 2014\n${detail}`,
        ].join(apart),
      );
      // Whatever else such rows give, no title goes to another's employer.
      const pairs = work.map(({ position, name }) => `${position}: ${name}`);
      expect(pairs.join('; ')).not.toMatch(/Porter: Blue|Waiter: Old|Waiter: Blue/);
      expect(work[0]).toMatchObject({ position: 'Cook', startDate: '2018-03' });
    },
  );

  it('stands behind a blank row above the next title, which stays', async () => {
    const { work = [] } = await readSection(
      'EXPERIENCE',
      `Blue Door Ltd, Leeds\nMar 2018 - Present\nSupervisor: P. Ode\n\nKitchen Porter\nOld Mill Ltd, York\nJan 2015 - Feb 2018\nSupervisor: A. Lee\n\nWaiter\nThe Inn Ltd, Hull\nMay 2012 - Dec 2014`,
    );
    expect(work.find(({ name }) => name?.startsWith('Blue Door'))?.position).not.toBe(
      'Kitchen Porter',
    );
  });

  it('stands above the next title where the first one is a word that we lack', async () => {
    const { work = [] } = await readSection(
      'EXPERIENCE',
      ['Zorbler', 'Kitchen Porter', 'Waiter']
        .map(
          (title, at) =>
            `${title}\nHouse ${'ABC'[at]} Ltd, Leeds\nMar ${2018 - at} - Dec ${2018 - at}\nSupervisor: P. Ode`,
        )
        .join('\n'),
    );
    const pairs = work.map(({ position, name }) => `${position}: ${name}`).join('; ');
    expect(pairs).not.toMatch(/Porter: House A|Waiter: House B/);
  });
});
