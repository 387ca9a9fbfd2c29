import { z } from 'zod';

/** A person's own notes on one question. */
export const MAX_PRACTICE_NOTE_LENGTH = 4_000;
const MAX_PRACTICE_QUESTION_LENGTH = 2_000;
/** More than are asked at once: notes on questions that are asked no more stay. */
export const MAX_PRACTICE_NOTES = 60;

/** What the person noted on an interview question, which is named by its words, and whether they have practised it. */
export const practiceNoteSchema = z.object({
  question: z.string(),
  note: z.string(),
  isDone: z.boolean(),
});
export type PracticeNote = z.infer<typeof practiceNoteSchema>;

/** What is left out of one stays as it is; those on other questions stay too. */
export const practiceNotesPatchSchema = z
  .array(
    z.object({
      question: z.string().min(1).max(MAX_PRACTICE_QUESTION_LENGTH),
      note: z.string().max(MAX_PRACTICE_NOTE_LENGTH, 'That is too long.').optional(),
      isDone: z.boolean().optional(),
    }),
  )
  .max(MAX_PRACTICE_NOTES);
export type PracticeNotesPatch = z.infer<typeof practiceNotesPatchSchema>;
