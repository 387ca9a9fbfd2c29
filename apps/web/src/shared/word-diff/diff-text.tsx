import { memo } from 'react';
import { markSpans, type Piece, type Span } from './marked-pieces.ts';
import { diffWords } from './word-diff.ts';

interface DiffTextProps {
  before: string;
  after: string;
  /** Words of `after` in doubt; in a list of several lines none is marked. */
  doubts?: readonly Span[] | undefined;
}

/** Doubted words have a wavy line beneath, as where an editor doubts them in print. */
const Words = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, start, isMarked }) =>
    isMarked ? (
      <mark
        key={start}
        className="bg-question-wash text-ink underline decoration-question decoration-wavy decoration-1 underline-offset-6"
      >
        {text}
        <span className="sr-only"> (in doubt)</span>
      </mark>
    ) : (
      text
    ),
  );

/** Changed words, told apart by a stroke as well as by colour: struck through what goes, underlined what comes. */
export const DiffText = memo(function DiffText({ before, after, doubts = [] }: DiffTextProps) {
  const isList = /\n/.test(before + after);
  const segments = markSpans(diffWords(before, after), isList ? [] : doubts);
  return segments.map(({ kind, text, pieces }, index) => {
    // Segments have no identity of their own: they are made anew with each text.
    const key = `${index}-${kind}`;
    if (kind === 'removed') {
      return (
        <del
          key={key}
          className={`text-soft line-through decoration-conflict whitespace-pre-wrap ${segments[index + 1]?.kind === 'added' ? 'mr-1' : ''}`}
        >
          {text}
        </del>
      );
    }
    if (kind === 'added') {
      return (
        <ins
          key={key}
          className="bg-evidence-wash decoration-evidence decoration-2 underline-offset-3 whitespace-pre-wrap"
        >
          <Words pieces={pieces} />
        </ins>
      );
    }
    return (
      <span key={key} className="whitespace-pre-wrap">
        <Words pieces={pieces} />
      </span>
    );
  });
});
