import type { Source } from '@trueline/contracts';

/** One way of looking at how a resume fits an ad. */
export interface View {
  /** 0 to 1. */
  share: number;
  /** Lines that it rests on, best first. */
  evidence: readonly Source[];
}

/** Lines shown for one view. */
export const EVIDENCE_SHOWN = 3;

/** The lines that give most, each once. */
export function topLines(gains: ReadonlyMap<string, { line: Source; gain: number }>): Source[] {
  return [...gains.values()]
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, EVIDENCE_SHOWN)
    .map(({ line: { path, text } }) => ({ path, text }));
}
