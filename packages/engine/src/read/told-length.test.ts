import { describe, expect, it } from 'vitest';
import { read } from './index.ts';
import { isLengthOfPeriod, toldMonths } from './told-length.ts';

describe('toldMonths', () => {
  it.each([
    ['7 years 6 months', 90],
    ['(7 years 6 months)', 90],
    ['4 yrs, 4 mos', 52],
    ['[11 mths]', 11],
    ['7y 6m', 90],
    ['2 ans et 3 mois', 27],
    ['1 Jahr 6 Monate', 18],
    ['3 años y 2 meses', 38],
    ['2 anos e 1 mês', 25],
    ['1 anno e 8 mesi', 20],
    ['2 jaar en 5 maanden', 29],
    ['3 lata i 4 miesiące', 40],
    ['2 года 5 месяцев', 29],
    ['3 år og 1 måned', 37],
    ['4 yıl 2 ay', 50],
    ['2 tahun 7 bulan', 31],
    ['1.5 years', 18],
    ['ca. 3 Jahre', 36],
    ['total: 3 yrs', 36],
    ['less than a year', 0],
  ])('%s', (text, months) => {
    expect(toldMonths(text)).toBe(months);
  });

  it.each(['7', '2019', 'years', '40 hours', '3 years of sales', '6 months leave', '5 Months Ltd'])(
    'none: %s',
    (text) => {
      expect(toldMonths(text)).toBeUndefined();
    },
  );
});

const isLength = (row: string, today?: string): boolean =>
  isLengthOfPeriod(row, row.lastIndexOf('('), row.length, today);

describe('isLengthOfPeriod', () => {
  it.each([
    'Jun 2019 - Present (7 years 6 months)',
    'Jun 2019 - Present (7 years)',
    '2015 - Present (11 years)',
    'Feb 2015 - May 2019 (4 years 4 months)',
    '2012 – 2015 (3 years)',
    '03/2012 – 08/2014 (2 ans 6 mois)',
    'Jan 2013 - Dec 2013 (1 Jahr)',
  ])('%s', (row) => {
    expect(isLength(row, '2026-11')).toBe(true);
  });

  it.each([
    '2012 – 2015 (6 months)',
    '2021 - 2022 (3 months)',
    '2015 - Present (6 months)',
    'Jun 2019 - Present (2 years)',
    'NVQ, 2008 - 2010 (18 months)',
    '2012 - 2015 (2 years)',
    'Feb 2015 - May 2019 (4 years 1 month)',
    'Feb 2015 - May 2019 (4 months)',
    'Jun 2019 - Present (part time)',
    'Cook (2 years)',
    'May 2019 (4 years)',
    '2012 - 2015 Sample Inn (3 years)',
  ])('tells of its own: %s', (row) => {
    expect(isLength(row, '2026-11')).toBe(false);
  });

  it('of a present period in months beside a bare year, whatever today is', () => {
    expect(isLength('2015 - Present (6 months)')).toBe(false);
    expect(isLength('Jun 2019 - Present (7 years 6 months)')).toBe(true);
  });
});

const PROFILE = (lengths: readonly string[]): string => `Ana Sample
Site Engineer
ana.sample@example.com

EXPERIENCE
Project Manager
Hill Builders Inc. | Exampleton
Jun 2019 - Present ${lengths[0]}
* Turned over a tower of 28 storeys
* Monitored cash flow

Site Engineer
Sample Construction | Exampleton
Feb 2015 - May 2019 ${lengths[1]}
* Supervised concreting of three levels
`;

describe('the length of a period in brackets', () => {
  it.each([
    [['(7 years 6 months)', '(4 years 4 months)']],
    [['[7 yrs 6 mos]', '[4 yrs 4 mos]']],
    [['(7 ans et 6 mois)', '(4 ans et 4 mois)']],
    [['(7 Jahre 6 Monate)', '(4 Jahre 4 Monate)']],
    [['(7 tahun 6 bulan)', '(4 tahun 4 bulan)']],
  ])('belongs to it: %s', async (lengths) => {
    const result = await read(new TextEncoder().encode(PROFILE(lengths)), 'resume.txt');
    if (!result.ok) throw new Error(result.failure.code);
    const { work, meta } = result.resume;
    expect(work?.map(({ position }) => position)).toEqual(['Project Manager', 'Site Engineer']);
    expect(work?.map(({ startDate }) => startDate)).toEqual(['2019-06', '2015-02']);
    expect(meta?.trueline?.kept ?? []).toEqual([]);
    expect(meta?.trueline?.asWritten ?? []).toEqual([]);
  });
});
