import {
  SERVICE_CURRENCY,
  SERVICE_NAMES,
  SERVICE_PRICE_CENTS,
  SERVICE_PRICE_DECIMAL,
} from '@trueline/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Browser, PASSWORD } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { optimizeSession, prepareSession, waitForEnd } from '../../testing/flow.ts';
import {
  expiredEvent,
  paidEvent,
  refundedEvent,
  type StripeCheckoutRecord,
  type StripeServer,
  signStripe,
  startStripeServer,
} from '../../testing/stripe-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const WITHOUT_TRIAL = { TRIAL_DAYS: '0' };
const OPTIMIZATION = { service: 'resume_optimization' };

let people = 0;
async function newPerson(app: TestApp): Promise<Browser> {
  people += 1;
  const browser = app.openBrowser();
  await browser.register(`payer.${people}`);
  return browser;
}

describeOnDatabases('payments in the test checkout', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let stranger: Browser;
  beforeAll(async () => {
    app = await startTestApp(kind, { environment: WITHOUT_TRIAL });
  });
  beforeEach(async () => {
    owner = await newPerson(app);
    stranger = await newPerson(app);
  });
  afterAll(() => app.close());

  it('is told to the pages', async () => {
    expect((await app.openBrowser().get('/api/site-settings')).json.testCheckout).toBe(true);
  });

  const pay = async (body: Record<string, unknown> = OPTIMIZATION) => {
    const { json } = await owner.post('/api/payments', body);
    return (await owner.post(`/api/payments/${json.payment.sessionId}/confirm`)).json.payment;
  };

  it('asks for payment before an optimization, and starts nothing', async () => {
    const { id } = await prepareSession(owner);
    const refused = await owner.post(`/api/resume-sessions/${id}/optimize`);
    expect(refused.status).toBe(402);
    expect(refused.json).toMatchObject({
      code: 'PAYMENT_REQUIRED',
      service: 'resume_optimization',
      amount: SERVICE_PRICE_CENTS,
      currency: SERVICE_CURRENCY,
    });
    const { json } = await owner.get(`/api/resume-sessions/${id}`);
    expect(json.resumeSession.status).toBe('pending');
  });

  it('lets PRO optimize without paying', async () => {
    const pro = await startTestApp(kind);
    const browser = await newPerson(pro);
    const { id } = await prepareSession(browser);
    expect((await optimizeSession(browser, id)).status).toBe('completed');
    pro.clock.aheadMs = 15 * 24 * 3_600_000 + 1_000;
    await browser.prepare();
    await browser.post('/api/auth/login', { username: `payer.${people}`, password: PASSWORD });
    expect((await browser.post(`/api/resume-sessions/${id}/optimize`)).status).toBe(402);
    await pro.close();
  });

  it('mails one receipt, which says that no money moved', async () => {
    const { email } = (await owner.get('/api/account')).json.account;
    const { json } = await owner.post('/api/payments', OPTIMIZATION);
    const confirm = () => owner.post(`/api/payments/${json.payment.sessionId}/confirm`);
    await Promise.all([confirm(), confirm()]);
    const receipt = await app.mailbox.waitFor(
      email,
      `Receipt: ${SERVICE_NAMES.resume_optimization}`,
    );
    expect(receipt.text).toContain(`${SERVICE_CURRENCY} ${SERVICE_PRICE_DECIMAL}`);
    expect(receipt.text).toContain('no money moved');
    const { subject } = receipt;
    expect(app.mailbox.list(email).filter((mail) => mail.subject === subject)).toHaveLength(1);
  });

  it('sells one run: a second costs again', async () => {
    const { id } = await prepareSession(owner);
    const paid = await pay({ ...OPTIMIZATION, resumeSessionId: id });
    expect(paid).toMatchObject({
      status: 'paid',
      credit: 'available',
      test: true,
      amount: SERVICE_PRICE_CENTS,
    });
    expect((await optimizeSession(owner, id)).status).toBe('completed');
    const { json } = await owner.get(`/api/payments/${paid.sessionId}`);
    expect(json.payment.credit).toBe('used');
    expect((await owner.post(`/api/resume-sessions/${id}/optimize`)).status).toBe(402);
  });

  it('keeps a credit for the resume session that it names', async () => {
    const named = await prepareSession(owner);
    const other = await prepareSession(owner);
    await pay({ ...OPTIMIZATION, resumeSessionId: named.id });
    expect((await owner.post(`/api/resume-sessions/${other.id}/optimize`)).status).toBe(402);
    expect((await optimizeSession(owner, named.id)).status).toBe('completed');
  });

  it('quality 57: one credit and 50 parallel runs are one run', async () => {
    const { id } = await prepareSession(owner);
    await pay({ ...OPTIMIZATION, resumeSessionId: id });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => owner.post(`/api/resume-sessions/${id}/optimize`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(1);
    expect(new Set(statuses.filter((status) => status !== 202))).toEqual(new Set([409]));
    await waitForEnd(owner, id);
    expect((await owner.post(`/api/resume-sessions/${id}/optimize`)).status).toBe(402);
  });

  it('quality 56: takes neither amount nor currency from the client, and no unknown service', async () => {
    const { json } = await owner.post('/api/payments', {
      ...OPTIMIZATION,
      amount: 1,
      currency: 'USD',
      status: 'paid',
    });
    expect(json.payment).toMatchObject({
      amount: SERVICE_PRICE_CENTS,
      currency: SERVICE_CURRENCY,
      status: 'pending',
    });
    expect((await owner.post('/api/payments', { service: 'everything' })).status).toBe(422);
  });

  it('quality 58: looking at a payment grants nothing', async () => {
    const { json } = await owner.post('/api/payments', OPTIMIZATION);
    expect(json.url).toBe(`/payment/${json.payment.sessionId}`);
    await owner.get(`/api/payments/${json.payment.sessionId}`);
    const { id } = await prepareSession(owner);
    expect((await owner.post(`/api/resume-sessions/${id}/optimize`)).status).toBe(402);
  });

  it('quality 26: shows and sells nothing of somebody else’s', async () => {
    const { id } = await prepareSession(owner);
    const { sessionId } = await pay({ ...OPTIMIZATION, resumeSessionId: id });
    const unknown = await stranger.get('/api/payments/test_unknown');
    const foreign = await stranger.get(`/api/payments/${sessionId}`);
    expect([foreign.status, foreign.json.code]).toEqual([404, unknown.json.code]);
    expect((await stranger.post(`/api/payments/${sessionId}/confirm`)).status).toBe(404);
    const order = { ...OPTIMIZATION, resumeSessionId: id };
    expect((await stranger.post('/api/payments', order)).status).toBe(404);
    expect((await stranger.get('/api/payments')).json.items).toEqual([]);
  });

  it('makes one payment of a request sent twice with its Idempotency-Key', async () => {
    const key = { 'idempotency-key': `pay-${kind}` };
    const first = await owner.post('/api/payments', OPTIMIZATION, key);
    const again = await owner.post('/api/payments', OPTIMIZATION, key);
    expect(again.json).toEqual(first.json);
    expect((await owner.get('/api/payments')).json.items).toHaveLength(1);
  });

  it('pays once when confirmed twice at once', async () => {
    const { json } = await owner.post('/api/payments', OPTIMIZATION);
    const confirm = () => owner.post(`/api/payments/${json.payment.sessionId}/confirm`);
    const answers = await Promise.all([confirm(), confirm(), confirm()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { items } = (await owner.get('/api/payments')).json;
    expect(items).toHaveLength(1);
    expect(items[0].credit).toBe('available');
  });
});

describeOnDatabases('payments through Stripe', (kind) => {
  let stripe: StripeServer;
  let app: TestApp;
  let owner: Browser;
  beforeAll(async () => {
    stripe = await startStripeServer();
    app = await startTestApp(kind, { environment: { ...WITHOUT_TRIAL, ...stripe.environment } });
  });
  beforeEach(async () => {
    owner = await newPerson(app);
  });
  afterEach(() => {
    stripe.behavior = 'answers';
  });
  afterAll(async () => {
    await app.close();
    await stripe.close();
  });

  const order = async () => {
    const { json } = await owner.post('/api/payments', OPTIMIZATION);
    const checkout = stripe.checkouts.find(({ id }) => id === json.payment.sessionId);
    if (!checkout) throw new Error('no checkout was made');
    return { payment: json.payment, url: json.url as string, checkout };
  };
  const deliver = (event: unknown, signature?: string) => {
    const payload = JSON.stringify(event);
    return app.http.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signature ?? signStripe(payload),
      },
      payload,
    });
  };
  const statusOf = async ({ sessionId }: { sessionId: string }) =>
    (await owner.get(`/api/payments/${sessionId}`)).json.payment;
  const paidFor = async (checkout: StripeCheckoutRecord, changes = {}) =>
    (await deliver(paidEvent(checkout, changes))).statusCode;

  it('orders the one price, and is paid by the webhook alone', async () => {
    const { payment, url, checkout } = await order();
    expect(url).toBe(`https://checkout.example.com/${checkout.id}`);
    expect(checkout.params.get('line_items[0][price_data][unit_amount]')).toBe(
      String(SERVICE_PRICE_CENTS),
    );
    expect(checkout.params.get('line_items[0][price_data][currency]')).toBe(
      SERVICE_CURRENCY.toLowerCase(),
    );
    expect(checkout.params.get('success_url')).toContain('/optimization-payment-success?checkout=');
    expect((await statusOf(payment)).status).toBe('pending');
    expect(await paidFor(checkout)).toBe(200);
    expect(await statusOf(payment)).toMatchObject({ status: 'paid', credit: 'available' });
  });

  it('has no test checkout', async () => {
    const { payment } = await order();
    expect((await owner.post(`/api/payments/${payment.sessionId}/confirm`)).status).toBe(404);
  });

  it('quality 54: refuses what Stripe did not sign just now', async () => {
    const { payment, checkout } = await order();
    const event = paidEvent(checkout);
    const body = JSON.stringify(event);
    const refused = [
      signStripe(body, { secret: 'whsec_other' }),
      signStripe(body, { ageS: 301 }),
      signStripe(JSON.stringify(event, null, 2)),
      'nonsense',
      't=1,v1=',
      't=1,v1=00',
      't=,v1=',
      `t=${Math.floor(Date.now() / 1000)},v1=`,
      `t=${Math.floor(Date.now() / 1000)},v1=é`,
    ];
    for (const signature of refused) {
      expect((await deliver(event, signature)).statusCode).toBe(400);
    }
    const unsigned = await app.http.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload: event,
    });
    expect(unsigned.statusCode).toBe(400);
    expect((await statusOf(payment)).status).toBe('pending');
  });

  it('quality 55: 50 deliveries of an event, and its kin, are one credit', async () => {
    const { payment, checkout } = await order();
    const event = paidEvent(checkout);
    const kin = {
      ...paidEvent(checkout),
      type: 'checkout.session.async_payment_succeeded',
    };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => deliver(index % 5 === 0 ? kin : event)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await statusOf(payment)).credit).toBe('available');
    expect((await owner.get('/api/payments')).json.items).toHaveLength(1);
  });

  it('quality 55: events in another order end the same', async () => {
    const expiredFirst = await order();
    await deliver(expiredEvent(expiredFirst.checkout));
    expect((await statusOf(expiredFirst.payment)).status).toBe('expired');
    await paidFor(expiredFirst.checkout);
    await deliver(expiredEvent(expiredFirst.checkout));
    expect((await statusOf(expiredFirst.payment)).status).toBe('paid');

    const refundedFirst = await order();
    await deliver(refundedEvent(refundedFirst.checkout));
    await paidFor(refundedFirst.checkout);
    expect(await statusOf(refundedFirst.payment)).toMatchObject({
      status: 'refunded',
      credit: 'none',
    });
  });

  it('quality 56: fulfills nothing for another amount, currency or person', async () => {
    const { payment, checkout } = await order();
    expect(await paidFor(checkout, { amount_total: 98 })).toBe(200);
    expect(await paidFor(checkout, { currency: 'usd' })).toBe(200);
    expect(await paidFor(checkout, { client_reference_id: 'somebody-else' })).toBe(200);
    expect(await paidFor(checkout, { payment_status: 'unpaid' })).toBe(200);
    expect((await statusOf(payment)).status).toBe('pending');
  });

  it('makes one checkout when Stripe’s answer is lost and the request comes again', async () => {
    const before = stripe.checkouts.length;
    const key = { 'idempotency-key': `lost-${kind}` };
    stripe.behavior = 'lost';
    const lost = await owner.post('/api/payments', OPTIMIZATION, key);
    expect(lost.status).toBe(503);
    expect(lost.json.code).toBe('PAYMENTS_UNAVAILABLE');
    expect(lost.headers['retry-after']).toBeDefined();
    stripe.behavior = 'answers';
    const again = await owner.post('/api/payments', OPTIMIZATION, key);
    expect(again.status).toBe(201);
    expect(stripe.checkouts).toHaveLength(before + 1);
    expect((await owner.get('/api/payments')).json.items).toHaveLength(1);
  });

  it('says so when Stripe fails, and charges nothing', async () => {
    stripe.behavior = 'fails';
    const failed = await owner.post('/api/payments', OPTIMIZATION);
    expect(failed.status).toBe(503);
    expect((await owner.get('/api/payments')).json.items).toEqual([]);
  });
});
