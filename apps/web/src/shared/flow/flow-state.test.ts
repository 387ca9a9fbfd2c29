import { describe, expect, it } from 'vitest';
import { EMPTY_FLOW, type FlowState, reduceFlow, startsOver } from './flow-state.ts';

const pageOf = (path: string) => {
  const [pathname = '', resumeSessionId = null] = path.split('?rs=');
  return { pathname, resumeSessionId };
};
const visit = (state: FlowState, ...paths: string[]) =>
  paths.reduce(
    (current, path) => reduceFlow(current, { type: 'page-opened', ...pageOf(path) }),
    state,
  );
const changeUserAt = (path: string, state: FlowState) =>
  reduceFlow(state, { type: 'user-changed', ...pageOf(path) });

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
    expect(changeUserAt('/auth', state)).toEqual(EMPTY_FLOW);
  });

  it('still starts over when /download was opened before the user was known', () => {
    const state = changeUserAt('/download?rs=s1', visit(EMPTY_FLOW, '/download?rs=s1'));
    expect(startsOver(state, '/upload')).toBe(true);
  });

  it('knows what it is about, after a reload too, until it is left', () => {
    const state = changeUserAt('/download?rs=s1', visit(EMPTY_FLOW, '/download?rs=s1'));
    expect(state).toMatchObject({ step: 5, resumeSessionId: 's1', downloadVisited: true });
    expect(visit(state, '/dashboard')).toEqual(EMPTY_FLOW);
  });

  it('starts over at exactly /upload after /download, and nowhere else', () => {
    const done = visit(EMPTY_FLOW, '/download?rs=s1', '/template');
    expect(startsOver(done, '/upload')).toBe(true);
    expect(startsOver(done, '/configure')).toBe(false);
    expect(startsOver(visit(EMPTY_FLOW, '/template'), '/upload')).toBe(false);
  });
});
