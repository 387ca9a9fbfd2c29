// Makes packages/engine/data/taxonomy/skill-usage.ts: how often each form of the lexicon is a skill
// where it stands in the training ads. `EVAL_DATA_DIR=... node evals/src/make-skill-usage.ts`
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findSkills } from '@trueline/engine/testing';

const TARGET = new URL('../../packages/engine/data/taxonomy/skill-usage.ts', import.meta.url);
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
const lines = [...usage]
  .filter(([, { seen }]) => seen >= SEEN_MIN)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([form, { seen, within, alone }]) => `${form} ${alone}/${within}/${seen}`);
await writeFile(
  TARGET,
  `/** Made by evals/src/make-skill-usage.ts: how often a form was a skill by itself / within a skill's name / seen in ads (counts over SkillSpan's training sentences, CC-BY-4.0). */
export const USAGE = \`
${lines.join('\n')}
\`;
`,
);
console.log(`${lines.length} forms`);
