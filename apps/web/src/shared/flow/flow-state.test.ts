import { describe, expect, it } from 'vitest';
import { EMPTY_FLOW, type FlowState, reduceFlow, startsOver } from './flow-state.ts';

const visit = (state: FlowState, ...paths: string[]) =>
  paths.reduce((current, path) => {
    const [pathname = '', resumeSessionId = null] = path.split('?rs=');
    return reduceFlow(current, { type: 'page-opened', pathname, resumeSessionId });
  }, state);

describe('the resume flow', () => {
  it('follows the address and keeps the resume session it names', () => {
    expect(visit(EMPTY_FLOW, '/upload', '/configure?rs=s1', '/optimize')).toMatchObject({
      step: 3,
      resumeSessionId: 's1',
    });
  });

  it('maps any other page to step 1 and keeps the rest before /download', () => {
    expect(visit(EMPTY_FLOW, '/optimize?rs=s1', '/dashboard')).toMatchObject({
      step: 1,
      resumeSessionId: 's1',
    });
  });

  it('forgets everything when it is left after /download', () => {
    expect(visit(EMPTY_FLOW, '/download?rs=s1', '/template', '/dashboard')).toEqual(EMPTY_FLOW);
  });

  it('forgets everything when the user changes', () => {
    const state = visit(EMPTY_FLOW, '/optimize?rs=s1');
    expect(reduceFlow(state, { type: 'user-changed' })).toEqual(EMPTY_FLOW);
  });

  it('still starts over when /download was opened before the user was known', () => {
    const state = reduceFlow(visit(EMPTY_FLOW, '/download?rs=s1'), { type: 'user-changed' });
    expect(state.resumeSessionId).toBeNull();
    expect(startsOver(state, '/upload')).toBe(true);
  });

  it('starts over at exactly /upload after /download, and nowhere else', () => {
    const done = visit(EMPTY_FLOW, '/download?rs=s1', '/template');
    expect(startsOver(done, '/upload')).toBe(true);
    expect(startsOver(done, '/configure')).toBe(false);
    expect(startsOver(visit(EMPTY_FLOW, '/template'), '/upload')).toBe(false);
  });
});
