import certificates from '../../../data/models/certificate-heads/weights.json' with {
  type: 'json',
};
import jobs from '../../../data/models/job-heads/weights.json' with { type: 'json' };
import schools from '../../../data/models/school-heads/weights.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import type { Weights } from './head-model.ts';

/** Learned by evals/src/make-head-weights.ts; each table is read once, when it is first needed. */
const TABLES = { certificates, jobs, schools };
const read: Partial<Record<keyof typeof TABLES, Weights>> = {};

export function headWeights(name: keyof typeof TABLES): Weights {
  read[name] ??= weightsIn(TABLES[name]);
  return read[name];
}

type WeightTable = Parameters<
  typeof readTable<{ feature: string; alone: number; among: number }>
>[0] & { figures: { unit: number } };

const weightsIn = (table: WeightTable): Weights =>
  new Map(
    readTable<{ feature: string; alone: number; among: number }>(table).map(
      ({ feature, alone, among }) =>
        [feature, [alone * table.figures.unit, among * table.figures.unit]] as const,
    ),
  );
