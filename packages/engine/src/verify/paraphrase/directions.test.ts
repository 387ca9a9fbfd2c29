import { describe, expect, it } from 'vitest';
import { verifyLine } from '../verify-line.ts';

const isProven = (line: string, edit: string): boolean =>
  verifyLine(edit, { entry: [line], others: [] }).length === 0;

describe('which way an amount went', () => {
  it.each([
    ['Returns went from 11 to 3 in 2021', 'Returns fell from 11 to 3 in 2021'],
    ['Column bookings went from 60 % to 85 %', 'Column bookings rose from 60% to 85%'],
    ['Membership dropped from 90 to 70', 'Membership declined from 90 to 70'],
    ['Waiting went down from 9 minutes to 6', 'Waiting fell from 9 minutes to 6'],
    ['Takings grew from $4,000 to $6,500', 'Takings went from $4,000 to $6,500'],
  ])('%s says %s', (line, edit) => {
    expect(isProven(line, edit)).toBe(true);
  });

  it.each([
    ['Returns went from 11 to 3 in 2021', 'Returns rose from 11 to 3 in 2021'],
    ['Returns went from 11 to 3 in 2021', 'Returns fell from 3 to 11 in 2021'],
    ['Returns went from 11 to 3 in 2021', 'Reduced returns from 11 to 3 in 2021'],
    ['Bookings went from 60 % to 85 %', 'Increased bookings from 60 % to 85 %'],
    ['Bookings went from 60 % to 85 %', 'Sold more and increased from 60 % to 85 % bookings'],
    ['Membership dropped from 90 to 70', 'Membership dropped from 90 to 60'],
    ['Sales went from 1.2 million to 900 thousand', 'Sales rose from 1.2 million to 900 thousand'],
    ['Waiting went from 90 seconds to 2 minutes', 'Waiting fell from 90 seconds to 2 minutes'],
    ['Sales went from 1.500 to 900', 'Sales rose from 1.500 to 900'],
    ['Fees went from R900 to R1 200', 'Fees fell from R900 to R1 200'],
    ['Position went from 5 to 1', 'Position dropped from 5 to 1'],
  ])('%s: not %s', (line, edit) => {
    expect(isProven(line, edit)).toBe(false);
  });
});
