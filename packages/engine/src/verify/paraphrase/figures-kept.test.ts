import { describe, expect, it } from 'vitest';
import { verifyLine } from '../verify-line.ts';

const isProven = (source: string, claim: string): boolean =>
  verifyLine(claim, { entry: ['Clerk, Example Ltd', source], others: [] }).length === 0;

describe('figures of a line told otherwise', () => {
  it.each([
    ['27 of 28 trucks passed in 2023', '28 of 28 trucks passed in 2023'],
    ['Wrote about 900 test cases of 2400', 'Wrote 2400 test cases'],
    ['Held 2 client meetings a week at least', 'Held max. 2 client meetings a week'],
    ['Served up to 80 guests', 'Served at least 80 guests'],
    ['Won the cake prize in 2010 (runner up 2009)', 'Won the cake prize in 2010 and 2009'],
    ['Wrote the invoices, wife does the tax', 'Wrote the invoices and did the tax'],
    ['Wrote 64 tests, devops set up the pipeline', 'Wrote 64 tests, set up the pipeline'],
  ])('are not proven: %s -> %s', (source, claim) => {
    expect(isProven(source, claim)).toBe(false);
  });

  it.each([
    ['27 of 28 trucks passed in 2023', 'In 2023, 27 of 28 trucks passed'],
    ['Served up to 80 guests', 'Served as many as 80 guests'],
    ['Held at least 2 client meetings a week', 'Held at least 2 client meetings weekly'],
    ['Trained 12 clerks and 12 drivers', 'Trained 12 clerks and 12 drivers'],
  ])('are proven where they say the same: %s -> %s', (source, claim) => {
    expect(isProven(source, claim)).toBe(true);
  });
});
