import type { Requirement } from '@trueline/contracts';
import data from '../../../data/phrases/job-conditions.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';

const CUES = readTable<{ cue: string; means: string; example: string }>(data).map(({ cue }) => cue);
const KINDS: ReadonlySet<string> = new Set(['clearance', 'authorisation', 'location', 'travel']);

/** Whether the ad only says under which conditions one works: nothing that somebody does or knows. */
export function isCondition({ kind, text, skills }: Requirement): boolean {
  if (KINDS.has(kind)) return true;
  const line = text.toLowerCase();
  const names = skills.map((skill) => skill.text.toLowerCase());
  // A line may name a skill beside a condition; then the condition's words are not the skill's.
  return CUES.some((cue) =>
    names.length === 0
      ? line.includes(cue)
      : names.every((name) => name.includes(cue) || isFew(line, cue)),
  );
}

/** The condition is most of what the line says. */
const isFew = (line: string, cue: string): boolean =>
  line.includes(cue) && line.split(/\s+/).length <= WORDS_MAX;
const WORDS_MAX = 6;
