import { describe, expect, it } from 'vitest';
import { inputFor, PAYROLL_AD } from '../testing/made-up-pairs.ts';
import { writeCoverLetter } from './cover-letter.ts';

type Job = {
  name?: string;
  position?: string;
  startDate?: string;
  endDate?: string;
};

const OLDER = [
  {
    name: 'Copper Kettle',
    position: 'Wine Waiter',
    startDate: '2012-01',
    endDate: '2015-03',
  },
  { name: 'Harbour Foods', position: 'Kitchen Porter', startDate: '2009-01', endDate: '2011-12' },
];

const letterFor = (latest: readonly Job[], work: readonly Job[] = OLDER): string =>
  Object.values(
    writeCoverLetter(
      inputFor({ basics: { name: 'Ola Sample' }, work: [...latest, ...work] }, PAYROLL_AD),
    ).tones ?? {},
  )
    .map(({ standard }) => standard)
    .join('\n');

const COUNTED = /last job|most recently|before that|earlier, I/i;

describe('the last job by its name', () => {
  it('is the latest one', () => {
    expect(letterFor([])).toMatch(
      /(?:last job was as|Most recently, I was|I worked as) a wine waiter/,
    );
  });

  it.each<[string, Job]>([
    [
      'has no title that can be said',
      { name: 'North Mills', position: 'Zzxq / ???', startDate: '2016-01', endDate: '2020-02' },
    ],
    ['has no title', { name: 'North Mills', startDate: '2016-01', endDate: '2020-02' }],
    ['has no employer', { position: 'Payroll Clerk', startDate: '2016-01', endDate: '2020-02' }],
    ['goes on without a title', { name: 'North Mills', startDate: '2016-01' }],
    ['has no dates', { name: 'North Mills', position: '???' }],
    ['ended in the same month', { name: 'North Mills', startDate: '2014-01', endDate: '2015-03' }],
  ])('is no older one where the latest %s', (_, job) => {
    expect(letterFor([job])).not.toMatch(COUNTED);
  });
});
