import { expect, it } from 'vitest';
import { faultOf } from './upload-limits.ts';

const LIMITS = { maxBytes: 1024 * 1024, maxPages: 50 };

it.each([
  ['resume.pdf', 1024 * 1024, undefined],
  ['resume.pdf', 1024 * 1024 + 1, /^resume\.pdf has 1 MB; up to 1 MB can be read/],
  ['resume.pdf', 3 * 1024 * 1024, /^resume\.pdf has 3 MB; up to 1 MB can be read/],
  ['film.mp4', 10, /^Trueline cannot read film\.mp4/],
])('judges %s of %i bytes before it is sent', (name, size, fault) => {
  const told = faultOf({ name, size }, LIMITS);
  if (fault === undefined) expect(told).toBeUndefined();
  else expect(told).toMatch(fault);
});

it('leaves the size to the server while the limits are not known', () => {
  expect(faultOf({ name: 'resume.pdf', size: 1e9 }, undefined)).toBeUndefined();
});
