import { median } from '../measure.ts';
import type { LoadReport, LoadRequest } from './client.ts';
import type { BenchDatabase } from './database.ts';
import { cpuSeconds } from './machine.ts';
import { runLoad, type Subject } from './subject.ts';

const CLOSED_CONNECTIONS = 50;
const WARM_UP_S = 2;
/** A pair counts while the reference is within this of its own median. */
const MAX_DRIFT = 0.25;

export interface Round {
  rps: number;
  p50: number;
  p99: number;
  /** Microseconds of processor time per request. */
  nodeUs: number;
  postgresUs: number;
  report: LoadReport;
}

export interface Side {
  subject: Subject;
  requests: LoadRequest[];
}

export interface Comparison {
  product: Round;
  reference: Round;
  /** Medians of the pairs' ratios. */
  rps: number;
  cpu: number;
  p99: number;
  pairs: number;
  discarded: number;
}

export async function measureRound(
  { subject, requests }: Side,
  database: BenchDatabase,
  seconds: number,
  connections = CLOSED_CONNECTIONS,
): Promise<Round> {
  const before = [cpuSeconds(subject.pid), await database.cpuSeconds()] as const;
  const report = await runLoad({ port: subject.port, connections, seconds, requests });
  const after = [cpuSeconds(subject.pid), await database.cpuSeconds()] as const;
  const { answered, p50, p99 } = report;
  return {
    rps: answered / seconds,
    p50,
    p99,
    nodeUs: ((after[0] - before[0]) / answered) * 1e6,
    postgresUs: ((after[1] - before[1]) / answered) * 1e6,
    report,
  };
}

const cpuOf = ({ nodeUs, postgresUs }: Round) => nodeUs + postgresUs;

/** Rounds of both in turns, the first of each pair changing: medians of what counts. Throws when an answer wasn't 2xx. */
export async function comparePairs(
  product: Side,
  reference: Side,
  database: BenchDatabase,
  { pairs, seconds }: { pairs: number; seconds: number },
): Promise<Comparison> {
  for (const side of [product, reference]) await measureRound(side, database, WARM_UP_S);
  const all: { product: Round; reference: Round }[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const order = pair % 2 === 0 ? [product, reference] : [reference, product];
    const rounds = new Map<Side, Round>();
    for (const side of order) rounds.set(side, await measureRound(side, database, seconds));
    all.push({
      product: requireAnswers(rounds.get(product)),
      reference: requireAnswers(rounds.get(reference)),
    });
  }
  const usual = median(all.map((pair) => pair.reference.rps));
  const kept = all.filter((pair) => Math.abs(pair.reference.rps / usual - 1) <= MAX_DRIFT);
  const ratio = (of: (round: Round) => number) =>
    median(kept.map((pair) => of(pair.product) / of(pair.reference)));
  return {
    product: medianRound(kept.map((pair) => pair.product)),
    reference: medianRound(kept.map((pair) => pair.reference)),
    rps: ratio(({ rps }) => rps),
    cpu: ratio(cpuOf),
    p99: ratio(({ p99 }) => p99),
    pairs: kept.length,
    discarded: pairs - kept.length,
  };
}

function requireAnswers(round: Round | undefined): Round {
  if (!round) throw new Error('no round');
  const { statuses, errors } = round.report;
  const refused = Object.keys(statuses).filter((status) => !status.startsWith('2'));
  if (refused.length > 0 || errors > 0) {
    throw new Error(`answers ${JSON.stringify(statuses)}, errors ${errors}`);
  }
  return round;
}

function medianRound(rounds: Round[]): Round {
  const byRate = [...rounds].sort((a, b) => a.rps - b.rps);
  const middle = byRate[Math.floor(byRate.length / 2)];
  if (!middle) throw new Error('every pair was discarded');
  return middle;
}
