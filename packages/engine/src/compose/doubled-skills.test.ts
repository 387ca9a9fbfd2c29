import { expect, it } from 'vitest';
import { applyChanges } from './apply.ts';

const added = (after: string, at = 9, list = 'skills[0].keywords') => ({
  path: `${list}[${at}]`,
  before: '',
  after,
  decision: 'accepted' as const,
});
const skills = (...groups: string[][]) => ({
  skills: groups.map((keywords, at) => ({ name: `Group ${at}`, keywords })),
});
const itemsOf = (resume: ReturnType<typeof applyChanges>): (string[] | undefined)[] =>
  (resume.skills ?? []).map(({ keywords }) => keywords);

it.each<[string, string[][], ReturnType<typeof added>[], string[][]]>([
  [
    'listed already',
    [['Packaging', 'Forklift']],
    [added('Packaging')],
    [['Packaging', 'Forklift']],
  ],
  [
    'in another group',
    [['Forklift'], ['Packaging']],
    [added('Packaging')],
    [['Forklift'], ['Packaging']],
  ],
  ['in another writing', [['Type script', 'Go']], [added('TypeScript')], [['TypeScript', 'Go']]],
  ['in other letters', [['PAYROLL', 'Excel']], [added('Payroll')], [['Payroll', 'Excel']]],
  ['added twice', [['Go']], [added('Packaging', 8), added('packaging', 9)], [['Go', 'Packaging']]],
  ['of another name', [['Go']], [added('Google Docs')], [['Go', 'Google Docs']]],
  ['a part of another', [['Payroll tax']], [added('Payroll')], [['Payroll tax', 'Payroll']]],
])('a skill that is added stands once: %s', (_, before, changes, after) => {
  expect(itemsOf(applyChanges(skills(...before), changes))).toEqual(after);
});

it('stands once beside a change that writes it right, and comes where it was taken out', () => {
  const edit = (after: string) => ({
    path: 'skills[0].keywords[0]',
    before: 'Type script',
    after,
    decision: 'accepted' as const,
  });
  const resume = skills(['Type script', 'Go']);
  expect(itemsOf(applyChanges(resume, [edit('TypeScript'), added('TypeScript')]))).toEqual([
    ['TypeScript', 'Go'],
  ]);
  expect(itemsOf(applyChanges(resume, [edit(''), added('TypeScript')]))).toEqual([
    ['Go', 'TypeScript'],
  ]);
});

it('stands once in groups that are composed anew, rightly written', () => {
  const resume = skills(['Type script', 'Go']);
  const composed = {
    path: 'skills',
    before: 'Group 0: Type script; Go',
    after: 'Core skills: Go; Type script',
    decision: 'accepted' as const,
    kind: 'core-skills',
  };
  expect(itemsOf(applyChanges(resume, [composed, added('TypeScript')]))).toEqual([
    ['Go', 'TypeScript'],
  ]);
});
