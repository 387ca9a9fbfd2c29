import { setTimeout as sleep } from 'node:timers/promises';
import { type ModelServer, startModelServer } from '@trueline/host/testing/model-server';
import { type Answer, type Browser, fetchFrom, openBrowser } from '../testing/browser.ts';
import type { TestPlace } from '../testing/databases.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { type StripeServer, startStripeServer } from '../testing/stripe-server.ts';
import { END_MS, LEASE_S, report } from './settings.ts';
import { waitUntil } from './wait-until.ts';

/** A model that takes about as long as this to answer. */
const MODEL_MS = 150;
/** Between the end of a mail and the word that it is taken over. */
const MAIL_MS = 30;
const MAX_STARTS = 5;

/** A server that can be killed and started again, and the services around it, which remember all. */
export interface World {
  server: ServerProcess;
  mails: MailServer;
  stripe: StripeServer;
  model: ModelServer;
  /** Its requests go to the server of the moment. */
  openBrowser: () => Browser;
  /** By `kill -9`. */
  kill: () => Promise<void>;
  /** Answers the milliseconds from its start to its first ready answer. */
  restart: () => Promise<number>;
  close: () => Promise<void>;
}

export interface WorldOptions {
  /** `test`: the test checkout; Stripe isn't set. */
  payments: 'test' | 'stripe';
  environment?: Record<string, string>;
}

/** Starts everything on a place's data. Registration needs no verification and brings no free days. */
export async function createWorld(place: TestPlace, options: WorldOptions): Promise<World> {
  const [mails, stripe, model] = await Promise.all([
    startMailServer(),
    startStripeServer(),
    startModelServer(),
  ]);
  mails.mood.pauseMs = MAIL_MS;
  model.behavior = () => sleep(MODEL_MS, { items: [] });
  const environment = {
    JOB_LEASE_S: String(LEASE_S),
    TRIAL_DAYS: '0',
    SMTP_URL: mails.url,
    REQUIRE_EMAIL_VERIFICATION: 'false',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'made-up',
    ...(options.payments === 'stripe' ? stripe.environment : {}),
    ...options.environment,
  };
  const start = () => startServerProcess(place, environment);
  const world: World = {
    server: await startAgain(start),
    mails,
    stripe,
    model,
    openBrowser: () => openBrowser((sent) => fetchFrom(world.server.origin)(sent)),
    kill: async () => void (await world.server.end('SIGKILL')),
    restart: async () => {
      const startedAt = performance.now();
      world.server = await startAgain(start);
      while ((await fetch(`${world.server.origin}/readyz`)).status !== 200) await sleep(20);
      return performance.now() - startedAt;
    },
    close: async () => {
      await world.server.end('SIGKILL');
      await Promise.all([mails.close(), stripe.close(), model.close()]);
    },
  };
  return world;
}

/** A start ends when the database doesn't answer in time, as on a busy machine; whoever runs it starts it again. */
async function startAgain(start: () => Promise<ServerProcess>): Promise<ServerProcess> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (tries === MAX_STARTS) throw error;
      report('a start that failed', { reason: String(error).slice(0, 120) });
    }
  }
}

/** As a person does who wants something: again and again while the server is starting or busy. */
export async function insist(request: () => Promise<Answer>): Promise<Answer> {
  const isAnswer = (answer: Answer | undefined) => answer !== undefined;
  const answer = await waitUntil(() => attempt(request()), isAnswer, END_MS);
  if (!answer) throw new Error('a request was never answered');
  return answer;
}

export const getAgain = (browser: Browser, path: string): Promise<Answer> =>
  insist(() => browser.get(path));

/** Undefined when the connection broke, as it does when the other side is killed, or the answer was a 5xx. */
export async function attempt<T extends { status: number }>(
  request: Promise<T>,
): Promise<T | undefined> {
  const answer = await request.catch(() => undefined);
  return answer && answer.status < 500 ? answer : undefined;
}
