import { expect, it } from 'vitest';
import { newFigures } from './new-figures.ts';

it.each([
  ['Trained 15 clerks', ['Trained 12 clerks'], ['15']],
  ['Trained 12 clerks', ['Trained 12 clerks'], []],
  ['Saved 1200 hours in 2019.', ['Saved 1,200 hours', 'March 2019 - May 2020'], []],
  ['Cut costs by 3.5%, then 4%', ['Cut costs by 3,5%'], ['4']],
  ['From 20 to 20 again', ['Led a team'], ['20']],
  ['No figure at all', [], []],
])('%s', (text, sources, figures) => {
  expect(newFigures(text, sources)).toEqual(figures);
});
