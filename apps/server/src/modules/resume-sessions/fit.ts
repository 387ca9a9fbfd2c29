import type { Decision } from '@trueline/contracts';
import {
  type DecidedResult,
  optimize,
  optimizeWithModel,
  type ProposeEdits,
  redecide,
  type YearMonth,
} from '@trueline/engine';
import { countPages } from '@trueline/render';
import type { OptimizationResult, OriginalSnapshot } from '../../platform/db/schema.ts';

/** What a result follows from, besides the decisions. */
export interface FitInput {
  original: OriginalSnapshot;
  jobDescription: string;
  asOf: YearMonth;
  templateId: string;
}

/** Fits the resume to the job from the start: CPU work of up to half a second, and with a language model as long as that takes. */
export async function fitResume(
  input: FitInput,
  propose: ProposeEdits | undefined,
): Promise<OptimizationResult> {
  const given = engineInput(input);
  const { job, ...decided } = propose ? await optimizeWithModel(given, propose) : optimize(given);
  const { title, company } = job;
  const named = { ...(title ? { title } : {}), ...(company ? { company } : {}) };
  return toResult(decided, named, input.templateId);
}

/** The same changes under other decisions: document and scores follow. */
export async function decide(
  input: FitInput,
  { changes, job, degraded }: OptimizationResult,
  decisions: Record<string, Decision>,
): Promise<OptimizationResult> {
  const decided = redecide({ ...engineInput(input), changes, decisions });
  return { ...(await toResult(decided, job, input.templateId)), degraded };
}

/** How many pages the result has in another template. */
export async function withPages(
  result: OptimizationResult,
  templateId: string,
): Promise<OptimizationResult> {
  return { ...result, pages: await countPages(result.document, templateId) };
}

function engineInput({ original, jobDescription, asOf }: FitInput) {
  return { resume: original.document, jobDescription, asOf };
}

async function toResult(
  { document, changes, report, optimized }: DecidedResult,
  job: OptimizationResult['job'],
  templateId: string,
): Promise<OptimizationResult> {
  const { asOf: _, ...rest } = report;
  return {
    ...rest,
    components: optimized.components,
    changes,
    document,
    pages: await countPages(document, templateId),
    job,
  };
}
