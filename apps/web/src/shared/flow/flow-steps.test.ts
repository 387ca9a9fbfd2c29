import { expect, it } from 'vitest';
import { flowAddress, readResumeAddress } from './flow-steps.ts';

it('the way back to the resume keeps the resume session that is under way', () => {
  expect(readResumeAddress('r/1', 's1')).toBe('/upload?resume=r%2F1&rs=s1');
  expect(readResumeAddress('r1', null)).toBe('/upload?resume=r1');
  expect(flowAddress('/configure', 's1')).toBe('/configure?rs=s1');
});
