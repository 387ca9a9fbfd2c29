import { describe, expect, it } from 'vitest';
import { lineOf } from '../testing/line-of.ts';
import { closeSpacedDates } from './spaced-dates.ts';

const closed = (text: string): string | undefined =>
  closeSpacedDates([lineOf([0, text])])[0]?.cells[0]?.text;

describe('letter-spaced dates', () => {
  it.each([
    ['OC T OBER 2017 – PRES ENT', 'OCTOBER 2017 – PRESENT'],
    ['JA N 2012 – F E B 2014', 'JAN 2012 – FEB 2014'],
    ['WIN TER 2010', 'WINTER 2010'],
  ])('%s is %s', (text, whole) => {
    expect(closed(text)).toBe(whole);
  });

  it.each(['IT S AP 2017', 'MA Y', 'ACME HR 2019 – PRESENT'])('%s stays', (text) => {
    expect(closed(text)).toBe(text);
  });
});
