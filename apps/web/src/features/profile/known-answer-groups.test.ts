import type { KnownAnswer } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { groupByRole, NOTHING_TO_TELL } from './known-answer-groups.ts';

const answer = (id: string, fact?: KnownAnswer['fact']): KnownAnswer => ({
  id,
  prompt: 'How many?',
  ...(fact ? { fact } : {}),
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
});

it('puts answers under their role or section, and what is not last', () => {
  const role = { position: 'Clerk', name: 'Example Foods' };
  const groups = groupByRole([
    answer('no'),
    answer('a', { line: 'Filed 40 forms a day', section: 'work', role }),
    answer('b', { line: 'First aid', section: 'certificates' }),
    answer('c', { line: 'Kept the keys', section: 'work', role }),
  ]);
  expect(groups.map(({ title, answers }) => [title, answers.map(({ id }) => id)])).toEqual([
    ['Clerk at Example Foods', ['a', 'c']],
    ['Certificates', ['b']],
    [NOTHING_TO_TELL, ['no']],
  ]);
});
