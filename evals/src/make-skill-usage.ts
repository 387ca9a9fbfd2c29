// Makes packages/engine/data/taxonomy/skill-usage.json: how often each form of the lexicon is a skill
// where it stands in the training ads. `EVAL_DATA_DIR=... node evals/src/make-skill-usage.ts`
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findSkills } from '@trueline/engine/testing';
import { writeTable } from './write-table.ts';

const TARGET = new URL('../../packages/engine/data/taxonomy/skill-usage.json', import.meta.url);
/** Fewer sightings say nothing. */
const SEEN_MIN = 3;

interface Sentence {
  tokens: string[];
  /** First token, token after the last, words. */
  knowledge: [number, number, string][];
}

interface Usage {
  seen: number;
  /** Within a labelled span. */
  within: number;
  /** The labelled span itself. */
  alone: number;
}

/** Counts the forms of one sentence; a form is a skill there when it stands within a labelled span. */
function countSentence({ tokens, knowledge }: Sentence, usage: Map<string, Usage>): void {
  const starts: number[] = [];
  let text = '';
  for (const token of tokens) {
    starts.push(text.length);
    text += `${token} `;
  }
  for (const skill of findSkills(text)) {
    if (skill.kind === 'soft') continue;
    const first = starts.findLastIndex((start) => start <= skill.start);
    const last = starts.findLastIndex((start) => start < skill.end);
    const inside = knowledge.some(([from, to]) => from <= last && first < to);
    const key = skill.text.toLowerCase();
    const exact = knowledge.some(([from, to]) => from === first && to === last + 1);
    const { seen, within, alone } = usage.get(key) ?? { seen: 0, within: 0, alone: 0 };
    usage.set(key, {
      seen: seen + 1,
      within: within + Number(inside),
      alone: alone + Number(exact),
    });
  }
}

const dataDir = process.env.EVAL_DATA_DIR;
if (dataDir === undefined || dataDir === '') throw new Error('EVAL_DATA_DIR is not set');
const file = await readFile(join(dataDir, 'skills', 'train.json'), 'utf8');
const usage = new Map<string, Usage>();
for (const sentence of JSON.parse(file) as Sentence[]) countSentence(sentence, usage);
const rows = [...usage]
  .filter(([, { seen }]) => seen >= SEEN_MIN)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([form, { seen, within, alone }]) => [form, alone, within, seen] as const);
await writeTable(TARGET, {
  about:
    "How often a form of a skill was one where it stood: counts over SkillSpan's training sentences (CC BY 4.0). Made by evals/src/make-skill-usage.ts.",
  columns: {
    form: 'lower case',
    alone: 'how often it was a skill by itself',
    within: "how often it stood within a skill's name",
    seen: 'how often it was seen',
  },
  rows,
});
console.log(`${rows.length} forms`);
