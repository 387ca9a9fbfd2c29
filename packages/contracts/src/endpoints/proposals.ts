import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { changeSchema, verdictSchema } from '../change.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idParamsSchema } from '../paging.ts';

/** What one call may bring. */
export const MAX_PROPOSALS = 100;
export const MAX_PROPOSALS_BYTES = 65_536;
const MAX_PROPOSAL_LENGTH = 4_000;

/** One thing to ask a language model that runs elsewhere: the prompt, and the JSON schema that its answer follows. */
export const promptTaskSchema = z.object({
  id: z.string(),
  /** Of the prompt: what a model answered to another version is no answer to this one. */
  version: z.string(),
  prompt: z.string(),
  schema: z.record(z.string(), z.unknown()),
  /** Where in the resume, for a task about one line. */
  path: z.string().optional(),
});
export type PromptTask = z.infer<typeof promptTaskSchema>;

/** One wording that a model proposes. */
export const proposalSchema = z.object({
  task: z.string().max(200),
  path: z.string().max(200).optional(),
  text: z.string().max(MAX_PROPOSAL_LENGTH),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** Why one of the proposals (by its place in the call) was not taken. */
export const refusedProposalSchema = z.object({
  index: z.int(),
  verdict: verdictSchema,
  reason: z.string(),
});
export type RefusedProposal = z.infer<typeof refusedProposalSchema>;

export const listPrompts = defineEndpoint({
  ...ADDRESSES.listPrompts,
  summary: 'What a language model on the person’s own computer may be asked about this result',
  access: 'user',
  params: idParamsSchema,
  status: 200,
  response: z.object({ tasks: z.array(promptTaskSchema) }),
});

export const sendProposals = defineEndpoint({
  ...ADDRESSES.sendProposals,
  summary:
    'Check what that model proposed; what nothing contradicts stands in the result as changes',
  access: 'user',
  params: idParamsSchema,
  body: z.object({ items: z.array(proposalSchema).min(1).max(MAX_PROPOSALS) }),
  bodyLimit: { bytes: MAX_PROPOSALS_BYTES, values: 5 * MAX_PROPOSALS },
  status: 200,
  response: z.object({
    changes: z.array(changeSchema),
    refused: z.array(refusedProposalSchema),
  }),
});
