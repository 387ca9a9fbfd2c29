import { describe, expect, it } from 'vitest';
import { lineOf as line } from '../testing/line-of.ts';
import { lineText } from './line.ts';
import { joinWrappedDates } from './wrapped-dates.ts';

describe('periods that a narrow gutter breaks', () => {
  it.each([
    ['Sept 2018 –', 'present', 'Sept 2018 – present'],
    ['Sept 2015 – July', '2018', 'Sept 2015 – July 2018'],
    ['04/2018 -', '03/2020', '04/2018 - 03/2020'],
  ])('%s and %s are one', (open, rest, whole) => {
    const lines = joinWrappedDates([
      line([0, open], [90, 'Teacher']),
      line([0, rest], [90, 'Example School']),
    ]);
    expect(lines.map(lineText)).toEqual([`${whole}\tTeacher`, 'Example School']);
    expect(lines[1]?.x).toBe(90);
  });

  it('loses the line that held nothing else', () => {
    expect(joinWrappedDates([line([0, '2018 –']), line([0, '2020'])])).toHaveLength(1);
  });

  it.each([
    ['2018 – 2020', '2021'],
    ['Sept 2018 –', 'Example School'],
    ['Room 12 -', 'present'],
    ['2018 –', '2020 Example School'],
  ])('%s and %s stay two lines', (above, below) => {
    const lines = [line([0, above], [90, 'Teacher']), line([0, below], [90, 'Other'])];
    expect(joinWrappedDates(lines)).toEqual(lines);
  });

  it('leaves a date of another column alone', () => {
    const lines = [line([0, '2018 –'], [90, 'Teacher']), line([300, '2020'])];
    expect(joinWrappedDates(lines)).toEqual(lines);
  });
});

describe('a period whose end stands on the row below', () => {
  it.each([
    ['Mar 2023', 'to now', ['Mar 2023 to now', 'Fitter']],
    ['Feb 2020', 'to Mar 2023', ['Feb 2020 to Mar 2023', 'Fitter']],
    ['2018', "'til 2020", ["2018 'til 2020", 'Fitter']],
    [
      'Nov 2018',
      'to May 2019 Sample Packhouse',
      ['Nov 2018 to May 2019', 'Sample Packhouse', 'Fitter'],
    ],
  ])('%s and %s are one', (above, below, rows) => {
    const lines = joinWrappedDates([line([0, above]), line([0, below]), line([0, 'Fitter'])]);
    expect(lines.map(lineText)).toEqual(rows);
  });

  it.each([
    ['Mar 2023', 'to the satisfaction of all'],
    ['2018 – 2020', 'to 2022'],
    ['Sample Inn', 'to now'],
    ['2014', 'total of 2019 meals'],
  ])('%s and %s stay two lines', (above, below) => {
    expect(joinWrappedDates([line([0, above]), line([0, below])])).toHaveLength(2);
  });
});
