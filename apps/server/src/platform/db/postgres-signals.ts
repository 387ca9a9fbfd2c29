import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { createListeners, type Signals } from './signals.ts';

const CHANNEL = 'trueline';
const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 4_500;
/** So often it sends a signal to itself, which has to be back within the time after it. */
const PROBE_EVERY_MS = 10_000;
const PROBE_TIMEOUT_MS = 5_000;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;
const PROBE = 'probe';
/** Each NOTIFY is a transaction, and they commit one after another. */
const SEND_PAUSE_MS = 20;

export interface PostgresSignalsOptions {
  connectionString: string;
  /** Runs a statement on any connection. */
  execute: (text: string, values: unknown[]) => Promise<unknown>;
  log: Log;
  probeEveryMs?: number;
  probeTimeoutMs?: number;
}

/**
 * LISTEN and NOTIFY. The listening connection is made anew, with growing pauses, when it breaks or
 * when a signal to itself doesn't come back, as behind a pooler that passes connections around.
 */
export function createPostgresSignals(options: PostgresSignalsOptions): Signals {
  const { execute, log } = options;
  const listeners = createListeners();
  const own = newId();
  const stopped = new AbortController();
  const state = { isLive: false };
  const serve = () =>
    serveOnce(options, own, stopped.signal, {
      tell: listeners.tell,
      becameLive: () => {
        state.isLive = true;
        // Whatever was said before now may have been missed.
        listeners.tellAll();
      },
      ended: () => {
        state.isLive = false;
      },
    });
  let serving: Promise<void> | undefined;
  const start = () => {
    serving ??= keepServing(log, stopped.signal, serve);
  };
  const notifyOthers = createNotifier((subjects) =>
    execute('select pg_notify($1, signal) from unnest($2::text[]) signal', [
      CHANNEL,
      subjects.map((subject) => `${own} ${subject}`),
    ]).catch((err: unknown) => log.debug({ err }, 'a signal was not sent')),
  );
  return {
    send: (subject) => {
      listeners.tell(subject);
      notifyOthers(subject);
    },
    start,
    listen: (subject, listener) => {
      start();
      return listeners.add(subject, listener);
    },
    isLive: () => state.isLive,
    close: async () => {
      stopped.abort();
      await serving;
    },
  };
}

/** The first at once; what comes within the pause after it goes together, each subject once. */
function createNotifier(notify: (subjects: string[]) => Promise<unknown>) {
  const waiting = new Set<string>();
  let isPausing = false;
  const sendWaiting = (): void => {
    isPausing = waiting.size > 0;
    if (!isPausing) return;
    const subjects = [...waiting];
    waiting.clear();
    void notify(subjects);
    setTimeout(sendWaiting, SEND_PAUSE_MS);
  };
  return (subject: string): void => {
    waiting.add(subject);
    if (!isPausing) sendWaiting();
  };
}

/** Serves again and again; the pauses grow while it never gets to work. */
async function keepServing(
  log: Log,
  stopped: AbortSignal,
  serve: () => Promise<boolean>,
): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; !stopped.aborted; ) {
    const didServe = await serve().catch((err: unknown) => {
      log.debug({ err }, 'no connection for signals');
      return false;
    });
    if (stopped.aborted) return;
    if (didServe) log.warn('signals of other processes do not arrive; looking instead');
    pauseMs = didServe ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, MAX_PAUSE_MS);
    await pause(pauseMs, undefined, { signal: stopped }).catch(() => undefined);
  }
}

interface Hearing {
  tell: (subject: string) => void;
  becameLive: () => void;
  ended: () => void;
}

/** Listens until the connection no longer serves; answers whether it ever did. */
async function serveOnce(
  { connectionString, probeEveryMs, probeTimeoutMs }: PostgresSignalsOptions,
  own: string,
  stopped: AbortSignal,
  { tell, becameLive, ended }: Hearing,
): Promise<boolean> {
  const { client, broken } = newClient(connectionString, stopped);
  let probeIsBack = () => {};
  client.on('notification', ({ payload = '' }) => {
    const subject = payload.slice(own.length + 1);
    if (!payload.startsWith(own)) tell(subject);
    else if (subject === PROBE) probeIsBack();
  });
  let isLive = false;
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    for (;;) {
      const { promise: back, resolve } = Promise.withResolvers<boolean>();
      probeIsBack = () => resolve(true);
      await client.query('select pg_notify($1, $2)', [CHANNEL, `${own} ${PROBE}`]);
      const late = until(broken, probeTimeoutMs ?? PROBE_TIMEOUT_MS);
      if (!(await Promise.race([back, late.then(() => false)]))) return isLive;
      if (!isLive) becameLive();
      isLive = true;
      if (!(await until(broken, probeEveryMs ?? PROBE_EVERY_MS))) return isLive;
    }
  } finally {
    ended();
    // A server that says nothing any more doesn't say good-bye either.
    const late = pause(CONNECT_TIMEOUT_MS, undefined, { ref: false });
    await Promise.race([client.end().catch(() => undefined), late]);
  }
}

/** `broken` is aborted once the connection is lost, or no longer wanted. */
function newClient(connectionString: string, stopped: AbortSignal) {
  const client = new Client({
    connectionString,
    application_name: 'trueline signals',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
  });
  const lost = new AbortController();
  const end = () => lost.abort();
  client.on('error', end);
  client.on('end', end);
  return { client, broken: AbortSignal.any([lost.signal, stopped]) };
}

/** Waits, and keeps no process alive by that; false when it was cut short. (A race with one promise that lasts for months would keep something of every round.) */
function until(broken: AbortSignal, ms: number): Promise<boolean> {
  return pause(ms, true, { ref: false, signal: broken }).catch(() => false);
}
