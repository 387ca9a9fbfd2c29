import { setTimeout as sleep } from 'node:timers/promises';
import { createTestPlace, type TestPlace } from '../testing/databases.ts';
import { faultIf } from './act.ts';
import { END_MS } from './settings.ts';
import { startVisitors, type Visitors } from './visitors.ts';
import { waitUntil } from './wait-until.ts';
import type { World } from './world.ts';

const BEFORE_MS = 1_500;
const AFTER_MS = 1_500;
const RECOVERY_LIMIT_MS = 10_000;
/** What was under way when the outage came may end in either way. */
const EDGE_MS = 500;

export interface OutageLimits {
  answerMs: number;
  /** Of an answer during the outage. */
  isAllowed: (status: number) => boolean;
}

export interface Outage {
  begin: () => Promise<void>;
  lastsMs: number;
  end: () => Promise<void>;
}

interface OutageFigures {
  requests: number;
  refused: number;
  slowestMs: number;
  recoveredMs: number;
  written: number;
  violations: string[];
}

/** Data on a database server that the test may break. */
export async function createPlaceOn(databaseUrl: string): Promise<TestPlace> {
  return { ...(await createTestPlace('embedded')), databaseUrl };
}

/** A world, and its owner, whose requests go on while the database is away. */
export async function watchOutage(
  world: World,
  limits: OutageLimits,
  outage: Outage,
): Promise<OutageFigures> {
  const owner = world.openBrowser();
  await owner.register(`owner-${Date.now()}`);
  const visitors = startVisitors(owner, world.server.origin);
  await sleep(BEFORE_MS);
  await outage.begin();
  const from = performance.now();
  await sleep(outage.lastsMs);
  const to = performance.now();
  await outage.end();
  const endedAt = performance.now();
  const ready = await waitUntil(
    () =>
      visitors
        .seen(endedAt, Number.POSITIVE_INFINITY)
        .filter(({ status }) => status >= 200 && status < 300),
    (good) => new Set(good.map(({ path }) => path)).size === 4,
    RECOVERY_LIMIT_MS * 3,
  );
  const recoveredMs = (ready.at(-1)?.at ?? Number.POSITIVE_INFINITY) - endedAt;
  await sleep(AFTER_MS);
  await visitors.stop();
  const during = visitors.seen(from + EDGE_MS, to - limits.answerMs);
  const slowestMs = Math.max(...visitors.seen(0, Number.POSITIVE_INFINITY).map(({ ms }) => ms));
  return {
    requests: during.length,
    refused: during.filter(({ status }) => status >= 500).length,
    slowestMs: Math.round(slowestMs),
    recoveredMs: Math.round(recoveredMs),
    written: visitors.written.size,
    violations: [
      ...judge(during, limits),
      ...judgeAlways(visitors, from - limits.answerMs, limits.answerMs),
      ...faultIf(recoveredMs > RECOVERY_LIMIT_MS, `recovered after ${recoveredMs} ms`),
      ...(await findLost(owner, visitors)),
    ],
  };
}

type Seen = ReturnType<Visitors['seen']>[number];

function judge(during: Seen[], { answerMs, isAllowed }: OutageLimits): string[] {
  const wrong = during.filter(({ path, status, ms, retryAfter }) => {
    if (path === '/healthz') return status !== 200;
    if (ms > answerMs) return true;
    return !isAllowed(status) || (status === 503 && !retryAfter);
  });
  return wrong.map(({ path, status, ms }) => `during: ${path} ${status} in ${Math.round(ms)} ms`);
}

/** No 500 and no broken connection at any moment, and from the outage on no answer that takes longer. */
function judgeAlways(visitors: Visitors, from: number, answerMs: number): string[] {
  const wrong = visitors
    .seen(0, Number.POSITIVE_INFINITY)
    .filter(({ at, status, ms }) => status === 0 || status === 500 || (at > from && ms > answerMs));
  return wrong.map(({ path, status, ms }) => `${path} answered ${status} in ${Math.round(ms)} ms`);
}

async function findLost(
  owner: ReturnType<World['openBrowser']>,
  { written }: Visitors,
): Promise<string[]> {
  const faults = [...written].map(async ([id, title]) => {
    const { json } = await waitUntil(
      () => owner.get(`/api/resumes/${id}`),
      (answer) => answer.json.resume && answer.json.resume.status !== 'parsing',
      END_MS,
    );
    return faultIf(json.resume?.title !== title, `(a) ${title}: acknowledged, and gone`).concat(
      faultIf(json.resume?.status === 'parsing', `(c) ${title}: never read`),
    );
  });
  return (await Promise.all(faults)).flat();
}
