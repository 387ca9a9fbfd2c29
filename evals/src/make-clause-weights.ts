// Makes packages/engine/data/models/clause-weights.ts: how much each word and place of a clause speaks
// for a must or a nice, learned from the annotated ads that may be tuned on. `node evals/src/make-clause-weights.ts`
import { writeFile } from 'node:fs/promises';
import { type AnnotatedAd, listAnnotatedAds } from './annotated-ads.ts';
import { accuracyOf, learn, listExamples, type Model } from './learn-clauses.ts';

const TARGET = new URL('../../packages/engine/data/models/clause-weights.ts', import.meta.url);
/** Never the closed set: it is the measure. */
const SETS = ['ads', 'fresh', 'sealed', 'unseen', 'more'] as const;
const FOLDS = 6;
const UNIT = 0.02;
/** Smaller weights change no answer. */
const UNITS_MIN = 4;
const BIAS = '*';

/** "feature<tab>must<tab>nice" in whole units, against the class that is neither. */
function asLines({ weights, bias }: Model): string {
  const line = (feature: string, [must = 0, nice = 0, context = 0]: Float64Array): string => {
    const values = [must - context, nice - context].map((value) => Math.round(value / UNIT));
    const isNothing = values.every((value) => Math.abs(value) < UNITS_MIN);
    return isNothing ? '' : [feature, ...values].join('\t');
  };
  const sorted = [...weights].sort(([a], [b]) => (a < b ? -1 : 1));
  return [line(BIAS, bias.values), ...sorted.map(([feature, { values }]) => line(feature, values))]
    .filter((text) => text !== '')
    .join('\n');
}

/** Clauses of ads left out of the learning, in turns: what the weights are worth on ads they never saw. */
function crossValidated(ads: readonly AnnotatedAd[]): number {
  const shares = Array.from({ length: FOLDS }, (_, fold) => {
    const isOut = (_ad: AnnotatedAd, i: number): boolean => i % FOLDS === fold;
    const model = learn(listExamples(ads.filter((ad, i) => !isOut(ad, i))));
    return accuracyOf(model, listExamples(ads.filter(isOut)));
  });
  return shares.reduce((a, b) => a + b, 0) / FOLDS;
}

const ads = (await Promise.all(SETS.map((set) => listAnnotatedAds(set)))).flat();
const lines = asLines(learn(listExamples(ads)));
await writeFile(
  TARGET,
  `/** Made by evals/src/make-clause-weights.ts: what each feature of a clause adds for a must and for a nice, in units, against neither. */
export const WEIGHT_UNIT = ${UNIT};

export const CLAUSE_WEIGHTS = \`
${lines}
\`;
`,
);
const share = crossValidated(ads).toFixed(3);
console.log(
  `${ads.length} ads, ${lines.split('\n').length} features; clauses of ads left out read right: ${share}`,
);
