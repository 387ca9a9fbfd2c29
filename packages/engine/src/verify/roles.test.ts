import { describe, expect, it } from 'vitest';
import { verify } from './index.ts';
import { placeOf, type Role, readRoles, resumeOf } from './testing/roles.ts';

function isTold(role: Role, text: string): boolean {
  const lines = role.lines.with(placeOf(role, text), text);
  return verify(resumeOf(role), resumeOf({ ...role, lines })).ok;
}

describe.each(readRoles())('$position', (role) => {
  it.each(role.told)('may be told as: %s', (text) => {
    expect(isTold(role, text)).toBe(true);
  });

  it.each(role.skills)('shows the skill: %s', (skill) => {
    expect(verify(resumeOf(role), resumeOf(role, skill)).ok).toBe(true);
  });

  it.each(role.invented)('does not say: %s', (text) => {
    expect(isTold(role, text)).toBe(false);
  });
});
