import { describe, expect, it } from 'vitest';
import { tellExperience } from './told-experience.ts';

const tell = (said: string, term: string, isProduct = false, isPast = true): string => {
  const { pattern, what, isListed } = tellExperience(said, term, { isProduct, isPast });
  return `${pattern.replace('[what]', what)}${isListed ? ` + ${term}` : ''}`;
};

describe('work with a thing that the ad names', () => {
  it.each([
    ['cut the stock count from two days to one', 'Cut the stock count from two days to one'],
    ['I counted the till twice a day', 'Counted the till twice a day'],
    ['run one till for the bar', 'Ran one till for the bar'],
    ['pre-sort the returns', 'Pre-sort the returns'],
  ])('is told as the act that it was, its name among the skills: %s', (said, line) => {
    expect(tell(said, 'Stock control')).toBe(`${line} + Stock control`);
  });

  it.each([
    ['logs of the cold room', 'Stock control: logs of the cold room'],
    ['shelf checks: dates, prices', 'Stock control: shelf checks (dates, prices)'],
    ['my team did the counting', 'Stock control: my team did the counting'],
    [
      'logs, the shop had a plan and I filled in my part',
      'Stock control: logs, the shop had a plan and I filled in my part',
    ],
  ])('stands behind its name where no act of the person is told: %s', (said, line) => {
    expect(tell(said, 'Stock control')).toBe(line);
  });

  it('is not named twice', () => {
    expect(tell('did the stock control of two shops', 'stock control')).toBe(
      'Did the stock control of two shops',
    );
  });

  it.each([
    ['to pay 12 suppliers', 'Used Ledgerly to to pay 12 suppliers'],
    ['send invoices', 'Used Ledgerly to send invoices'],
    ['one small report a week', 'Used Ledgerly for one small report a week'],
    ['for the payroll', 'Used Ledgerly for the payroll'],
    ['with a scanner', 'Used Ledgerly with a scanner'],
    ['run one index', 'Used Ledgerly to run one index'],
    ['Ledgerly reports for the owner', 'Used Ledgerly reports for the owner'],
  ])('with a product is told by what it was used for: %s', (said, line) => {
    expect(tell(said, 'Ledgerly', true)).toBe(line);
  });

  it('stays in the present where the role goes on', () => {
    expect(tell('check the deliveries', 'Stock control', false, false)).toBe(
      'Check the deliveries + Stock control',
    );
  });
});
