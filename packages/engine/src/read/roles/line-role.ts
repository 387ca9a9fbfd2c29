import type { Block } from '../sections/block.ts';

/** What a row of a resume is: `head` stands at the top, `opens`, `names` and `tells` are the rows of a job's or a school's entry. */
export const LINE_ROLES = [
  'head',
  'heading',
  'work-opens',
  'work-names',
  'work-tells',
  'education-opens',
  'education-names',
  'education-tells',
  'certificates',
  'skills',
  'languages',
  'summary',
  'references',
  'other',
] as const;
export type LineRole = (typeof LINE_ROLES)[number];

/** A document's rows with what the rules make of each. */
export interface RoleRows {
  blocks: readonly Block[];
  first: readonly LineRole[];
}
