import data from '../../../data/models/line-roles/weights.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import { LINE_ROLES, type LineRole } from './line-role.ts';
import type { RoleWeights } from './role-model.ts';

let weights: RoleWeights | null = null;

/** Learned by evals/src/make-line-role-weights.ts; read once. */
export function roleWeights(): RoleWeights {
  weights ??= loadWeights();
  return weights;
}

function loadWeights(): RoleWeights {
  const { unit } = data.figures;
  const features = new Map(
    readTable<Record<LineRole, number> & { sign: string }>(data).map(
      (row) => [row.sign, LINE_ROLES.map((role) => row[role] * unit)] as const,
    ),
  );
  return { features, from: LINE_ROLES.map((role) => features.get(`after:${role}`) ?? []) };
}
