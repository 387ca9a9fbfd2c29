import type { Block } from './block.ts';
import { rowDate } from './fields/entries.ts';
import { companyScore, titleScore } from './fields/title-score.ts';
import type { Section } from './section-shape.ts';

/** A row with a period and bullets under it: how a job begins. */
function beginsJob(blocks: readonly Block[], at: number): boolean {
  const block = blocks[at];
  if (block === undefined || block.bulletX !== undefined || block.prose) return false;
  return rowDate(block)?.isRange === true && blocks[at + 1]?.bulletX !== undefined;
}

/** Whether the blocks open with a job's head of up to three rows and its list items. */
export function opensWithJob(blocks: readonly Block[]): boolean {
  const first = blocks.slice(0, 3).findIndex((_, at) => beginsJob(blocks, at));
  return first >= 0 && blocks.slice(0, first).every((block) => !block.prose && !isItem(block));
}

const isItem = ({ bulletX }: Block): boolean => bulletX !== undefined;

/** Names a title or an employer, as the row over a job's period does. */
const isHeadRow = (block: Block | undefined): boolean =>
  block !== undefined &&
  block.bulletX === undefined &&
  !block.prose &&
  (titleScore(block.text) >= 1 || companyScore(block.text) >= 1);

/** Where the jobs of a section begin, or -1. */
function jobsStart(blocks: readonly Block[]): number {
  const dated = blocks.findIndex((_, at) => beginsJob(blocks, at));
  if (dated <= 0) return -1;
  const namesItself = isHeadRow(blocks[dated]);
  return !namesItself && dated > 1 && isHeadRow(blocks[dated - 1]) ? dated - 1 : dated;
}

/** In a document without a section of jobs, those that follow the head or the summary without a heading of their own become one. */
export function withUnheadedWork(sections: readonly Section[]): Section[] {
  if (sections.some(({ kind }) => kind === 'work')) return [...sections];
  const at = sections.findIndex(
    ({ kind, blocks }) => (kind === 'header' || kind === 'summary') && jobsStart(blocks) > 0,
  );
  const section = sections[at];
  if (section === undefined) return [...sections];
  const from = jobsStart(section.blocks);
  return sections.toSpliced(
    at,
    1,
    { ...section, blocks: section.blocks.slice(0, from) },
    { kind: 'work', blocks: section.blocks.slice(from) },
  );
}
