// Makes packages/engine/data/models/line-roles/weights.json: how much each sign of a row speaks for what it is, learned
// from labelled documents and dressed resumes. `node evals/src/make-line-role-weights.ts [--left-out]`: with it, each set
// is judged by what is learned without it.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  LINE_ROLES,
  type LineRole,
  likeliestRoles,
  type RoleWeights,
} from '@trueline/engine/testing';
import { dress } from '../cases/dress/dress.ts';
import { seeded } from '../cases/dress/random.ts';
import { listDocuments } from './document-cases.ts';
import { dressCase } from './dress-cases.ts';
import { RoleLearner } from './learn-line-roles.ts';
import { listRoleCase, type RoleCase } from './line-role-cases.ts';
import { firstSightFolder } from './test-cases.ts';
import { writeTable } from './write-table.ts';

const FOLDER = new URL('../../packages/engine/data/models/line-roles/', import.meta.url);
const DEV = fileURLToPath(new URL('../cases/documents/dev/', import.meta.url));
const SETS = [
  ...['', '-b', '-c', '-d', '-e', '-f', '-g', '-h', '-pages', '-texts'].map(
    (name) => `2026-11-23${name}`,
  ),
  '2026-11-26',
];
/** Sets for which few rules were made. */
const LEFT_OUT = SETS.filter((name) => /-[efgh]$|-26$/.test(name));
const DRESSED = 300;
/** A dressed document counts so much of a real one. */
const MADE_UP = 0.3;
/** The share of documents that are learned from a second time without what the rules made of them. */
const BLIND = 0.5;
const UNIT = 0.1;

async function casesIn(folder: string): Promise<RoleCase[]> {
  const found: RoleCase[] = [];
  for (const { bytes, file, truth } of listDocuments(folder))
    found.push(await listRoleCase(bytes, file, truth));
  return found;
}

async function dressed(): Promise<RoleCase[]> {
  const found: RoleCase[] = [];
  for (let n = 0; n < DRESSED; n++) {
    const one = dressCase(2 * n + 1, 1);
    const { text } = dress(one.resume, one.choices, one.seed, one.kinds);
    found.push(await listRoleCase(new TextEncoder().encode(text), `dressed-${n}.txt`, one.resume));
  }
  return found;
}

const sets = new Map<string, RoleCase[]>();
for (const set of SETS) sets.set(set, await casesIn(firstSightFolder(set)));
const dev = await casesIn(DEV);
const made = await dressed();

function learnFrom(names: readonly string[]): RoleWeights {
  const random = seeded('blind');
  const learner = new RoleLearner();
  const real = [...names.flatMap((name) => sets.get(name) ?? []), ...dev];
  const all = [
    ...real.map((one) => [one, 1] as const),
    ...made.map((one) => [one, MADE_UP] as const),
  ];
  return learner.learn(
    all.flatMap(([one, weight]) => [
      learner.exampleOf(one, weight, false),
      ...(random.next() < BLIND ? [learner.exampleOf(one, weight, true)] : []),
    ]),
  );
}

const kindOf = (role: LineRole): string => role.split('-')[0] ?? role;

/** Rows of the right kind, and openings of jobs and schools found, missed and read where none is. */
function judge(
  cases: readonly RoleCase[],
  rolesOf: (one: RoleCase) => readonly LineRole[],
): string {
  let [kind, rows, found, missed, extra] = [0, 0, 0, 0, 0];
  for (const one of cases) {
    const read = rolesOf(one);
    one.right.forEach((right, at) => {
      const own = read[at];
      if (right === undefined || own === undefined) return;
      rows++;
      if (kindOf(right) === kindOf(own)) kind++;
      if (right.endsWith('opens')) own === right ? found++ : missed++;
      if (own.endsWith('opens') && own !== right) extra++;
    });
  }
  return `${kind} of ${rows} rows of their kind, ${found} openings of entries, ${missed} missed, ${extra} read where none is`;
}

function tableOf({ features, from }: RoleWeights) {
  const units = (weights: readonly number[]): number[] =>
    weights.map((weight) => Math.round(weight / UNIT));
  const rows = [
    ...[...features].map(([name, weights]) => [name, ...units(weights)] as const),
    ...from.map((weights, role) => [`after:${LINE_ROLES[role]}`, ...units(weights)] as const),
  ];
  return rows
    .filter(([, ...weights]) => weights.some((weight) => weight !== 0))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const table = (weights: RoleWeights) => ({
  about:
    'What each sign of a row of a resume adds for each role that a row may have, in units. Made by evals/src/make-line-role-weights.ts.',
  figures: { unit: UNIT },
  columns: {
    sign: 'a sign of the row, of those around it, or of the role above it (after:)',
    ...Object.fromEntries(LINE_ROLES.map((role) => [role, 'units for it'])),
  },
  rows: tableOf(weights),
});

if (process.argv.includes('--left-out'))
  for (const set of LEFT_OUT) {
    const weights = learnFrom(SETS.filter((one) => one !== set));
    const cases = sets.get(set) ?? [];
    console.log(`${set} by the rules: ${judge(cases, ({ first }) => first)}`);
    console.log(`${set} left out:     ${judge(cases, (one) => likeliestRoles(one, weights))}`);
  }
mkdirSync(FOLDER, { recursive: true });
const weights = learnFrom(SETS);
await writeTable(new URL('weights.json', FOLDER), table(weights));
console.log(
  `${table(weights).rows.length} signs of ${[...sets.values()].flat().length + dev.length} real and ${made.length} dressed documents`,
);
