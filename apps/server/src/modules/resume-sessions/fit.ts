import type { Decision } from '@trueline/contracts';
import {
  type DecidedResult,
  extractRequirements,
  optimize,
  optimizeWithModel,
  type ProposeEdits,
  redecide,
  writePack,
  type YearMonth,
} from '@trueline/engine';
import type { Renderer } from '@trueline/host';
import type { OptimizationResult } from '../../platform/db/schema.ts';
import type { FitInput } from './fit-input.ts';
import { listRemovals } from './removals.ts';

/** Fits the resume to the job from the start: CPU work of up to half a second, and with a language model as long as that takes. */
export async function fitResume(
  renderer: Renderer,
  input: FitInput,
  propose: ProposeEdits | undefined,
): Promise<OptimizationResult> {
  const given = engineInput(input);
  const { job, ...decided } = propose ? await optimizeWithModel(given, propose) : optimize(given);
  const { changes, report } = decided;
  const removals = report.layout ? listRemovals(report.layout, changes, job, input) : [];
  return toResult(renderer, { ...decided, changes: [...changes, ...removals] }, input);
}

/** The same changes under other decisions and answers: document, scores and texts follow. */
export async function decide(
  renderer: Renderer,
  input: FitInput,
  { changes, degraded }: OptimizationResult,
  decisions: Record<string, Decision>,
): Promise<OptimizationResult> {
  const decided = redecide({
    ...engineInput(input),
    changes,
    decisions,
    answers: input.answers,
  });
  return { ...(await toResult(renderer, decided, input)), degraded };
}

/** How many pages the result has in another template or with other settings. */
export async function withPages(
  renderer: Renderer,
  result: OptimizationResult,
  { template_id, template_settings }: Pick<FitInput, 'template_id' | 'template_settings'>,
): Promise<OptimizationResult> {
  return {
    ...result,
    pages: await renderer.countPages(result.document, template_id, template_settings),
  };
}

function engineInput({ original, job_description, as_of }: FitInput) {
  return { resume: original.document, jobDescription: job_description, asOf: as_of };
}

async function toResult(
  renderer: Renderer,
  { document, changes, report, optimized }: DecidedResult,
  input: FitInput,
): Promise<OptimizationResult> {
  const { asOf, ...rest } = report;
  const jobDescription = input.job_description;
  const job = extractRequirements(jobDescription);
  const texts = writePack(
    { resume: document, job, jobDescription, asOf: asOf as YearMonth },
    {
      coverLetter: input.include_cover_letter,
      interviewQuestions: input.include_interview_questions,
      atsMetadata: input.include_ats_metadata,
    },
    input.edited_texts,
  );
  return {
    ...rest,
    ...texts,
    components: optimized.components,
    changes,
    document,
    pages: await renderer.countPages(document, input.template_id, input.template_settings),
    job: {
      ...(job.title ? { title: job.title } : {}),
      ...(job.company ? { company: job.company } : {}),
    },
  };
}
