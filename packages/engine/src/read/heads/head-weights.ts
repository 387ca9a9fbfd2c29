import data from '../../../data/models/job-heads/weights.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import type { Weights } from './head-model.ts';

let weights: Weights | null = null;

/** Learned by evals/src/make-head-weights.ts; read once. */
export function headWeights(): Weights {
  weights ??= new Map(
    readTable<{ feature: string; alone: number; among: number }>(data).map(
      ({ feature, alone, among }) =>
        [feature, [alone * data.figures.unit, among * data.figures.unit]] as const,
    ),
  );
  return weights;
}
