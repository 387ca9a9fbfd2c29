import { describe, expect, it } from 'vitest';
import { isTold } from './testing/lines.ts';

describe('what a line takes back may not be told without it', () => {
  it.each([
    ['Was not on the hiring panel, but wrote its guide', 'Was on the hiring panel'],
    ['Had no late deliveries in 4 years', 'Had late deliveries in 4 years'],
    ['Was nominated for a service award, but did not win', 'Won a service award'],
    [
      'Planned to replace the booking tool with a new one',
      'Replaced the booking tool with a new one',
    ],
    ['Proposed moving the archive to a new room', 'Moved the archive to a new room'],
    ['To reduce waiting, printed a map', 'Reduced waiting by printing a map'],
    ['Studying for the CPA', 'Holds the CPA'],
    ['Filled in for the shift supervisor in summer', 'Shift supervisor'],
    ['Letters were drafted by me and signed by the manager', 'Drafted and signed letters'],
    ['Used a form that a colleague designed', 'Designed a form'],
    ['Helped with the roll-out of a new till', 'Rolled out a new till'],
    ['Took notes in 3 hearings', 'Conducted 3 hearings'],
  ])('%s | %s', (before, after) => {
    expect(isTold(before, after)).toBe(false);
  });

  it.each([
    ['Was not on the hiring panel, but wrote its guide', 'Wrote the guide'],
    ['Had no late deliveries in 4 years', 'Worked 4 years without a late delivery'],
    ['Not only packed but also shipped orders', 'Packed and shipped orders'],
    ['To reduce waiting, printed a map', 'Printed a map to reduce waiting'],
    ['Filled in for the shift supervisor in summer', 'Covered for the shift supervisor in summer'],
    ['Reports were prepared by me by hand', 'Prepared reports by hand'],
    ['Was able to cut errors by 12%', 'Cut errors by 12%'],
    ['Reports were written by me', 'Wrote reports'],
    ['Meet parents twice a year', 'Hold meetings with parents two times a year'],
  ])('but may as it stands: %s | %s', (before, after) => {
    expect(isTold(before, after)).toBe(true);
  });
});

describe('any word is only a word', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty'])('%s', (word) => {
    expect(isTold(`Wrote tests of the ${word}`, `Wrote ${word} tests`)).toBe(true);
  });
});

describe('a number keeps its unit, its time and its place in a range', () => {
  it.each([
    ['Sold goods for $85 million', 'Sold goods for €85 million'],
    ['Installed panels up to 200 A', 'Installed panels up to 200 V'],
    ['Checked fat in 10 mL samples', 'Checked fat in 10 L samples'],
    ['Answered 40 calls a week', 'Answered 40 calls a day'],
    ['Wired 3 to 4 houses a month', 'Wired 4 houses a month'],
    ['Raised the open rate from 18% to 27%', 'Raised the open rate by 27%'],
    ['Scores rose from 61% to 74%', 'Scores rose 74%'],
    ['Cut waste by 15%', 'Cut waste to 15%'],
    ['Grew sales over two years', 'Grew sales in one year'],
  ])('%s | %s', (before, after) => {
    expect(isTold(before, after)).toBe(false);
  });

  it.each([
    ['Sold goods for $85 million', 'Sold goods for $85M'],
    ['Installed panels up to 200 A', 'Installed panels of up to 200 amps'],
    ['Typed 65 words a minute', 'Typed 65 wpm'],
    ['Answered 40 calls a week', 'Answered 40 calls weekly'],
    ['Wired 3 to 4 houses a month', 'Wired up to 4 houses a month'],
    ['Wired 3 to 4 houses a month', 'Wired 3-4 houses each month'],
    ['Scores rose from 61% to 74%', 'Scores went up from 61 to 74 percent'],
    ['Handled returns at the counter, twenty a day', 'Handled 20 returns a day at the counter'],
    ['Sorted résumés every Monday', 'Sorted resumes weekly'],
    ['Kept a class room tidy', 'Kept a classroom tidy'],
  ])('and may be told otherwise: %s | %s', (before, after) => {
    expect(isTold(before, after)).toBe(true);
  });
});
