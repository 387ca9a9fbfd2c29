import { expect, it } from 'vitest';
import { downloadAddressOf, nextStepOf, type ResumeSessionItem } from './next-step.ts';

const session = (values: Partial<ResumeSessionItem>): ResumeSessionItem => ({
  id: 's1',
  resumeId: 'r1',
  status: 'completed',
  originalScore: 40,
  optimizedScore: 52,
  ceiling: 60,
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
  ...values,
});

it('leads a finished result to its changes and its files', () => {
  expect(nextStepOf(session({}))).toEqual({
    state: 'Score 40, now 52',
    action: 'Review the changes',
    to: '/optimize?rs=s1',
  });
  expect(downloadAddressOf(session({}))).toBe('/download?rs=s1');
});

it('calls a result in which nothing was gained no success', () => {
  expect(nextStepOf(session({ optimizedScore: 40 }))).toMatchObject({
    state: 'Score 40, nothing gained yet',
    action: 'See what would help',
  });
});

it.each(['pending', 'optimizing', 'failed'] as const)('offers no files while %s', (status) => {
  expect(downloadAddressOf(session({ status }))).toBeUndefined();
});
