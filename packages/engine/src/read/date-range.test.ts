import { describe, expect, it } from 'vitest';
import { findDateRange } from './date-range.ts';

describe('findDateRange', () => {
  it.each([
    ['Sept 2018 - present', '2018-09', undefined],
    ['01/2022 – 03/2023', '2022-01', '2023-03'],
    ['2016 / 09 - 2017 / 01', '2016-09', '2017-01'],
    ['Sep 15 - NOW', '2015-09', undefined],
    ["Jan '19 to Feb '20", '2019-01', '2020-02'],
    ['since 1965', '1965', undefined],
    ['depuis mars 2019', '2019-03', undefined],
    ['Summer 2021 – Fall 2022', '2021', '2022'],
    ['janvier 2018 à présent', '2018-01', undefined],
    ['août 2015 – décembre 2016', '2015-08', '2016-12'],
    ['May – August 2020', '2020-05', '2020-08'],
    ['2019-03-15 - 2020-01-02', '2019-03-15', '2020-01-02'],
    ['15.03.2019 - 31.12.2020', '2019-03', '2020-12'],
    ['2014—2018', '2014', '2018'],
  ])('%s', (text, start, end) => {
    const range = findDateRange(`Clerk, ${text}, Acme`);
    expect(range).toMatchObject({ start, isRange: true, current: end === undefined });
    expect(range?.end).toBe(end);
  });

  it.each([
    ['June 2016', '2016-06'],
    ['Summer 2022', '2022'],
    ['2015', '2015'],
    ['04/05/2016', '2016'],
  ])('a lone date: %s', (text, date) => {
    expect(findDateRange(text)).toMatchObject({ start: date, end: date, isRange: false });
  });

  it.each(['Room 1234', '20199', 'may help', '555-010-2019x', 'Mar 15', 'ISO 90010'])(
    'no date in "%s"',
    (text) => {
      expect(findDateRange(text)).toBeUndefined();
    },
  );

  it('tells where the date stands', () => {
    const text = 'Acme (Jan 2020 – Present)';
    const range = findDateRange(text);
    expect(text.slice(range?.from, range?.to)).toBe('Jan 2020 – Present');
  });
});
