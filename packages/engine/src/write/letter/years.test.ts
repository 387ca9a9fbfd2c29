import { describe, expect, it } from 'vitest';
import { readYears } from './years.ts';

const AD =
  'Watchmaker for the bench of a hotel group: kitchens, flues, boilers, insurance, painting, parking, hospital wards, childcare and projects';
const yearsOf = (summary: string): string | undefined =>
  readYears({ basics: { summary }, work: [{ position: 'Watchmaker', name: 'North Mills' }] }, AD)
    ?.text;

describe('years of the trade that a summary tells', () => {
  it.each([
    ['39 yrs. at the bench. Full service on clocks.', '39 years at the bench'],
    ['Front desk person with over 25 years in hotels.', 'over 25 years in hotels'],
    [
      'Steady underwriter with forty years in insurance, including head office.',
      'forty years in insurance',
    ],
    ['I have eleven years in flues and kitchen ducts.', 'eleven years in flues and kitchen ducts'],
    [
      'Porter with 32 years of practice in hospitals and wards.',
      '32 years of practice in hospitals and wards',
    ],
    ['Painter, 12 years in painting and decorating', '12 years in painting and decorating'],
    [
      "Painter & Decorator with 25 years' experience in painting.",
      '25 years of experience in painting',
    ],
    ['Attendant with 5 years experience in parking, punctual.', '5 years of experience in parking'],
    [
      'Locksmith with six years in the trade and on the road.',
      'six years in the trade and on the road',
    ],
    ['Engineer with 19 years in projects, from helper up to manager.', '19 years in projects'],
    ['Nurse w/ twenty-two years on hospital wards', 'twenty-two years on hospital wards'],
  ])('"%s"', (summary, told) => expect(yearsOf(summary)).toBe(told));

  it.each([
    'Attendant of 22 years, in parking since 2019.',
    'I am 27 years old and at home in kitchens.',
    'In five years I will be at the head of kitchens.',
    '2 claims in 17 years in insurance.',
    'The best porter that my chef has seen in 20 years in kitchens.',
    'Looking for a fitter with 20 years in boilers.',
    'Eight years at home with my children, then childcare.',
    'Ten years in deep-sea fishing.',
    'Not ten years in hotels, but nearly.',
    'After 17 years in kitchens I know every mistake.',
    'Until last spring I had 9 years in hotels.',
    '3 years at university with projects.',
  ])('none of "%s"', (summary) => expect(yearsOf(summary)).toBeUndefined());
});
