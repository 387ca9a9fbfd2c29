// `EVAL_DATA_DIR=... node evals/src/make-word-vectors.ts`: which words belong to the same work, learned
// from the open texts of EVAL_DATA_DIR/taxonomy (task statements and activities of O*NET 29.3, main duties
// of NOC 2021, labels of ESCO's skills, and how people tell of work that ads name): how often two stems stand in one text against how often they
// would by chance (PPMI), brought down to a few dimensions, a byte each, into the engine's data.
import { readFile } from 'node:fs/promises';
import { stemsOf } from '@trueline/engine/testing';
import { taxonomyRows } from './taxonomy-rows.ts';
import { writeTable } from './write-table.ts';

const OUT = new URL('../../packages/engine/data/models/word-vectors.json', import.meta.url);
const DIMENSIONS = 128;
/** A stem counts from so many texts on, and a text by so many stems. */
const TEXTS_MIN = 5;
const STEMS_MAX = 40;
const ROUNDS = 6;
/** How far frequent contexts are smoothed, and what of the singular values is kept. */
const CONTEXT_POWER = 0.75;
const VALUE_POWER = 0.5;
const BYTE = 127;

/** Names of work in ads with the acts and things that tell of it, each thing with them once. */
async function toldWork(): Promise<string[]> {
  const file = new URL('../../packages/engine/data/taxonomy/told-work.json', import.meta.url);
  const { rows } = JSON.parse(await readFile(file, 'utf8')) as { rows: [string, string, string][] };
  return rows.flatMap(([names, acts, things]) => [
    `${names} ${acts}`,
    ...things.split(', ').map((thing) => `${names} ${thing}`),
  ]);
}

const activities = new Map(
  (await taxonomyRows('onet_dwas.tsv')).map(({ dwa_id: id, dwa, iwa }) => [id, `${dwa} ${iwa}`]),
);
const activityOf = new Map<string, string>();
for (const { task_id: id = '', dwa_id: activity } of await taxonomyRows('onet_task_dwa.tsv'))
  activityOf.set(id, `${activityOf.get(id) ?? ''} ${activities.get(activity) ?? ''}`);
const texts = [
  ...(await taxonomyRows('onet_tasks.tsv')).map(
    ({ task_id: id = '', task }) => `${task} ${activityOf.get(id) ?? ''}`,
  ),
  ...(await taxonomyRows('noc_duties.tsv')).map(({ duty = '' }) => duty),
  ...(await taxonomyRows('esco_skills.tsv')).map(
    ({ label_en: label, alt_en: others = '' }) => `${label} ${others.replaceAll('|', ' ')}`,
  ),
  ...(await toldWork()),
].map((text) => [...new Set(stemsOf(text))].slice(0, STEMS_MAX));

const counts = new Map<string, number>();
for (const text of texts) for (const stem of text) counts.set(stem, (counts.get(stem) ?? 0) + 1);
const stems = [...counts]
  .filter(([stem, n]) => n >= TEXTS_MIN && /^[a-z]/.test(stem))
  .map(([stem]) => stem)
  .toSorted();
const indexOf = new Map(stems.map((stem, i) => [stem, i]));
const pairs: Map<number, number>[] = stems.map(() => new Map());
for (const text of texts) {
  const ids = text.flatMap((stem) => indexOf.get(stem) ?? []);
  const weight = 1 / Math.max(1, ids.length - 1);
  for (const a of ids)
    for (const b of ids) if (a !== b) pairs[a]?.set(b, (pairs[a]?.get(b) ?? 0) + weight);
}
const sums = pairs.map((row) => [...row.values()].reduce((a, b) => a + b, 0));
const contexts = sums.map((sum) => sum ** CONTEXT_POWER);
const contextSum = contexts.reduce((a, b) => a + b, 0);
const matrix = pairs.map((row, a) =>
  [...row].flatMap(([b, n]): [number, number][] => {
    const value = Math.log((n * contextSum) / ((sums[a] ?? 1) * (contexts[b] ?? 1)));
    return value > 0 ? [[b, value]] : [];
  }),
);

/** The matrix times columns, a column after another. */
const times = (columns: Float64Array[]): Float64Array[] =>
  columns.map((column) =>
    Float64Array.from(matrix, (row) =>
      row.reduce((sum, [b, value]) => sum + value * (column[b] ?? 0), 0),
    ),
  );
const dot = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/** Columns at right angles to each other, of length one. */
function orthonormal(columns: Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const column of columns) {
    for (const other of done) {
      const along = dot(column, other);
      column.forEach((value, i) => {
        column[i] = value - along * (other[i] ?? 0);
      });
    }
    const length = Math.sqrt(dot(column, column)) || 1;
    done.push(column.map((value) => value / length));
  }
  return done;
}

let seed = 7;
const random = (): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648 - 0.5;
};
let basis = orthonormal(Array.from({ length: DIMENSIONS }, () => Float64Array.from(stems, random)));
for (let round = 0; round < ROUNDS; round++) basis = orthonormal(times(basis));
const values = times(basis).map((column, i) => Math.abs(dot(column, basis[i] ?? column)));

const rows = stems.map((stem, at) => {
  const vector = basis.map((column, i) => (column[at] ?? 0) * (values[i] ?? 0) ** VALUE_POWER);
  const length = Math.hypot(...vector) || 1;
  const bytes = Int8Array.from(vector, (value) => Math.round((value / length) * BYTE));
  return [stem, Buffer.from(bytes.buffer).toString('base64')];
});
await writeTable(OUT, {
  about:
    'Stems as directions: those of like work point alike. Learned from texts of O*NET 29.3, NOC 2021 and ESCO. Made by evals/src/make-word-vectors.ts.',
  figures: { dimensions: DIMENSIONS },
  columns: { stem: 'as stemsOf gives it', vector: 'of length 127, a signed byte each, base64' },
  rows,
});
console.log(`${rows.length} stems, ${matrix.reduce((n, row) => n + row.length, 0)} pairs`);
