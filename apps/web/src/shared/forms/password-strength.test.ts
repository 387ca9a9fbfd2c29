import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['short 7', 0],
    ['aaaaaaaaaaaaaaaaaaaa', 1],
    ['abcdefghijklmnop', 1],
    ['qwertyuiopasdf', 1],
    ['12345678901234', 1],
    ['rararararararara', 1],
    ['trueline2', 1],
    ['kaput-Velo9', 2],
    ['winter boots by the door', 3],
    ['ヤギと古い自転車と雨の日の本屋さん', 3],
  ] as const)('of “%s” is %i', (password, level) => {
    expect(passwordStrength(password).level).toBe(level);
  });

  it('does not count the person’s own names', () => {
    const password = 'robin.sample-2x';
    expect(passwordStrength(password).level).toBeGreaterThan(1);
    expect(passwordStrength(password, ['robin.sample']).level).toBe(1);
  });

  it('says what would help', () => {
    expect(passwordStrength('kaput-Velo9').text).toContain('15 characters');
  });
});
