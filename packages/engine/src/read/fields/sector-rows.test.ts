import { describe, expect, it } from 'vitest';
import { readSection } from '../testing/section-of.ts';

const jobOf = async (row: string) =>
  (
    await readSection(
      'EXPERIENCE',
      `Gardener, Sample Landscapers Ltd, 2018 - 2021\n- Planted lawns\n- Paved with natural stone\n${row}\n\nPorter, Example Inn, 2015 - 2018\n- Kept the doors`,
    )
  ).work?.[0];

describe('the trade of an employer below what was done there', () => {
  it.each([
    'Type of business or sector: Landscaping',
    '- Type of business or sector: Landscaping',
    '- Nature of business: Landscaping',
    'Kind of business: Landscaping',
    '- Line of business – Landscaping',
    '- Sector: Landscaping',
    '- Industry: Landscaping',
    '- Business sector: Landscaping',
  ])('describes the employer: %s', async (row) => {
    const job = await jobOf(row);
    expect(job?.description).toBe('Landscaping');
    expect(job?.highlights).toEqual(['Planted lawns', 'Paved with natural stone']);
  });

  it.each([
    '- Sector 7 of the park was mine to plant',
    '- Industry awards: two for the rose garden',
    '- Business trips to nurseries in Holland',
  ])('but a thing done is none: %s', async (row) => {
    expect((await jobOf(row))?.highlights).toHaveLength(3);
  });
});
