import type { Block } from './block.ts';
import type { SectionKind } from './section-kind.ts';

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
  /** Each row tells an entry in sentences. */
  told?: true;
}
