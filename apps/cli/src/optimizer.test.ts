import type { OptimizeInput } from '@trueline/engine';
import { expect, it } from 'vitest';
import { findOptimizer } from './optimizer.ts';

const INPUT: OptimizeInput = {
  resume: { work: [{ position: 'Clerk', highlights: ['Responsible for filing 40 forms a day'] }] },
  jobDescription: 'Clerk\nRequirements\n- Filing',
  asOf: '2026-01',
};
/** Nothing listens there. */
const MODEL = {
  LLM_BASE_URL: 'http://127.0.0.1:9/v1',
  LLM_MODEL: 'made-up',
  LLM_TIMEOUT_MS: '3000',
};

it('uses the built-in engine alone without a model, and with --no-llm', async () => {
  const alone = await (await findOptimizer(false, {}))(INPUT);
  const refused = await (await findOptimizer(true, MODEL))(INPUT);
  expect(alone.report.degraded).toBe(false);
  expect(refused).toEqual(alone);
});

it('says that the built-in engine stood in for a model that does not answer', async () => {
  const alone = await (await findOptimizer(true, {}))(INPUT);
  const result = await (await findOptimizer(false, MODEL))(INPUT);
  expect(result.report.degraded).toBe(true);
  expect(result.document).toEqual(alone.document);
});

it('names a setting that is wrong', async () => {
  await expect(findOptimizer(false, { ...MODEL, LLM_BASE_URL: 'here' })).rejects.toThrow(
    'LLM_BASE_URL must be',
  );
});
