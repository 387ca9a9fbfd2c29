import { describe, expect, it } from 'vitest';
import { readSection } from '../testing/section-of.ts';

const JOBS = `Floor Supervisor, Sample Inn
2006 - 2012
- Kept the linen room
- Trained the new staff

Room Attendant, Example Hotel
1999 - 2006
- Cleaned 16 rooms a day
`;
const last = async (rows: string): Promise<string> => {
  const { work = [] } = await readSection('WORK', `${JOBS}\n${rows}`);
  return JSON.stringify(work.find(({ position }) => position === 'Room Attendant') ?? work[1]);
};

describe('what tells of another time than the job above', () => {
  it.each([
    ['Also since 2018 on Sundays I cater small weddings with my sister.', 'weddings'],
    ['Summer jobs\n- Ice cream seller, Sample Kiosk, summers 1996 and 1997', 'Ice cream'],
    ['Before that\n- Dish washer, Example Cafe, 1994 to 1996', 'Dish washer'],
  ])('is none of its duties: %s', async (rows, word) => {
    expect(await last(rows)).not.toContain(word);
  });

  it.each([
    ['Key results\n- Won the house prize, 2001 to 2003', 'house prize'],
    ['Also kept the night desk from 2001 to 2004 with two others.', 'night desk'],
  ])('of its own time stays: %s', async (rows, word) => {
    expect(await last(rows)).toContain(word);
  });
});
