import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { findContradictions } from './pack.ts';

const RESUME: Resume = {
  basics: { name: 'Ola Sample' },
  work: [{ name: 'North Mills', position: 'Clerk', startDate: '2020', highlights: ['Kept books'] }],
  meta: {
    trueline: {
      asWritten: [
        {
          section: 'certificates',
          doubt: 1,
          lines: [{ text: 'Worker of the year, North Mills, 2018', kind: 'item' }],
        },
      ],
      kept: [{ id: 'kept-1', text: 'Mapping at 1:5,000', after: 'basics' }],
    },
  },
};

const faultsOf = (line: string): unknown[] => {
  const letter = `Dear team,\n\nWhat I bring:\n${line}\n\nKind regards,\nOla Sample`;
  return findContradictions({
    resume: RESUME,
    jobDescription: 'Clerk',
    coverLetter: { short: letter, standard: letter, email: letter, tone: 'plain' },
  });
};

describe('numbers of a letter', () => {
  it.each(['• Mapping at 1:5,000', '• Worker of the year, North Mills, 2018'])(
    'may be those that the resume prints beside its fields: %s',
    (line) => {
      expect(faultsOf(line)).toEqual([]);
    },
  );

  it('are none that stand nowhere in it', () => {
    expect(faultsOf('• Mapping at 1:7,000')).not.toEqual([]);
    expect(faultsOf('I was a clerk at North Mills in 2018.')).not.toEqual([]);
  });
});
