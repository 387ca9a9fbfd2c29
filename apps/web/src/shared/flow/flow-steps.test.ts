import { expect, it } from 'vitest';
import { FLOW_STEPS, flowAddress, isStepDone, readResumeAddress } from './flow-steps.ts';

it('the way back to the resume keeps the resume session that is under way', () => {
  expect(readResumeAddress('r/1', 's1')).toBe('/upload?resume=r%2F1&rs=s1');
  expect(readResumeAddress('r1', null)).toBe('/upload?resume=r1');
  expect(flowAddress('/configure', 's1')).toBe('/configure?rs=s1');
});

it.each([
  ['without a resume session', undefined, []],
  ['before the ad is given', { status: 'pending' }, ['Upload']],
  ['while it runs', { status: 'optimizing' }, ['Upload', 'Configure']],
  ['when the only run failed', { status: 'failed' }, ['Upload', 'Configure']],
  [
    'with a result',
    { status: 'completed', document: {} },
    ['Upload', 'Configure', 'Optimize', 'Template'],
  ],
] as const)('ticks before the last step what is done %s', (_, session, titles) => {
  const done = FLOW_STEPS.filter(({ path }) => isStepDone(path, 5, session));
  expect(done.map(({ title }) => title)).toEqual(titles);
});

it('ticks nothing that comes later than the step in hand', () => {
  const session = { status: 'completed', document: {} } as const;
  expect(isStepDone('/optimize', 3, session)).toBe(false);
  expect(isStepDone('/configure', 3, session)).toBe(true);
});
