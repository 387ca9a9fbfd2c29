// Makes packages/engine/data/models/term-frequencies.json: in how many advertisements, and in how many
// occupations' tasks and technologies of O*NET, each skill of the lexicon and each stem stands. Counts only;
// nothing that is kept aside is read. `EVAL_DATA_DIR=... node evals/src/make-term-frequencies.ts`
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findSkills, stemsOf } from '@trueline/engine/testing';
import { listAnnotatedAds } from './annotated-ads.ts';
import { writeTable } from './write-table.ts';

const TARGET = new URL('../../packages/engine/data/models/term-frequencies.json', import.meta.url);
/** Rarer terms are as good as unseen. */
const ADS_MIN = 3;
const OPEN_SETS = ['ads', 'fresh', 'sealed', 'unseen', 'more'] as const;

/** The advertisements as texts, each once: whole ones, the project's own open ones, and the training sentences put together again. */
async function listAds(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'jobs');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const whole = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const own = await Promise.all(OPEN_SETS.map((set) => listAnnotatedAds(set)));
  const file = await readFile(join(dataDir, 'skills', 'train.json'), 'utf8');
  const sentences = JSON.parse(file) as { text: string; doc: string }[];
  const grouped = Map.groupBy(sentences, ({ doc }) => doc).values();
  return [
    ...new Set([
      ...whole,
      ...own.flat().map(({ text }) => text),
      ...Array.from(grouped, (of) => of.map(({ text }) => text).join('\n')),
    ]),
  ];
}

/** The tasks and technologies of each occupation of O*NET, a text each. */
async function listOccupations(dataDir: string): Promise<string[]> {
  const cellsOf = async (file: string): Promise<string[][]> => {
    const text = await readFile(join(dataDir, 'taxonomy', file), 'utf8');
    const [, ...rows] = text.trimEnd().split('\n');
    return rows.map((row) => row.split('\t'));
  };
  const texts = new Map<string, string[]>();
  const add = (code: string, text: string): void => {
    const known = texts.get(code);
    if (known === undefined) texts.set(code, [text]);
    else known.push(text);
  };
  for (const [, code = '', , task = ''] of await cellsOf('onet_tasks.tsv')) add(code, task);
  for (const [name = '', , , , , codes = ''] of await cellsOf('onet_technologies.tsv'))
    for (const code of codes.split('|')) add(code, name);
  return [...texts.values()].map((lines) => lines.join('\n'));
}

type Row = [kind: string, term: string, ads: number, occupations: number];

function countIn(
  ads: readonly string[],
  occupations: readonly string[],
  kind: 'skill' | 'stem',
  termsOf: (text: string) => Iterable<string>,
): Row[] {
  const count = (texts: readonly string[]): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const text of texts)
      for (const term of new Set(termsOf(text))) counts.set(term, (counts.get(term) ?? 0) + 1);
    return counts;
  };
  const inAds = count(ads);
  const inOccupations = count(occupations);
  const all = new Set([...inAds.keys(), ...inOccupations.keys()]);
  return [...all]
    .map((term): Row => [kind, term, inAds.get(term) ?? 0, inOccupations.get(term) ?? 0])
    .filter(([, , ad, occupation]) => ad >= ADS_MIN || occupation >= ADS_MIN)
    .sort(([, a], [, b]) => (a < b ? -1 : 1));
}

const dataDir = process.env.EVAL_DATA_DIR;
if (dataDir === undefined || dataDir === '') throw new Error('EVAL_DATA_DIR is not set');
const ads = await listAds(dataDir);
const occupations = await listOccupations(dataDir);
const isPlain = (stem: string): boolean => /^[a-z]{3,}$/.test(stem);
await writeTable(TARGET, {
  about:
    'In how many of the counted advertisements, and of the occupations of O*NET 29.3 by their tasks and technologies, a term stands. Made by evals/src/make-term-frequencies.ts.',
  figures: { adsCounted: ads.length, occupationsCounted: occupations.length },
  columns: {
    kind: 'skill or stem',
    term: "a skill by the taxonomy's name, or the stem of a plain word",
    ads: 'how many advertisements it stands in',
    occupations: 'how many occupations it stands with',
  },
  rows: [
    ...countIn(ads, occupations, 'skill', (text) => findSkills(text).map(({ name }) => name)),
    ...countIn(ads, occupations, 'stem', (text) => stemsOf(text).filter(isPlain)),
  ],
});
console.log(`${ads.length} ads, ${occupations.length} occupations`);
