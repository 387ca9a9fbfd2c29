import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Answer, Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const CONFIRM = 'Confirm your newsletter';
const SUBSCRIBED = 'You are subscribed';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
let people = 0;

describeOnDatabases('newsletter', (kind) => {
  let app: TestApp;
  let browser: Browser;
  let email: string;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.aheadMs = 0;
    people += 1;
    email = `reader.${people}@example.com`;
    browser = app.openBrowser();
    await browser.prepare();
  });

  const subscribe = (address = email) =>
    browser.post('/api/newsletter/subscribe', { email: address });
  /** As a mail program or a form without scripts does: no cookie, no CSRF token. */
  const press = (path: string, body = '') =>
    app.openBrowser().request('POST', path, { headers: FORM, payload: Buffer.from(body) });
  const statusOf = async (address = email) => {
    const { rows } = await sql<{ status: string }>`
      select status from newsletter_subscribers where email = ${address}`.execute(app.database.db);
    return rows[0]?.status;
  };
  const confirmed = async () => {
    await subscribe();
    const token = await app.mailbox.waitForToken(email, CONFIRM);
    expect((await press(`/api/newsletter/confirm?token=${token}`)).status).toBe(200);
    return app.mailbox.waitFor(email, SUBSCRIBED);
  };

  it('quality 20: sends a link to confirm, and nothing else before that', async () => {
    const answer = await subscribe();
    expect([answer.status, answer.json.success]).toEqual([200, true]);
    expect(answer.json.message).toMatch(/^Check your email!/);
    const mail = await app.mailbox.waitFor(email, CONFIRM);
    expect(mail.text).toContain('http://localhost:3000/api/newsletter/confirm?token=');
    expect(await statusOf()).toBe('pending');
    expect(app.mailbox.list(email)).toHaveLength(1);
  });

  it('quality 20: opening the link changes nothing; the button does it, without scripts', async () => {
    await subscribe();
    const token = await app.mailbox.waitForToken(email, CONFIRM);
    const path = `/api/newsletter/confirm?token=${token}`;
    for (let n = 0; n < 3; n += 1) {
      const page = await app.openBrowser().get(path);
      expect(page.status).toBe(200);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.text.match(/<button>/g)).toHaveLength(1);
      expect(page.text).toContain('<form method="post">');
      expect(page.headers['content-security-policy']).toContain("form-action 'self'");
      expect(page.headers['referrer-policy']).toBe('no-referrer');
    }
    expect(await statusOf()).toBe('pending');
    const done = await press(path);
    expect([done.status, await statusOf()]).toEqual([200, 'confirmed']);
    expect(done.text).toContain('You are subscribed');
  });

  it('quality 15: 20 parallel confirmations, one success', async () => {
    await subscribe();
    const token = await app.mailbox.waitForToken(email, CONFIRM);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => press(`/api/newsletter/confirm?token=${token}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
    await app.mailbox.waitFor(email, SUBSCRIBED);
    expect(app.mailbox.list(email)).toHaveLength(2);
  });

  it('quality 20: a mail program unsubscribes in one click (RFC 8058)', async () => {
    const mail = await confirmed();
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const [, url = ''] = /<([^>]+)>/.exec(mail.headers['list-unsubscribe'] ?? '') ?? [];
    const { pathname, search } = new URL(url);
    const page = await app.openBrowser().get(pathname + search);
    expect([page.status, await statusOf()]).toEqual([200, 'confirmed']);
    const done = await press(pathname + search, 'List-Unsubscribe=One-Click');
    expect([done.status, await statusOf()]).toEqual([200, 'unsubscribed']);
    expect((await press(pathname + search)).status).toBe(200);
    const multipart = await app.openBrowser().request('POST', pathname + search, {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: Buffer.from(
        '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      ),
    });
    expect(multipart.status).toBe(200);
  });

  it('every mail to subscribers names its sender and a way out', async () => {
    const mail = await confirmed();
    for (const words of ['Winnipeg, Manitoba', 'Unsubscribe']) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
  });

  it('keeps what was agreed to, when and how', async () => {
    await confirmed();
    const { rows } = await sql<{ kind: string; source: string; wording: string }>`
      select kind, source, wording from newsletter_events as event
      join newsletter_subscribers as subscriber on subscriber.id = event.subscriber_id
      where email = ${email} order by event.created_at`.execute(app.database.db);
    expect(rows.map(({ kind: what, source }) => [what, source])).toEqual([
      ['requested', 'form'],
      ['confirmed', 'mail'],
    ]);
    for (const { wording } of rows) expect(wording).toContain('unsubscribe at any time');
  });

  it('quality 21: answers the same for subscribed and new addresses', async () => {
    await confirmed();
    const visible = ({ status, json, headers }: Answer) => [
      status,
      json,
      Object.keys(headers).sort(),
      headers['content-length'],
    ];
    expect(visible(await subscribe())).toEqual(visible(await subscribe(`new.${email}`)));
    await app.mailbox.waitFor(email, SUBSCRIBED, 2);
    expect(await statusOf()).toBe('confirmed');
  });

  it('quality 16: a confirmation outlives neither its time nor a newer one, and what nobody confirms is forgotten', async () => {
    await subscribe();
    const first = await app.mailbox.waitForToken(email, CONFIRM);
    await subscribe();
    const second = await app.mailbox.waitForToken(email, CONFIRM, 2);
    expect((await press(`/api/newsletter/confirm?token=${first}`)).status).toBe(404);
    app.clock.aheadMs = 86_401_000;
    const late = await press(`/api/newsletter/confirm?token=${second}`);
    expect([late.status, late.text]).toEqual([404, expect.stringContaining('does not work')]);
    await app.deleteExpired();
    expect(await statusOf()).toBeUndefined();
  });

  it.each(['', '   ', 'not an address', 'a@b', 'two@example.com, three@example.com'])(
    'takes no address like "%s"',
    async (address) => {
      const answer = await subscribe(address);
      expect([answer.status, Object.keys(answer.json.fields)]).toEqual([422, ['email']]);
    },
  );

  it('is a setting of the account, at once where the address is verified', async () => {
    const owner = app.openBrowser();
    await owner.register(`reader.${people}`);
    const set = async (newsletter: boolean) =>
      (await owner.patch('/api/account', { newsletter })).json.account.newsletter;
    await set(true);
    const token = await app.mailbox.waitForToken(email, CONFIRM);
    await press(`/api/newsletter/confirm?token=${token}`);
    expect((await owner.get('/api/account')).json.account.newsletter).toBe('on');
    expect(await set(false)).toBe('off');
    await sql`update users set email_verified_at = now() where email = ${email}`.execute(
      app.database.db,
    );
    expect(await set(true)).toBe('on');
  });
});
