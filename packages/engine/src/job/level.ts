import type { RequirementLevel } from '@trueline/contracts';
import type { Segment } from './segments.ts';

const NICE_CUE =
  /\b(?:preferred|preferably|preference|(?:is|are|be|as|considered) an? (?:\w+ )?(?:plus|asset|bonus|advantage)|a (?:big |huge |strong |definite )?plus\b|bonus|nice[- ]to[- ]have|ideally|desirable|desired|advantage(?:ous)?|would be (?:great|good|nice|helpful|an asset)|beneficial|helpful|optional|familiarity|familiar with|exposure to|not required but|atout|souhaité)/i;
const ASSET = /(?:^|[,(–-]\s*)(?:an )?asset\b|\ba plus\b/i;
const MUST_CUE =
  /\b(?:must|required|requires?|mandatory|essential|minimum|at least|necessary|needed|obligatoire|exigée?)\b/i;
const YEARS = /\b\d+\s*\+?\s*(?:[-–to]+\s*\d+\s*\+?\s*)?(?:years?|yrs?)\b/i;
const ASKING =
  /\b(?:experience (?:with|in|using|building)|proficien|knowledge of|expertise|degree|skills? in|ability to|understanding of)\b/i;

const BY_SECTION: Partial<Record<Segment['section'], RequirementLevel>> = {
  requirements: 'must',
  nice: 'nice',
};

/** What "must" and "preferred" on the line say; null where the line is silent (engine.md 4.3). */
export function cueOf(text: string): 'must' | 'nice' | null {
  const nice = NICE_CUE.test(text) || ASSET.test(text);
  if (nice) return 'nice';
  return MUST_CUE.test(text) ? 'must' : null;
}

/** Level of a line: its own cue beats its section; a number of years is a must outside "nice to have". */
export function levelOf(text: string, section: Segment['section']): RequirementLevel {
  const cue = cueOf(text);
  if (section === 'responsibilities') return cue === 'nice' ? 'nice' : 'context';
  if (cue !== null) return cue;
  const bySection = BY_SECTION[section];
  if (bySection !== undefined) return bySection;
  return YEARS.test(text) || ASKING.test(text) ? 'must' : 'context';
}
