import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { factSchema, MAX_ANSWER_LENGTH } from '../asks.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idParamsSchema } from '../paging.ts';

/** What a person has told in answer to an ask, kept for their next application. */
export const knownAnswerSchema = z.object({
  id: z.string(),
  /** What was asked. */
  prompt: z.string(),
  /** What they told; absent where they answered that there is nothing to tell. */
  fact: factSchema.omit({ id: true, topic: true, prompt: true }).optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type KnownAnswer = z.infer<typeof knownAnswerSchema>;

export const listKnownAnswers = defineEndpoint({
  ...ADDRESSES.listKnownAnswers,
  summary: 'What you have told in answers: used in new runs without asking again',
  access: 'user',
  status: 200,
  response: z.object({ items: z.array(knownAnswerSchema) }),
});

export const updateKnownAnswer = defineEndpoint({
  ...ADDRESSES.updateKnownAnswer,
  summary: 'Put what you told into other words',
  access: 'user',
  params: idParamsSchema,
  body: z.object({
    line: z.string().trim().min(1, 'Write a line, or delete it.').max(MAX_ANSWER_LENGTH),
  }),
  status: 200,
  response: z.object({ answer: knownAnswerSchema }),
});

export const deleteKnownAnswer = defineEndpoint({
  ...ADDRESSES.deleteKnownAnswer,
  summary: 'Delete what you told: new runs know nothing of it, and ask again',
  access: 'user',
  params: idParamsSchema,
  status: 204,
});
