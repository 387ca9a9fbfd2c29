/** What `npm run test:faults` sets (scripts/faults.ts); without it this is the quick part of `npm test`. */
const { FAULTS_SEED, FAULTS_KILLS } = process.env;

/** The whole matrix with its long outages, or the quick part. */
export const isWhole = FAULTS_KILLS !== undefined;
/** Per stage and database. */
export const KILLS = Number(FAULTS_KILLS ?? 2);
const SEED = Number(FAULTS_SEED ?? 1);
/** How long an outage lasts. */
export const OUTAGE_MS = isWhole ? 20_000 : 3_000;
export const LEASE_S = 3;
/** quality.md, section 2, invariant (c): every job has ended after its lease and this. */
export const END_MS = (LEASE_S + 60) * 1000;

/** Numbers from 0 to 1 that follow from the seed and a name (mulberry32), so that a run can be repeated. */
export function randomOf(name: string): () => number {
  let state = SEED;
  for (const sign of name) state = Math.imul(state ^ sign.charCodeAt(0), 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One line of figures for the table that the program prints at its end. */
export function report(row: string, figures: Record<string, number | string>): void {
  const words = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`faults (seed ${SEED}) | ${row} | ${words.join(', ')}\n`);
}
