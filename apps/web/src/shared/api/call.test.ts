import type { Endpoint } from '@trueline/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Address } from './address.ts';
import { call, readPath } from './call.ts';
import { endpoints } from './endpoints.ts';

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Answers each request in turn; keeps what was asked. */
function answerWith(...answers: (() => Response)[]) {
  const asked: { url: string; method: string; headers: Headers; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { method = 'GET', body } = init;
    asked.push({ url, method, headers: new Headers(init.headers), body });
    const answer = answers[asked.length - 1];
    if (!answer) throw new Error(`nobody expected ${method} ${url}`);
    return answer();
  });
  return asked;
}

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map([['csrfToken', 'stale']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const login = () => call(endpoints.login, { body: { username: 'ada', password: 'secret' } });
const refused = () => json(403, { code: 'CSRF_INVALID', message: 'x', requestId: '1' });

describe('a write', () => {
  it('sends the stored token and keeps the one of the answer', async () => {
    stored.set('csrfToken', 'old');
    const asked = answerWith(() => json(200, { csrfToken: 'new' }));
    await login();
    expect(asked[0]?.headers.get('X-CSRF-Token')).toBe('old');
    expect(asked[0]?.headers.get('content-type')).toBe('application/json');
    expect(stored.get('csrfToken')).toBe('new');
  });

  it('asks for a token first when this browser has none', async () => {
    stored.clear();
    const asked = answerWith(
      () => json(200, { csrfToken: 'first' }),
      () => json(200, {}),
    );
    await login();
    expect(asked[0]?.url).toBe('/api/auth/csrf-token');
    expect(asked[1]?.headers.get('X-CSRF-Token')).toBe('first');
  });

  it('answered 403 is repeated once with a fresh token and the same idempotency key', async () => {
    const asked = answerWith(
      refused,
      () => json(200, { csrfToken: 'fresh' }),
      () => json(201, { resumeSession: { id: 's1' } }),
    );
    const body = { resumeId: 'r1' };
    await call(endpoints.createResumeSession, { body, idempotencyKey: 'k1' });
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/resume-sessions',
      'GET /api/auth/csrf-token',
      'POST /api/resume-sessions',
    ]);
    expect(asked[2]?.headers.get('X-CSRF-Token')).toBe('fresh');
    expect(asked[2]?.body).toBe(JSON.stringify(body));
    expect(asked.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['k1', null, 'k1']);
  });

  it('answered 403 twice fails', async () => {
    const asked = answerWith(refused, () => json(200, { csrfToken: 'fresh' }), refused);
    await expect(login()).rejects.toMatchObject({ status: 403 });
    expect(asked).toHaveLength(3);
  });

  it('fails with the first answer when there is no fresh token, and says so in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    answerWith(refused, () => new Response('down', { status: 503 }));
    await expect(login()).rejects.toMatchObject({ status: 403 });
    expect(warn).toHaveBeenCalledOnce();
  });

  it('fails with the status and the text of the answer, or the status text of an empty one', async () => {
    const body = { code: 'INVALID_CREDENTIALS', message: 'No match.', requestId: '1' };
    answerWith(
      () => json(401, body),
      () => new Response('', { status: 502, statusText: 'Bad Gateway' }),
    );
    await expect(login()).rejects.toMatchObject({ message: `401: ${JSON.stringify(body)}`, body });
    await expect(login()).rejects.toMatchObject({ message: '502: Bad Gateway', body: undefined });
  });
});

describe('a write of the administration', () => {
  const signIn: Address<Endpoint> = { method: 'POST', path: '/api/admin/login' };
  const write: Address<Endpoint> = { method: 'PATCH', path: '/api/admin/users/u1' };
  const admin = (token: string) => json(200, { admin: { id: 'a1' }, csrfToken: token });

  it("carries its own token, apart from the user's", async () => {
    const asked = answerWith(
      () => admin('admin'),
      () => json(200, {}),
      () => json(200, {}),
    );
    await call(signIn);
    await call(write);
    await login();
    expect(asked.map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual([
      'stale',
      'admin',
      'stale',
    ]);
    expect([...stored]).toEqual([['csrfToken', 'stale']]);
  });

  it('signs in anew without the token of a sign-in that has ended', async () => {
    const asked = answerWith(
      () => admin('ended'),
      () => admin('new'),
    );
    await readPath('/api/admin/me');
    await call(signIn);
    expect(asked[1]?.headers.get('X-CSRF-Token')).toBe('stale');
  });

  it('answered 403 is repeated once with the token that the sign-in repeats', async () => {
    const asked = answerWith(
      () => admin('old'),
      refused,
      () => admin('fresh'),
      () => json(200, {}),
    );
    await readPath('/api/admin/me');
    await call(write);
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/admin/me',
      'PATCH /api/admin/users/u1',
      'GET /api/admin/me',
      'PATCH /api/admin/users/u1',
    ]);
    expect(asked[3]?.headers.get('X-CSRF-Token')).toBe('fresh');
  });
});

describe('a read', () => {
  it('carries no token and is null when nobody is signed in', async () => {
    stored.set('csrfToken', 't');
    const asked = answerWith(() => json(401, {}));
    expect(await readPath('/api/auth/me')).toBeNull();
    expect(asked[0]?.headers.has('X-CSRF-Token')).toBe(false);
  });

  it('is not repeated on 403', async () => {
    const asked = answerWith(refused);
    await expect(readPath('/api/resumes')).rejects.toMatchObject({ status: 403 });
    expect(asked).toHaveLength(1);
  });

  it('puts its values into the address', async () => {
    const asked = answerWith(() => json(200, { resume: {} }));
    await call(endpoints.getResume, { params: { id: 'a/b' } });
    expect(asked[0]?.url).toBe('/api/resumes/a%2Fb');
  });
});
