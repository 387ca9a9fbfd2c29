import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Browser, PASSWORD } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const STEP_MS = 30_000;
const RECOVERY_CODES = '/api/account/two-factor/recovery-codes';
let people = 0;

describeOnDatabases('two-factor sign-in', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let name: string;
  beforeAll(async () => {
    app = await startTestApp(kind, { environment: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.aheadMs = 0;
    people += 1;
    name = `person.${people}`;
    owner = app.openBrowser();
    await owner.register(name);
  });

  const codeAt = (secret: string, aheadMs = app.clock.aheadMs) =>
    generateSync({ secret, epoch: Math.floor((Date.now() + aheadMs) / 1000) });
  const turnOn = async () => {
    const { secret, otpauthUrl } = (await owner.post('/api/account/two-factor')).json;
    const answer = await owner.post('/api/account/two-factor/confirm', { totp: codeAt(secret) });
    expect(answer.status).toBe(200);
    return { secret, otpauthUrl, recoveryCodes: answer.json.recoveryCodes as string[] };
  };
  const logIn = async (totp?: string, password = PASSWORD) => {
    const browser = app.openBrowser();
    await browser.prepare();
    const given = { username: name, password, ...(totp === undefined ? {} : { totp }) };
    const { status, json } = await browser.post('/api/auth/login', given);
    return [status, json.code];
  };

  it('is on once a code confirms it, and then asks for one after the right password', async () => {
    const { secret, otpauthUrl } = (await owner.post('/api/account/two-factor')).json;
    expect(otpauthUrl).toContain(`secret=${secret}`);
    expect(await logIn()).toEqual([200, undefined]);
    const wrong = await owner.post('/api/account/two-factor/confirm', { totp: '000000' });
    expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([422, ['totp']]);
    const confirmed = await owner.post('/api/account/two-factor/confirm', {
      totp: codeAt(secret),
    });
    expect(confirmed.json.recoveryCodes).toHaveLength(10);
    expect(new Set(confirmed.json.recoveryCodes).size).toBe(10);
    expect((await owner.get('/api/account')).json.account).toMatchObject({
      twoFactor: true,
      recoveryCodesLeft: 10,
    });
    await app.mailbox.waitFor(`${name}@example.com`, 'Two-factor sign-in is on');

    expect(await logIn()).toEqual([401, 'TOTP_REQUIRED']);
    expect(await logIn('123456')).toEqual([401, 'TOTP_REQUIRED']);
    expect(await logIn(codeAt(secret), 'not the password')).toEqual([401, 'INVALID_CREDENTIALS']);
    // The code that turned it on is used.
    expect(await logIn(codeAt(secret))).toEqual([401, 'TOTP_REQUIRED']);
    app.clock.aheadMs = STEP_MS;
    expect(await logIn(codeAt(secret))).toEqual([200, undefined]);
    expect((await owner.post('/api/account/two-factor')).json.code).toBe('CONFLICT');
  });

  it('is turned on once, however often at the same time, and every code it told works', async () => {
    const { secret } = (await owner.post('/api/account/two-factor')).json;
    const totp = codeAt(secret);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => owner.post('/api/account/two-factor/confirm', { totp })),
    );
    const [confirmed, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect((await owner.get('/api/account')).json.account).toMatchObject({ recoveryCodesLeft: 10 });
    for (const code of confirmed?.json.recoveryCodes.slice(0, 3) ?? []) {
      expect(await logIn(code)).toEqual([200, undefined]);
    }
  });

  it('takes each code once, also at the same time', async () => {
    const { secret } = await turnOn();
    app.clock.aheadMs = STEP_MS;
    const code = codeAt(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(code)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    app.clock.aheadMs = 2 * STEP_MS;
    expect(await logIn(code)).toEqual([401, 'TOTP_REQUIRED']);
    expect(await logIn(codeAt(secret))).toEqual([200, undefined]);
  });

  it('takes a code of the step before, and none that is older', async () => {
    const { secret } = await turnOn();
    app.clock.aheadMs = 10 * STEP_MS;
    expect(await logIn(codeAt(secret, 8 * STEP_MS))).toEqual([401, 'TOTP_REQUIRED']);
    expect(await logIn(codeAt(secret, 9 * STEP_MS))).toEqual([200, undefined]);
  });

  it('takes each recovery code once, however it is written', async () => {
    const { recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    expect(await logIn(first.toUpperCase().replaceAll('-', ' '))).toEqual([200, undefined]);
    expect(await logIn(first)).toEqual([401, 'TOTP_REQUIRED']);
    expect(await logIn(second)).toEqual([200, undefined]);
    expect((await owner.get('/api/account')).json.account.recoveryCodesLeft).toBe(8);
    const { rows } = await sql<{ row: string }>`
      select row_to_json(recovery_codes)::text as row from recovery_codes`.execute(app.database.db);
    const stored = rows.map(({ row }) => row).join('\n');
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });

  it('is turned off with the password', async () => {
    await turnOn();
    const wrong = await owner.delete('/api/account/two-factor', { password: 'not this one' });
    expect(wrong.status).toBe(422);
    expect(await logIn()).toEqual([401, 'TOTP_REQUIRED']);
    expect((await owner.delete('/api/account/two-factor', { password: PASSWORD })).status).toBe(
      200,
    );
    expect(await logIn()).toEqual([200, undefined]);
    expect((await owner.get('/api/account')).json.account).toMatchObject({
      twoFactor: false,
      recoveryCodesLeft: 0,
    });
  });

  it('quality 22: stops guessing codes', async () => {
    const { secret } = await turnOn();
    for (let n = 0; n < 10; n += 1) {
      expect(await logIn(`00000${n}`)).toEqual([401, 'TOTP_REQUIRED']);
    }
    expect(await logIn(codeAt(secret))).toEqual([429, 'RATE_LIMITED']);
    app.clock.aheadMs = 16 * 60_000;
    expect(await logIn(codeAt(secret))).toEqual([200, undefined]);
  });

  it('gives new recovery codes for the password, and takes the older ones no more', async () => {
    const off = await owner.post(RECOVERY_CODES, { password: PASSWORD });
    expect([off.status, off.json.code]).toEqual([409, 'CONFLICT']);
    const { recoveryCodes: older } = await turnOn();
    const wrong = await owner.post(RECOVERY_CODES, { password: 'not my password' });
    expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([422, ['password']]);
    const { recoveryCodes } = (await owner.post(RECOVERY_CODES, { password: PASSWORD })).json;
    expect(recoveryCodes).toHaveLength(10);
    await app.mailbox.waitFor(`${name}@example.com`, 'Your recovery codes are new');
    expect(await logIn(older[0])).toEqual([401, 'TOTP_REQUIRED']);
    expect(await logIn(recoveryCodes[0])).toEqual([200, undefined]);
    expect((await owner.get('/api/account')).json.account.recoveryCodesLeft).toBe(9);
  });

  it('keeps no secret for the sake of an Idempotency-Key', async () => {
    const key = { 'idempotency-key': `secret-${name}` };
    const { secret } = (await owner.post('/api/account/two-factor', undefined, key)).json;
    const confirmed = await owner.post(
      '/api/account/two-factor/confirm',
      { totp: codeAt(secret) },
      key,
    );
    expect(confirmed.status).toBe(200);
    const { rows } = await sql`select 1 from idempotency_keys`.execute(app.database.db);
    expect(rows).toEqual([]);
  });
});
