import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractRequirements } from '../../packages/engine/src/job/requirements.ts';

/** Strict span F1 of `knowledge` on technology ads, over all and per ad: the best lexicon measured and the bar (engine.md 9). */
const ANCHOR = { f1: 0.29, perAd: 0.27 };
const BAR = { f1: 0.42, precision: 0.6 };

interface Sentence {
  tokens: string[];
  doc: string;
  source: string;
  /** First token, token after the last, words. */
  knowledge: [number, number, string][];
}

interface Counts {
  hit: number;
  found: number;
  wanted: number;
}

/** The ad as one text, a line for each sentence, and the place of each token in it. */
function adOf(sentences: readonly Sentence[]): { text: string; tokenStarts: number[] } {
  const tokenStarts: number[] = [];
  let text = '';
  for (const { tokens } of sentences) {
    for (const token of tokens) {
      tokenStarts.push(text.length);
      text += `${token} `;
    }
    text += '\n';
  }
  return { text, tokenStarts };
}

/** Spans that the product reads from an ad, as `first-end` numbers of tokens; self-descriptions are no knowledge. */
function foundSpans(sentences: readonly Sentence[]): Set<string> {
  const { text, tokenStarts } = adOf(sentences);
  const tokenAt = (offset: number): number => tokenStarts.findLastIndex((start) => start <= offset);
  return new Set(
    extractRequirements(text)
      .skills.filter(({ kind }) => kind !== 'soft')
      .map(({ start, end }) => `${tokenAt(start)}-${tokenAt(end - 1) + 1}`),
  );
}

function count(sentences: readonly Sentence[]): Counts {
  const found = foundSpans(sentences);
  const wanted = new Set<string>();
  let before = 0;
  for (const { tokens, knowledge } of sentences) {
    for (const [first, end] of knowledge) wanted.add(`${before + first}-${before + end}`);
    before += tokens.length;
  }
  const hit = [...found].filter((span) => wanted.has(span)).length;
  return { hit, found: found.size, wanted: wanted.size };
}

const f1Of = ({ hit, found, wanted }: Counts): number =>
  found + wanted === 0 ? 1 : (2 * hit) / (found + wanted);

/** Prints strict span precision, recall and F1 of knowledge spans in technology ads. Needs EVAL_DATA_DIR; without it, says so and skips. */
export async function evalSkills(): Promise<void> {
  const dataDir = process.env.EVAL_DATA_DIR;
  if (dataDir === undefined || dataDir === '') {
    console.log('skills: skipped, EVAL_DATA_DIR is not set');
    return;
  }
  const file = await readFile(join(dataDir, 'skills', 'dev.json'), 'utf8');
  const sentences = (JSON.parse(file) as Sentence[]).filter(({ source }) => source === 'tech');
  const ads = [...Map.groupBy(sentences, ({ doc }) => doc).values()];
  const counts = ads.map(count);
  const total = counts.reduce((sum, ad) => ({
    hit: sum.hit + ad.hit,
    found: sum.found + ad.found,
    wanted: sum.wanted + ad.wanted,
  }));
  const labelled = counts.filter(({ wanted }) => wanted > 0);
  const perAd = labelled.map(f1Of).reduce((sum, f1) => sum + f1, 0) / labelled.length;
  const print = (name: string, value: number, note: string): void =>
    console.log(`${name.padEnd(28)} ${value.toFixed(3)}   ${note}`);
  print('precision', total.hit / total.found, `must ${BAR.precision}`);
  print('recall', total.hit / total.wanted, '');
  print('strict span F1', f1Of(total), `anchor ${ANCHOR.f1}, must ${BAR.f1}`);
  print('strict span F1 per ad', perAd, `anchor ${ANCHOR.perAd}, ${labelled.length} ads`);
}
