import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function jobsOf(sentence: string) {
  const text = `Ana Sample\nana@example.com\n\nWORK\n\nSenior Guard\nHill Shield Security Ltd\n${sentence} I wrote the roster and the book.\n\nNight Watchman\nSample Preparatory School\nI made the rounds with the clock.\n\nSKILLS\nFirst aid, rosters\n`;
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume.work?.map(({ startDate, endDate }) => [startDate, endDate]);
}

describe('periods told below a head without one', () => {
  it.each([
    ['Since 2016 I am with them at a hospital.', '2016', undefined],
    ['From 2007 to 2015 I was at the door.', '2007', '2015'],
    ['1993 - 2003. Guard duties and stores.', '1993', '2003'],
    ['I worked here from March 2010 to June 2012.', '2010-03', '2012-06'],
    ['I was there 2010-2014 on nights.', '2010', '2014'],
    ['I began civilian work here in 2003 and left 2007.', '2003', '2007'],
    ['I joined in May 2011.', '2011-05', undefined],
    ['Hired in 2001, retired in 2009.', '2001', '2009'],
  ])('"%s"', async (sentence, start, end) => {
    expect((await jobsOf(sentence))?.[0]).toEqual([start, end]);
  });

  it.each([
    'I trained all the new ones in 2020.',
    'The building was redone 2018 to 2020 and I kept the gate.',
    'In 2019 we had a flood.',
  ])('not "%s"', async (sentence) => {
    expect((await jobsOf(sentence))?.[0]).toEqual([undefined, undefined]);
  });
});
