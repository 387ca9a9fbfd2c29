// Makes packages/engine/data/words/common-words.json: how common each English word is in texts on work
// (tasks and tools of O*NET, duties of NOC, labels of ESCO, advertisements, the project's own lines), and
// which words of trades they hold that no dictionary has. Counts only; nothing that is kept aside is read.
// Each word is given by how many letters it shares with the one before (base 36), its rest, and as a digit
// the binary logarithm of its count.
// `EVAL_DATA_DIR=... node evals/src/make-common-words.ts`
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isEnglish, listEnglish } from '@trueline/engine/testing';
import { listAnnotatedAds } from './annotated-ads.ts';
import { writeTable } from './write-table.ts';

const TARGET = new URL('../../packages/engine/data/words/common-words.json', import.meta.url);
const OPEN_SETS = ['ads', 'fresh', 'sealed', 'unseen', 'more'] as const;
/** Columns of the taxonomies that hold words. */
const COLUMNS: readonly (readonly [file: string, columns: readonly number[]])[] = [
  ['onet_tasks.tsv', [3]],
  ['onet_dwas.tsv', [1]],
  ['onet_tools.tsv', [0]],
  ['noc_duties.tsv', [1]],
  ['esco_skills.tsv', [4, 5]],
];
const COUNT_MIN = 2;
const DIGIT_MAX = 9;

const dataDir = process.env.EVAL_DATA_DIR;
if (dataDir === undefined || dataDir === '') throw new Error('EVAL_DATA_DIR is not set');

const counts = new Map<string, number>();
const unknown = new Map<string, number>();
/** Words of advertisements that no dictionary has are names and slips; those of taxonomies are of trades. */
const count = (text: string, isTaxonomy = false): void => {
  for (const word of text.match(/(?<![\p{L}\p{N}])[A-Za-z]{3,}(?![\p{L}\p{N}])/gu) ?? []) {
    const lower = word.toLowerCase();
    if (isEnglish(lower)) counts.set(lower, (counts.get(lower) ?? 0) + 1);
    else if (isTaxonomy) unknown.set(lower, (unknown.get(lower) ?? 0) + 1);
  }
};

for (const [file, columns] of COLUMNS) {
  const text = await readFile(join(dataDir, 'taxonomy', file), 'utf8');
  for (const row of text.trimEnd().split('\n').slice(1)) {
    const cells = row.split('\t');
    for (const column of columns) count(cells[column] ?? '', true);
  }
}
const sentences = await readFile(join(dataDir, 'skills', 'train.json'), 'utf8');
for (const { text } of JSON.parse(sentences) as { text: string }[]) count(text);
for (const name of await readdir(join(dataDir, 'jobs')))
  count(await readFile(join(dataDir, 'jobs', name), 'utf8'));
for (const set of OPEN_SETS) for (const { text } of await listAnnotatedAds(set)) count(text);

const edits = new URL('../cases/edits/', import.meta.url);
for (const folder of ['dev/', 'dev-2/'])
  for (const name of await readdir(new URL(folder, edits)))
    if (name.endsWith('.jsonl')) count(await readFile(new URL(folder + name, edits), 'utf8'));

/** What a word may be a form of: "controlled", "regularly". */
function basesOf(word: string): string[] {
  const ended = /^(.{3,}?)(ed|ing|s|es|ly|er|ers|or|ors|d|r)$/.exec(word);
  if (ended === null) return [];
  const [, stem = '', ending = ''] = ended;
  const plain = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
  return [...new Set(ending === 'ly' ? [...plain, `${stem}le`, stem.replace(/al$/, '')] : plain)];
}

/** A form of a common word is common too, though tasks are told in another. */
const FORM_SHARE = 0.25;
const timesOf = (word: string): number =>
  (counts.get(word) ?? 0) +
  FORM_SHARE * Math.max(0, ...basesOf(word).map((base) => counts.get(base) ?? 0));

const common = listEnglish()
  .map((word) => [word, timesOf(word)] as const)
  .filter(([, times]) => times >= COUNT_MIN)
  .sort(([a], [b]) => (a < b ? -1 : 1));

/** Words of trades that dictionaries lack: so often written that they are no slips. */
const TRADE_MIN = 3;
const LETTERS_MIN = 5;
/** What the taxonomies misspell themselves. */
const slips = new Set(
  'absorpion assessement automative chriopractic chromotography clincial equpmet licencing maneuvres manoeuvere manoeuvering programing monitering communcation aquired transfering compleated budjet supervied'.split(
    ' ',
  ),
);
/** Words of trades that the taxonomies hold too seldom. */
const SELDOM =
  'perioperative canner culler tinner shedder stemmer legger dogger floristry viniculture foetal transfection chorionic congelation queueing jewelery liquified preparator stuffer tugger panner currier sagger trommel slotter swage tirage matric despatch despatched codling calliper blueing gridded gapping venturi detasseling phytotherapy mylar replicability evaporative texturizing arrestees cappers canners verifiers preparators surveilling perigee';
for (const word of SELDOM.split(' '))
  unknown.set(word, Math.max(TRADE_MIN, unknown.get(word) ?? 0));
const trade = [...unknown]
  .filter(([word, times]) => times >= TRADE_MIN && word.length >= LETTERS_MIN && !slips.has(word))
  .sort(([a], [b]) => (a < b ? -1 : 1));

function pack(words: readonly (readonly [string, number])[]): string {
  let before = '';
  return words
    .map(([word, times]) => {
      let shared = 0;
      while (shared < before.length && word[shared] === before[shared]) shared += 1;
      before = word;
      const digit = Math.min(DIGIT_MAX, Math.floor(Math.log2(times)));
      return `${shared.toString(36)}${word.slice(shared)}${digit}`;
    })
    .join(' ');
}
await writeTable(TARGET, {
  about:
    'How common English words are in texts on work, and words of trades that dictionaries lack; each list as one packed text. Made by evals/src/make-common-words.ts.',
  columns: {
    kind: 'common or trade',
    words:
      'each word as the letters that it shares with the one before (base 36), its rest, and the binary logarithm of its count as a digit',
  },
  rows: [
    ['common', pack(common)],
    ['trade', pack(trade)],
  ],
});
console.log(`${common.length} common words, ${trade.length} of trades`);
