import { expect, it } from 'vitest';
import { holdsSecret } from './payload.ts';

it.each([
  ['/reset-password/abc', ''],
  ['/auth', '?verify=abc'],
  ['/account-settings', '?confirmEmail=abc'],
  ['/auth', `?returnTo=${encodeURIComponent('/account-settings?confirmEmail=abc')}`],
])('keeps analytics away from the address of a mailed link: %s%s', (pathname, search) => {
  expect(holdsSecret({ pathname, search })).toBe(true);
});

it.each([
  ['/auth', '?returnTo=%2Fconfigure%3Frs%3Dabc'],
  ['/configure', '?rs=token'],
])('lets them see any other: %s%s', (pathname, search) => {
  expect(holdsSecret({ pathname, search })).toBe(false);
});
