import { createScorer } from './compose/number-changes.ts';
import { extractRequirements } from './job/extract-requirements.ts';
import { askModel } from './models/ask-model.ts';
import { type Optimization, type OptimizeInput, optimize } from './optimize.ts';
import { listMissing } from './optimize-proposals.ts';
import type { AskModel } from './ports.ts';

export interface ModelOptions {
  /** False where the model's grade is under the bar: then its wordings start as `confirm`. */
  isTrusted?: boolean;
}

/** As `optimize`, with a language model's rewordings beside the engine's own; where the endpoint failed the built-in result stands and says `degraded`. */
export async function optimizeWithModel(
  input: OptimizeInput,
  ask: AskModel,
  { isTrusted = true }: ModelOptions = {},
): Promise<Optimization & { near: OptimizeInput['near'] }> {
  const { resume, jobDescription, asOf } = input;
  const job = extractRequirements(jobDescription);
  const score = createScorer(job, jobDescription, asOf).whole(resume);
  const topic = { resume, job, missing: listMissing(score), isTrusted };
  const { drafts, near, degraded } = await askModel(topic, ask);
  const result = optimize({ ...input, modelDrafts: drafts, near });
  return { ...result, near, report: { ...result.report, degraded } };
}
