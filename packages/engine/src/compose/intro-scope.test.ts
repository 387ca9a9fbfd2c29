import { describe, expect, it } from 'vitest';
import { optimize } from '../optimize.ts';

function propose(summary: string, highlights: string[]) {
  const { changes, document } = optimize({
    resume: {
      basics: { name: 'Ann Example' },
      work: [
        {
          name: 'Demo Ltd',
          position: 'Planner',
          startDate: '2018',
          endDate: '2020',
          summary,
          highlights,
        },
      ],
    },
    jobDescription: 'Planner\n\nRequirements\n- Route planning',
    asOf: '2026-01',
  });
  return { change: changes.find(({ kind }) => kind === 'intro-scope'), document };
}

describe("the extent that a role's intro tells", () => {
  it('is offered to a bare bullet, and waits for the word of the person', () => {
    const { change, document } = propose('Regional chain of 14 shops.', ['Planned deliveries']);
    expect(change).toMatchObject({
      after: 'Planned deliveries for a regional chain of 14 shops',
      decision: 'rejected',
      verdict: 'confirm',
    });
    expect(document.work?.[0]?.highlights).toEqual(['Planned deliveries']);
  });

  it.each([
    ['Regional chain of 14 shops.', ['Planned deliveries for the north']],
    ['Regional chain of 14 shops.', ['Planned 40 deliveries']],
    ['Regional chain of 14 shops.', ['Deliveries and returns']],
    ['Regional chain of shops.', ['Planned deliveries']],
    ['Joined in 2014 as a trainee.', ['Planned deliveries']],
    ['Regional chain of 14 shops.', ['Ran a regional chain of 14 shops', 'Planned deliveries']],
  ])('is not offered: %s, %s', (summary, highlights) => {
    expect(propose(summary, highlights).change).toBeUndefined();
  });
});
