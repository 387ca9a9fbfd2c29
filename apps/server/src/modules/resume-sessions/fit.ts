import type { Decision } from '@trueline/contracts';
import { type Optimization, optimize, redecide } from '@trueline/engine';
import { countPages } from '@trueline/render';
import type { OptimizationResult, OriginalSnapshot } from '../../platform/db/schema.ts';

/** What a result follows from, besides the decisions. */
export interface FitInput {
  original: OriginalSnapshot;
  jobDescription: string;
  asOf: string;
  templateId: string;
}

/** Fits the resume to the job from the start: CPU work of up to half a second. */
export function fitResume(input: FitInput): Promise<OptimizationResult> {
  return toResult(optimize(engineInput(input)), input.templateId);
}

/** The same changes under other decisions: document and scores follow. */
export function decide(
  input: FitInput,
  result: OptimizationResult,
  decisions: Record<string, Decision>,
): Promise<OptimizationResult> {
  const { changes } = result;
  return toResult(redecide({ ...engineInput(input), changes, decisions }), input.templateId);
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
  { document, changes, report, score, job }: Optimization,
  templateId: string,
): Promise<OptimizationResult> {
  return {
    originalScore: report.originalScore,
    optimizedScore: report.optimizedScore,
    ceiling: report.ceiling,
    components: score.components,
    missingKeywords: report.missingKeywords,
    changesSummary: report.changesSummary,
    changes,
    requirements: report.requirements,
    questions: report.questions,
    degraded: report.degraded,
    document,
    pages: await countPages(document, templateId),
    job: {
      ...(job.title === undefined ? {} : { title: job.title }),
      ...(job.company === undefined ? {} : { company: job.company }),
    },
  };
}
