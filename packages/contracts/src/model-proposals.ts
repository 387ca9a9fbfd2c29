import { z } from 'zod';
import { doubtSchema, REWORDING_WISHES, verdictSchema } from './change.ts';

/** Most proposals that one call may bring: beyond what one resume has lines for. */
export const MAX_PROPOSALS = 100;
/** Of the body that brings them. */
export const MAX_PROPOSAL_BYTES = 65_536;

/** What a language model may be asked to write; each has a prompt in a file of its own. */
export const PROMPT_IDS = [
  'lines',
  'summary',
  'letter',
  'near-lines',
  ...REWORDING_WISHES,
] as const;
export const promptIdSchema = z.enum(PROMPT_IDS);

/** One thing to ask a model: the prompt with its data, and the shape of the answer. */
export const promptTaskSchema = z.object({
  /** With the path the task's name. */
  id: promptIdSchema,
  /** Of the prompt; another one may answer otherwise. */
  version: z.int(),
  prompt: z.string(),
  /** JSON schema of the answer: `{ "items": [{ "path", "text" }] }`. */
  schema: z.record(z.string(), z.unknown()),
  /** Where the task is about one text. */
  path: z.string().optional(),
});

/** One text that a model proposes: a wording of what stands at a path, or, of `near-lines`, what the line at the path may answer. */
export const proposalSchema = z.object({
  task: promptIdSchema,
  path: z.string().max(200).optional(),
  text: z.string().max(4_000),
});

/** What of the proposals is not taken, and why: contradicted, or true enough but no better than what stands. */
export const refusedProposalSchema = z.object({
  /** Its place among the proposals. */
  index: z.int(),
  verdict: verdictSchema,
  reason: z.string(),
});

/** An item of a model's answer. */
export const modelItemSchema = z.object({
  path: z.string().max(200),
  text: z.string().max(4_000),
});

/** What a model wrote beside changes: sentences of the letter by their place in its plan, and lines that may answer what the ad asks for. */
export const modelWordsSchema = z.object({
  sentences: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      /** The person asked for it: offered beside ours, in every length and tone that it fits. */
      asked: z.literal(true).optional(),
    }),
  ),
  near: z.array(z.object({ path: z.string(), term: z.string() })),
});

/** A model's wording as it is first shown: what it is about, and what the verifier says of it. */
export const wordingSchema = z.object({
  path: z.string(),
  before: z.string(),
  after: z.string(),
  verdict: verdictSchema,
  doubts: z.array(doubtSchema).optional(),
});

export type PromptId = z.infer<typeof promptIdSchema>;
export type PromptTask = z.infer<typeof promptTaskSchema>;
export type Proposal = z.infer<typeof proposalSchema>;
export type RefusedProposal = z.infer<typeof refusedProposalSchema>;
export type ModelItem = z.infer<typeof modelItemSchema>;
export type ModelWords = z.infer<typeof modelWordsSchema>;
export type Wording = z.infer<typeof wordingSchema>;
