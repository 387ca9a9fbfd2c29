import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { inputFor, PAYROLL, PAYROLL_AD } from '../testing/made-up-pairs.ts';
import { writeCoverLetter } from './cover-letter.ts';
import { isThingToTell } from './thing-to-tell.ts';
import type { Told } from './told.ts';

const OF_OTHERS = [
  'The team cut downtime by 18% on packaging lines',
  'Our manager set up preventive maintenance of 40 lines',
  'The supplier serviced hydraulics',
  'Visitors praised the maintenance',
  'Once repaired a conveyor in 2020',
  'A crew of 6 cleaned 40 offices',
  'Engineers rebuilt hydraulics on 12 lines',
  'Carefully repaired conveyors of 4 lines',
];
const OF_ONESELF = ['Leading star auctioneer, 3 sale days every week'];
const NOT_OF_ONE = [
  'Absence of falls on the ward',
  'Little experience of wound care',
  'Night rounds by the guard next door',
  'Refusal of night duty on the ward',
];
const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
const isThing = (text: string): boolean =>
  isThingToTell({ kind: 'thing', text: small(text) } as Told);

const letterOf = (highlights: string[], earlier: string[] = []): string => {
  const resume: Resume = {
    ...PAYROLL,
    work: [
      { name: 'North Mills', position: 'Payroll Clerk', startDate: '2020-02', highlights },
      {
        name: 'Copper Kettle',
        position: 'Cleaner',
        startDate: '2012-01',
        endDate: '2015-03',
        highlights: earlier,
      },
    ],
  };
  return writeCoverLetter(inputFor(resume, PAYROLL_AD)).standard;
};

describe('a thing that a job covers', () => {
  it.each(OF_ONESELF)('is no post: "%s"', (text) => {
    expect(isThing(text)).toBe(false);
  });

  it.each(NOT_OF_ONE)('is no work that was not had or done by oneself: "%s"', (text) => {
    expect(isThing(text)).toBe(false);
  });

  it.each(OF_OTHERS)('is no clause with a verb of its own: "%s"', (text) => {
    expect(isThing(text)).toBe(false);
    expect(letterOf([text, 'Answer pay queries by phone and email'], [text])).not.toMatch(
      /cover(?:s|ed) (?:the team|our|the supplier|visitors|once|a crew|engineers|carefully)/i,
    );
  });

  it.each([
    'Breakfast and lunch service for 180 guests',
    'Filing, archiving and scanning of records',
    'Weekly payroll for 140 staff',
    'Maintenance of 40 used vehicles',
    'Supervision of 12 trained staff',
    'First aid training for 40 staff',
    'Early shift cleaning of 40 rooms',
    'Training of apprentices on 6 lines',
    'Daily cleaning of tiled floors in 3 wards',
  ])('is a name of work: "%s"', (text) => {
    expect(isThing(text)).toBe(true);
  });
});
