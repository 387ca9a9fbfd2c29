import { describe, expect, it } from 'vitest';
import { formatPeriod } from './dates.ts';

describe('formatPeriod', () => {
  it.each([
    ['2019-03', undefined, 'Mar 2019 – Present'],
    ['2019-03-01', '2020-12', 'Mar 2019 – Dec 2020'],
    ['2015', '2019-02', '2015 – Feb 2019'],
    ['2020', '2020', '2020'],
    [undefined, '2012-04', 'Apr 2012'],
    ['2019-13', undefined, '2019 – Present'],
    [undefined, undefined, undefined],
  ])('%s to %s: %s', (startDate, endDate, shown) => {
    expect(formatPeriod({ startDate, endDate })).toBe(shown);
  });
});
