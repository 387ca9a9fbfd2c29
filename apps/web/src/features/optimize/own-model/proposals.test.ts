import type { PromptTask } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { readProposals, splitBatch } from './proposals.ts';

const TASK: PromptTask = { id: 't', version: '1', prompt: '', schema: {}, path: 'work[0].summary' };

it.each([
  ['{"wordings": ["Kept the books"]}', [{ task: 't', path: TASK.path, text: 'Kept the books' }]],
  [
    '{"wordings": [{"path": "basics.summary", "text": "A clerk"}]}',
    [{ task: 't', path: 'basics.summary', text: 'A clerk' }],
  ],
  ['{"wordings": ["", "  ", 4, null, {"text": 1}]}', []],
  ['{"wordings": []}', []],
  ['{"wordings": "Kept the books"}', undefined],
  ['null', undefined],
  ['Kept the books', undefined],
])('reads %s', (answer, expected) => {
  expect(readProposals(TASK, answer)).toEqual(expected);
});

const items = (count: number, length: number) =>
  Array.from({ length: count }, () => ({ task: 't', text: 'é'.repeat(length) }));

it('puts no more in a call than it may bring, by number and by bytes', () => {
  expect(splitBatch(items(250, 10)).map((part) => part.length)).toEqual([100, 150]);
  const [batch, left] = splitBatch(items(40, 2_000));
  expect(batch.length + left.length).toBe(40);
  expect(Buffer.byteLength(JSON.stringify({ items: batch }))).toBeLessThan(65_536);
  expect(splitBatch(items(1, 40_000))[1]).toEqual([]);
  expect(splitBatch([])).toEqual([[], []]);
});
