import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { defineEndpoint } from '../endpoint.ts';
import { MAX_FORM_ANSWER_LENGTH } from '../limits.ts';

const answer = z.string().trim().max(MAX_FORM_ANSWER_LENGTH).optional();

/** What only the person can say and every application form asks; theirs alone, and part of no document. */
export const formAnswersSchema = z.object({
  /** "4 weeks". */
  noticePeriod: answer,
  /** "$62,000 to $68,000". */
  salaryExpectation: answer,
});
export type FormAnswers = z.infer<typeof formAnswersSchema>;

export const getFormAnswers = defineEndpoint({
  ...ADDRESSES.getFormAnswers,
  summary: 'Your notice period and salary expectation, kept for application forms',
  access: 'user',
  status: 200,
  response: z.object({ answers: formAnswersSchema }),
});

export const updateFormAnswers = defineEndpoint({
  ...ADDRESSES.updateFormAnswers,
  summary: 'Keep these answers for application forms; one left out stays, an empty one is deleted',
  access: 'user',
  body: formAnswersSchema,
  status: 200,
  response: z.object({ answers: formAnswersSchema }),
});
