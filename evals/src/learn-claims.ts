import type { Resume } from '@trueline/contracts';
import { optimize } from '@trueline/engine';
import {
  asSourceWrites,
  type Basis,
  type ClaimFeatures,
  type ClaimWeights,
  checkWritten,
  entryOf,
  findOrigins,
  LINE_SHARE,
  listClaims,
  ResumeSource,
  readBasis,
  sigmoid,
  type Weights,
} from '@trueline/engine/testing';
import { AS_OF } from './truth.ts';
import type { CaseFile } from './verifier-cases.ts';

const STEPS = 200;
const RATE = 0.05;
const DECAY = 2e-5;
/** How fast the slopes of old steps are forgotten (Adam). */
const FIRST_KEPT = 0.9;
const SECOND_KEPT = 0.999;
/** A feature that fewer edits have, each counted by its weight, says nothing. */
const SEEN_MIN = 3;
/** Lines in free words; other fields are compared whole. */
const FREE_TEXT = /highlights|summary|description|^skills/;

/** An edit with what is known of it. */
export interface Example {
  features: ClaimFeatures;
  isInvented: boolean;
  weight: number;
}

function readEdit(told: string, basis: Basis): Pick<Example, 'features'> & { isSure: boolean } {
  const { text } = asSourceWrites(told, basis);
  const objections = checkWritten(text, basis);
  const features = listClaims(text, basis, findOrigins(text, basis), objections);
  return { features, isSure: objections.length === 0 };
}

/** The edits of one case, read as the gate reads them. */
export function listExamples(file: CaseFile, weight = 1): Example[] {
  const source = new ResumeSource(file.resume);
  const edits = [
    ...file.invented.map(([, path, text]) => ({ path, text, isInvented: true })),
    ...file.truthful.map(([path, text]) => ({ path, text, isInvented: false })),
  ];
  return edits
    .filter(({ path }) => FREE_TEXT.test(path))
    .map(({ path, text, isInvented }) => {
      const { features } = readEdit(text, source.basisOf(path, entryOf(path)));
      return { features, isInvented, weight };
    });
}

/** What the built-in rewriter makes of a resume for an ad: forms and spellings changed, nothing told. Each beside its entry, and beside its line alone. */
export function listOwnEdits(resume: Resume, jobDescription: string, weight: number): Example[] {
  const source = new ResumeSource(resume);
  const { changes } = optimize({ resume, jobDescription, asOf: AS_OF });
  return changes
    .filter(({ path }) => FREE_TEXT.test(path))
    .flatMap(({ path, before, after }) => {
      const bases = [source.basisOf(path, entryOf(path))];
      if (before.trim() !== '') bases.push(readBasis([{ path, text: before }]));
      return after
        .split('\n')
        .flatMap((text) => bases.map((basis) => readEdit(text, basis)))
        .filter(({ isSure }) => isSure)
        .map(({ features }) => ({ features, isInvented: false, weight }));
    });
}

/** Features by place in an array of weights; 0 is the one that every sum has. */
interface Index {
  places: ReadonlyMap<string, number>;
  of: (features: readonly string[]) => number[];
}

function indexOf(
  lists: readonly (readonly [features: readonly string[], weight: number])[],
): Index {
  const counts = new Map<string, number>();
  for (const [list, weight] of lists)
    for (const feature of list) counts.set(feature, (counts.get(feature) ?? 0) + weight);
  const kept = [...counts].filter(([, count]) => count >= SEEN_MIN).map(([feature]) => feature);
  const places = new Map(['*', ...kept.sort()].map((feature, i) => [feature, i]));
  const of = (features: readonly string[]): number[] => [
    0,
    ...features.flatMap((feature) => places.get(feature) ?? []),
  ];
  return { places, of };
}

/** Weights with the running means of their slopes and of the squares of these (Adam). */
class Learner {
  readonly values: Float64Array;
  readonly slopes: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;

  constructor(size: number, bias: number) {
    [this.values, this.slopes, this.#first, this.#second] = Array.from(
      { length: 4 },
      () => new Float64Array(size),
    ) as [Float64Array, Float64Array, Float64Array, Float64Array];
    this.values[0] = bias;
  }

  sum(places: readonly number[]): number {
    return places.reduce((total, place) => total + (this.values[place] ?? 0), 0);
  }

  add(places: readonly number[], slope: number): void {
    for (const place of places) this.slopes[place] = (this.slopes[place] ?? 0) + slope;
  }

  step(count: number): void {
    for (let i = 0; i < this.values.length; i++) {
      const value = this.values[i] ?? 0;
      const slope = (this.slopes[i] ?? 0) + (i === 0 ? 0 : 2 * DECAY * value);
      const first = FIRST_KEPT * (this.#first[i] ?? 0) + (1 - FIRST_KEPT) * slope;
      const second = SECOND_KEPT * (this.#second[i] ?? 0) + (1 - SECOND_KEPT) * slope * slope;
      this.#first[i] = first;
      this.#second[i] = second;
      const scaled = Math.sqrt(second / (1 - SECOND_KEPT ** count)) + 1e-8;
      this.values[i] = value - (RATE * first) / (1 - FIRST_KEPT ** count) / scaled;
    }
    this.slopes.fill(0);
  }
}

const softplus = (x: number): number => (x > 30 ? x : Math.log1p(Math.exp(x)));

interface Indexed {
  line: number[];
  claims: number[][];
  isInvented: boolean;
  weight: number;
}

/** Adds one edit's slopes: of -log P(truthful), or of -log(1 - P(truthful)) where it is invented. */
function addSlopes(claim: Learner, line: Learner, example: Indexed): void {
  const whole = line.sum(example.line);
  const odds = example.claims.map((places) => claim.sum(places) + LINE_SHARE * whole);
  const logTruth = -softplus(whole) - odds.reduce((total, odd) => total + softplus(odd), 0);
  const truth = Math.exp(Math.min(logTruth, -1e-6));
  const pull = example.weight * (example.isInvented ? -truth / (1 - truth) : 1);
  let ofLine = pull * sigmoid(whole);
  for (const [i, odd] of odds.entries()) {
    const slope = pull * sigmoid(odd);
    claim.add(example.claims[i] ?? [], slope);
    ofLine += LINE_SHARE * slope;
  }
  line.add(example.line, ofLine);
}

/** Learns weights for claims and lines from edits (logistic regression under a noisy or, full batches). */
export function learn(examples: readonly Example[]): ClaimWeights {
  const ofClaims = indexOf(
    examples.flatMap(({ features, weight }) =>
      features.claims.map((claim) => [claim.features, weight] as const),
    ),
  );
  const ofLines = indexOf(examples.map(({ features, weight }) => [features.line, weight] as const));
  const claim = new Learner(ofClaims.places.size, -1.5);
  const line = new Learner(ofLines.places.size, -2);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const indexed = examples.map(({ features, isInvented, weight }) => ({
    line: ofLines.of(features.line),
    claims: features.claims.map((one) => ofClaims.of(one.features)),
    isInvented,
    weight: weight / total,
  }));
  for (let count = 1; count <= STEPS; count++) {
    for (const example of indexed) addSlopes(claim, line, example);
    claim.step(count);
    line.step(count);
  }
  const weightsOf = ({ places }: Index, { values }: Learner): Weights =>
    new Map([...places].map(([feature, place]) => [feature, values[place] ?? 0]));
  return { claim: weightsOf(ofClaims, claim), line: weightsOf(ofLines, line) };
}
