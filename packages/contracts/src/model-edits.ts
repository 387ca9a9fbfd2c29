import { z } from 'zod';

/** Most edits that one answer may hold: beyond what one resume has lines for. */
export const MAX_MODEL_EDITS = 80;

/** What a language model answers when it is asked to reword lines. */
export const modelEditsSchema = z.object({
  edits: z
    .array(
      z.object({
        path: z.string().max(200),
        /** The line as it was given; an edit of anything else is refused. */
        original: z.string().max(4_000),
        value: z.string().max(4_000),
        factIds: z.array(z.string().max(40)).max(60),
      }),
    )
    .max(MAX_MODEL_EDITS),
});
export type ModelEdit = z.infer<typeof modelEditsSchema>['edits'][number];
