import { SKIP_IF_OPEN } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { listPending, mergeAnswers, takenBack } from './answers.ts';

const no = (ask: string) => ({ ask, option: 'no' });

it('puts answers in place of earlier ones to the same ask, and takes them back', () => {
  const own = { ask: 'a', text: 'Mine.' };
  expect(mergeAnswers([no('a'), no('b')], [own])).toEqual([no('b'), own]);
  expect(mergeAnswers([no('a'), no('b')], [takenBack('a')])).toEqual([no('b')]);
});

it('lists the newest on its way to each ask, and what takes one back', () => {
  const updates = [{ answers: [no('a'), no('b')] }, {}, { answers: [takenBack('a')] }];
  expect(listPending(updates)).toEqual([no('b'), takenBack('a')]);
});

it('skips only what nothing was said to, here and on its way', () => {
  const skips = ['a', 'b', 'c'].map((ask) => ({ ask, option: SKIP_IF_OPEN }));
  const pending = listPending([{ answers: [no('a')] }, { answers: skips }]);
  expect(mergeAnswers([no('b')], pending)).toEqual([
    no('b'),
    no('a'),
    { ask: 'c', option: 'skip' },
  ]);
});
