import type { Block } from './block.ts';
import { findHeadingKind, isShortHeading } from './heading.ts';
import type { SectionKind } from './section-kind.ts';

const MAX_HEADING_WORDS = 6;

/** What a row names, where its words are a heading's. */
export const kindOf = (block: Block): SectionKind | undefined =>
  findHeadingKind(headingText(block));

/** A heading's words, without its colon and what is said in brackets behind them: a legend in small letters makes no other heading of capitals. */
export function headingText(block: Block): string {
  const text = block.text.replace(/\s*[:：]\s*$/u, '');
  const bare = withoutBrackets(text);
  return bare !== text && findHeadingKind(bare) !== undefined ? bare : text;
}

/** Whether a row is short and alone enough to be a heading. */
export function canBeHeading(block: Block): boolean {
  if (block.bulletX !== undefined || block.cells.length > 1) return false;
  const text = headingText(block);
  if (!isShort(text) || /[;,@]$|@/.test(text)) return false;
  if (OF_ONE.test(text) && !standsApart(block)) return false;
  return !text.endsWith('.') || isShortHeading(text);
}

/** "Prize", "Interest": close under another row such a word is said of the job or school there. */
const OF_ONE = /^(?:prize|interest|distinction|skill)$/i;
const standsApart = ({ line }: Block): boolean =>
  line.gapBefore >= 0.4 || line.bold || line.headingLevel !== undefined;

/** What stands in brackets behind a heading explains it: "Where I have worked (first to last)". */
const withoutBrackets = (text: string): string => text.replace(/\s*[([][^()[\]]*[)\]]$/, '');

/** Letter-spacing breaks capitals into more words than the heading has: "E XP E R I E N CE". */
const isShort = (text: string): boolean =>
  withoutBrackets(text).split(/\s+/).length <= MAX_HEADING_WORDS ||
  (/^\p{Lu}{1,3}(?: \p{Lu}{1,3})+$/u.test(text) && findHeadingKind(text) !== undefined);

/** A row of its own whose words name a section. */
export const isKnownHeading = (block: Block): boolean =>
  canBeHeading(block) && kindOf(block) !== undefined;

/** What a row of its own names, where its words are a section's. */
export const kindOfHeading = (block: Block): SectionKind | undefined =>
  canBeHeading(block) ? kindOf(block) : undefined;
