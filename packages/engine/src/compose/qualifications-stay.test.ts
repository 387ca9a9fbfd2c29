import { expect, it } from 'vitest';
import { optimize } from '../optimize.ts';

it.each([
  'First Aid, CPR',
  'RN, BSN, CPR',
  'CPR',
  'NRC',
  'TIN',
  'PAN: tilt and dolly',
  'Run: London Marathon 2019',
  'Voter ID: registration drives',
  'NIP: tuck and press',
])('a qualification is no number of a person: %s', (line) => {
  const { changes } = optimize({
    resume: {
      basics: { name: 'Ann Example' },
      work: [{ name: 'Sample Ward', position: 'Nurse', startDate: '2019', highlights: [line] }],
      skills: [{ name: 'Skills', keywords: ['Epic', line] }],
    },
    jobDescription: 'Nurse\n\nRequirements\n- BSN\n- CPR',
    asOf: '2026-01',
  });
  expect(changes.filter(({ kind }) => kind === 'personal-data')).toEqual([]);
});
