import type { Ask } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { mergeAnswers } from './asked.ts';

const ask = (id: string): Ask => ({
  id,
  type: 'amount',
  prompt: `How many ${id}?`,
  about: {},
  options: [
    {
      id: 'yes',
      label: 'This many',
      line: `Counted [count] ${id}`,
      blanks: [{ name: 'count', kind: 'number', optional: false }],
    },
  ],
  worth: 1,
  why: '',
  topic: `amount:${id}`,
});
const ASKS = [ask('books'), ask('boxes')];
const yes = (id: string, count: string) => ({ ask: id, option: 'yes', values: { count } });

it('puts an answer in place of the earlier one to the same ask, and leaves the others', () => {
  const earlier = [yes('books', '3'), { ask: 'boxes', text: 'Many.' }];
  expect(mergeAnswers(ASKS, earlier, [yes('books', '4')])).toEqual([
    { ask: 'boxes', text: 'Many.' },
    yes('books', '4'),
  ]);
});

it('keeps several answers to one ask', () => {
  const ticks = [
    { ask: 'books', option: 'no' },
    { ask: 'books', text: 'Some.' },
  ];
  expect(mergeAnswers(ASKS, [yes('books', '3')], ticks)).toEqual(ticks);
});

it('skips what is open, and takes no answer away by that', () => {
  const skips = ['books', 'boxes'].map((one) => ({ ask: one, option: 'skip-if-open' }));
  expect(mergeAnswers(ASKS, [yes('books', '3')], skips)).toEqual([
    yes('books', '3'),
    { ask: 'boxes', option: 'skip' },
  ]);
});

it.each([[[{ ask: 'books', text: ' ' }]], [{ books: '' }]])('takes answers back by %j', (given) => {
  expect(mergeAnswers(ASKS, [yes('books', '3')], given)).toEqual([]);
});

it('takes back an answer to what is asked no more', () => {
  expect(mergeAnswers([], [{ ask: 'gone', text: 'Yes.' }], [{ ask: 'gone', text: '' }])).toEqual(
    [],
  );
});

it('takes answers in their earlier form', () => {
  expect(mergeAnswers(ASKS, [], { boxes: 'About nine.' })).toEqual([
    { ask: 'boxes', text: 'About nine.' },
  ]);
});

it.each([
  [[yes('books', '3'), yes('lamps', '1')], 'answers.1'],
  [[{ ask: 'books', option: 'maybe' }], 'answers.0'],
  [[yes('books', 'plenty')], 'answers.0'],
  [{ lamps: 'Two.' }, 'answers.lamps'],
])('refuses %j, and says where the fault is', (given, field) => {
  expect(() => mergeAnswers(ASKS, [], given)).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_FAILED',
      fields: { [field]: expect.any(String) },
    }),
  );
});
