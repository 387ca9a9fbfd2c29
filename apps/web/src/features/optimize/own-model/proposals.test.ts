import {
  MAX_PROPOSAL_BYTES,
  MAX_PROPOSALS,
  type PromptTask,
  type Proposal,
  proposalSchema,
} from '@trueline/contracts';
import { expect, it } from 'vitest';
import { readProposals, splitBatch } from './proposals.ts';

const TASK: PromptTask = {
  id: 'lines',
  version: 1,
  prompt: '',
  schema: {},
  path: 'work[0].summary',
};

it.each([
  [
    '{"items": [{"text": "Kept the books"}]}',
    [{ task: 'lines', path: 'work[0].summary', text: 'Kept the books' }],
  ],
  [
    '{"items": [{"path": "basics.summary", "text": "A clerk"}]}',
    [{ task: 'lines', path: 'basics.summary', text: 'A clerk' }],
  ],
  ['{"items": ["", 4, null, {"text": 1}, {"text": "  "}]}', []],
  ['{"items": []}', []],
  ['{"items": "Kept the books"}', undefined],
  ['null', undefined],
  ['Kept the books', undefined],
])('reads %s', (answer, expected) => {
  expect(readProposals(TASK, answer)).toEqual(expected);
});

it('leaves out what the call would be refused for', () => {
  const items = [
    { path: 'p'.repeat(201), text: 'Kept the books' },
    { text: 'x'.repeat(4_001) },
    { text: 'x'.repeat(4_000) },
  ];
  const read = readProposals(TASK, JSON.stringify({ items })) ?? [];
  expect(read).toHaveLength(1);
  for (const item of read) expect(proposalSchema.safeParse(item).success).toBe(true);
});

const items = (count: number, length: number): Proposal[] =>
  Array.from({ length: count }, () => ({ task: 'lines', text: 'é'.repeat(length) }));

it('puts no more in a call than it may bring, by number and by bytes', () => {
  expect(splitBatch(items(250, 10)).map((part) => part.length)).toEqual([MAX_PROPOSALS, 150]);
  const [batch, left] = splitBatch(items(40, 2_000));
  expect(batch.length + left.length).toBe(40);
  expect(Buffer.byteLength(JSON.stringify({ items: batch }))).toBeLessThan(MAX_PROPOSAL_BYTES);
  expect(splitBatch(items(1, 4_000))[1]).toEqual([]);
  expect(splitBatch([])).toEqual([[], []]);
});
