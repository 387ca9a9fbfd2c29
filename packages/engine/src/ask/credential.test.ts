import type { Answer, Ask } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { optimize } from '../index.ts';

const run = (wanted: string, held: string, answers: Answer[] = []) =>
  optimize({
    resume: {
      basics: { name: 'Ann Example' },
      work: [{ name: 'Corner Shop', position: 'Driver', highlights: ['Drove a van'] }],
      certificates: [{ name: held }],
    },
    jobDescription: `Driver\n\nRequirements\n- ${wanted}`,
    asOf: '2026-01',
    answers,
  });

const credentialAsk = (wanted: string, held: string): Ask | undefined =>
  run(wanted, held).report.asks?.find(({ type }) => type === 'credential');

it('asks whether a document that the resume shows is valid, and says so in its own line', () => {
  const pair = ['Valid class 5 + vehicle', 'Class 5 driver licence with car'] as const;
  const ask = credentialAsk(...pair);
  expect(ask?.options[0]?.line).toBe('Valid Class 5 driver licence with car');
  const { document } = run(...pair, [{ ask: ask?.id ?? '', option: 'yes' }]);
  expect(document.certificates).toEqual([{ name: 'Valid Class 5 driver licence with car' }]);
});

it('adds one that the resume does not show', () => {
  const pair = ['Valid Food Handler certificate required', 'Standard First Aid'] as const;
  const ask = credentialAsk(...pair);
  const { document } = run(...pair, [{ ask: ask?.id ?? '', option: 'yes' }]);
  expect(document.certificates).toHaveLength(2);
});

it('asks nothing of one that the resume shows as the ad names it', () => {
  expect(credentialAsk('Standard First Aid required', 'Standard First Aid, 2025')).toBeUndefined();
});
