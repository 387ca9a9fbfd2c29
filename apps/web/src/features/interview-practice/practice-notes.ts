import type { PracticeNote, PracticeNotesPatch } from '@trueline/contracts';

/** Names the note on a question in autosave. */
export const noteKey = (sessionId: string, question: string): string =>
  `practice-${sessionId}-${question}`;

/** What was noted on a question; nothing yet where there is none. */
export const findNote = (notes: readonly PracticeNote[], question: string): PracticeNote =>
  notes.find((note) => note.question === question) ?? { question, note: '', isDone: false };

/** The notes as they will stand once what is on its way has arrived. The server does the same. */
export function mergeNotes(
  notes: readonly PracticeNote[],
  pending: PracticeNotesPatch,
): PracticeNote[] {
  const merged = new Map(notes.map((note) => [note.question, note]));
  for (const { question, note, isDone } of pending) {
    const before = findNote([...merged.values()], question);
    merged.set(question, { question, note: note ?? before.note, isDone: isDone ?? before.isDone });
  }
  return [...merged.values()];
}

/** Notes on questions that are asked no more: the list is written anew when the resume changes. */
export const listFormerNotes = (
  notes: readonly PracticeNote[],
  questions: readonly { question: string }[],
): PracticeNote[] => {
  const asked = new Set(questions.map(({ question }) => question));
  return notes.filter(({ question, note }) => !asked.has(question) && note !== '');
};
