// Makes packages/engine/data/models/claim-weights.ts: how much each word that an edit brings, and each it leaves
// out, speaks for an invention, learned from the gate's cases that may be learned from. `node evals/src/make-claim-weights.ts`
import { writeFile } from 'node:fs/promises';
import {
  type ClaimWeights,
  doubt,
  placeOf,
  type Role,
  readPairs,
  readRoles,
  resumeOf,
  resumeWith,
  type Weights,
} from '@trueline/engine/testing';
import { listAnnotatedAds } from './annotated-ads.ts';
import { readRewritingCases } from './defects.ts';
import { type Example, learn, listExamples, listOwnEdits } from './learn-claims.ts';
import { type CaseFile, readCaseFiles } from './verifier-cases.ts';

const TARGET = new URL('../../packages/engine/data/models/claim-weights.ts', import.meta.url);
/** The rules know these too well: what they say of them tells little of what they say of others. */
const TUNED_ON = [
  ...['verifier', 'verifier-broad', 'verifier-independent', 'verifier-sealed'],
  ...['verifier-unseen', 'verifier-more'],
];
const TUNED_WEIGHT = 0.1;
/** They are many, and much alike. */
const OWN_WEIGHT = 1;
const TESTED_WEIGHT = 8;
/** Resumes with the faults that the rewriter mends; each is written for its own ads and for some others. */
const REWRITTEN = [
  'rewriting',
  'rewriting-fresh',
  'rewriting-sealed',
  'rewriting-open',
  'rewriting-wide',
];
const OTHER_ADS = 3;
/** One in so many of the gate's resumes is written for an ad, too. */
const WRITTEN_EACH = 2;
const FOLDS = 6;
const UNIT = 0.02;
/** Smaller weights change no answer. */
const UNITS_MIN = 3;
const DOUBTS = [0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5];

const asLines = (weights: Weights): string =>
  [...weights]
    .map(([feature, weight]) => [feature, Math.round(weight / UNIT)] as const)
    .filter(([feature, units]) => feature === '*' || Math.abs(units) >= UNITS_MIN)
    .map((pair) => pair.join('\t'))
    .join('\n');

async function write({ claim, line }: ClaimWeights): Promise<number> {
  const [claims, lines] = [asLines(claim), asLines(line)];
  await writeFile(
    TARGET,
    `/** Made by evals/src/make-claim-weights.ts: what each feature of a new word, and of a line as a whole, adds for an invention, in units. */
export const WEIGHT_UNIT = ${UNIT};

export const CLAIM_WEIGHTS = \`
${claims}
\`;

export const LINE_WEIGHTS = \`
${lines}
\`;
`,
  );
  return claims.split('\n').length + lines.split('\n').length;
}

const LINE = 'work[0].highlights[0]';

const lineCase = (line: string, invented: string[], truthful: string[]): CaseFile => ({
  resume: resumeWith(line),
  invented: invented.map((text) => ['line', LINE, text]),
  truthful: truthful.map((text) => [LINE, text]),
});

function roleCase(role: Role): CaseFile {
  const pathOf = (text: string): string => `work[0].highlights[${placeOf(role, text)}]`;
  return {
    resume: resumeOf(role),
    invented: role.invented.map((text) => ['line', pathOf(text), text]),
    truthful: [
      ...role.told.map((text): [string, string] => [pathOf(text), text]),
      ...role.skills.map((text): [string, string] => ['skills[0].keywords[1]', text]),
    ],
  };
}

/** One resume's edits: those of its case, and those that the built-in rewriter makes. */
interface Lesson {
  cases: Example[];
  own: Example[];
}

/** Resumes left out of the learning, in turns: what the weights are worth on edits they never saw. */
function printLeftOut(lessons: readonly Lesson[], known: readonly Example[]): void {
  const doubts = Array.from({ length: FOLDS }, (_, fold) => {
    const isOut = (_lesson: Lesson, i: number): boolean => i % FOLDS === fold;
    const kept = lessons.filter((lesson, i) => !isOut(lesson, i));
    const weights = learn([...kept.flatMap(({ cases, own }) => [...cases, ...own]), ...known]);
    const doubtsOf = (examples: readonly Example[]): [Example, number][] =>
      examples.map((example) => [example, doubt(example.features, weights).probability]);
    const out = lessons.filter(isOut);
    return {
      cases: doubtsOf(out.flatMap(({ cases }) => cases)),
      own: doubtsOf(out.flatMap(({ own }) => own)),
    };
  });
  const cases = doubts.flatMap((fold) => fold.cases);
  const own = doubts.flatMap((fold) => fold.own);
  const invented = cases.filter(([{ isInvented }]) => isInvented);
  const truthful = cases.filter(([{ isInvented }]) => !isInvented);
  for (const from of DOUBTS) {
    const share = (edits: readonly [Example, number][]): string =>
      (edits.filter(([, probability]) => probability >= from).length / edits.length).toFixed(3);
    console.log(
      `doubt from ${from}: recall ${share(invented)}, false alarms ${share(truthful)}, of the rewriter's own edits ${share(own)}`,
    );
  }
}

const ads = (await listAnnotatedAds('ads')).map(({ text }) => text);
const rewritten = (await Promise.all(REWRITTEN.map(readRewritingCases))).flat();
const lessons = [
  ...readCaseFiles('verifier-learned').map(
    (file, i): Lesson => ({
      cases: listExamples(file),
      own:
        i % WRITTEN_EACH === 0
          ? listOwnEdits(file.resume, ads[(i / WRITTEN_EACH) % ads.length] ?? '', OWN_WEIGHT)
          : [],
    }),
  ),
  ...rewritten.map(({ resume, jobDescription, second }, i): Lesson => {
    const others = Array.from(
      { length: OTHER_ADS },
      (_, k) => ads[(i * OTHER_ADS + k) % ads.length],
    );
    const jobs = [jobDescription, second?.jobDescription, ...others];
    const own = jobs.flatMap((ad) => listOwnEdits(resume, ad ?? '', OWN_WEIGHT));
    return { cases: [], own };
  }),
];
/** The gate's own tests: what they assert is learned whole. */
const tested = [
  ...readPairs('told').map(([before, after]) => lineCase(before, [], [after])),
  ...readPairs('invented').map(([before, after]) => lineCase(before, [after], [])),
  ...readRoles().map(roleCase),
].flatMap((file) => listExamples(file, TESTED_WEIGHT));
const tuned = TUNED_ON.flatMap(readCaseFiles).flatMap((file) => listExamples(file, TUNED_WEIGHT));
const known = [...tuned, ...tested];
const examples = [...lessons.flatMap(({ cases, own }) => [...cases, ...own]), ...known];
const count = await write(learn(examples));
const ownCount = lessons.flatMap(({ own }) => own).length;
console.log(
  `${examples.length} edits, ${ownCount} of them the rewriter's own; ${count} features; of ${lessons.length} resumes left out in turns:`,
);
printLeftOut(lessons, known);
