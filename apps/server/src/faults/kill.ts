import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '../testing/browser.ts';
import type { TestPlace } from '../testing/databases.ts';
import type { Act, Stage, StageName } from './act.ts';
import { mailStage } from './mail-act.ts';
import { optimizeStage } from './optimize-act.ts';
import { checkoutStage, webhookStage } from './payment-acts.ts';
import { randomOf } from './settings.ts';
import { uploadStage } from './upload-act.ts';
import { waitUntil } from './wait-until.ts';
import { createWorld, insist, type World } from './world.ts';

const STAGES: Record<StageName, Stage> = {
  upload: uploadStage,
  optimize: optimizeStage,
  checkout: checkoutStage,
  webhook: webhookStage,
  mail: mailStage,
};

/** Of every stage in every round. */
const ACTS = 2;
/** Kills from one word of progress to the next. */
const PROGRESS = 5;
/** A request cut off keeps its Idempotency-Key to itself for a minute. */
const REPEAT_MS = 90_000;

export interface KillFigures {
  kills: number;
  acts: number;
  /** Answered with a 2xx before the kill. */
  acknowledged: number;
  violations: string[];
  /** Slowest of all restarts, until ready. */
  readyMs: number;
  /** Slowest time from ready until all that was begun had ended. */
  endedMs: number;
  /** Mails that the mail server took over twice, under one Message-ID. */
  mailsTwice: number;
}

interface Round {
  stage: StageName;
  acts: Act[];
}

/** Kills the server at random moments of these stages, and looks from outside at what has become of all that was begun. */
export async function killAndCheck(
  place: TestPlace,
  stages: StageName[],
  { kills, repeats }: { kills: number; repeats: boolean },
  onProgress: (figures: KillFigures) => void,
): Promise<KillFigures> {
  const payments = stages.includes('checkout') ? 'test' : 'stripe';
  const world = await createWorld(place, { payments });
  const random = randomOf(`${place.databaseUrl ? 'postgres' : 'embedded'} ${stages.join()}`);
  const owner = world.openBrowser();
  await insist(() => owner.register('nora.owner'));
  const figures = noFigures();
  const all: Act[] = [];
  try {
    const windows = await measureUndisturbed(await prepare(world, owner, stages, figures));
    while (figures.kills < kills) {
      const rounds = await prepare(world, owner, stages, figures);
      const acts = rounds.flatMap((round) => round.acts);
      await killDuring(world, rounds, windows, random);
      figures.acknowledged += acts.filter((act) => act.isAcknowledged()).length;
      figures.readyMs = Math.max(figures.readyMs, await world.restart());
      const startedAt = performance.now();
      figures.violations.push(...(await checkAll(acts)));
      figures.endedMs = Math.max(figures.endedMs, performance.now() - startedAt);
      figures.kills += 1;
      all.push(...acts);
      if (figures.kills % PROGRESS === 0) onProgress(figures);
    }
    if (repeats) figures.violations.push(...(await repeatAll(all)));
    // Once more, at the end: nothing of it went away later, or came twice.
    figures.violations.push(...(await checkAll(all)));
  } finally {
    await world.close();
  }
  const { received } = world.mails;
  figures.mailsTwice = received.length - new Set(received.map((mail) => mail.messageId)).size;
  return { ...figures, violations: [...new Set(figures.violations)] };
}

const noFigures = (): KillFigures => ({
  kills: 0,
  acts: 0,
  acknowledged: 0,
  violations: [],
  readyMs: 0,
  endedMs: 0,
  mailsTwice: 0,
});

async function prepare(
  world: World,
  owner: Browser,
  stages: StageName[],
  figures: KillFigures,
): Promise<Round[]> {
  return Promise.all(
    stages.map(async (stage) => {
      const marks = Array.from({ length: ACTS }, () => figures.acts++);
      const acts = await Promise.all(marks.map((mark) => STAGES[stage](world, owner, mark)));
      return { stage, acts };
    }),
  );
}

type Windows = Partial<Record<StageName, number>>;

/** How long each stage takes from its first request to the end of its last job, in milliseconds. */
async function measureUndisturbed(rounds: Round[]): Promise<Windows> {
  const startedAt = performance.now();
  const windows = rounds.map(async ({ stage, acts }) => {
    await Promise.all(acts.map((act) => act.perform()));
    const violations = await checkAll(acts);
    if (violations.length > 0) throw new Error(`without a kill: ${violations.join('; ')}`);
    return [stage, performance.now() - startedAt] as const;
  });
  return Object.fromEntries(await Promise.all(windows));
}

/** Starts each stage so long before the kill that this falls anywhere into it. */
async function killDuring(
  world: World,
  rounds: Round[],
  windows: Windows,
  random: () => number,
): Promise<void> {
  const longestMs = Math.max(...Object.values(windows));
  const performing = rounds.map(async ({ stage, acts }) => {
    await sleep(longestMs - random() * (windows[stage] ?? 0));
    await Promise.all(acts.map((act) => act.perform()));
  });
  await sleep(longestMs);
  await world.kill();
  await Promise.all(performing);
}

async function checkAll(acts: Act[]): Promise<string[]> {
  return (await Promise.all(acts.map((act) => act.check()))).flat();
}

/** As clients do that got no answer: under the same keys, until there is one. */
async function repeatAll(acts: Act[]): Promise<string[]> {
  const cutOff = acts.filter((act) => !act.isAcknowledged());
  await Promise.all(
    cutOff.map((act) => waitUntil(act.perform, () => act.isAcknowledged(), REPEAT_MS)),
  );
  const open = cutOff.filter((act) => !act.isAcknowledged());
  return open.map(() => 'a request, made again under its key, was never answered');
}
