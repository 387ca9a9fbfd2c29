import type { BenchDatabase } from './database.ts';
import { loadNow } from './machine.ts';
import { type Comparison, comparePairs, type Round, type Side } from './pairs.ts';
import { type Subject, startBare, startProduct, startReference } from './subject.ts';
import { REQUESTS, type World } from './world.ts';

export interface Length {
  pairs: number;
  seconds: number;
}

/** What quality.md measured for the reference, requests a second; null: not in its table. */
const CALLS = [
  { name: 'signed in', own: 'me', reference: 'me', usual: [2500, 4400], atLeast: null },
  { name: 'list 20', own: 'list', reference: 'list', usual: [1200, 1900], atLeast: 0.7 },
  { name: 'get 2 KB', own: 'resume', reference: 'resume', usual: [1900, 2600], atLeast: 0.7 },
  {
    name: 'insert: a resume session',
    own: 'startSession',
    reference: 'paste',
    usual: [1000, 2100],
    atLeast: 0.6,
  },
  {
    name: 'insert: 2 KB pasted, kept as a file, queued',
    own: 'paste',
    reference: 'paste',
    usual: [1000, 2100],
    atLeast: 0.6,
  },
] as const;
const HEALTH = { name: '/healthz', usual: [8800, 13_400], atLeast: 0.6 } as const;

export interface Pair {
  product: Subject;
  reference: Subject;
}

export async function startPair(
  { database }: World,
  dataDir: string,
  ports: number,
): Promise<Pair> {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: database.url };
  return {
    product: await startProduct(ports, environment, 'web'),
    reference: await startReference(ports + 1, database.url),
  };
}

/** Every call of the product beside the reference's, in pairs. */
export async function compareCalls(world: World, pair: Pair, length: Length): Promise<void> {
  console.log(
    `\n${'product / reference'.padEnd(46)}   rps            CPU us node+postgres           p99 ms`,
  );
  const bare = await startBare(pair.reference.port + 1);
  await compare(HEALTH, world.database, length, [
    { subject: pair.product, requests: [{ method: 'GET', path: '/healthz', headers: {} }] },
    { subject: bare, requests: [{ method: 'GET', path: '/', headers: {} }] },
  ]);
  await bare.stop();
  for (const call of CALLS) {
    await compare(call, world.database, length, [
      { subject: pair.product, requests: REQUESTS[call.own](world.people) },
      { subject: pair.reference, requests: REQUESTS[call.reference](world.people) },
    ]);
  }
}

interface Call {
  name: string;
  usual: readonly [number, number];
  atLeast: number | null;
}

async function compare(
  call: Call,
  database: BenchDatabase,
  length: Length,
  [product, reference]: [Side, Side],
): Promise<void> {
  const result = await comparePairs(product, reference, database, length);
  console.log(describe(call.name, result));
  console.log(describeReference(call, result));
}

const cpu = ({ nodeUs, postgresUs }: Round) => `${nodeUs.toFixed(0)}+${postgresUs.toFixed(0)}`;

function describe(name: string, { product, reference, ...ratios }: Comparison): string {
  const of = (ratio: number, own: string, other: string) =>
    `${ratio.toFixed(2)} (${own} / ${other})`;
  return [
    name.padEnd(46),
    of(ratios.rps, product.rps.toFixed(0), reference.rps.toFixed(0)).padEnd(22),
    of(ratios.cpu, cpu(product), cpu(reference)).padEnd(30),
    of(ratios.p99, product.p99.toFixed(0), reference.p99.toFixed(0)),
  ].join(' ');
}

/** A reference that is slower than it was when the targets were set says nothing about the product. */
function describeReference(call: Call, { reference, pairs, discarded, rps }: Comparison): string {
  const [low, high] = call.usual;
  const run = `load ${loadNow()}, ${pairs} pairs, ${discarded} discarded; reference usually ${low}-${high} rps`;
  if (reference.rps < low) return `  ${run}; VOID: the reference was slower than that`;
  if (call.atLeast === null) return `  ${run}`;
  return `  ${run}; wanted ${call.atLeast}: ${rps >= call.atLeast ? 'met' : 'NOT met'}`;
}
