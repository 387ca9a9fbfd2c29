import type { RequirementLevel } from '@trueline/contracts';
import { CLAUSE_WEIGHTS, WEIGHT_UNIT } from '../../../data/models/clause-weights.ts';
import type { Segment } from '../segments/segments.ts';
import { type ClausePlace, placeFeatures, wordFeatures } from './clause-features.ts';

/** What a clause most likely is; `context` asks nothing. */
export interface LikelyLevel {
  level: RequirementLevel;
  /** 0 to 1. */
  probability: number;
}

/** Weights for must and for nice against neither, by feature; read once. */
let weights: ReadonlyMap<string, readonly [number, number]> | null = null;

function loadWeights(): ReadonlyMap<string, readonly [number, number]> {
  weights ??= new Map(
    CLAUSE_WEIGHTS.trim()
      .split('\n')
      .map((line) => {
        const [feature = '', must = '0', nice = '0'] = line.split('\t');
        return [feature, [Number(must), Number(nice)]] as const;
      }),
  );
  return weights;
}

/** Weighs what a clause says and where it stands: a logistic regression over the project's annotated ads (evals/src/make-clause-weights.ts). */
export function likelyLevel(clause: Segment, place: ClausePlace): LikelyLevel {
  const known = loadWeights();
  const features = [...wordFeatures(clause.text), ...placeFeatures(clause, place)];
  const [baseMust, baseNice] = known.get('*') ?? [0, 0];
  let must = 0;
  let nice = 0;
  for (const feature of features) {
    const [forMust, forNice] = known.get(feature) ?? [0, 0];
    must += forMust;
    nice += forNice;
  }
  const scale = Math.sqrt(features.length);
  const odds = {
    must: Math.exp((baseMust + must / scale) * WEIGHT_UNIT),
    nice: Math.exp((baseNice + nice / scale) * WEIGHT_UNIT),
    context: 1,
  };
  const total = odds.must + odds.nice + odds.context;
  const [level, odd] = Object.entries(odds).reduce((a, b) => (b[1] > a[1] ? b : a));
  return { level: level as RequirementLevel, probability: odd / total };
}
