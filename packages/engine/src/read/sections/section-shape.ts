import type { SectionKind } from '../../../data/phrases/resume-headings.ts';
import type { Block } from './block.ts';

/** A heading with what stands below it. */
export interface Section {
  /** `header` is what stands above the first heading. */
  kind: SectionKind | 'header';
  heading?: Block;
  blocks: Block[];
  /** The heading stands on the row of what it names. */
  inline?: true;
  /** Lines taken out of another section by what they are. */
  moved?: true;
}
