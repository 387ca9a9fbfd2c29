import type { Change, ResumeSession } from '@trueline/contracts';
import { useState } from 'react';
import { Rewording } from './rewording.tsx';
import { useTextWriter } from './text-writer.ts';

interface LineRewordingProps {
  change: Change;
  session: ResumeSession;
  onReworded: (before: string, after: string) => void;
  onSwapWording: (from: string, to: string) => void;
}

/** Other words for a line at the person's word, with the wording before to go back to. */
export function LineRewording({ change, session, onReworded, onSwapWording }: LineRewordingProps) {
  const writer = useTextWriter();
  const [before, setBefore] = useState(change.id);
  return (
    <Rewording
      writer={writer}
      resumeSessionId={session.id}
      path={change.path}
      onTaken={(wording) => {
        setBefore(change.id);
        onReworded(change.id, wording);
      }}
      onUndo={(wording) => onSwapWording(wording, before)}
      onRedo={(wording) => onSwapWording(before, wording)}
    />
  );
}
