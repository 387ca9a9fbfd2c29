import type { RequirementLevel } from '@trueline/contracts';
import data from '../../../data/models/clause-weights.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import type { Segment } from '../segments/segments.ts';
import { type ClausePlace, placeFeatures, wordFeatures } from './clause-features.ts';

/** What a clause most likely is; `context` asks nothing. */
export interface LikelyLevel {
  level: RequirementLevel;
  /** 0 to 1. */
  probability: number;
}

interface Weight {
  feature: string;
  must: number;
  nice: number;
}

/** Weights for must and for nice against neither, by feature, in units; read once. */
let weights: ReadonlyMap<string, Weight> | null = null;

function loadWeights(): ReadonlyMap<string, Weight> {
  weights ??= new Map(readTable<Weight>(data).map((weight) => [weight.feature, weight]));
  return weights;
}

/** Weighs what a clause says and where it stands: a logistic regression over the project's annotated ads (evals/src/make-clause-weights.ts). */
export function likelyLevel(clause: Segment, place: ClausePlace): LikelyLevel {
  const known = loadWeights();
  const features = [...wordFeatures(clause.text), ...placeFeatures(clause, place)];
  const base = known.get('*');
  let must = 0;
  let nice = 0;
  for (const feature of features) {
    const weight = known.get(feature);
    must += weight?.must ?? 0;
    nice += weight?.nice ?? 0;
  }
  const scale = Math.sqrt(features.length);
  const odds = {
    must: Math.exp(((base?.must ?? 0) + must / scale) * data.figures.unit),
    nice: Math.exp(((base?.nice ?? 0) + nice / scale) * data.figures.unit),
    context: 1,
  };
  const total = odds.must + odds.nice + odds.context;
  const [level, odd] = Object.entries(odds).reduce((a, b) => (b[1] > a[1] ? b : a));
  return { level: level as RequirementLevel, probability: odd / total };
}
