import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractRequirements } from '@trueline/engine';
import { findSkills } from '@trueline/engine/testing';

/** Strict span F1 of `knowledge` on technology ads, over all and per ad: the best lexicon measured and the bar (engine.md 9). */
const ANCHOR = { f1: 0.29, perAd: 0.27 };
const BAR = { f1: 0.5, precision: 0.6 };

interface Sentence {
  tokens: string[];
  doc: string;
  source: string;
  /** First token, token after the last, words. */
  knowledge: [number, number, string][];
}

interface Counts {
  hit: number;
  /** Found spans that touch a labelled one, and labelled ones that a found one touches. */
  touching: number;
  reached: number;
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

/** A span of an ad's text. */
interface Span {
  start: number;
  end: number;
}

/** Names spans by their tokens, `first-end`. */
function tokenSpans(tokenStarts: readonly number[], spans: readonly Span[]): Set<string> {
  const tokenAt = (offset: number): number => tokenStarts.findLastIndex((start) => start <= offset);
  return new Set(spans.map(({ start, end }) => `${tokenAt(start)}-${tokenAt(end - 1) + 1}`));
}

/** Self-descriptions are no knowledge. */
const isKnowledge = ({ kind }: { kind: string }): boolean => kind !== 'soft';

const READERS = {
  /** What the product reads. */
  product: (text: string): Span[] => extractRequirements(text).skills.filter(isKnowledge),
  /** Every form of the lexicon wherever it stands: the plain matcher beside it. */
  dictionary: (text: string): Span[] => findSkills(text).filter(isKnowledge),
};

function count(sentences: readonly Sentence[], read: (text: string) => Span[]): Counts {
  const { text, tokenStarts } = adOf(sentences);
  const found = tokenSpans(tokenStarts, read(text));
  const wanted = new Set<string>();
  const inside = new Set<number>();
  let before = 0;
  for (const { tokens, knowledge } of sentences) {
    for (const [first, end] of knowledge) {
      wanted.add(`${before + first}-${before + end}`);
      for (let token = first; token < end; token++) inside.add(before + token);
    }
    before += tokens.length;
  }
  const hit = [...found].filter((span) => wanted.has(span)).length;
  const touching = [...found].filter((span) => {
    const [first = 0, end = 0] = span.split('-').map(Number);
    return Array.from({ length: end - first }, (_, i) => first + i).some((t) => inside.has(t));
  }).length;
  const reached = [...wanted].filter((span) => touchesAny(span, found)).length;
  return { hit, touching, reached, found: found.size, wanted: wanted.size };
}

function touchesAny(span: string, others: ReadonlySet<string>): boolean {
  const [first = 0, end = 0] = span.split('-').map(Number);
  return [...others].some((other) => {
    const [from = 0, to = 0] = other.split('-').map(Number);
    return from < end && first < to;
  });
}

const harmonic = (a: number, b: number): number => (a + b === 0 ? 0 : (2 * a * b) / (a + b));
const f1Of = ({ hit, found, wanted }: Counts): number =>
  found + wanted === 0 ? 1 : (2 * hit) / (found + wanted);

function printReader(
  name: string,
  ads: readonly Sentence[][],
  read: (text: string) => Span[],
): void {
  const counts = ads.map((ad) => count(ad, read));
  const sum = (of: keyof Counts): number => counts.reduce((total, ad) => total + ad[of], 0);
  const [hit, found, wanted] = [sum('hit'), sum('found'), sum('wanted')];
  const labelled = counts.filter((ad) => ad.wanted > 0);
  const perAd = labelled.map(f1Of).reduce((total, f1) => total + f1, 0) / labelled.length;
  const overlap = harmonic(sum('touching') / found, sum('reached') / wanted);
  const figures = [hit / found, hit / wanted, harmonic(hit / found, hit / wanted), perAd, overlap];
  console.log(`  ${name.padEnd(12)} ${figures.map((figure) => figure.toFixed(3)).join('      ')}`);
}

/** Prints span precision, recall and F1 of `knowledge` in the technology ads of dev, of the product and of a plain dictionary. */
export async function evalSkillSpans(dataDir: string): Promise<void> {
  const file = await readFile(join(dataDir, 'skills', 'dev.json'), 'utf8');
  const sentences = (JSON.parse(file) as Sentence[]).filter(({ source }) => source === 'tech');
  const ads = [...Map.groupBy(sentences, ({ doc }) => doc).values()];
  console.log(
    `skill spans, ${ads.length} technology ads, strict (anchor F1 ${ANCHOR.f1}, per ad ${ANCHOR.perAd}; bar F1 ${BAR.f1} at precision ${BAR.precision})`,
  );
  console.log('               precision  recall     F1         F1 per ad  overlap F1');
  for (const [name, read] of Object.entries(READERS)) printReader(name, ads, read);
}
