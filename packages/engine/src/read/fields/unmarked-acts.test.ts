import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

const workOf = async (jobs: string) => {
  const text = `Nora Sample\nnora.sample@example.com\n204 555 0138\n\nWORK\n\n${jobs}\n\nSCHOOL\n\nGrade 12, Example Collegiate, 1985\n`;
  const found = await read(new TextEncoder().encode(text), 'nora.txt');
  if (!found.ok) throw new Error('unread');
  return found.resume.work ?? [];
};

describe('rows without marks below a job', () => {
  it.each([
    // A full row before the next act, an abbreviation with stops, a share.
    'Deliver 110 parcels a day on gravel and ice roads, three reserves and two colonies\nScan, sort and load my own van at 5 am',
    'Collect C.O.D. payments and signatures every night\nTrain new drivers on the north loop',
    'Cut waste by 1.5 % in a year\nOrdered flour, salt and yeast each Monday',
    'Tandem axle to the elevator, up to 16 hours a day, moisture tests and tickets\nCooked for a crew of nine',
    // The first act is no part of the head.
    'Drive a shuttle between hotel and clubhouse\nClean, charge and park 60 carts',
    'Typing of affidavits and powers of attorney\nKeeping the register and the seals',
  ])('are the things that were done: %s', async (rows) => {
    const [job] = await workOf(
      `Route Courier, Whitefish Sample Express, Selkirk MB - Nov 2018 to now\n${rows}`,
    );
    expect(job?.highlights).toEqual(rows.split('\n'));
    expect(job?.summary).toBeUndefined();
    expect(job?.description).toBeUndefined();
  });

  it.each([
    'Responsible for the daily running of the kitchen and for the\nordering of everything that a team of six needs',
    'The depot moves parcels for the whole of the north. It runs nine routes.\nI drove the longest of them',
  ])('stay one text where a sentence goes on: %s', async (rows) => {
    const [job] = await workOf(
      `Cook, Whitefish Sample Kitchen, Selkirk MB - Nov 2018 to now\n${rows}`,
    );
    expect(job?.highlights).toBeUndefined();
  });

  it('leaves a title of several words in the head', async () => {
    const [job] = await workOf(
      'Example Homes, Selkirk MB - Nov 2018 to now\nSupport Worker in Community Living\nHelped with meals and outings',
    );
    expect(job?.position).toBe('Support Worker in Community Living');
  });
});
