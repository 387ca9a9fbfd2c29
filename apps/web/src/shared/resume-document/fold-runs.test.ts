import { expect, it } from 'vitest';
import { foldRuns } from './fold-runs.ts';

const shape = (items: string[]) =>
  foldRuns(items, (item) => item !== 'changed').map((run) => [run.folded, run.items.join(' ')]);

it('folds what is unchanged between the changes', () => {
  expect(shape(['changed', 'a', 'b', 'c', 'changed', 'd'])).toEqual([
    [false, 'changed'],
    [true, 'a b c'],
    [false, 'changed'],
    [false, 'd'],
  ]);
});

it('leaves what is quickly read', () => {
  expect(shape(['a', 'b'])).toEqual([[false, 'a b']]);
});
