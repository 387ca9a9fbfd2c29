import { describe, expect, it } from 'vitest';
import { findDateRange } from './date-range.ts';

/** How people tell a year without its month. */
const LOOSE = [
  'early YEAR',
  'late YEAR',
  'mid-YEAR',
  'about YEAR',
  'the end of YEAR',
  'the beginning of YEAR',
  'end of YEAR',
  'spring YEAR',
  'the summer of YEAR',
  'autumn of YEAR',
  'late autumn YEAR',
  'Christmas YEAR',
  'late in YEAR',
];

describe('periods told loosely', () => {
  it.each(['OPENS to ENDS', 'from OPENS to ENDS', 'OPENS – ENDS', 'from OPENS until ENDS'])(
    '%s',
    (form) => {
      for (const opens of LOOSE) {
        for (const ends of LOOSE) {
          const told = form
            .replace('OPENS', opens.replace('YEAR', '2009'))
            .replace('ENDS', ends.replace('YEAR', '2015'));
          const { start, end, current, from, to } = findDateRange(told) ?? {};
          expect({ told, start, end, current, whole: [from, to] }).toEqual({
            told,
            start: '2009',
            end: '2015',
            current: false,
            whole: [0, told.length],
          });
        }
      }
    },
  );

  it('is not open where an end is named that cannot be read', () => {
    expect(findDateRange('from 2009 to the birth of my son')?.current).not.toBe(true);
  });
});

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
    ['2015–17', '2015', '2017'],
    ['2019-21', '2019', '2021'],
    ['3/15 - 9/17', '2015-03', '2017-09'],
    ['3/19 to present', '2019-03', undefined],
    ['Q1 2018 – Q3 2020', '2018', '2020'],
    ['05.2016 – obecnie', '2016-05', undefined],
    ['od maja 2016 do grudnia 2018', '2016-05', '2018-12'],
    ['październik 2012 – czerwiec 2015', '2012-10', '2015-06'],
    ['ágúst 2019 - desember 2021', '2019-08', '2021-12'],
    ['maí 2022 - núna (today)', '2022-05', undefined],
    ['2010 - núna', '2010', undefined],
    ['da gennaio 2015 a oggi', '2015-01', undefined],
    ['dal 2015 al 2018', '2015', '2018'],
    ['02/2014 até o momento', '2014-02', undefined],
    ['desde marzo de 2016 hasta la actualidad', '2016-03', undefined],
    ['mei 2015 t/m juni 2017', '2015-05', '2017-06'],
    ['с марта 2015 по настоящее время', '2015-03', undefined],
    ['март 2015 — июнь 2018', '2015-03', '2018-06'],
    ['ab 03/2016', '2016-03', undefined],
    ['von 2010 bis 2014', '2010', '2014'],
    ['between 2010 and 2014', '2010', '2014'],
    ['from May 2012 until Aug 2014', '2012-05', '2014-08'],
    ['2012 à ce jour', '2012', undefined],
    ['Mar ‘17 – Apr ‘19', '2017-03', '2019-04'],
    ['11/‘15 - 6/‘16', '2015-11', '2016-06'],
    ['étés 2011 et 2012', '2011', '2012'],
    ['estate 2014 – inverno 2015', '2014', '2015'],
    ['Summers 2009 & 2010', '2009', '2010'],
    ['Summers 2009, 2010, 2011', '2009', '2011'],
    ['2016, 2017 and 2018', '2016', '2018'],
    ["'19 - now", '2019', undefined],
    ["'98 to '03", '1998', '2003'],
    ["Feb. '12 - Dec '15", '2012-02', '2015-12'],
    ["Fall '16 - Spring '19", '2016', '2019'],
    ['June 2023 up to present', '2023-06', undefined],
    ['03.16 - 05.19', '2016-03', '2019-05'],
    ['early 2014 - mid-2016', '2014', '2016'],
    ['2019 onwards', '2019', undefined],
    ['from late 2009 to the end of 2015', '2009', '2015'],
    ['summer 2005/06 to spring 2009', '2005', '2009'],
    ['early 2003 until winter 2005', '2003', '2005'],
    ['summer 1998 to christmas 2004', '1998', '2004'],
    ['since the autumn of 2016', '2016', undefined],
    ['Easter 2011 – the beginning of 2013', '2011', '2013'],
    ['from the middle of 2007 till late in 2012', '2007', '2012'],
    ['winter 2010-11 - the very end of 2014', '2010', '2014'],
    ["since '09", '2009', undefined],
    ['March 2016 -- June 2019', '2016-03', '2019-06'],
    ['Nisan 2024 – devam ediyor', '2024-04', undefined],
    ['Haziran 2022 – Mart 2024', '2022-06', '2024-03'],
    ['Φεβρουάριος 2015 – Σεπτέμβριος 2019', '2015-02', '2019-09'],
    ['červen 2010 – současnost', '2010-06', undefined],
    ['2015. október - 2018. május', '2015-10', '2018-05'],
    ['studeni 2011 – srpanj 2014', '2011-11', '2014-07'],
    ['tammikuu 2012 - kesäkuu 2013', '2012-01', '2013-06'],
    ['iunie 2016 – prezent', '2016-06', undefined],
    ['Ekim 2019 – Eyl 2021', '2019-10', '2021-09'],
    ['gruodis 2010 - balandis 2012', '2010-12', '2012-04'],
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
    ['Sommer 2015', '2015'],
    ['Class of 2016', '2016'],
  ])('a lone date: %s', (text, date) => {
    expect(findDateRange(text)).toMatchObject({ start: date, end: date, isRange: false });
  });

  it.each([
    'Room 1234',
    '20199',
    'may help',
    '555-010-2019x',
    'Mar 15',
    'ISO 90010',
    'GPA 3.5/4.0',
    'rated 9/10',
    '24/7 support',
  ])('no date in "%s"', (text) => {
    expect(findDateRange(text)).toBeUndefined();
  });

  it.each(['Nov 2021 –', '03/2020 -', 'Nov 2021 —\tClerk, Acme'])(
    'has no end yet: "%s"',
    (text) => {
      expect(findDateRange(text)).toMatchObject({ current: true, isRange: true, from: 0 });
    },
  );

  it('tells where the date stands', () => {
    const text = 'Acme (Jan 2020 – Present)';
    const range = findDateRange(text);
    expect(text.slice(range?.from, range?.to)).toBe('Jan 2020 – Present');
  });
});

describe('short months that are English words', () => {
  it.each([
    ['set. 2018 – giu. 2026', '2018-09', '2026-06'],
    ['Gen. 2009 – dic. 2011', '2009-01', '2011-12'],
    ['gen 2009 - set 2011', '2009-01', '2011-09'],
    ['out 2019 a set 2021', '2019-10', '2021-09'],
    ['set/2018 – out/2020', '2018', '2020'],
    ['da set. 2018 a out. 2020', '2018-09', '2020-10'],
    ['Commessa, Taranto\tset. 2018 – giu. 2026', '2018-09', '2026-06'],
  ])('%s', (text, start, end) => {
    expect(findDateRange(text)).toMatchObject({ isRange: true, end: expect.stringMatching(end) });
    expect(findDateRange(text)?.start).toMatch(start);
  });

  it.each(['set. 2018', 'out. 2019', 'gen 2009'])('%s alone', (text) => {
    expect(findDateRange(text)?.start).toMatch(/^20\d\d-\d\d$/);
  });

  it.each([
    'Set 2018 targets for the team',
    'Ran the test set 2018 to 2020',
    'Handed out 2019 leaflets',
    'Moved out 2015',
    'Second gen 2014 launch',
  ])('%s is none', (text) => {
    expect(findDateRange(text)?.start ?? '2018').toMatch(/^\d{4}$/);
  });
});

describe('years of two figures', () => {
  it.each([
    ['Hill Farm\t09 to 16', '2009', '2016'],
    ['Baker (98-03)', '1998', '2003'],
    ['11-present', '2011', undefined],
  ])('%s', (text, start, end) => {
    const range = findDateRange(text);
    expect(range).toMatchObject({ start, isRange: true });
    expect(range?.end).toBe(end);
  });

  it.each(['Served 10 to 15 guests', 'for 12-15 patients', 'Grades 09 to 12 taught', 'Open 16-09'])(
    'is a count in %s',
    (text) => expect(findDateRange(text)).toBeUndefined(),
  );

  it("reads a lone short year at an edge: '19", () => {
    expect(findDateRange("Forklift ticket '19")).toMatchObject({ start: '2019', isRange: false });
    expect(findDateRange("the '90s sound")).toBeUndefined();
  });
});

describe('days with years of two figures', () => {
  it.each([
    ['1-6-87 to 30-9-94', '1987', '1994-09'],
    ['13/02/98 - 28/07/05', '1998-02', '2005-07'],
    ['1.6.87 bis 30.9.94', '1987-06', '1994-09'],
    ['from 15/3/01 to date', '2001-03', undefined],
    ['1981-85. Odd jobs in the garage', '1981', '1985'],
  ])('make a period in %s', (text, start, end) => {
    const range = findDateRange(text);
    expect(range).toMatchObject({ start, isRange: true });
    expect(range?.end).toBe(end);
  });

  it.each(['01-02-03-04-05-06', '01.42.13.02.11', 'score 3-2-10', 'build 1.6.87', '12/10/50 mix'])(
    'are none in %s',
    (text) => expect(findDateRange(text)).toBeUndefined(),
  );
});

describe('dates as they are written in East Asia', () => {
  it.each([
    ['2024.4 - present', '2024-04', undefined],
    ['1996.4 (Heisei 8) - 2024.3', '1996-04', '2024-03'],
    ['1986.4 (Showa 61) – 1990.3 (Heisei 2)', '1986-04', '1990-03'],
    ['1986.4 (S61) - 1990.12 (H2)', '1986-04', '1990-12'],
    ['2010 (ROC 99) - 2014 (ROC 103)', '2010', '2014'],
    ['2011.9 ~ 2015.2', '2011-09', '2015-02'],
    ['2019年4月 - 2021年10月', '2019-04', '2021-10'],
  ])('%s', (text, start, end) => {
    const { to, ...range } = findDateRange(text) ?? { to: 0 };
    expect(range).toMatchObject({ isRange: true, start, from: 0 });
    expect([(range as { end?: string }).end, to]).toEqual([end, text.length]);
  });

  it.each([
    ['1982.3\tSample Technical High School', '1982-03'],
    ['Sample High School, 1982.3', '1982-03'],
    ['1985.11', '1985-11'],
    ['1982.3 (Showa 57)', '1982-03'],
  ])('%s', (text, start) => {
    expect(findDateRange(text)).toMatchObject({ start, isRange: false });
  });

  it.each(['Tableau 2020.4', 'Vivado 2019.1.2', 'Revit 2021.1'])('"%s" is a version', (text) => {
    expect(findDateRange(text)?.start ?? '').not.toContain('-');
  });
});

describe('periods told in part', () => {
  it.each([
    ['2023/24 – 2025/26', '2023', '2026'],
    ['2020/2021 - 2022/2023', '2020', '2023'],
    ['2022/23', '2022', '2023'],
    ['2014 to 15', '2014', '2015'],
    ['2014 to 15\tshop helper', '2014', '2015'],
    ['2 – 7/2019', '2019-02', '2019-07'],
    ['02. - 07.2019', '2019-02', '2019-07'],
    ['12/2018 – 7/2019', '2018-12', '2019-07'],
  ])('%s', (told, start, end) => {
    expect(findDateRange(told)).toMatchObject({ start, end, isRange: true });
  });

  it.each([
    ['from 2014 to 15 staff', '2014'],
    ['page 2 - 7/2019', '2019-07'],
  ])('are none in %s', (told, start) => {
    expect(findDateRange(told)).toMatchObject({ start, end: start, isRange: false });
  });
});

describe('dates of seasons, Roman months and every year', () => {
  it.each([
    ['Summer 17/18, Summer 18/19 and Summer 19/20', '2017', '2020'],
    ['summers 2017/18 and 2018/19', '2017', '2019'],
    ['Summer 17/18 - Winter 2019', '2017', '2019'],
    ['Vintage 2013', '2013', '2013'],
    ['from Summer 2015/16', '2015', undefined],
    ['May – Oct each year since 2018', '2018', undefined],
    ['every summer since 2011', '2011', undefined],
    ['Jan-March 2019, 2020, 2022 and 2024', '2019', '2024'],
    ['III/2022 - XI/2023', '2022-03', '2023-11'],
    ["Dic. '20 – III/2022", '2020-12', '2022-03'],
    ['II/2022 – VI/2022', '2022', '2022-06'],
    ['2023/I – cursando', '2023', undefined],
    ['I/2018-III/2022', '2018', '2022-03'],
    ['od III/2022 do XI/2023', '2022-03', '2023-11'],
    ['III.2022', '2022-03', '2022-03'],
    ["Mar'24 – al presente", '2024-03', undefined],
  ])('%s', (text, start, end) => {
    const range = findDateRange(text);
    expect([range?.start, range?.end]).toEqual([start, end]);
    expect([range?.from, range?.to]).toEqual([0, text.length]);
  });

  it.each([
    ['Lupin Vintage, 2013 - 2015', 15],
    ['Silver Harvest 2013 - 2015', 15],
    ['World War II 2019', 13],
    ['Phase II/III 2019', 13],
    ['Food Hygiene Level II/2019', 22],
    ['Level: III/2019', 11],
    ['Grade – III/2019', 12],
    ['Class-IV/2021', 9],
    ['Driving licence, category III/2019', 30],
    ['Poziom III/2019', 11],
    ['Food Hygiene III/2019', 17],
    ['Crane Ticket (Type V/2019)', 21],
    ['Hepatitis A III/2019', 16],
    ['Module IX.2019', 10],
  ])('are no more than the figures of %s', (text, from) => {
    expect(findDateRange(text)?.from).toBe(from);
  });

  it.each([
    ['Food Hygiene, III/2019', 14],
    ['Food Hygiene (III/2019)', 14],
    ['Food Hygiene – III/2019', 15],
    ['Food Hygiene\tIII/2019', 13],
    ['Completed: III/2019', 11],
    ['III/2019 Food Hygiene', 0],
  ])('are Roman months in %s', (text, from) => {
    expect(findDateRange(text)).toMatchObject({ start: '2019-03', from });
  });
});
