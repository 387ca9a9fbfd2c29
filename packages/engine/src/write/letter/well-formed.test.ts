import { describe, expect, it } from 'vitest';
import { tellLine } from '../tell/tell-line.ts';
import type { Telling } from '../tell/telling.ts';
import { wellFormed } from './well-formed.ts';

const telling = (kind: Telling['kind'], text: string, more: Partial<Telling> = {}): Telling => ({
  path: 'work[0].highlights[0]',
  entry: 'work[0]',
  line: text,
  kind,
  text,
  isPresent: false,
  part: 0,
  ...more,
});

describe('an act', () => {
  it.each([
    'trained 4 clerks on year-end reporting',
    'handled parts orders for 3 shops, about 60 a day',
    'paid 212 claims, 40 of them in one week',
    'accompanied children to court and school',
    'served lunch in the dining room',
  ])('stays as it is where it parses: %s', (text) => {
    expect(wellFormed(telling('act', text))?.text).toBe(text);
  });

  it.each([
    [
      'founded the science night, 900 visitors in the third year',
      'founded the science night, with 900 visitors in the third year',
    ],
    [
      'managed the list for two courtrooms, answered 40 calls a day',
      'managed the list for two courtrooms and answered 40 calls a day',
    ],
    [
      'made a new form that led to a 10% rise in bookings',
      'made a new form, which led to a 10% rise in bookings',
    ],
    [
      'ran a tea campaign, resulting in a 30% rise in orders',
      'ran a tea campaign, which resulted in a 30% rise in orders',
    ],
  ])('has its loose end tied: %s', (text, tied) => {
    expect(wellFormed(telling('act', text))?.text).toBe(tied);
  });

  it.each([
    'quote during absence of father',
    'worked in team of ten',
    'sold day-old bread, so we threw away half',
    'got the four of them to the finals',
    'cast pipe metal, 52% tin',
    'repaired 84 pumps, spare seals came from old ones',
    'prepared budget plans for clients to help',
  ])('is left out where a part of it is missing or elsewhere: %s', (text) => {
    expect(wellFormed(telling('act', text))).toBeNull();
  });

  it('loses a result that lacks an article, and keeps itself', () => {
    const told = wellFormed(
      telling('act', 'built a wall', { result: 'raised output in team of ten' }),
    );
    expect(told?.text).toBe('built a wall');
    expect(told?.result).toBeUndefined();
  });
});

describe('a list of things', () => {
  it.each([
    '14 classes a week: aqua, stretch and dance',
    'all stations, with 200 covers on a Saturday',
    'bathing, dressing and feeding',
    'case notes and statistics',
  ])('stays as it is where each part stands: %s', (text) => {
    expect(wellFormed(telling('scope', text))).toMatchObject({ kind: 'thing', text });
  });

  it('loses the part that wants an article', () => {
    expect(
      wellFormed(telling('thing', 'salads, dishes, cash register and catering orders'))?.text,
    ).toBe('salads, dishes and catering orders');
  });

  it.each([
    'salary 2,000 and two meals',
    'pick and drop passengers',
    'mountains all winter',
    'budget of 1.4 m and closed under plan',
    'last 14 jobs passed inspection',
    '52 out of 2500 applicants chosen',
  ])('is left out where it names no work: %s', (text) => {
    expect(wellFormed(telling('scope', text))).toBeNull();
  });
});

it('leaves out an event of the person, which no sentence on the place can hold, unless it says when it is', () => {
  expect(wellFormed(telling('event', 'with two others I run the line'))).toBeNull();
  expect(wellFormed(telling('event', 'on weekends I run the line'))?.kind).toBe('event');
  expect(wellFormed(telling('event', 'payroll errors fell from 9% to 2%'))?.kind).toBe('event');
});

it('calls no outcome of an act what a thing did before it', () => {
  for (const text of [
    'fixed a bug in the tills that increased waiting times at 4 shops',
    'removed the bottlenecks that reduced output by 12%',
  ])
    expect(wellFormed(telling('act', text))?.text ?? '').not.toContain(', which');
});

describe('a figure behind a comma', () => {
  const acts = (text: string): string[] =>
    tellLine({ path: 'work[0].highlights[0]', entry: 'work[0]', text }, false)
      .flatMap((telling) => wellFormed(telling) ?? [])
      .filter(({ kind }) => kind === 'act')
      .map(({ text: said }) => said);

  it.each([
    [
      'Trained 5 apprentice pilots, 4 got their licence at first try',
      'trained 5 apprentice pilots, and 4 of them got their licence at first try',
    ],
    [
      'Wrote 41,000 lines of C, 92% unit test coverage',
      'wrote 41,000 lines of C, with 92% unit test coverage',
    ],
    [
      'Maintained 4 medium wave transmitters, 99.2 % time on air',
      'maintained 4 medium wave transmitters, with 99.2% time on air',
    ],
  ])('is tied: "%s"', (line, said) => {
    expect(acts(line)).toEqual([said]);
  });

  it('is no act of others that the person did not teach', () => {
    expect(acts('Prepared 40 tax returns, 3 of them were rejected').join()).not.toContain('whom');
    expect(acts('Taught year 9 maths, all passed the exam').join()).not.toContain('of them');
    expect(acts('Fed 40 pigs, 4 got their tags').join()).not.toContain('of them');
    expect(acts('Sold 40 boats, 92% of them new').join()).not.toContain('with 92%');
  });
});
