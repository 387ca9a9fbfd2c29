import { setTimeout as sleep } from 'node:timers/promises';
import type { Payment, ResumeSession } from '@trueline/contracts';
import type { ModelBehavior } from '@trueline/host/testing/model-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { createTestPlace, type TestPlace } from '../testing/databases.ts';
import { killLeftovers } from '../testing/server-process.ts';
import { optimizeStage } from './optimize-act.ts';
import { deliverPaid } from './payment-acts.ts';
import { OUTAGE_MS, report } from './settings.ts';
import { waitUntil } from './wait-until.ts';
import { createWorld, getAgain, type World } from './world.ts';

const MODEL_TIMEOUT_MS = 3_000;
const LONG_MS = 180_000;
/** A request cut off keeps its Idempotency-Key to itself for a minute. */
const REPEAT_MS = 90_000;
/** A mail's pauses double up to this. */
const LONGEST_PAUSE_MS = 60_000;

let place: TestPlace;
let world: World;
let owner: Browser;
beforeAll(async () => {
  place = await createTestPlace('embedded');
  const environment = { LLM_TIMEOUT_MS: String(MODEL_TIMEOUT_MS) };
  world = await createWorld(place, { payments: 'stripe', environment });
  owner = world.openBrowser();
  await owner.register('olga.owner');
});
afterAll(async () => {
  await world.close();
  killLeftovers();
  await place.remove();
});

async function timed<T>(request: Promise<T>): Promise<{ answer: T; ms: number }> {
  const startedAt = performance.now();
  const answer = await request;
  return { answer, ms: performance.now() - startedAt };
}

describe('a mail server', () => {
  const write = (subject: string) =>
    timed(
      owner.post('/api/contact', {
        name: 'Olga Testwell',
        email: 'olga.owner@example.com',
        subject,
        message: 'A made-up question.',
      }),
    );
  const arrived = (subject: string) =>
    world.mails.received.filter((mail) => mail.subject.endsWith(`: ${subject}`)).length;
  const setMood = async (mood: Partial<World['mails']['mood']>) => {
    Object.assign(world.mails.mood, mood);
  };
  const calm = () => setMood({ refuseWith: undefined, isSilent: false });

  // First, while no mail of another test waits to be tried again.
  it(
    'that refuses for good is not asked for ever',
    async () => {
      await setMood({ refuseWith: 550 });
      const before = world.mails.attempts;
      const { answer, ms } = await write('refused');
      expect([answer.status, ms < 1_000]).toEqual([202, true]);
      await waitUntil(
        () => world.mails.attempts,
        (attempts) => attempts >= before + 2,
        10_000,
      );
      // The mails of the registration and of the message may leave one after the other.
      await sleep(1_500);
      const tried = world.mails.attempts;
      await sleep(8_000);
      await calm();
      report('SMTP 5xx', { requestMs: Math.round(ms), tries: tried - before });
      expect(world.mails.attempts).toBe(tried);
      expect(arrived('refused')).toBe(0);
    },
    LONG_MS,
  );

  const outages = [
    { name: 'down', begin: () => world.mails.goAway(), end: () => world.mails.comeBack() },
    { name: '451', begin: () => setMood({ refuseWith: 451 }), end: calm },
    { name: 'silent', begin: () => setMood({ isSilent: true }), end: calm },
  ];

  it.each(outages)(
    '$name keeps no request waiting, and each mail comes once afterwards',
    async ({ name, begin, end }) => {
      await begin();
      const { answer, ms } = await write(`while ${name}`);
      expect([answer.status, ms < 1_000]).toEqual([202, true]);
      await sleep(OUTAGE_MS);
      expect(arrived(`while ${name}`)).toBe(0);
      await end();
      const startedAt = performance.now();
      const isThere = (count: number) => count > 0;
      await waitUntil(() => arrived(`while ${name}`), isThere, LONGEST_PAUSE_MS * 1.5);
      const afterMs = Math.round(performance.now() - startedAt);
      await sleep(1_000);
      report(`SMTP ${name}`, {
        requestMs: Math.round(ms),
        mailAfterMs: afterMs,
        copies: arrived(`while ${name}`),
      });
      expect(arrived(`while ${name}`)).toBe(1);
    },
    LONGEST_PAUSE_MS * 3,
  );
});

describe('Stripe', () => {
  const order = (key: string) =>
    timed(
      owner.post(
        '/api/payments',
        { service: 'career_intelligence_refresh' },
        { 'idempotency-key': key },
      ),
    );

  it.each(['lost', 'silent', 'fails'] as const)(
    'that %s the answer: 503, and one checkout when the person tries again',
    async (behavior) => {
      const before = world.stripe.checkouts.length;
      world.stripe.behavior = behavior;
      const first = await order(`order-${behavior}`);
      world.stripe.behavior = 'answers';
      expect(first.answer.status).toBe(503);
      expect(first.answer.headers['retry-after']).toBeDefined();
      const { answer: second } = await order(`order-${behavior}`);
      expect(second.status).toBe(201);
      const checkouts = world.stripe.checkouts.length - before;
      const payment: Payment = second.json.payment;
      expect(await deliverPaid(world, payment)).toBe(true);
      const kept = await getAgain(owner, `/api/payments/${payment.sessionId}`);
      report(`Stripe ${behavior}`, { firstMs: Math.round(first.ms), checkouts });
      expect([checkouts, kept.json.payment.credit]).toEqual([1, 'available']);
    },
    LONG_MS,
  );
});

describe('a language model', () => {
  let mark = 0;
  const run = async (behavior: ModelBehavior) => {
    const act = await optimizeStage(world, owner, mark++);
    world.model.behavior = behavior;
    const before = world.model.requests.length;
    const startedAt = performance.now();
    await waitUntil(act.perform, act.isAcknowledged, REPEAT_MS);
    expect(await act.check()).toEqual([]);
    const ms = Math.round(performance.now() - startedAt);
    const [newest] = (await getAgain(owner, '/api/resume-sessions?limit=1')).json.items;
    const answer = await getAgain(owner, `/api/resume-sessions/${newest.id}`);
    const session: ResumeSession = answer.json.resumeSession;
    return { session, ms, calls: world.model.requests.length - before };
  };
  /** That one run may cost. */
  const CALLS_MAX = 24;
  const wrongShape: ModelBehavior = () => ({ items: 'all' });
  const failures: [string, ModelBehavior][] = [
    ['500', 'fails'],
    ['truncated JSON', 'breaks-off'],
    ['garbage', 'garbage'],
    ['10 MB of garbage', 'endless'],
    ['a wrong shape', wrongShape],
    ['a refusal', 'refuses'],
    ['429 with Retry-After', 'limits'],
    ['one byte now and then', 'trickles'],
    ['silence', 'hangs'],
  ];

  it.each(failures)(
    'with %s: the built-in result, marked, within the bound of calls',
    async (name, behavior) => {
      // Each failure meets a server that knows nothing of those before.
      await world.kill();
      await world.restart();
      const { session, ms, calls } = await run(behavior);
      report(`language model: ${name}`, {
        status: session.status,
        degraded: String(session.degraded),
        calls,
        ms,
      });
      expect([session.status, session.degraded, calls <= CALLS_MAX]).toEqual([
        'completed',
        true,
        true,
      ]);
    },
    LONG_MS,
  );

  it(
    'that fails again and again is left alone for a while',
    async () => {
      for (let step = 0; step < 3; step += 1) await run('fails');
      const { session, calls, ms } = await run(() => ({ items: [] }));
      report('language model: breaker', { calls, degraded: String(session.degraded), ms });
      expect([session.status, session.degraded, calls]).toEqual(['completed', true, 0]);
    },
    LONG_MS,
  );
});
