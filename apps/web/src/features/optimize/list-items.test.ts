import type { Change } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { itemsAt, listItems } from './list-items.ts';

const PATH = 'skills[0].keywords';
const change = (path: string, before: string, after: string, kind = 'keyword-form'): Change => ({
  id: path,
  path,
  before,
  after,
  kind: kind as Change['kind'],
  reason: '',
  points: 0,
  sources: [],
  verdict: 'proven',
  decision: 'accepted',
});
const shown = (items: string[], ...changes: Change[]): string =>
  listItems(PATH, items, changes)
    .map((item) => (item.isTold ? `*${item.text}*` : item.text))
    .join(', ');

it.each<[string, Change[], string]>([
  ['as it was', [], 'QuickBooks, Excel'],
  [
    'in another order',
    [change(PATH, 'QuickBooks\nExcel', 'Excel\nQuickBooks')],
    'Excel, QuickBooks',
  ],
  [
    'in another order, one by another name: each once',
    [
      change(PATH, 'QuickBooks\nExcel', 'Excel\nQuickBooks'),
      change(`${PATH}[1]`, 'Excel', 'Microsoft Excel'),
    ],
    'Microsoft Excel, QuickBooks',
  ],
  ['with one more', [change(`${PATH}[2]`, '', 'Ceridian')], 'QuickBooks, Excel, Ceridian'],
  [
    'with one that was told',
    [change(`${PATH}[2]`, '', 'Workday', 'answer')],
    'QuickBooks, Excel, *Workday*',
  ],
  ['without one', [change(`${PATH}[0]`, 'QuickBooks', '')], 'Excel'],
])('a list stands %s', (_, changes, expected) => {
  expect(shown(['QuickBooks', 'Excel'], ...changes)).toBe(expected);
});

it.each<[string, string[], Change[], string]>([
  [
    'a comma in brackets',
    ['Excel (pivot tables, macros)', 'Word'],
    [change(`${PATH}[0]`, 'Excel (pivot tables, macros)', 'Excel (macros)')],
    'Excel (macros), Word',
  ],
  ['a comma in a name', ['Moore, Hill & Co. ledger', 'Word'], [], 'Moore, Hill & Co. ledger, Word'],
  [
    'one skill in two writings',
    ['Type script', 'Word'],
    [change(`${PATH}[2]`, '', 'TypeScript', 'answer')],
    'Type script, Word',
  ],
])('a list holds %s', (_, items, changes, expected) => {
  expect(shown(items, ...changes)).toBe(expected);
});

it('finds the items of a list in the resume', () => {
  const resume = { skills: [{ name: 'Tools', keywords: ['Excel (pivots, macros)'] }] };
  expect(itemsAt(resume, PATH)).toEqual(['Excel (pivots, macros)']);
  expect(itemsAt(resume, 'skills[3].keywords')).toEqual([]);
});
