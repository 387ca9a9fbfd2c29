import type { Requirement, RequirementLevel } from '@trueline/contracts';
import type { FoundSkill } from '../../taxonomy/skills.ts';
import type { Segment } from '../segments/segments.ts';

/** A requirement before it has its id. */
export type Draft = Omit<Requirement, 'id'>;

/** Which of two levels is the higher. */
export const LEVEL_RANK: Record<RequirementLevel, number> = { must: 2, nice: 1, context: 0 };

/** Moves a place within a line to one within the ad. */
export const at = <T extends { start: number; end: number }>(item: T, offset: number): T => ({
  ...item,
  start: item.start + offset,
  end: item.end + offset,
});

export const quoteOf = ({ text, start, end }: Segment) => ({ text, start, end });

export const mentionOf = ({
  text,
  start,
  end,
  name,
}: Pick<FoundSkill, 'text' | 'start' | 'end' | 'name'>) => ({ text, start, end, name });
