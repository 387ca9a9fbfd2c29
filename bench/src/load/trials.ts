import { randomBytes } from 'node:crypto';
import type { LoadReport, LoadRequest } from './client.ts';
import { loadNow, residentMb } from './machine.ts';
import { eventLoopP99, runLoad, type Subject } from './subject.ts';
import { type Person, REQUESTS, signedInBy, type World } from './world.ts';

const CONNECTIONS = 50;
const MANY_CONNECTIONS = 500;
const SHARE_OF_PEAK = 0.3;
/** Reads beside which something else is done. */
const QUIET_READS_PER_S = 50;
const LOGIN_LANES = 4;
const PARALLEL_WRITES = 20;
const PASSWORD = 'a quiet made-up password';

const ms = (value: number) => `${value.toFixed(0)} ms`;

function print(what: string, figures: string, wanted: string): void {
  console.log(
    `${what.padEnd(46)} ${figures}\n  ${wanted ? `wanted ${wanted}; ` : ''}load ${loadNow()}`,
  );
}

const outcome = ({ statuses, errors }: LoadReport) =>
  `answers ${JSON.stringify(statuses)}, ${errors} errors`;

function reads(subject: Subject, world: World, seconds: number): Promise<LoadReport> {
  const requests = REQUESTS.resume(world.people);
  const { port } = subject;
  return runLoad({
    port,
    connections: CONNECTIONS,
    seconds,
    requests,
    perSecond: QUIET_READS_PER_S,
  });
}

/** A new process compiles its code and opens its connections in these. */
const WARM_UP_S = 3;

/** Requests sent at 30 % of the reference's peak, answered or not. */
export async function openLoop(
  world: World,
  pair: { product: Subject; reference: Subject },
  seconds: number,
): Promise<void> {
  const requests = REQUESTS.resume(world.people);
  const order = { connections: CONNECTIONS, seconds, requests };
  const peak = (await runLoad({ ...order, port: pair.reference.port })).answered / seconds;
  const perSecond = Math.max(1, Math.floor(peak * SHARE_OF_PEAK));
  const paced = { ...order, port: pair.product.port, perSecond };
  // The reference has been warmed by finding its peak; a process's first seconds are told apart.
  const cold = await runLoad({ ...paced, seconds: WARM_UP_S });
  const report = await runLoad(paced);
  print(
    `open loop, get, ${perSecond}/s`,
    `first ${WARM_UP_S} s p99 ${ms(cold.p99)}; then p50 ${ms(report.p50)}, p99 ${ms(report.p99)}; ${outcome(report)}`,
    'p99 <= 150 ms, 0 errors',
  );
}

export async function manyConnections(
  world: World,
  subject: Subject,
  seconds: number,
): Promise<void> {
  const requests = REQUESTS.resume(world.people);
  const { port } = subject;
  const report = await runLoad({ port, connections: MANY_CONNECTIONS, seconds, requests });
  const memory = `${residentMb(subject.pid).toFixed(0)} MB`;
  print(
    `${MANY_CONNECTIONS} connections, get`,
    `p99 ${ms(report.p99)}, ${memory} resident; ${outcome(report)}`,
    '0 connection errors, p99 <= 3 s, <= 350 MB',
  );
}

/** Sign-ins of one person, as fast as four browsers manage, beside a few reads. */
export async function logins(world: World, subject: Subject, seconds: number): Promise<void> {
  const request = await registerPerson(subject.port);
  const quiet = await reads(subject, world, seconds);
  const [signIns, beside] = await Promise.all([
    runLoad({ port: subject.port, connections: LOGIN_LANES, seconds, requests: [request] }),
    reads(subject, world, seconds),
  ]);
  print(
    'logins beside reads',
    `${(signIns.answered / seconds).toFixed(1)}/s, ${outcome(signIns)}; reads' p99 ${ms(beside.p99)}, quiet ${ms(quiet.p99)} (${(beside.p99 / quiet.p99).toFixed(1)} x)`,
    '>= 25/s, p99 <= 2 x quiet',
  );
}

async function registerPerson(port: number): Promise<LoadRequest> {
  const visitor = signedInBy(randomBytes(32).toString('base64url'), 'trueline_visitor');
  const headers = { ...visitor, 'content-type': 'application/json' };
  const username = `sample-${randomBytes(6).toString('hex')}`;
  const email = `${username}@example.com`;
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username, email, password: PASSWORD, acceptTerms: true }),
  });
  if (answer.status !== 201) throw new Error(`register answered ${answer.status}`);
  const body = JSON.stringify({ username, password: PASSWORD });
  return { method: 'POST', path: '/api/auth/login', headers, body };
}

/** Twenty people paste and optimize at once, while the process that took it answers reads. */
export async function writesBesideReads(
  { name, first }: { name: string; first: number },
  world: World,
  subject: Subject,
): Promise<void> {
  const people = world.people.slice(first, first + PARALLEL_WRITES);
  await eventLoopP99(subject);
  const sinceMs = Date.now();
  const stop = new AbortController();
  const work = Promise.all([
    ...REQUESTS.paste(people).map((request) => send(subject.port, request)),
    ...people.map((person) => send(subject.port, optimizeBy(person))),
  ]).then(() => waitForRuns(world, people, stop.signal));
  const seconds = 10;
  const report = await reads(subject, world, seconds);
  const late = await eventLoopP99(subject);
  const ended = await Promise.race([work, sleepMs(60_000).then(() => undefined)]);
  stop.abort();
  const took =
    ended === undefined ? 'not done in 60 s' : `done in ${((ended - sinceMs) / 1000).toFixed(1)} s`;
  print(
    `${PARALLEL_WRITES} uploads and optimizations, ${name}`,
    `reads' p99 ${ms(report.p99)}, max ${ms(report.max)}, event loop's p99 ${ms(late)}, ${outcome(report)}; ${took}`,
    'p99 <= 250 ms, event loop <= 100 ms',
  );
}

const sleepMs = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

function optimizeBy({ resumeSessionId, headers }: Person): LoadRequest {
  return { method: 'POST', path: `/api/resume-sessions/${resumeSessionId}/optimize`, headers };
}

async function send(port: number, { method, path, headers, body }: LoadRequest): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
}

/** When the last of their runs had ended. */
async function waitForRuns(world: World, people: Person[], signal: AbortSignal): Promise<number> {
  const ids = people.map(({ resumeSessionId }) => resumeSessionId);
  const isOver = async (): Promise<boolean> => {
    const rows = await world.database.query<{ n: number }>(
      `select ((select count(*) from resume_sessions where id = any($1) and status = 'optimizing')
        + (select count(*) from resumes where status = 'parsing'))::int as n`,
      [ids],
    );
    return rows[0]?.n === 0;
  };
  while (!signal.aborted && !(await isOver())) await sleepMs(100);
  return Date.now();
}
