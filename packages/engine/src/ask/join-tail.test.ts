import { expect, it } from 'vitest';
import { joinTail } from './join-tail.ts';

it.each([
  ['Attended meetings', 'at two schools', 'Attended meetings at two schools'],
  ['Checked the seals', 'With a scanner', 'Checked the seals with a scanner'],
  ['Filed the forms', 'by date.', 'Filed the forms by date'],
  ['Answered the phone', 'about 40 a day', 'Answered the phone, about 40 a day'],
  ['Washed, dried and folded', '3 loads a shift', 'Washed, dried and folded (3 loads a shift)'],
  ['Built the web shop', '120 paying customers', 'Built the web shop for 120 paying customers'],
  ['Ran lunch for the ward', '40 patients', 'Ran lunch for the ward, 40 patients'],
  ['Answered letters', '12 clients a week', 'Answered letters, 12 clients a week'],
  ['Kept the store room', 'I also ordered the stock', 'Kept the store room; ordered the stock'],
  [
    'Crossed the border',
    'about 50 times a year, I check the seal first',
    'Crossed the border, about 50 times a year; check the seal first',
  ],
])('%s + %s', (line, said, joined) => {
  expect(joinTail(line, said)).toBe(joined);
});
