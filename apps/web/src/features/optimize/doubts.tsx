import type { Change, Doubt } from '@trueline/contracts';
import { showDay } from '../../shared/resume-document/dates.ts';

function DoubtedWords({ text, instead, reason }: Doubt) {
  return (
    <>
      <em className="font-serif">{text}</em>:{' '}
      {instead === undefined ? (
        reason.charAt(0).toLowerCase() + reason.slice(1)
      ) : (
        <>
          your line says <em className="font-serif">{instead}</em>
        </>
      )}
    </>
  );
}

/** What a change says that no line of the person does, and from when on it is their own statement. */
export function Doubts({ change: { doubts = [], decision, statement } }: { change: Change }) {
  return (
    <div className="mt-4 rounded-md bg-question-wash px-3 py-2 text-sm">
      <p>
        <strong className="text-question">Only you can say.</strong> Your resume does not{' '}
        {doubts.length === 0 ? 'fully support this' : 'say all of this'}.
      </p>
      {doubts.length > 0 && (
        <ul aria-label="Words in doubt" className="mt-1 space-y-1 wrap-anywhere">
          {doubts.map((doubt) => (
            <li key={doubt.start} className="border-l-2 border-dotted border-question pl-3">
              <DoubtedWords {...doubt} />
            </li>
          ))}
        </ul>
      )}
      {statement && decision === 'accepted' && (
        <p className="mt-1">
          You confirmed this wording on {showDay(statement.confirmedAt)}. It stands in the proof as
          your statement.
        </p>
      )}
    </div>
  );
}
