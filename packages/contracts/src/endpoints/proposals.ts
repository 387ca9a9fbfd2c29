import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { changeSchema } from '../change.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  MAX_PROPOSAL_BYTES,
  MAX_PROPOSALS,
  promptTaskSchema,
  proposalSchema,
  refusedProposalSchema,
} from '../model-proposals.ts';
import { idParamsSchema } from '../paging.ts';

/** An item's own values, and itself. */
const VALUES_OF_ITEM = 4;

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
  // Values that no item has are let through to be told by name.
  bodyLimit: { bytes: MAX_PROPOSAL_BYTES, values: 2 * VALUES_OF_ITEM * MAX_PROPOSALS },
  status: 200,
  response: z.object({
    /** What is new in the result, one change a line. */
    changes: z.array(changeSchema),
    refused: z.array(refusedProposalSchema),
  }),
});
