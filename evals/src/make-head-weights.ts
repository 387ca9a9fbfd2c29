// Makes packages/engine/data/models/job-heads/weights.json: how much each sign of a piece of a job's head speaks for a
// title or an employer, learned from labelled documents, dressed resumes and made-up layouts.
// `EVAL_DATA_DIR=... node evals/src/make-head-weights.ts [--left-out]`: with it, each set is judged by what is learned without it.
import { fileURLToPath } from 'node:url';
import { dress } from '../cases/dress/dress.ts';
import { listDocuments } from './document-cases.ts';
import { dressCase } from './dress-cases.ts';
import { type HeadCase, type HeadTruth, listHeadCases } from './head-cases.ts';
import { listLaidOut } from './head-layouts.ts';
import { type HeadExample, HeadLearner, type HeadWeights } from './learn-heads.ts';
import { firstSightFolder } from './test-cases.ts';
import { writeTable } from './write-table.ts';

const TARGET = new URL('../../packages/engine/data/models/job-heads/weights.json', import.meta.url);
const DEV = fileURLToPath(new URL('../cases/documents/dev/', import.meta.url));
/** Never the tenth set (h): no rule was made for it, so that it is the measure. */
const SETS = ['', '-b', '-c', '-d', '-e', '-f', '-g', '-pages', '-texts'].map(
  (name) => `2026-11-23${name}`,
);
/** Sets for which hardly any rule was made. */
const LEFT_OUT = SETS.filter((name) => /-[defg]$/.test(name));
const DRESSED = 300;
const LAID_OUT = 900;
/** A made-up head counts so much of a real one. */
const MADE_UP = 0.3;
/** In so many heads no word is known, as in a trade or a language that no list has. */
const MUTED = 0.45;
const UNIT = 0.01;
const UNITS_MIN = 2;

const learner = new HeadLearner();
const examplesOf = (sections: readonly HeadCase[][], weight = 1): HeadExample[][] =>
  sections.map((heads) => heads.map((head) => learner.exampleOf(head, weight)));

async function casesIn(folder: string, muted: number): Promise<HeadCase[][]> {
  const found: HeadCase[][] = [];
  for (const { bytes, file, truth } of listDocuments(folder))
    found.push(...(await listHeadCases(bytes, file, truth, muted)));
  return found;
}

async function madeUp(): Promise<HeadExample[][]> {
  const found: HeadExample[][] = [];
  const add = async (text: string, truth: HeadTruth, name: string): Promise<void> => {
    const bytes = new TextEncoder().encode(text);
    found.push(...examplesOf(await listHeadCases(bytes, `${name}.txt`, truth, MUTED), MADE_UP));
  };
  for (let n = 0; n < DRESSED; n++) {
    const one = dressCase(2 * n + 1, 1);
    const { text } = dress(one.resume, one.choices, one.seed, one.kinds);
    await add(text, one.resume, `dressed-${n}`);
  }
  for (const [n, one] of (await listLaidOut(LAID_OUT, 3)).entries())
    await add(one.text, one, `laid-out-${n}`);
  return found;
}

/** How many of the heads whose job is known are read rightly. */
function judge(
  sections: readonly HeadExample[][],
  weights: HeadWeights,
): { right: number; of: number } {
  const judged = sections
    .flatMap((section) => learner.judge(section, weights))
    .filter(({ example }) => example.isKnown);
  return { right: judged.filter(({ candidate }) => candidate.isRight).length, of: judged.length };
}

const plain = new Map<string, HeadExample[][]>();
const all = new Map<string, HeadExample[][]>();
for (const set of SETS) {
  const sections = examplesOf(await casesIn(firstSightFolder(set), 0));
  plain.set(set, sections);
  all.set(set, [...sections, ...examplesOf(await casesIn(firstSightFolder(set), MUTED))]);
}
const others = [...examplesOf(await casesIn(DEV, 0)), ...(await madeUp())];
const learnFrom = (sets: readonly string[]): HeadWeights =>
  learner.learn([...sets.flatMap((set) => all.get(set) ?? []), ...others]);

if (process.argv.includes('--left-out'))
  for (const set of LEFT_OUT) {
    const { right, of } = judge(plain.get(set) ?? [], learnFrom(SETS.filter((one) => one !== set)));
    console.log(`${set} left out: ${right} of ${of} heads read rightly`);
  }
const { alone, among } = learnFrom(SETS);
const rows = learner.features.names
  .map((name, at): [string, number, number] => [
    name,
    Math.round((alone[at] ?? 0) / UNIT),
    Math.round((among[at] ?? 0) / UNIT),
  ])
  .filter(([, one, other]) => Math.max(Math.abs(one), Math.abs(other)) >= UNITS_MIN)
  .sort(([a], [b]) => (a < b ? -1 : 1));
await writeTable(TARGET, {
  about:
    "What each sign of a part of a job's head adds for that part, in units. Made by evals/src/make-head-weights.ts.",
  figures: { unit: UNIT },
  columns: {
    feature:
      'a sign: T for a title, C for an employer, rest for neither, the others for both together',
    alone: 'units where a head is read alone',
    among: "units where the section's other heads are known",
  },
  rows,
});
console.log(
  `${rows.length} features of ${others.flat().length} made-up and ${[...plain.values()].flat(2).length} real heads`,
);
