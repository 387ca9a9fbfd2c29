import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize } from '../optimize.ts';

/** The list of skills after an ad with these lines, and the bullet. */
function after(bullet: string, wanted: readonly string[], more: Partial<Resume> = {}) {
  const { document } = optimize({
    resume: {
      basics: { name: 'Ann Example', summary: 'Works with the people of the town.' },
      work: [
        {
          name: 'Demo Ltd',
          position: 'Clerk',
          startDate: '2018',
          endDate: '2020',
          highlights: [bullet],
        },
      ],
      skills: [{ name: 'Skills', keywords: ['Archery'] }],
      ...more,
    },
    jobDescription: `Clerk\n\nRequirements\n${wanted.map((line) => `- ${line}`).join('\n')}\n- Punctual`,
    asOf: '2026-01',
  });
  return {
    list: document.skills?.[0]?.keywords ?? [],
    bullet: document.work?.[0]?.highlights?.[0] ?? '',
  };
}

describe('the ad’s name of what a bullet shows', () => {
  it('stands once on the page: in the sentence, or in the list where the sentence has no room for it', () => {
    const inside = after('Gave ESL lessons to newcomers', ['English as a second language']);
    expect(inside.bullet).toBe('Gave English as a second language (ESL) lessons to newcomers');
    const counted = after('Opened the TFSA of each client', ['Tax-free savings accounts']);
    expect(counted.bullet).toBe('Opened the tax-free savings account (TFSA) of each client');
    const behind = after('Updated the CRM of the shop', ['Customer relationship management']);
    expect(behind.bullet).toBe('Updated the CRM of the shop');
    expect(behind.list.join()).toContain('Customer relationship management');
  });

  it.each([
    ['Gave first aid at the plant gate', 'First aid certificate'],
    ['Drove the van with a driving licence', 'Driving licence'],
    ['Worked the night shift at a plant', 'Night shift'],
  ])('is no paper and no time of work: %s', (bullet, wanted) => {
    expect(after(bullet, [wanted]).list).toEqual(['Archery']);
  });

  it('stands in small letters inside a sentence', () => {
    const { bullet } = after('Ran PPC for 3 shops with a spend of $7,000', ['Pay-per-click']);
    expect(bullet).toContain('Ran pay-per-click (PPC) for 3 shops');
  });

  it('is not written into a product’s name, and stands in the singular before a noun', () => {
    const system = after('Planned the labour of 9 clerks from Demo WMS each morning', [
      'Warehouse management system',
    ]);
    expect(system.bullet).toContain('from Demo WMS each');
    const kernels = after('Wrote a library of fast LLM kernels for 3 teams', [
      'Large language models',
    ]);
    expect(kernels.bullet).toContain('fast large language model (LLM) kernels');
  });

  it('is never listed where no line shows it', () => {
    const { list } = after('Gave lessons to newcomers', ['English as a second language']);
    expect(list).toEqual(['Archery']);
  });
});

it('a certificate named beside another one is held too', () => {
  const { list } = after('Helped 9 residents with meals', ['CPR Level C certificate'], {
    certificates: [{ name: 'First Aid and CPR-C' }],
  });
  expect(list.join()).toContain('CPR Level C');
});
