import { expect, it } from 'vitest';
import { retell } from './retell.ts';

it.each([
  [
    'Repair boilers and test valves; last 14 jobs passed inspection',
    'Repaired boilers and tested valves; last 14 jobs passed inspection',
  ],
  [
    'Load trucks and last 14 jobs passed inspection',
    'Loaded trucks and last 14 jobs passed inspection',
  ],
  ['Fit kitchens; next 3 sites are new', null],
  ['Last 14 jobs passed inspection', null],
  ['Last audit passed in full', null],
  ['Next site opens in May', null],
  ['Past audits passed in full', null],
  ['Lead time under 2 days', null],
  ['Lead housekeeper on nights', null],
  ['Cut-glass panels for shops', null],
  ['Lead 14 cooks and train helpers', 'Led 14 cooks and trained helpers'],
  ['Lead a team and set the rota', 'Led a team and set the rota'],
])('tells "%s" in the past', (text, told) => {
  expect(retell(text, 'past', 'among-verbs')).toBe(told);
});
