import { readdir, readFile } from 'node:fs/promises';
import type { Score } from '@trueline/contracts';
import { extractRequirements, scoreResume } from '@trueline/engine';
import { read } from '@trueline/engine/read';

const FOLDER = new URL('../cases/triples/', import.meta.url);
const AS_OF = '2026-11';

/** An ad and three resumes as plain text, the best fit first. */
interface Triple {
  id: string;
  split: 'tune' | 'held-out';
  job: string;
  strong: string;
  weakened: string;
  unrelated: string;
}

export interface TripleResult {
  id: string;
  split: Triple['split'];
  /** Overall scores, strong, weakened, unrelated. */
  scores: [number, number, number];
  match: [number, number, number];
}

async function listTriples(): Promise<Triple[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(new URL(name, FOLDER), 'utf8'))),
  );
}

async function measure({ id, split, job, ...texts }: Triple): Promise<TripleResult> {
  const requirements = extractRequirements(job);
  const all: Score[] = [];
  for (const text of [texts.strong, texts.weakened, texts.unrelated]) {
    const result = await read(new TextEncoder().encode(text), 'resume.txt');
    if (!result.ok) throw new Error(`${id}: ${result.failure.code}`);
    all.push(scoreResume(result.resume, requirements, job, AS_OF));
  }
  const of = (key: 'score' | 'match'): [number, number, number] => [
    all[0]?.[key] ?? 0,
    all[1]?.[key] ?? 0,
    all[2]?.[key] ?? 0,
  ];
  return { id, split, scores: of('score'), match: of('match') };
}

/** Scores of every triple. */
export async function measureTriples(): Promise<TripleResult[]> {
  const results: TripleResult[] = [];
  for (const triple of await listTriples()) results.push(await measure(triple));
  return results;
}

/** Of the pairs (strong, weakened), (weakened, unrelated), (strong, unrelated) the share in the right order. */
export function pairsInOrder(results: readonly TripleResult[]): { right: number; of: number } {
  const pairs = results.flatMap(({ scores: [strong, weakened, unrelated] }) => [
    strong > weakened,
    weakened > unrelated,
    strong > unrelated,
  ]);
  return { right: pairs.filter(Boolean).length, of: pairs.length };
}
