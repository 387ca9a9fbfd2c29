import type { ResumeSession } from '@trueline/contracts';

type Scores = Pick<ResumeSession, 'originalScore' | 'optimizedScore'>;

/** Whether a result is better than the original, in the whole points that are shown. */
export function isGain({ originalScore, optimizedScore }: Scores): boolean {
  return Math.round(optimizedScore) > Math.round(originalScore);
}

/** `Score 33, now 45`; a result that is no better says so. */
export function tellScores({ originalScore, optimizedScore }: Scores): string {
  const [before, now] = [Math.round(originalScore), Math.round(optimizedScore)];
  if (isGain({ originalScore, optimizedScore })) return `Score ${before}, now ${now}`;
  return now === before ? `Score ${now}, nothing gained yet` : `Score ${before}, now only ${now}`;
}
