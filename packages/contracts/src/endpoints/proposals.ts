import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { changeSchema, rewordingWishSchema } from '../change.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  MAX_PROPOSAL_BYTES,
  MAX_PROPOSALS,
  modelWordsSchema,
  promptTaskSchema,
  proposalSchema,
  refusedProposalSchema,
} from '../model-proposals.ts';
import { idParamsSchema } from '../paging.ts';

/** An item's own values, and itself. */
const VALUES_OF_ITEM = 4;

/** One text that the person wants in other words: a line by its path, a sentence of the letter as `letter.LENGTH.ID`. */
const wishSchema = z.object({ wish: rewordingWishSchema, path: z.string().min(1).max(200) });

/** What came of a model's proposals. */
const takenSchema = z.object({
  /** What is new in the result, one change a line. */
  changes: z.array(changeSchema),
  /** New wordings of the letter's sentences; what was asked for stands among the sentence's `others`. */
  sentences: modelWordsSchema.shape.sentences,
  refused: z.array(refusedProposalSchema),
});

export const listPrompts = defineEndpoint({
  ...ADDRESSES.listPrompts,
  summary:
    'What a language model on the person’s own computer may be asked about this result; with `wish` and `path` about that one text alone',
  access: 'user',
  params: idParamsSchema,
  query: wishSchema.partial(),
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
  response: takenSchema,
});

export const rewordText = defineEndpoint({
  ...ADDRESSES.rewordText,
  summary:
    'Have the operator’s language model say one text shorter, warmer or plainer; it is checked as every proposal is. Ends when the call is broken off; 409 where no model is in use',
  access: 'user',
  params: idParamsSchema,
  body: wishSchema,
  status: 200,
  response: takenSchema,
});
