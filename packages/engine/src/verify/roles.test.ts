import { describe, expect, it } from 'vitest';
import { verify } from './index.ts';
import { isContradicted } from './testing/lines.ts';
import { placeOf, type Role, readRoles, resumeOf } from './testing/roles.ts';

function isTold(role: Role, text: string): boolean {
  const lines = role.lines.with(placeOf(role, text), text);
  return verify(resumeOf(role), resumeOf({ ...role, lines })).ok;
}

describe.each(readRoles())('$position', (role) => {
  it.each(role.told)('is not contradicted by: %s', (text) => {
    const lines = role.lines.with(placeOf(role, text), text);
    expect(isContradicted(resumeOf(role), resumeOf({ ...role, lines }))).toBe(false);
  });

  it.each(role.skills)('shows the skill: %s', (skill) => {
    expect(verify(resumeOf(role), resumeOf(role, skill)).ok).toBe(true);
  });

  it.each(role.invented)('does not say: %s', (text) => {
    expect(isTold(role, text)).toBe(false);
  });
});
