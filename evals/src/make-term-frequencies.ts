// Makes packages/engine/data/models/term-frequencies.json: in how many advertisements each skill of the
// lexicon, and each stem, stands. Counts only. `EVAL_DATA_DIR=... node evals/src/make-term-frequencies.ts`
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findSkills, stemsOf } from '@trueline/engine/testing';
import { writeTable } from './write-table.ts';

const TARGET = new URL('../../packages/engine/data/models/term-frequencies.json', import.meta.url);
/** Rarer terms are as good as unseen. */
const ADS_MIN = 3;

/** The advertisements as texts: whole ones, and the training sentences put together again. */
async function listAds(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'jobs');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const whole = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const file = await readFile(join(dataDir, 'skills', 'train.json'), 'utf8');
  const sentences = JSON.parse(file) as { text: string; doc: string }[];
  const grouped = Map.groupBy(sentences, ({ doc }) => doc).values();
  return [...whole, ...Array.from(grouped, (of) => of.map(({ text }) => text).join('\n'))];
}

type Row = [kind: string, term: string, ads: number];

function countIn(
  ads: readonly string[],
  kind: 'skill' | 'stem',
  termsOf: (ad: string) => Iterable<string>,
): Row[] {
  const counts = new Map<string, number>();
  for (const ad of ads) {
    for (const term of new Set(termsOf(ad))) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= ADS_MIN)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, count]) => [kind, term, count]);
}

const dataDir = process.env.EVAL_DATA_DIR;
if (dataDir === undefined || dataDir === '') throw new Error('EVAL_DATA_DIR is not set');
const ads = await listAds(dataDir);
const isPlain = (stem: string): boolean => /^[a-z]{3,}$/.test(stem);
await writeTable(TARGET, {
  about:
    'In how many of the counted advertisements a term stands. Made by evals/src/make-term-frequencies.ts.',
  figures: { adsCounted: ads.length },
  columns: {
    kind: 'skill or stem',
    term: "a skill by the taxonomy's name, or the stem of a plain word",
    ads: 'how many advertisements it stands in',
  },
  rows: [
    ...countIn(ads, 'skill', (ad) => findSkills(ad).map(({ name }) => name)),
    ...countIn(ads, 'stem', (ad) => stemsOf(ad).filter(isPlain)),
  ],
});
console.log(`${ads.length} ads`);
