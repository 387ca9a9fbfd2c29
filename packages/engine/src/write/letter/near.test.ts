import { describe, expect, it } from 'vitest';
import { isSpoken, isWished } from './held-in-part.ts';
import { readTown } from './near.ts';

const townOf = (location: { city?: string; address?: string }, ad: string): string | undefined =>
  readTown({ basics: { location } }, ad)?.text;

describe('the town that the person and the ad name', () => {
  it.each([
    [{ city: 'Brandon' }, 'Kestrel Transport, Brandon MB (yard on 18th St)', 'Brandon'],
    [{ address: 'Toledo OH 43609' }, 'A rehab home in Toledo, Ohio', 'Toledo'],
    [{ address: '14 Mill Road, Winnipeg, Canada' }, 'Winnipeg, MB (main office)', 'Winnipeg'],
    [{ city: 'Brandon' }, 'Our yard is in Regina', undefined],
    [{ address: 'Ontario, Canada' }, 'Across Ontario, Canada', undefined],
    [{ city: 'Reading' }, 'Reading and writing skills', 'Reading'],
    [{ city: 'York' }, 'An office in New Yorkshire', undefined],
  ])('of %j in "%s" is %s', (location, ad, town) => {
    expect(townOf(location, ad)).toBe(town);
  });
});

describe('a language', () => {
  const speaks = (text: string, name: string): boolean =>
    isSpoken(name, { path: 'basics.summary', text }, {});
  it.each(['English, French', 'Languages: French (fluent)', 'English (basic), French (native)'])(
    'is spoken: French of "%s"',
    (text) => {
      expect(speaks(text, 'French')).toBe(true);
    },
  );

  it.each([
    'English, a little French',
    'French - a few words',
    'some French from my grandmother',
    'French (basic)',
    'French A2, English',
    'learning French at present',
    'school French',
  ])('is not spoken: French of "%s"', (text) => {
    expect(speaks(text, 'French')).toBe(false);
  });

  it('is what its own level says', () => {
    const languages = [{ language: 'French', fluency: 'Elementary' }];
    const source = { path: 'languages[0].language', text: 'French' };
    expect(isSpoken('French', source, { languages })).toBe(false);
  });
});

describe('a wish', () => {
  it.each([
    'Wish to learn AutoCAD',
    'I would like to work in AutoCAD',
    'learning AutoCAD at night',
  ])('is no skill: %s', (text) => {
    expect(isWished(text)).toBe(true);
  });
  it.each(['AutoCAD', 'Drew the plans of 40 shops in AutoCAD', 'Taught AutoCAD to 12 clerks'])(
    'is not: %s',
    (text) => {
      expect(isWished(text)).toBe(false);
    },
  );
});
