import type { PracticeNote, PracticeNotesPatch, ResumeSession } from '@trueline/contracts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { readUnsaved } from '../../shared/autosave/autosave.ts';
import { OUTLINE } from '../../shared/interview/outline.tsx';
import { findNote, listFormerNotes, mergeNotes, noteKey } from './practice-notes.ts';

/** Room to write by hand where nothing is noted yet. */
function Lines() {
  return (
    <div aria-hidden className="mt-2">
      {[1, 2, 3].map((line) => (
        <div key={line} className="h-8 border-b border-edge" />
      ))}
    </div>
  );
}

/** The notes as they stand when they are printed: with what is not saved yet, or could not be. */
function usePrintedNotes({ id, interviewQuestions, practiceNotes }: ResumeSession): PracticeNote[] {
  const [unsaved, setUnsaved] = useState<PracticeNotesPatch>([]);
  useEffect(() => {
    const look = () => {
      const typed = interviewQuestions.flatMap(({ question }) => {
        const note = readUnsaved(noteKey(id, question));
        return note === undefined ? [] : [{ question, note }];
      });
      // The browser takes the page as it is after this event.
      flushSync(() => setUnsaved(typed));
    };
    addEventListener('beforeprint', look);
    return () => removeEventListener('beforeprint', look);
  }, [id, interviewQuestions]);
  return mergeNotes(practiceNotes, unsaved);
}

/** The questions with facts and notes on paper; the screen shows nothing of it. */
export function PrintSheet({ session }: { session: ResumeSession }) {
  const { interviewQuestions, job, document } = session;
  const practiceNotes = usePrintedNotes(session);
  const former = listFormerNotes(practiceNotes, interviewQuestions);
  const heading = [document?.basics?.name, job?.title, job?.company].filter(Boolean).join(', ');
  return (
    <div data-print className="hidden font-serif text-black print:block">
      <h1 className="text-2xl font-semibold">Interview practice</h1>
      <p className="mt-1">{heading}</p>
      <ol className="mt-5 list-decimal space-y-6 pl-6">
        {interviewQuestions.map(({ question, kind, followUp, outline }) => {
          const { note } = findNote(practiceNotes, question);
          return (
            <li key={question} className="break-inside-avoid">
              <p className="text-lg font-semibold">{question}</p>
              {kind !== 'to-ask' && (
                <ul className="mt-1.5 space-y-1 text-sm">
                  {OUTLINE.filter(([key]) => outline[key] !== null).map(([key, label]) => (
                    <li key={key}>
                      <strong>{label}:</strong> {outline[key]}
                    </li>
                  ))}
                </ul>
              )}
              {followUp !== '' && (
                <p className="mt-1.5 text-sm">
                  <strong>Then:</strong> {followUp}
                </p>
              )}
              {note === '' ? <Lines /> : <p className="mt-2 whitespace-pre-wrap">{note}</p>}
            </li>
          );
        })}
      </ol>
      {former.length > 0 && (
        <section className="mt-8 break-inside-avoid">
          <h2 className="text-lg font-semibold">Notes on other questions</h2>
          {former.map(({ question, note }) => (
            <div key={question} className="mt-3">
              <p className="font-semibold">{question}</p>
              <p className="whitespace-pre-wrap">{note}</p>
            </div>
          ))}
        </section>
      )}
    </div>
  );
}
