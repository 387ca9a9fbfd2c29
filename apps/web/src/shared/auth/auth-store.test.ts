import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkSignedIn, readSignedIn } from './auth-store.ts';

const ADA = { id: 'u1', username: 'ada.example', email: 'ada@example.com' };

describe('who is signed in', () => {
  const asked = vi.fn(async () => Response.json({ user: ADA, csrfToken: 't' }));
  const check = async (cookie: string) => {
    vi.stubGlobal('document', { cookie });
    await checkSignedIn();
    return readSignedIn();
  };
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('localStorage', { setItem: vi.fn() });
    vi.stubGlobal('fetch', asked.mockClear());
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each(['', 'trueline_visitor=x', 'not_trueline_signed_in_either=1'])(
    'is nobody, without a question, where the cookies are "%s"',
    async (cookie) => {
      expect(await check(cookie)).toEqual({ status: 'guest', user: null });
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it.each(['trueline_signed_in=1', 'other=2; __Host-trueline_signed_in=1'])(
    'is asked for where they are "%s"',
    async (cookie) => {
      expect(await check(cookie)).toEqual({ status: 'user', user: ADA });
      expect(asked).toHaveBeenCalledOnce();
    },
  );
});
