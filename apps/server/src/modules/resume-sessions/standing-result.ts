import type { KeptResult } from '../../platform/db/schema.ts';
import type { ResumeSessionRow } from './repository.ts';

/** The result that is shown and given out: the last run's, or the earlier one's where that failed; null before there is one for this ad. */
export function findStandingResult({
  status,
  result,
}: Pick<ResumeSessionRow, 'status' | 'result'>): KeptResult | null {
  const stands = status === 'completed' || status === 'failed';
  return stands && result && result.answeredAd === undefined ? result : null;
}
