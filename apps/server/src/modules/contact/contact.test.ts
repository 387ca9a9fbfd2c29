import { OPERATOR } from '@trueline/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const MESSAGE = {
  name: 'Nora Testwell',
  email: 'nora@example.com',
  subject: 'A question on templates',
  message: 'Which template is the shortest?\n\n<b>Thank you</b>\n.\nNora',
};

describeOnDatabases('contact', (kind) => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    browser = app.openBrowser();
    await browser.prepare();
  });

  it('goes to the operator, who answers the person, who gets a receipt', async () => {
    expect((await browser.post('/api/contact', MESSAGE)).status).toBe(202);
    const mail = await app.mailbox.waitFor(OPERATOR.email, MESSAGE.subject);
    expect(mail.headers['reply-to']).toBe('Nora Testwell <nora@example.com>');
    expect(mail.text).toContain('> Which template is the shortest?');
    expect(mail.html).toContain('&#60;b&#62;Thank you');
    const receipt = await app.mailbox.waitFor(MESSAGE.email, 'We have your message');
    expect(receipt.text).not.toContain('shortest');
  });

  it('quality 46: is kept nowhere once it is sent, and not logged', async () => {
    await browser.post('/api/contact', { ...MESSAGE, subject: 'Kept nowhere' });
    await app.mailbox.waitFor(OPERATOR.email, 'Kept nowhere');
    await expect
      .poll(async () => {
        const { rows } = await sql`select 1 from mails where content is not null`.execute(
          app.database.db,
        );
        return rows.length;
      })
      .toBe(0);
    const log = app.logLines.join('\n');
    for (const canary of [MESSAGE.email, MESSAGE.name, 'shortest']) {
      expect(log).not.toContain(canary);
    }
  });

  it.each([
    ['name', 'Nora\r\nBcc: all@example.com'],
    ['subject', 'Hello\nBcc: all@example.com'],
    ['email', 'nora@example.com\r\nBcc: all@example.com'],
    ['email', 'nora@example.com, all@example.com'],
    ['message', '   '],
  ])('quality 19: refuses the %s %j', async (field, value) => {
    const before = app.mailbox.list().length;
    const answer = await browser.post('/api/contact', { ...MESSAGE, [field]: value });
    expect([answer.status, Object.keys(answer.json.fields)]).toEqual([422, [field]]);
    expect(app.mailbox.list()).toHaveLength(before);
  });

  it('quality 19: no name becomes another recipient', async () => {
    const name = 'Nora <all@example.com>, "x" <other@example.com>';
    const subject = 'Recipients';
    await browser.post('/api/contact', { ...MESSAGE, name, subject });
    const mail = await app.mailbox.waitFor(OPERATOR.email, subject);
    expect(mail.headers.to).toBe(OPERATOR.email);
    expect(mail.headers.bcc ?? mail.headers.cc).toBeUndefined();
    expect(mail.headers['reply-to']).toMatch(/<nora@example\.com>$/);
  });
});
