import { z } from 'zod';

export const survivalKindSchema = z.enum([
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
export const survivalOutcomeSchema = z.enum(['kept', 'scattered', 'lost']);

/** What of a resume comes through when its files are read by several independent readers. */
export const survivalMatrixSchema = z.object({
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
      kind: survivalKindSchema,
      /** Where it stands in the resume: `work[0].highlights[2]`; of a period, the entry. */
      path: z.string(),
      text: z.string(),
      /** By reader id. */
      outcomes: z.record(z.string(), survivalOutcomeSchema),
    }),
  ),
  /** Every reader got every field, in order. */
  ok: z.boolean(),
});

export type SurvivalKind = z.infer<typeof survivalKindSchema>;
export type SurvivalOutcome = z.infer<typeof survivalOutcomeSchema>;
export type SurvivalMatrix = z.infer<typeof survivalMatrixSchema>;
