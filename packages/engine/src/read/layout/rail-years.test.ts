import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  const { kept = [] } = result.resume.meta?.trueline ?? {};
  return {
    jobs: result.resume.work?.map(({ name, startDate }) => `${name} ${startDate}`),
    kept: kept.map((piece) => piece.text),
  };
}

const HEAD = 'Ana Sample\nana.sample@example.com | 555-0142\n\nWORK EXPERIENCE\n';

describe('years of a timeline', () => {
  it('are left out where they repeat when the entry below began', async () => {
    const found = await readText(
      `${HEAD}2021\nCook, Sample Grill\nJune 2021 - Present\n- Cooked\n\n2017\nBaker, Hill Bakery\nAug 2017 - May 2021\n- Baked\n`,
    );
    expect(found).toEqual({ jobs: ['Sample Grill 2021-06', 'Hill Bakery 2017-08'], kept: [] });
  });

  it('stay where they date the entry', async () => {
    const { jobs } = await readText(
      `${HEAD}2021\nCook, Sample Grill\n- Cooked\n\n2017\nBaker, Hill Bakery\n- Baked\n`,
    );
    expect(jobs).toHaveLength(2);
  });
});
