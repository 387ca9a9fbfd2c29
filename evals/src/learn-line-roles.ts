import {
  LINE_ROLES,
  type RoleRows,
  type RoleWeights,
  roleFeatures,
} from '@trueline/engine/testing';
import { seeded } from '../cases/dress/random.ts';
import { type RoleCase, roleIndex } from './line-role-cases.ts';

const EPOCHS = 8;
const ROLES = LINE_ROLES.length;

/** A document to learn from: its rows' features by number and their roles, -1 where none is known. */
interface RoleExample {
  features: Int32Array[];
  right: number[];
  /** How much it counts. */
  weight: number;
}

/** Weights with the sum of what each was over all steps, whose mean is what was learned. */
class Averaged {
  readonly now: Float64Array;
  readonly #sums: Float64Array;

  constructor(size: number) {
    this.now = new Float64Array(size);
    this.#sums = new Float64Array(size);
  }

  add(at: number, by: number, step: number): void {
    this.now[at] = (this.now[at] ?? 0) + by;
    this.#sums[at] = (this.#sums[at] ?? 0) + by * step;
  }

  mean(steps: number): Float64Array {
    return this.now.map((weight, at) => weight - (this.#sums[at] ?? 0) / steps);
  }
}

/** A perceptron over whole documents: rows and pairs of rows whose best reading is wrong move the weights. */
export class RoleLearner {
  readonly #numbers = new Map<string, number>();

  /** `isBlind`: nothing is told of what the rules made of the rows. */
  exampleOf(one: RoleCase, weight: number, isBlind: boolean): RoleExample {
    const rows: RoleRows = isBlind ? { ...one, first: [] } : one;
    const features = roleFeatures(rows).map((names) =>
      Int32Array.from(names, (name) => this.#of(name)),
    );
    return { features, right: one.right.map(roleIndex), weight };
  }

  #of(name: string): number {
    const known = this.#numbers.get(name) ?? this.#numbers.size;
    this.#numbers.set(name, known);
    return known;
  }

  learn(given: readonly RoleExample[]): RoleWeights {
    const random = seeded('roles');
    const examples = [...given];
    const weights = new Averaged(this.#numbers.size * ROLES);
    const from = new Averaged(ROLES * ROLES);
    let step = 1;
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      for (let at = examples.length - 1; at > 0; at--) {
        const other = random.below(at + 1);
        [examples[at], examples[other]] = [
          examples[other] as RoleExample,
          examples[at] as RoleExample,
        ];
      }
      for (const example of examples) correct(example, weights, from, step++);
    }
    const [learned, steps] = [weights.mean(step), from.mean(step)];
    const row = (all: Float64Array, at: number): number[] => [
      ...all.slice(at * ROLES, (at + 1) * ROLES),
    ];
    return {
      features: new Map([...this.#numbers].map(([name, at]) => [name, row(learned, at)])),
      from: LINE_ROLES.map((_, role) => row(steps, role)),
    };
  }
}

function correct(
  { features, right, weight }: RoleExample,
  weights: Averaged,
  from: Averaged,
  step: number,
): void {
  const read = bestPath(features, weights.now, from.now);
  read.forEach((role, at) => {
    const true_ = right[at] ?? -1;
    if (true_ < 0) return;
    if (role !== true_)
      for (const feature of features[at] ?? []) {
        weights.add(feature * ROLES + true_, weight, step);
        weights.add(feature * ROLES + role, -weight, step);
      }
    const [trueAbove, above] = [right[at - 1] ?? -1, read[at - 1]];
    if (trueAbove < 0 || above === undefined || (role === true_ && above === trueAbove)) return;
    from.add(trueAbove * ROLES + true_, weight, step);
    from.add(above * ROLES + role, -weight, step);
  });
}

function bestPath(
  rows: readonly Int32Array[],
  weights: Float64Array,
  from: Float64Array,
): number[] {
  let best = new Float64Array(ROLES);
  const ways: Int8Array[] = [];
  rows.forEach((features, at) => {
    const next = new Float64Array(ROLES);
    const way = new Int8Array(ROLES);
    for (let role = 0; role < ROLES; role++) {
      let own = 0;
      for (const feature of features) own += weights[feature * ROLES + role] ?? 0;
      let most = at === 0 ? 0 : -Infinity;
      for (let above = 0; above < ROLES && at > 0; above++) {
        const score = (best[above] ?? 0) + (from[above * ROLES + role] ?? 0);
        if (score > most) [most, way[role]] = [score, above];
      }
      next[role] = most + own;
    }
    if (at > 0) ways.push(way);
    best = next;
  });
  const path = [best.indexOf(Math.max(...best))];
  for (const way of ways.reverse()) path.push(way[path.at(-1) ?? 0] ?? 0);
  return path.reverse();
}
