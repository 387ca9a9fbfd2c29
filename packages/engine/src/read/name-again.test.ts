import { describe, expect, it } from 'vitest';
import { read } from './index.ts';
import { isNameAgain } from './name-again.ts';

describe('a name once more', () => {
  it.each([
    'GIDEON K. WARANAKA',
    'Waranaka Gideon',
    'By Gideon Kumbu Waranaka',
    '( G. Kumbu Waranaka )',
    'Gideon Waranaka',
    'Gideon Kumbu Waranaka - CV',
    'Gideon WARANAKA (ギデオン)',
  ])('is one in any order: %s', (text) => {
    expect(isNameAgain(text, 'Gideon Kumbu Waranaka')).toBe(true);
  });

  it.each([
    'Gideon',
    'Gideon Waranaka Ltd',
    'Gideon Waranaka, 2019',
    'Mary Waranaka',
    'Gideon Waranaka (Mary)',
    'Kumbu Heritage Museum',
    '',
  ])('is none: %s', (text) => {
    expect(isNameAgain(text, 'Gideon Kumbu Waranaka')).toBe(false);
  });

  it('is left out of what stands beside the contacts', async () => {
    const text =
      'Gideon Kumbu Waranaka\nMuseum Technician\ngideon@example.com\nBy Gideon K. Waranaka\n\nWORK\nTechnician, Sample Museum, 2018 - 2020\n- Made mounts\n\nSKILLS\nMounts, crates, prows\n';
    const result = await read(new TextEncoder().encode(text), 'resume.txt');
    if (!result.ok) throw new Error(result.failure.code);
    const { kept, leftOut } = result.resume.meta?.trueline ?? {};
    expect(kept).toBeUndefined();
    expect(leftOut).toEqual([{ text: 'By Gideon K. Waranaka', reason: 'running-head' }]);
  });
});
