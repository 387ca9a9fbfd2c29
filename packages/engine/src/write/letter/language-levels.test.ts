import { describe, expect, it } from 'vitest';
import { inputFor } from '../testing/made-up-pairs.ts';
import { writeCoverLetter } from './cover-letter.ts';

const letterFor = (languages: { language: string; fluency?: string }[], demand: string): string =>
  writeCoverLetter(
    inputFor(
      {
        basics: { name: 'Ola Sample' },
        work: [
          {
            position: 'Receptionist',
            name: 'Harbour Hotel',
            startDate: '2018-01',
            highlights: ['Checked in 60 guests a shift', 'Kept the cash book of the front desk'],
          },
        ],
        languages,
      },
      `Receptionist\nTown Clinic, Halifax\n\nAbout us\nWe look after the people of the town and we are proud of what we do.\n\nYou must have\n- Experience as a receptionist\n- ${demand}\n`,
    ),
  ).standard;
const spokenIn = (language: string, fluency: string, demand: string): string | undefined =>
  /speak ([^.]*?)(?:, and| and know|\.)/.exec(letterFor([{ language, fluency }], demand))?.[1];

describe('how well a language is spoken', () => {
  it.each([
    ['Spanish', 'basic', 'Some Spanish', 'some Spanish'],
    ['Spanish', 'a little', 'Spanish an advantage', 'some Spanish'],
    ['German', 'B1', 'German (B1 or higher)', 'German (B1)'],
    ['German', 'B2+', 'Good German', 'German (B2+)'],
    ['German', 'A2', 'German would be an advantage', 'some German'],
    ['Italian', 'conversational', 'Italian at conversational level', 'conversational Italian'],
    ['Italian', 'Intermediate', 'Italian is an asset', 'intermediate Italian'],
    ['French', 'fluent', 'Fluent French', 'fluent French'],
    ['French', 'native', 'Fluent French', 'French'],
    ['English', 'C1 (certificate, 2016)', 'Excellent spoken English', 'English (C1)'],
    ['English', 'very good', 'Good English', 'very good English'],
    ['French', 'fluent', 'Fluent French and good computer skills', 'fluent French'],
    ['German', 'B2', 'Fluent English and good German', 'German (B2)'],
    ['German', 'B1', 'German is useful but not required', 'German (B1)'],
    ['English', 'fluent', 'Good written and spoken English', 'fluent English'],
  ])('is said with it: %s, %s, where the ad asks "%s"', (language, fluency, demand, said) => {
    expect(spokenIn(language, fluency, demand)).toBe(said);
  });

  // What falls short of the ad, or is no more than a few words, no letter volunteers.
  it.each([
    ['German', 'A2', 'German (B1 or higher)'],
    ['German', 'B1', 'Fluent German'],
    ['French', 'basic', 'Excellent French'],
    ['French', 'intermediate', 'French at native level'],
    ['French', 'greetings only', 'Some French'],
    ['French', 'a few words', 'Some French'],
    ['French', 'technical reading', 'French an advantage'],
    ['French', 'learning', 'French an advantage'],
    ['English', 'native', 'Good English'],
    ['French', 'fluent', 'Some Spanish'],
    ['English', 'good', 'Fluent English'],
    ['English', 'good', 'Excellent spoken and written English'],
    ['French', 'good', 'Fluent French'],
    ['English', 'good', 'Excellent Dutch and English'],
    ['German', 'B2', 'German (C1)'],
    ['French', 'fluent', 'French at native level'],
    ['German', 'C1 in progress', 'German (C1)'],
    ['German', 'C1 (exam pending)', 'German (C1)'],
    ['German', 'aiming for B2', 'German (B2)'],
    ['German', 'B1, learning', 'Some German'],
    ['Dutch', 'fluent', 'No knowledge of Dutch needed'],
    ['Dutch', 'B2', 'Dutch is not required'],
    ['Dutch', 'basic', 'You do not need to speak Dutch'],
  ])('is not told: %s, %s, where the ad asks "%s"', (language, fluency, demand) => {
    expect(letterFor([{ language, fluency }], demand)).not.toMatch(
      /(?:I|and) speak (?!with|on|about)/,
    );
  });
});
