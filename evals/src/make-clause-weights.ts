// Makes packages/engine/data/models/clause-weights.json: how much each word and place of a clause speaks
// for a must or a nice, learned from the annotated ads that may be tuned on. `node evals/src/make-clause-weights.ts`
import { type AnnotatedAd, listAnnotatedAds } from './annotated-ads.ts';
import { accuracyOf, learn, listExamples, type Model } from './learn-clauses.ts';
import { writeTable } from './write-table.ts';

const TARGET = new URL('../../packages/engine/data/models/clause-weights.json', import.meta.url);
/** Never the closed set: it is the measure. */
const SETS = ['ads', 'fresh', 'sealed', 'unseen', 'more'] as const;
const FOLDS = 6;
const UNIT = 0.02;
/** Smaller weights change no answer. */
const UNITS_MIN = 4;
const BIAS = '*';

type Row = [feature: string, must: number, nice: number];

/** Weights in whole units, against the class that is neither. */
function rowsOf({ weights, bias }: Model): Row[] {
  const row = (feature: string, [must = 0, nice = 0, context = 0]: Float64Array): Row => [
    feature,
    Math.round((must - context) / UNIT),
    Math.round((nice - context) / UNIT),
  ];
  const sorted = [...weights].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    row(BIAS, bias.values),
    ...sorted.map(([feature, { values }]) => row(feature, values)),
  ].filter(([, must, nice]) => Math.abs(must) >= UNITS_MIN || Math.abs(nice) >= UNITS_MIN);
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
const rows = rowsOf(learn(listExamples(ads)));
await writeTable(TARGET, {
  about:
    'What each feature of a clause adds for a must and for a nice, in units, against neither. Made by evals/src/make-clause-weights.ts.',
  figures: { unit: UNIT },
  columns: {
    feature: 'a word, a pair of words or a place; * is added to every sum',
    must: 'units for a must',
    nice: 'units for a nice',
  },
  rows,
});
const share = crossValidated(ads).toFixed(3);
console.log(
  `${ads.length} ads, ${rows.length} features; clauses of ads left out read right: ${share}`,
);
