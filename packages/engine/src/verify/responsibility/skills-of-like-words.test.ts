import { expect, it } from 'vitest';
import { verify } from '../index.ts';

const withSkill = (highlight: string, skill?: string) => ({
  basics: { name: 'Robin Sample' },
  work: [{ name: 'Mock Works', position: 'Clerk', startDate: '2020-01', highlights: [highlight] }],
  skills: [{ name: 'Skills', keywords: ['Excel', ...(skill === undefined ? [] : [skill])] }],
});

it.each([
  ['Managed 12 client accounts for a bank', 'Accounting'],
  ['Sold honey at farmers markets', 'Marketing'],
  ['Repaired small engines', 'Engineering'],
  ['Managed content production', 'Product management'],
  ['Made custom furniture for service clubs', 'Customer service'],
  ['Served the local community', 'Communication'],
  ['Wrote the general report', 'Report generation'],
])('a skill is not shown by a word that only looks like it: "%s", %s', (line, skill) => {
  expect(verify(withSkill(line), withSkill(line, skill)).ok).toBe(false);
});

it.each([
  ['Trained 5 new clerks', 'Training'],
  ['Managed three retail projects', 'Project management'],
  ['Reconciled 6 bank accounts', 'Bank reconciliation'],
])('a skill is shown by the act it names: "%s", %s', (line, skill) => {
  expect(verify(withSkill(line), withSkill(line, skill)).ok).toBe(true);
});
