import type { SectionKind } from '../lexicon/headings.ts';
import type { Block } from './block.ts';
import { rowDate } from './fields/entries.ts';
import { companyScore, titleScore } from './fields/head-pieces.ts';
import { findHeadingKind, guessHeadingKind } from './heading.ts';

export interface Section {
  /** `header` is what stands above the first heading. */
  kind: SectionKind | 'header';
  heading?: Block;
  blocks: Block[];
}

/** How a heading looks; headings of one document look alike. */
interface Looks {
  size: number;
  bold: boolean;
  caps: boolean;
  level: number;
}

const MAX_HEADING_WORDS = 6;

/** Cuts the document at its headings: known words, then lines that look the same as those. */
export function findSections(blocks: readonly Block[]): Section[] {
  const known = blocks.filter((block) => canBeHeading(block) && kindOf(block) !== undefined);
  const looks = commonLooks(known, blocks);
  const sections: Section[] = [{ kind: 'header', blocks: [] }];
  blocks.forEach((block, index) => {
    if (block.line.startsColumn) sections.push({ kind: 'header', blocks: [] });
    const kind =
      headingKind(block, looks, sections.at(-1)?.kind) ??
      unlistedKind(block, blocks[index + 1], looks, sections);
    if (kind === undefined) sections.at(-1)?.blocks.push(block);
    else sections.push({ kind, heading: block, blocks: [] });
  });
  return sections;
}

function headingKind(
  block: Block,
  looks: Looks | undefined,
  within: Section['kind'] | undefined,
): SectionKind | undefined {
  if (!canBeHeading(block)) return undefined;
  const kind = kindOf(block);
  if (looks === undefined) return kind;
  if (kind === undefined) return undefined;
  const own = looksOf(block);
  if (isAlike(own, looks) || isStronger(own, looks)) return kind;
  return isSidebarHeading(block, own, looks) && !isGroupOf(kind, within) ? kind : undefined;
}

/** A sidebar's headings may be smaller, but in the same weight and case, with room above. */
function isSidebarHeading(block: Block, own: Looks, looks: Looks): boolean {
  const sameStyle = own.level === looks.level && own.caps === looks.caps && own.bold === looks.bold;
  return sameStyle && own.size >= 0.7 * looks.size && block.line.gapBefore >= 0.4;
}

/** "Languages" and "Tools" within the skills are groups of skills. */
function isGroupOf(kind: SectionKind, within: Section['kind'] | undefined): boolean {
  return within === 'skills' && (kind === 'languages' || kind === 'skills');
}

/** A line that looks like the headings without being in the lexicon; above the first heading it is the name or a title. */
function unlistedKind(
  block: Block,
  next: Block | undefined,
  looks: Looks | undefined,
  sections: readonly Section[],
): SectionKind | undefined {
  if (looks === undefined || sections.at(-1)?.kind === 'header' || !canBeHeading(block))
    return undefined;
  if (!isMarked(looks) || !isAlike(looksOf(block), looks) || isEntryLike(block)) return undefined;
  return next === undefined || rowDate(next) !== undefined
    ? undefined
    : guessHeadingKind(block.text);
}

const kindOf = (block: Block): SectionKind | undefined => findHeadingKind(headingText(block));

function headingText(block: Block): string {
  return block.text.replace(/\s*[:：]\s*$/u, '');
}

function canBeHeading(block: Block): boolean {
  if (block.bulletX !== undefined || block.cells.length > 1) return false;
  const text = headingText(block);
  return text.split(/\s+/).length <= MAX_HEADING_WORDS && !/[.;,@]$|@/.test(text);
}

/** A job title, an employer or a line with figures in the same type as the headings is not one of them; nor, where only capitals tell, a line without room above. */
function isEntryLike(block: Block): boolean {
  const letters = block.text.replace(/[^\p{L}]/gu, '').length;
  if (letters < 5 || /[|@,\d]|:\s*\S/.test(block.text)) return true;
  if (looksOf(block).size === 0 && !block.line.bold && block.line.gapBefore < 0.5) return true;
  return titleScore(block.text) >= 1 || companyScore(block.text) >= 1;
}

function looksOf({ line, text }: Block): Looks {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return {
    size: Math.round(line.size * 2) / 2,
    bold: line.bold,
    caps: letters.length > 1 && letters === letters.toUpperCase(),
    level: line.headingLevel ?? 0,
  };
}

function isAlike(a: Looks, b: Looks): boolean {
  return (
    Math.abs(a.size - b.size) <= 0.5 &&
    a.bold === b.bold &&
    a.caps === b.caps &&
    a.level === b.level
  );
}

function isStronger(a: Looks, b: Looks): boolean {
  if (a.level !== b.level) return a.level > 0 && (b.level === 0 || a.level < b.level);
  return (
    a.size > b.size + 0.5 ||
    (Math.abs(a.size - b.size) <= 0.5 && a.caps >= b.caps && a.bold >= b.bold)
  );
}

/** Looks that body text does not share. */
function isMarked(looks: Looks): boolean {
  return looks.level > 0 || looks.caps || looks.bold || looks.size > 0;
}

/** The looks that most known headings share: those of different kinds count once each. */
function commonLooks(known: readonly Block[], blocks: readonly Block[]): Looks | undefined {
  const groups: { looks: Looks; kinds: Set<string>; blocks: Block[] }[] = [];
  for (const block of known) {
    const looks = looksOf(block);
    const group = groups.find((candidate) => isAlike(candidate.looks, looks));
    const kind = kindOf(block) ?? '';
    if (group === undefined) groups.push({ looks, kinds: new Set([kind]), blocks: [block] });
    else {
      group.kinds.add(kind);
      group.blocks.push(block);
    }
  }
  const core = (kinds: Set<string>): number =>
    ['work', 'education', 'skills', 'summary'].filter((kind) => kinds.has(kind)).length;
  const best = groups.sort(
    (a, b) => core(b.kinds) - core(a.kinds) || b.kinds.size - a.kinds.size,
  )[0];
  if (best === undefined || best.kinds.size < 2) return undefined;
  // Looks that much of the document shares say nothing: only known words count there.
  const sharing = blocks.filter((block) => isAlike(looksOf(block), best.looks)).length;
  return sharing > Math.max(14, best.blocks.length * 3) ? undefined : best.looks;
}
