import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { parseMail } from '../../testing/mailbox.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnDatabases('mails by SMTP', (kind) => {
  let server: MailServer;
  let app: TestApp;
  beforeAll(async () => {
    server = await startMailServer();
    app = await startTestApp(kind, {
      environment: { SMTP_URL: server.url, MAIL_FROM: 'Trueline <post@trueline.example.com>' },
    });
  });
  afterEach(() => {
    server.mood.refuseWith = undefined;
    server.attempts = 0;
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  const register = async (username: string) => {
    const browser = app.openBrowser();
    await browser.prepare();
    const email = `${username}@example.com`;
    const given = { username, email, password: PASSWORD, acceptTerms: true };
    return { email, answer: await browser.post('/api/auth/register', given) };
  };
  const mailsTo = (email: string) => server.received.filter(({ to }) => to.includes(email));
  const waitForMails = async (email: string, count: number) => {
    await expect.poll(() => mailsTo(email).length).toBe(count);
    return mailsTo(email).map(({ raw }) => parseMail(raw));
  };

  /** No mail is on its way nor waits for another try: none can come any more. */
  const waitForNoJobs = () =>
    expect
      .poll(async () => {
        const { rows } = await sql`
          select name from pgboss.job where name like 'send-mail%'
          and state in ('created', 'retry', 'active')`.execute(app.database.db);
        return rows;
      })
      .toEqual([]);

  it('demands verification where there is a mail server, and sends one whole mail', async () => {
    const { email, answer } = await register('ada');
    expect(answer.json.requiresVerification).toBe(true);
    const [mail] = await waitForMails(email, 1);
    expect(mail?.headers.from).toBe('Trueline <post@trueline.example.com>');
    expect(mail?.headers['message-id']).toMatch(/^<[\w-]{43}@localhost>$/);
    expect(mail?.headers['auto-submitted']).toBe('auto-generated');
    expect(mail?.text).toContain('http://localhost:3000/auth?verify=');
    expect(mail?.html).toContain('http://localhost:3000/auth?verify=');
  });

  it('tries again what is refused for now, and sends one copy', async () => {
    server.mood.refuseWith = 451;
    const { email } = await register('bea');
    await expect.poll(() => server.attempts).toBeGreaterThan(0);
    server.mood.refuseWith = undefined;
    await waitForMails(email, 1);
    await waitForNoJobs();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('gives up what is refused for good, and quality 46: logs neither address nor answer', async () => {
    server.mood.refuseWith = 550;
    const { email } = await register('cal');
    await expect.poll(() => app.logLines.some((line) => line.includes('given up'))).toBe(true);
    const { attempts } = server;
    server.mood.refuseWith = undefined;
    await waitForNoJobs();
    expect([server.attempts, mailsTo(email)]).toEqual([attempts, []]);
    expect(app.logLines.join('\n')).not.toMatch(/@example\.com|refused </);
  });
});

describeOnDatabases('mails without a mail server that answers', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    const environment = {
      SMTP_URL: 'smtp://127.0.0.1:9',
      REQUIRE_EMAIL_VERIFICATION: 'false',
    };
    app = await startTestApp(kind, { environment });
  });
  afterAll(() => app.close());

  it('keep no request waiting, and say nothing of anybody in the log', async () => {
    const browser = app.openBrowser();
    expect((await browser.register('dan')).status).toBe(201);
    await expect
      .poll(() => app.logLines.filter((line) => line.includes('mail not taken')).length)
      .toBeGreaterThan(1);
    expect(app.logLines.join('\n')).not.toContain('dan@example.com');
  });
});
