import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { getStyle } from '../templates.ts';
import { typeset } from './typeset.ts';

const resume = (bullets: number): Resume => ({
  basics: { name: 'Ottoline Brandvold', email: 'ottoline@example.com' },
  work: Array.from({ length: Math.ceil(bullets / 5) }, (_, role) => ({
    name: `Harbour Mill ${role + 1}`,
    position: 'Miller',
    startDate: `${2000 + role}-01`,
    endDate: `${2000 + role}-12`,
    highlights: Array.from(
      { length: Math.min(5, bullets - role * 5) },
      (_, line) => `Ground ${line + 3} tonnes of rye and oats a day for bakeries along the coast`,
    ),
  })),
});

describe.each(['plainline', 'marginalia', 'studio'])('pages of %s', (templateId) => {
  const { page } = getStyle(templateId, {});
  const fillOf = (end: number): number =>
    (end * page.height - page.marginTop) / (page.height - page.marginTop - page.marginBottom);

  it('never end with one that is under a third full', () => {
    for (let bullets = 25; bullets <= 85; bullets += 3) {
      const { pages, end } = typeset(resume(bullets), templateId);
      expect(pages === 1 || fillOf(end) >= 1 / 3, `${bullets} bullets: ${pages} pages`).toBe(true);
    }
  });

  it('are the same each time', () => {
    const [first, second] = [1, 2].map(() => typeset(resume(43), templateId));
    expect([first?.pages, first?.end]).toEqual([second?.pages, second?.end]);
  });
});
