import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { uploadSample } from '../testing/flow.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const TEN_MINUTES_MS = 600_000;

describe('a clock that jumps by ten minutes', () => {
  let app: TestApp;
  let owner: Browser;
  beforeAll(async () => {
    app = await startTestApp('embedded');
    owner = app.openBrowser();
    await owner.register('clara.owner');
  });
  afterAll(() => app.close());

  it.each([
    ['forward', TEN_MINUTES_MS],
    ['back again', 0],
    ['back behind the start', -TEN_MINUTES_MS],
    ['forward again', 0],
  ])('%s: sign-ins, repeated requests, links and jobs go on', async (name, aheadMs) => {
    const order = { service: 'profile_setup' };
    const key = { 'idempotency-key': `before ${name}` };
    const before = await owner.post('/api/payments', order, key);
    app.clock.aheadMs = aheadMs;
    expect((await owner.get('/api/auth/me')).json.user?.username).toBe('clara.owner');
    const repeated = await owner.post('/api/payments', order, key);
    expect([repeated.status, repeated.json]).toEqual([201, before.json]);
    await uploadSample(owner);
  });

  it('and a link for a new password still works once, and no second time', async () => {
    const visitor = app.openBrowser();
    await visitor.prepare();
    await visitor.post('/api/auth/forgot-password', { email: 'clara.owner@example.com' });
    const token = await app.mailbox.waitForToken('clara.owner@example.com', 'Set a new password');
    app.clock.aheadMs = TEN_MINUTES_MS;
    const reset = { token, password: 'another quiet made-up password' };
    expect((await visitor.post('/api/auth/reset-password', reset)).status).toBe(200);
    app.clock.aheadMs = -TEN_MINUTES_MS;
    expect((await visitor.post('/api/auth/reset-password', reset)).status).toBe(404);
  });
});
