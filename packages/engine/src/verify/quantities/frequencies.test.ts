import { describe, expect, it } from 'vitest';
import { readBasis } from '../basis.ts';
import { listPairs } from '../testing/lines.ts';
import { checkTimes } from './check-times.ts';
import { listFrequencies } from './frequencies.ts';

const otherTimes = (before: string, after: string): string[] => {
  const basis = readBasis([{ text: before }]);
  return checkTimes(after, basis, basis).map(({ text }) => text);
};

const SAME = `
Test a restore every quarter
  Test a restore four times a year
  Test a restore every three months
  Test a restore quarterly
Run payroll biweekly
  Run payroll every two weeks
  Run payroll every other week
  Run payroll once a fortnight
Did rounds every two hours
  Did two-hourly rounds
On call every fourth week
  On call one week in four
Run the drop-in on Mondays and Wednesdays
  Run the drop-in two days a week
  Run the drop-in twice a week
  Run a weekly drop-in
  Run a twice-weekly drop-in
Coach Monday to Friday
  Coach on weekdays
  Coach five days a week
Weigh packs every half hour
  Weigh packs twice an hour
  Weigh packs every 30 minutes
Sell bread at the Saturday market
  Sell bread on Saturdays
Open the shop on weekends
  Open the shop on Saturdays and Sundays
Coach baseball in the spring
  Coach baseball each spring
Served the church supper each fall
  Served the annual church supper
Greet 70 guests on a normal day
  Greet 70 guests a day
Pack 40 boxes/hr
  Pack 40 boxes an hour
Answer 6 calls per 12-hour shift
  Answer six calls a shift
Inspect 14 tractors a week before they leave
  Inspect 14 tractors weekly
Pay 40 staff by the clock
  Pay 40 hourly staff
Worked a season on the farm
  Worked a season at a farm
`;

const OTHER = `
Test a restore every quarter
  Test a restore every month
  Test a restore twelve times a year
Test a restore
  Test a restore every quarter
Run payroll every two weeks
  Run payroll every week
  Run weekly payroll
  Run payroll twice a week
Did rounds every two hours
  Did hourly rounds
On call one week in five
  On call every other week
Run the drop-in on Mondays
  Run the drop-in daily
  Run the drop-in on Mondays and Fridays
Released a version every two weeks
  Released a version every week
Staged an open house every other Sunday
  Staged an open house every Sunday
Gave cuts on two Sundays
  Gave cuts every Sunday
Ran a class on the first Monday of the month
  Ran a class every Monday
Load 60 wagons on a busy day
  Load 60 wagons every day
Serve 90 covers on a Friday
  Serve 90 covers a night
Co-led a cooking night every Thursday
  Co-led a nightly cooking club
Lent keys to 340 students
  Lent keys to 340 students a day
Weigh packs every half hour
  Weigh packs every quarter of an hour
Weld tanks when the other welder is out
  Weld tanks on every shift
Changed kegs
  Changed kegs daily
`;

describe('how often', () => {
  it.each(listPairs(SAME))('is told in other words: %s -> %s', (before, after) => {
    expect(otherTimes(before, after)).toEqual([]);
  });

  it.each(listPairs(OTHER))('is told otherwise: %s -> %s', (before, after) => {
    expect(otherTimes(before, after)).not.toEqual([]);
  });

  it.each([
    'Took a week to mend the roof, with 3 helpers',
    'Answered 40 letters within a day',
    'Put 30 people on a night shift',
    'Trained 12 people in a two-day course',
    'Sang on two Sundays',
  ])('is not told by a length of time: %s', (text) => {
    expect(listFrequencies(text)).toEqual([]);
  });
});
