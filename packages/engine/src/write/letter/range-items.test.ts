import { describe, expect, it } from 'vitest';
import { inputFor } from '../testing/made-up-pairs.ts';
import { writeCoverLetter } from './cover-letter.ts';
import { gatherLetterFacts } from './facts.ts';
import { listRange } from './range-items.ts';

const resumeOf = (highlights: readonly string[], endDate?: string) => ({
  basics: { name: 'Ola Sample' },
  work: [
    {
      name: 'North Mills',
      position: 'Ward Clerk',
      startDate: '2019-02',
      ...(endDate === undefined ? {} : { endDate }),
      highlights: [...highlights],
    },
  ],
});

const AD = `Ward Clerk
Harbour Hospital
What you will do
- Search of visitors and bags at the entry
- Transfers of patients to courts and clinics
- Night rounds and log book
- Order stationery, register deliveries
Requirements
- Experience as a ward clerk`;

const namesOf = (highlights: readonly string[]): string[] =>
  listRange(gatherLetterFacts(inputFor(resumeOf(highlights), AD)), 'work[0]', () => true).map(
    ({ text }) => text,
  );

describe('the work that a line names', () => {
  it.each([
    ['Search of cells, visitors and vehicles', 'search of cells, visitors and vehicles'],
    ['Transfers to courts and hospitals', 'transfers to courts and hospitals'],
    ['Night rounds with dog, 12-hour shifts', 'night rounds with dog, 12-hour shifts'],
    [
      'Special plates for allergies, vegetarian, gluten free',
      'special plates for allergies, vegetarian and gluten free',
    ],
    ['Check in deliveries, rotate, label and date everything', 'checking in deliveries'],
    ['Deal with vets and inspectors in Spanish', 'dealing with vets and inspectors in Spanish'],
    ['Stock rotation in three stores', 'stock rotation in three stores'],
    ['Program and operate shows of the season', 'programming and operating shows of the season'],
    ['To assist the matron during night rounds', 'assisting the matron during night rounds'],
    ['Reminding of medicines, blister pack', 'reminding of medicines, blister pack'],
    ['Payroll for 14 small companies, ca. 210 employees', 'payroll for 14 small companies'],
  ])('"%s" is "%s"', (line, name) => {
    expect(namesOf([line])).toEqual([name]);
  });

  it.each([
    ['an act that is past', 'Trained new cooks and dishwashers'],
    ['a post', 'Shift leader in replacement, night'],
    ['how one works', '24/7 roster, 2 weeks on and 1 week off'],
    ['an honour', 'Employee of the month, March and June'],
    ['a sentence', 'Mountains all winter, I chain up myself'],
    ['what another did', 'The manager did the night rounds'],
    ['what was not there', 'No accidents on night rounds'],
    ['a boast', 'Proven track record in night rounds'],
    ['short for what a reader would guess', 'Hvy rpr of bags, misc. jobs'],
    ['what everybody does', 'Report to the matron of the ward'],
    ['not had', 'Little experience of night rounds'],
    ['not had by a noun', 'Lack of training in night rounds'],
    ['an end', 'Suspension of licence for night rounds'],
    ['an act of the past', 'Passed the examination of the ward'],
    ['refused', 'Refusal of night duty on the ward'],
    ['watched', 'Shadowing of night rounds on the ward'],
    ['to come', 'Upcoming training in night rounds'],
    ['done by another', 'Night rounds by the guard next door'],
    ['an act or a thing', 'Milk cows twice a day'],
    ['a slip', 'Serach of visiters and vehicels'],
  ])('is none where it is %s: "%s"', (_, line) => {
    expect(namesOf([line])).toEqual([]);
  });
});

const letterOf = (highlights: readonly string[], endDate?: string): string =>
  writeCoverLetter(inputFor(resumeOf(highlights, endDate), AD)).standard;

describe('a letter', () => {
  const NAMES = ['Search of cells, visitors and vehicles', 'Transfers to courts and hospitals'];

  it('names the work that the ad describes in one row', () => {
    expect(letterOf(NAMES)).toMatch(/the work includes .*search of cells, visitors and vehicles/);
  });

  it('claims no closeness for work that the ad does not speak of', () => {
    const letter = letterOf(['Custody of keys and lamps', 'Upkeep of gates and fences']);
    expect(letter).not.toContain('you describe');
    expect(letter).toMatch(
      /includes custody of keys and lamps as well as upkeep of gates and fences/,
    );
  });

  it.each([
    [
      ['Custody of keys at night', 'Upkeep of gates outside'],
      'custody of keys at night and upkeep of gates outside',
    ],
    [
      ['Custody of keys at night', 'Upkeep of gates and fences', 'Disposal of waste in summer'],
      'custody of keys at night, upkeep of gates and fences, and disposal of waste in summer',
    ],
    [
      [
        'Custody of keys, lamps and radios',
        'Upkeep of gates outside',
        'Disposal of waste in summer',
      ],
      'upkeep of gates outside, disposal of waste in summer, and custody of keys, lamps and radios',
    ],
    [
      ['Search of cells, visitors and vehicles', 'Custody of keys, lamps and radios'],
      'search of cells, visitors and vehicles, as well as custody of keys, lamps and radios',
    ],
  ])('says the names of work as one does, without semicolons: %j', (lines, said) => {
    const letter = letterOf(lines);
    expect(letter).toContain(said);
    expect(letter).not.toContain(';');
  });

  it('tells of an ended job in the past', () => {
    expect(letterOf(NAMES, '2024-05')).toMatch(/(?:work|job) .*included transfers/);
    expect(letterOf(NAMES, '2024-05')).not.toMatch(/comes? close/);
  });
});
