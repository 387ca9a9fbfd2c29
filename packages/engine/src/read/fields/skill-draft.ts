import type { Slice } from '../slice.ts';

/** Skills as they are read: a name over its items, or items without one. */
export interface SkillDraft {
  name?: Slice;
  level?: Slice;
  keywords?: Slice[];
}
