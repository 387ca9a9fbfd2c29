import { LINE_ROLES, type LineRole, type RoleRows } from './line-role.ts';
import { roleFeatures } from './role-features.ts';

/** By feature, what it adds to each role; `from` by the role above. */
export interface RoleWeights {
  features: ReadonlyMap<string, readonly number[]>;
  from: readonly (readonly number[])[];
}

/** The likeliest roles of a document's rows, all taken together. */
export function likeliestRoles(rows: RoleRows, weights: RoleWeights): LineRole[] {
  if (rows.blocks.length === 0) return [];
  return bestPath(
    roleFeatures(rows).map((features) => scoresOf(features, weights)),
    weights.from,
  );
}

/** By row, how good the best reading of the whole document is in which the row has each role. */
export function scoresByRole(rows: RoleRows, weights: RoleWeights): number[][] {
  const own = roleFeatures(rows).map((features) => scoresOf(features, weights));
  const from = (above: number, role: number): number => weights.from[above]?.[role] ?? 0;
  const before = [own[0] ?? []];
  for (const scores of own.slice(1)) {
    const last = before.at(-1) ?? [];
    before.push(
      scores.map((score, role) => score + Math.max(...last.map((way, at) => way + from(at, role)))),
    );
  }
  let behind = LINE_ROLES.map(() => 0);
  return own
    .map((scores, at) => {
      const row = own.length - 1 - at;
      const total = (before[row] ?? []).map((score, role) => score + (behind[role] ?? 0));
      const next = own[row] ?? scores;
      behind = LINE_ROLES.map((_, above) =>
        Math.max(...next.map((score, role) => from(above, role) + score + (behind[role] ?? 0))),
      );
      return total;
    })
    .reverse();
}

function scoresOf(features: readonly string[], weights: RoleWeights): number[] {
  const scores = LINE_ROLES.map(() => 0);
  for (const feature of features)
    weights.features.get(feature)?.forEach((weight, role) => {
      scores[role] = (scores[role] ?? 0) + weight;
    });
  return scores;
}

/** Viterbi's: for each row and role the best way to get there. */
function bestPath(rows: readonly (readonly number[])[], from: RoleWeights['from']): LineRole[] {
  let best = [...(rows[0] ?? [])];
  const ways = rows.slice(1).map((own) => {
    const way = LINE_ROLES.map((_, role) => bestBefore(best, from, role));
    best = own.map(
      (score, role) => score + (best[way[role] ?? 0] ?? 0) + (from[way[role] ?? 0]?.[role] ?? 0),
    );
    return way;
  });
  let role = best.indexOf(Math.max(...best));
  const path = [role];
  for (const way of ways.reverse()) {
    role = way[role] ?? 0;
    path.push(role);
  }
  return path.reverse().map((index) => LINE_ROLES[index] as LineRole);
}

function bestBefore(best: readonly number[], from: RoleWeights['from'], role: number): number {
  let most = 0;
  const score = (above: number): number => (best[above] ?? 0) + (from[above]?.[role] ?? 0);
  for (let above = 1; above < best.length; above++) if (score(above) > score(most)) most = above;
  return most;
}
