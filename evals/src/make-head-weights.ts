// Makes packages/engine/data/models/*-heads/weights.json: how much each sign of a piece of an entry's head speaks for each of
// its parts, learned from labelled documents, dressed resumes and made-up layouts.
// `EVAL_DATA_DIR=... node evals/src/make-head-weights.ts jobs|schools|certificates [--left-out] [--without SET]`: with `--left-out`, each set
// is judged by what is learned without it; with `--without`, what is written has not seen that set.
import { fileURLToPath } from 'node:url';
import type { HeadName } from '@trueline/engine/testing';
import { dress } from '../cases/dress/dress.ts';
import { listLaidOutCertificates } from './certificate-layouts.ts';
import { listDocuments } from './document-cases.ts';
import { dressCase } from './dress-cases.ts';
import { type HeadCase, type HeadTruth, headKindOf, listHeadCases } from './head-cases.ts';
import { listLaidOut } from './head-layouts.ts';
import { type HeadExample, HeadLearner, type HeadWeights, type Judged } from './learn-heads.ts';
import { listLaidOutSchools } from './school-layouts.ts';
import { firstSightFolder, listFirstSightSets } from './test-cases.ts';
import { writeTable } from './write-table.ts';

const DEV = fileURLToPath(new URL('../cases/documents/dev/', import.meta.url));
const SETS = listFirstSightSets();
/** Sets for which hardly any rule was made. */
const LEFT_OUT = SETS.filter((name) => !/^2026-11-23(?:-[abc]|-pages|-texts)?$/.test(name));
/** What is written has not seen these, which measure it. */
const NOT_LEARNED: Record<HeadName, readonly string[]> = {
  jobs: SETS.filter((name) => name >= '2026-11-23-h' && !/-(?:pages|texts)$/.test(name)),
  schools: SETS.filter((name) => name > '2026-11-26'),
  certificates: ['2026-11-27-b', '2026-11-28-c', '2026-11-28-e'],
};
const DRESSED = 300;
const LAID_OUT = 900;
/** Made-up layouts by kind. */
const LAID_OUT_OF: Record<HeadName, () => Promise<readonly (HeadTruth & { text: string })[]>> = {
  jobs: () => listLaidOut(LAID_OUT, 3),
  schools: async () => listLaidOutSchools(LAID_OUT, 3),
  certificates: () => listLaidOutCertificates(LAID_OUT, 3),
};
/** A made-up head counts so much of a real one. */
const MADE_UP = 0.3;
/** In so many heads no word is known, as in a trade or a language that no list has. */
const MUTED = 0.45;
const UNIT = 0.01;
const UNITS_MIN = 2;

const FOLDERS: Record<HeadName, string> = {
  jobs: 'job-heads',
  schools: 'school-heads',
  certificates: 'certificate-heads',
};
const name: HeadName =
  (Object.keys(FOLDERS) as HeadName[]).find((one) => process.argv.includes(one)) ?? 'jobs';
const TARGET = new URL(
  `../../packages/engine/data/models/${FOLDERS[name]}/weights.json`,
  import.meta.url,
);
const kind = headKindOf(name);
const learner = new HeadLearner(kind);
const examplesOf = (sections: readonly HeadCase[][], weight = 1): HeadExample[][] =>
  sections.map((heads) => heads.map((head) => learner.exampleOf(head, weight)));

async function casesIn(folder: string, muted: number): Promise<HeadCase[][]> {
  const found: HeadCase[][] = [];
  for (const { bytes, file, truth } of listDocuments(folder))
    found.push(...(await listHeadCases(name, bytes, file, truth, muted)));
  return found;
}

async function madeUp(): Promise<HeadExample[][]> {
  const found: HeadExample[][] = [];
  const add = async (text: string, truth: HeadTruth, file: string): Promise<void> => {
    const bytes = new TextEncoder().encode(text);
    const cases = await listHeadCases(name, bytes, `${file}.txt`, truth, MUTED);
    found.push(...examplesOf(cases, MADE_UP));
  };
  for (let n = 0; n < DRESSED; n++) {
    const one = dressCase(2 * n + 1, 1);
    const { text } = dress(one.resume, one.choices, one.seed, one.kinds);
    await add(text, one.resume, `dressed-${n}`);
  }
  for (const [n, one] of (await LAID_OUT_OF[name]()).entries())
    await add(one.text, one, `laid-out-${n}`);
  return found;
}

const judge = (sections: readonly HeadExample[][], weights: HeadWeights): Judged[] =>
  sections
    .flatMap((section) => learner.judge(section, weights))
    .filter(({ example }) => example.isKnown);

const rightOf = (judged: readonly Judged[]): string =>
  `${judged.filter(({ isRight }) => isRight).length} of ${judged.length}`;

/** How often a reading is right by how likely it is said to be. */
function printCalibration(judged: readonly Judged[]): void {
  for (const [from, to] of [
    [0, 0.5],
    [0.5, 0.7],
    [0.7, 0.85],
    [0.85, 0.95],
    [0.95, 1.01],
  ] as const) {
    const some = judged.filter(({ chance }) => chance >= from && chance < to);
    console.log(`  chance ${from} to ${Math.min(1, to)}: ${rightOf(some)} right`);
  }
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

if (process.argv.includes('--left-out')) {
  const together: Judged[] = [];
  for (const set of LEFT_OUT) {
    const judged = judge(plain.get(set) ?? [], learnFrom(SETS.filter((one) => one !== set)));
    console.log(`${set} left out: ${rightOf(judged)} heads read rightly`);
    together.push(...judged);
  }
  console.log(`all left out: ${rightOf(together)}`);
  printCalibration(together);
}
const without = process.argv.indexOf('--without');
const hidden = without < 0 ? NOT_LEARNED[name] : (process.argv[without + 1] ?? '').split(',');
const { alone, among } = learnFrom(SETS.filter((set) => !hidden.includes(set)));
const rows = learner.names
  .map((feature, at): [string, number, number] => [
    feature,
    Math.round((alone[at] ?? 0) / UNIT),
    Math.round((among[at] ?? 0) / UNIT),
  ])
  .filter(([, one, other]) => Math.max(Math.abs(one), Math.abs(other)) >= UNITS_MIN)
  .sort(([a], [b]) => (a < b ? -1 : 1));
const codes = kind.parts.map((part) => `${part.code} for ${part.name}`).join(', ');
await writeTable(TARGET, {
  about:
    "What each sign of a part of an entry's head adds for that part, in units. Made by evals/src/make-head-weights.ts.",
  figures: { unit: UNIT },
  columns: {
    feature: `a sign: ${codes}, rest for none, two letters for both together`,
    alone: 'units where a head is read alone',
    among: "units where the section's other heads are known",
  },
  rows,
});
console.log(
  `${rows.length} features of ${others.flat().length} made-up and ${[...plain.values()].flat(2).length} real heads`,
);
