import { describe, expect, it } from 'vitest';
import { readSource } from '../testing/section-of.ts';

const resume = (end: string): string => `Ana Placeholder
Sample Street 4, 40000 Sampleton
ana@example.com | +1 202 555 0142

WORK EXPERIENCE
Cook, Example Inn, Sampleton, 2019 - 2024
- Cooked the fish of the day
Porter, Example Hotel, Sampleton, 2015 - 2019
- Carried the bags

${end}
`;

describe('the town and the day of signing at the end', () => {
  it.each([
    'Sampleton, 16.11.2026\nAna Placeholder',
    'Sampleton, November 2026',
    'Sampleton, 20 November 2026\n\nAna Placeholder',
    'Sampleton, the 3rd of May 2026\n(Signature)',
    'Sampleton, le 3 mai 2026',
    'Sampleton, den 3. Mai 2026\n______________',
    'Fait à Sampleton, le 03/05/2026',
    'Done at Sampleton on 3 May 2026',
    'Sampleton, lì 3/5/2026',
    'Sampleton    03.05.2026',
  ])('is no job: %s', async (end) => {
    const read = await readSource(resume(end));
    expect(read.work?.map(({ position }) => position)).toEqual(['Cook', 'Porter']);
    expect(JSON.stringify(read.work)).not.toContain('2026');
  });

  it.each(['Dishwasher, Sampleton, 2014', 'Sampleton Fair, May 2014', 'Leeds, May 2014'])(
    'is not taken from what else is dated there: %s',
    async (end) => {
      expect(JSON.stringify(await readSource(resume(end)))).toContain('2014');
    },
  );
});
