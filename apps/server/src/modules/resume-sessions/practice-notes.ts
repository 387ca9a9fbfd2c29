import {
  MAX_PRACTICE_NOTES,
  type PracticeNote,
  type PracticeNotesPatch,
} from '@trueline/contracts';
import { AppError } from '../../platform/http/app-error.ts';

const saysNothing = ({ note, isDone }: PracticeNote): boolean => note.trim() === '' && !isDone;

/** The notes with the given ones in place of earlier ones on the same questions, part by part; an empty one is dropped. Throws VALIDATION_FAILED for too many. */
export function mergePracticeNotes(
  earlier: readonly PracticeNote[],
  given: PracticeNotesPatch,
): PracticeNote[] {
  const notes = new Map(earlier.map((note) => [note.question, note]));
  for (const { question, note, isDone } of given) {
    const before = notes.get(question) ?? { question, note: '', isDone: false };
    notes.set(question, { question, note: note ?? before.note, isDone: isDone ?? before.isDone });
  }
  const merged = [...notes.values()].filter((note) => !saysNothing(note));
  if (merged.length <= MAX_PRACTICE_NOTES) return merged;
  const fields = { practiceNotes: 'Those are notes on too many questions.' };
  throw new AppError('VALIDATION_FAILED', { fields });
}
