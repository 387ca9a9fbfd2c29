import { describe, expect, it } from 'vitest';
import { findReturnTo } from './return-to.ts';

describe('where to go after signing in', () => {
  it.each(['/upload', '/configure?rs=abc', '/upload?resume=a%20b#top', '/'])(
    'goes back to %s',
    (path) => {
      expect(findReturnTo(path)).toBe(path);
    },
  );

  it.each([
    ['nothing', null],
    ['an empty value', ''],
    ['another origin', 'https://evil.example/upload'],
    ['another scheme', 'javascript:alert(1)'],
    ['a path without its slash', 'upload'],
    ['two slashes', '//evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['encoded slashes', '/%2fevil.example'],
    ['all slashes encoded', '%2f%2fevil.example'],
    ['an encoded backslash', '/%5cevil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['a line break', '/\r\n/evil.example'],
    ['a stray percent sign', '/%'],
    ['the sign-in itself', '/auth?returnTo=/upload'],
  ])('quality 39: stays away from %s', (_, value) => {
    expect(findReturnTo(value)).toBeNull();
  });

  it('tells a page whose name only starts like the sign-in from it', () => {
    expect(findReturnTo('/authors')).toBe('/authors');
  });
});
