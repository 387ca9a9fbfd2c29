import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function resumeOf(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const HEAD = 'Odile Placeholder\nMoncton, NB\nodile@example.com · 555-0143\n';
const SUMMARY = 'Florist who likes early mornings and long stems.\n';
const JOBS = `Lead Florist, Rosehip Example Ltd. — Mar 2020–present
• Designed wedding flowers for 40 couples a year.
• Ordered stems from three growers.

Cashier, Corner Example Grocery — 2017–2020
• Balanced the till each night.
`;
const REST = 'Education\nDiploma in Floral Design, Example College, 2017\n';

describe('jobs without a heading of their own', () => {
  it.each([
    ['below the head', `${HEAD}\n${JOBS}\n${REST}`],
    ['below a sentence', `${HEAD}\n${SUMMARY}\n${JOBS}\n${REST}`],
    ['below a summary', `${HEAD}\nSummary\n${SUMMARY}\n${JOBS}\n${REST}`],
  ])('%s', async (_, text) => {
    const { work, basics } = await resumeOf(text);
    expect(work?.map(({ position, name }) => [position, name])).toEqual([
      ['Lead Florist', 'Rosehip Example Ltd.'],
      ['Cashier', 'Corner Example Grocery'],
    ]);
    expect(work?.[0]?.highlights).toHaveLength(2);
    expect(basics?.summary ?? '').not.toContain('wedding');
  });

  it('leaves a resume with a section of jobs as it is', async () => {
    const text = `${HEAD}\nSummary\n${SUMMARY}\nExperience\n${JOBS}\n${REST}`;
    expect((await resumeOf(text)).work).toHaveLength(2);
  });
});
