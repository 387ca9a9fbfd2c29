import { describe, expect, it } from 'vitest';
import { readBasis } from '../basis.ts';
import { checkText } from '../check-text.ts';
import { listPairs } from '../testing/lines.ts';

/** The numbers, times and dates of a line that another one, and what else the role tells, do not support. */
const figures = (before: string, after: string, ...others: string[]): string[] =>
  checkText(after, readBasis([before, ...others].map((text) => ({ text }))))
    .filter(({ kind }) => kind === 'number' || kind === 'date' || kind === 'scope')
    .map(({ text }) => text);

const SAME = `
Taught lengths in a 25 m pool
  Taught lengths in a 25-metre pool
Taught lengths in a 25m pool
  Taught lengths in a 25-metre pool
Ran the club for over-60s
  Ran the club for people over 60
Ran the club for people over 60
  Ran the over-60s club
Read stories to under-fives
  Read stories to children under five
Keep the books for 32 farm and small business clients
  Keep the books for 32 clients, farms and small businesses
Test around 15 devices, Android and iOS
  Test around 15 Android and iOS devices
Open or close the shop four shifts a week
  Four opening or closing shifts weekly
Deliver 110 to 140 parcels a day
  Make 110 to 140 deliveries a day
  Deliver more than a hundred parcels a day
Teach pupils in Years 8 and 9
  Teach Year 8 and 9 pupils
Weld frames from 3/16 and 1/4 steel, 4 frames a shift
  Weld frames from 3/16 and 1/4 inch steel, four to a shift
Build about 10 in a year
  Build about 10 units a year
Cut waste by a tenth
  Cut waste by 10%
Cut waste by 33%
  Cut waste by a third
Pick error rate of 0.2%
  Pick error rate of two in a thousand
8 out of 10 guests rated it good
  80% of guests rated it good
Cut it from 20 minutes to 10
  Halved it, from 20 minutes to 10
  Cut it by half
Held tolerances of 0.02 mm
  Held tolerances of 20 microns
Cut the search from 4s to 600ms
  Cut the search from four seconds to 0.6
Answer within a week
  Answer within seven days
Worked there for ten years
  Worked there for a decade
Grew the list in 18 months
  Grew the list within a year and a half
Feed 24 residents
  Feed two dozen residents
Plan six events
  Plan half a dozen events
Plant 900 to 1,100 trees a day
  Plant roughly a thousand trees a day
Answered 97 letters
  Answered nearly 100 letters
Answer calls with one partner
  Answer calls in a two-person crew
Cover weekends, turn about with two others
  Cover weekends, shared three ways
Rescued a workmate in a party of six
  Rescued a workmate with five others
Lift patients with a second carer
  Two-carer patient lifts
Cut shrink from 7.1% to 4.8%
  Cut shrink by 2.3 points
Brought batch time down from 14 hours to 11
  Brought batch time down by three hours
Answer within 45 minutes
  Answer within an hour
Mind up to six children, from babies to under-eights
  Mind a maximum of six under-eights
Currently 70 volunteers; there were 45 when I started
  The number of volunteers has grown by 25
Post jobs on Indeed and Kijiji
  Post jobs on two job boards, Indeed and Kijiji
Take minutes for the planning and allotments committees
  Take minutes for two committees
Taught stages 1 to 7
  Taught seven stages
Won the award in 2018 and 2019
  Won the award twice
Wrote parts of the manual
  Wrote some of the manual
Taught classes of up to eight
  Taught classes no larger than eight
Pay 240 hourly and salaried staff every two weeks
  Pay 240 staff biweekly
Supervised apprentices from 2016 on
  Supervised apprentices since 2016
`;

const OTHER = `
Taught lengths in a 25 m pool
  Taught lengths in a 25 km pool
Ran the club for over-60s
  Ran the club for 60 people
  Ran the club for people over 50
Keep the books for 32 farm and small business clients
  Keep the books for 32 banks
Count 300 locations a week
  Count 300 pallets a week
Was in charge of 88 apartments
  Was in charge of 88 buildings
Plan loads of up to 20 tonnes
  Plan loads of up to 20 pallets
Deliver 110 to 140 parcels a day
  Deliver more than 200 parcels a day
  Make 110 to 140 repairs a day
Weld frames from 3/16 steel
  Weld frames from 1/4 steel
Build about 10 in a year
  Build about 10 units a month
Cut waste by a tenth
  Cut waste by 20%
  Cut waste by half
Cut it from 20 minutes to 15
  Halved it
  Cut it by half
Trained six new hires
  Trained dozens of new hires
  Trained hundreds of new hires
Held tolerances of 0.02 mm
  Held tolerances of 2 microns
Cut the search from 4s to 600ms
  Cut the search from four seconds to 0.06
Answer within 24 hours
  Answer within an hour
Worked there for three years
  Worked there for a decade
Sessions lasted 45 minutes
  Sessions lasted half a day
Answered up to 104 letters
  Answered over 100 letters
Plant 900 to 1,100 trees a day
  Plant roughly 1,500 trees a day
Answer calls with one partner
  Answer calls in a three-person crew
Cut shrink from 7.1% to 4.8%
  Cut shrink by 2.3%
Sales went from 18 % to 27 %
  Sales rose by 27 %
  Sales rose by 27 points
Brought batch time down from 14 hours to 11
  Brought batch time down by three days
  Brought batch time down by 11 hours
Post jobs on Indeed and Kijiji
  Post jobs on three job boards
  Post jobs on three job boards, Indeed, Kijiji and Monster
Take minutes for the planning and allotments committees
  Take minutes for three committees
Taught stages 1 to 7
  Taught nine stages
9 of 11 students passed
  All 11 students passed
Wrote parts of the manual
  Wrote the manual
Once helped assess a child
  Helped assess children
  Regularly helped assess a child
Used a crane when the operator was out
  Regularly used a crane
Took on a student intern
  Took on a team of student interns
`;

describe('numbers and measures told in other figures', () => {
  it.each(listPairs(SAME))('%s -> %s', (before, after) => {
    expect(figures(before, after)).toEqual([]);
  });
});

describe('other numbers and measures', () => {
  it.each(listPairs(OTHER))('%s -> %s', (before, after) => {
    expect(figures(before, after)).not.toEqual([]);
  });
});

describe('years counted from the dates of the roles', () => {
  const roles = (position: string): { path: string; text: string }[] => [
    { path: 'work[0].position', text: position },
    { path: 'work[0].startDate', text: '2009-05' },
    { path: 'work[0].endDate', text: '2018-03' },
  ];
  it.each([
    ['CDL Driver', 'Nearly nine years as a driver', true],
    ['CDL Driver', 'More than eight years as a driver', true],
    ['CDL Driver', 'Nine years as a driver', false],
    ['CDL Driver', 'Nearly ten years as a driver', false],
    ['CDL Driver', 'Eight years as a dispatcher', false],
  ])('%s: %s', (position, text, isTold) => {
    const found = checkText(text, readBasis(roles(position)));
    expect(found.some(({ kind }) => kind === 'number')).toBe(!isTold);
  });
});

describe('a number or date of another line', () => {
  it.each([
    ['Sent reminders to 40 clinics', 'Sent reminders to 900 clinics', 'Software for 900 clinics'],
    ['Fitted 30 chargers since 2021', 'Fitted 30 chargers since 2019', 'Began in 2019'],
    ['Laid out walls from 2015', 'Laid out walls from 2010', 'Hired in 2010'],
  ])('may not stand for its own: %s -> %s (%s)', (before, after, other) => {
    expect(figures(before, after, other)).not.toEqual([]);
  });

  it.each([
    [
      'Sent reminders to 40 clinics',
      'Sent reminders to 40 of the 900 clinics',
      'Software for 900 clinics',
    ],
    [
      'Fitted 30 chargers since 2021',
      'Hired in 2019, fitted 30 chargers since 2021',
      'Hired in 2019',
    ],
  ])('may stand beside it: %s -> %s (%s)', (before, after, other) => {
    expect(figures(before, after, other)).toEqual([]);
  });
});
