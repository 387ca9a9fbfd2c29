import { expect, it } from 'vitest';
import headings from '../../../data/phrases/ad-headings.json' with { type: 'json' };
import { JOB_SECTIONS } from './job-section.ts';

it('ad-headings names sections that there are, and each heading once', () => {
  const sections: readonly string[] = JOB_SECTIONS;
  expect(headings.rows.filter(([, section]) => !sections.includes(String(section)))).toEqual([]);
  const names = headings.rows.map(([heading]) => heading);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
