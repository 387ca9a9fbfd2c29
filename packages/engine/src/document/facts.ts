import { memoize } from '../language/memoize.ts';
import { findSkills } from '../taxonomy/skills.ts';
import type { ResumeLine } from './paths.ts';

/** A skill that a line shows: `text` is the line at `path` from `start` to `end` (UTF-16 offsets), `norm` the lexicon's name for it. */
export interface Fact {
  text: string;
  norm: string;
  path: string;
  start: number;
  end: number;
}

const skillsIn = memoize(findSkills);

/** Skills that a line shows. Matching asks this of the line without what is ignored as stuffing. */
export const skillFacts = ({ path, text: line }: ResumeLine): Fact[] =>
  skillsIn(line).map(({ text, start, name }) => ({
    text,
    norm: name,
    path,
    start,
    end: start + text.length,
  }));
