import type { Depth, ResumeSession } from '@trueline/contracts';
import { useState } from 'react';
import {
  pendingValue,
  type ResumeSessionUpdate,
} from '../../shared/api/resume-session-mutations.ts';
import { withEarlierResult } from './earlier-result.ts';

const depthOf = ({ depth = 'fitted' }: ResumeSession): Depth => depth;

/** The result as it is in the depth that was chosen: at once where that was seen before, else once the server has set it. */
export function useDepths(stored: ResumeSession, updates: readonly ResumeSessionUpdate[]) {
  const [seen, setSeen] = useState<Partial<Record<Depth, ResumeSession>>>({});
  const storedDepth = depthOf(stored);
  if (updates.length === 0 && seen[storedDepth] !== stored) {
    setSeen({ ...seen, [storedDepth]: stored });
  }
  const depth = pendingValue(updates, 'depth') ?? storedDepth;
  const isSwitching = depth !== storedDepth;
  const earlier = isSwitching ? seen[depth] : undefined;
  return {
    depth,
    isSwitching,
    session: earlier === undefined ? stored : withEarlierResult(stored, earlier),
  };
}
