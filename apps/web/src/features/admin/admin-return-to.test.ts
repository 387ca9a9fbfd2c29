import { describe, expect, it } from 'vitest';
import { adminLoginAddress, findAdminReturnTo } from './admin-return-to.ts';

describe("where to go after an administrator's sign-in", () => {
  it.each(['/admin', '/admin/users?q=ada', '/admin/users/u1', '/admin/audit-log#x'])(
    'goes on to %s',
    (path) => {
      expect(findAdminReturnTo(path)).toBe(path);
    },
  );

  it.each([
    ['nothing', null],
    ['another origin', 'https://evil.example/admin'],
    ['two slashes', '//evil.example/admin'],
    ['a page outside', '/dashboard'],
    ['a page that only starts alike', '/administration'],
    ['dots that lead out', '/admin/../dashboard'],
    ['the sign-in itself', '/admin/login?returnTo=/admin'],
    ['the sign-in by a detour', '/admin/users/../login'],
  ])('stays away from %s', (_, value) => {
    expect(findAdminReturnTo(value)).toBeNull();
  });

  it('comes back to a search', () => {
    const address = adminLoginAddress({ pathname: '/admin/users', search: '?q=a%20b' });
    const returnTo = new URL(address, 'https://x.invalid').searchParams.get('returnTo');
    expect(findAdminReturnTo(returnTo)).toBe('/admin/users?q=a%20b');
  });
});
