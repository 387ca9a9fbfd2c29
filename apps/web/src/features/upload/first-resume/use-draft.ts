import { useEffect, useState } from 'react';
import {
  dropFirstResumeDraft,
  findFirstResumeDraft,
  keepFirstResumeDraft,
  onFirstResumeDraft,
} from '../../../shared/flow/first-resume-draft.ts';
import { type Draft, readDraft } from './draft.ts';

/** The draft of this person, kept with each letter and the same in every tab. */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => readDraft(findFirstResumeDraft(userId)));
  const [isKept, setKept] = useState(true);
  useEffect(() => onFirstResumeDraft(userId, (text) => setDraft(readDraft(text))), [userId]);
  return {
    draft,
    /** False where this browser keeps nothing. */
    isKept,
    change: (next: Draft) => {
      setDraft(next);
      setKept(keepFirstResumeDraft(userId, JSON.stringify(next)));
    },
    drop: () => dropFirstResumeDraft(userId),
  };
}
