import { describe, expect, it } from 'vitest';
import { holdsSecret, pageName, withoutPersonalFields } from './payload.ts';
import { cleanEvent } from './posthog.ts';

describe('what analytics services are sent', () => {
  it('has no personal fields, however they are written', () => {
    const payload = { step: 2, email: 'a@example.com', PHONE: '1', password: 'x', ssn: '1' };
    expect(withoutPersonalFields({ ...payload, credit_card: '4' })).toEqual({ step: 2 });
  });

  it('names pages without the ids and tokens in their paths', () => {
    expect(pageName('/')).toBe('/');
    expect(pageName('/resume-view/k5iswZJIr')).toBe('/resume-view');
    expect(pageName('/reset-password/secret')).toBe('/reset-password');
  });

  it('holds no address in PostHog’s own properties', () => {
    const properties = {
      $current_url: 'https://example.com/reset-password/secret',
      $referrer: 'https://example.com/?token=secret',
      $pathname: '/reset-password/secret',
      $host: 'example.com',
      email: 'a@example.com',
      page: '/pricing',
    };
    expect(cleanEvent({ properties })).toEqual({
      properties: { $host: 'example.com', page: '/pricing' },
    });
    expect(cleanEvent(null)).toBeNull();
  });
});

describe('addresses at which no service is loaded', () => {
  it.each([
    ['/reset-password/abc', ''],
    ['/auth', '?verify=abc'],
    ['/account-settings', '?confirmEmail=abc'],
    ['/somewhere', '?a=1&token=abc'],
    // A mailed link, put off until the person has signed in.
    ['/auth', `?returnTo=${encodeURIComponent('/account-settings?confirmEmail=abc')}`],
  ])('%s%s holds a secret', (pathname, search) => {
    expect(holdsSecret({ pathname, search })).toBe(true);
  });
  it('an ordinary page holds none', () => {
    expect(holdsSecret({ pathname: '/auth', search: '?returnTo=/upload' })).toBe(false);
  });
});
