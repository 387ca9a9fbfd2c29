import { memo } from 'react';
import { diffWords } from './word-diff.ts';

interface DiffTextProps {
  before: string;
  after: string;
}

/** Changed words, told apart by a stroke as well as by colour: struck through what goes, underlined what comes. */
export const DiffText = memo(function DiffText({ before, after }: DiffTextProps) {
  const segments = diffWords(before, after);
  return segments.map(({ kind, text }, index) => {
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
          {text}
        </ins>
      );
    }
    return (
      <span key={key} className="whitespace-pre-wrap">
        {text}
      </span>
    );
  });
});
