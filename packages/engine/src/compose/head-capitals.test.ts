import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { proposeHeadCapitals } from './head-capitals.ts';

const capitals = (resume: Resume): string[] =>
  proposeHeadCapitals(resume, new Set(), new Set()).map(({ after }) => after);
const titles = (...all: string[]): Resume => ({ work: all.map((position) => ({ position })) });
const skills = (...keywords: string[]): Resume => ({ skills: [{ keywords }] });

describe('capitals at the head', () => {
  it('of a title and of skills as the others have them', () => {
    expect(capitals(titles('Waiter', 'counter', 'Cook'))).toEqual(['Counter']);
    expect(capitals(skills('can bake bread', 'Microsoft Word', 'stock takes'))).toEqual([
      'Can bake bread',
      'Stock takes',
    ]);
  });

  it.each([
    titles('cook', 'counter'),
    titles('Waiter', 'eCommerce clerk', 'Cook'),
    skills('Filing', 'stock takes', 'payroll runs'),
    skills('npm', 'Docker'),
    skills('can bake bread', 'stock takes'),
  ])('stay as they are: %j', (resume) => {
    expect(capitals(resume)).toEqual([]);
  });
});
