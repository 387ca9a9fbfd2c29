import { z } from 'zod';

export const readBackKindSchema = z.enum([
  'name',
  'email',
  'phone',
  'employer',
  'title',
  'date',
  'school',
  'bullet',
  'skill',
  'kept',
]);

/** `scattered`: every word is there, with other text between them. */
export const readBackOutcomeSchema = z.enum(['kept', 'scattered', 'lost']);

/** What of a resume comes through when its files are read by several independent readers. */
export const readBackMatrixSchema = z.object({
  readers: z.array(
    z.object({
      id: z.string(),
      /** For the person: how this reader goes about it. */
      name: z.string(),
      /** Jobs and their bullets come out in the order in which they stand in the resume. */
      inOrder: z.boolean(),
    }),
  ),
  fields: z.array(
    z.object({
      kind: readBackKindSchema,
      /** Where it stands in the resume: `work[0].highlights[2]`; of a period, the entry. */
      path: z.string(),
      text: z.string(),
      /** By reader id. */
      outcomes: z.record(z.string(), readBackOutcomeSchema),
    }),
  ),
  /** Every reader got every field, in order. */
  ok: z.boolean(),
});

export type ReadBackKind = z.infer<typeof readBackKindSchema>;
export type ReadBackOutcome = z.infer<typeof readBackOutcomeSchema>;
export type ReadBackMatrix = z.infer<typeof readBackMatrixSchema>;
