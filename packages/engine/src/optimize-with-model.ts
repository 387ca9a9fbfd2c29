import { askForEdits } from './models/ask-for-edits.ts';
import { type Optimization, type OptimizeInput, optimize } from './optimize.ts';
import type { ProposeEdits } from './ports.ts';

/** As `optimize`, with a language model's rewordings beside the engine's own; where the model failed the built-in result stands and says `degraded`. */
export async function optimizeWithModel(
  input: OptimizeInput,
  propose: ProposeEdits,
): Promise<Optimization> {
  const { drafts, degraded } = await askForEdits(input.resume, input.jobDescription, propose);
  const result = optimize({ ...input, modelDrafts: drafts });
  return { ...result, report: { ...result.report, degraded } };
}
