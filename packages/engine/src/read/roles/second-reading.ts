import { findDateRange, isWholeDate } from '../date-range.ts';
import { draftResume } from '../draft.ts';
import { rowDate } from '../fields/entries.ts';
import type { Block } from '../sections/block.ts';
import type { Section } from '../sections/section-shape.ts';
import { type Cut, incoherence, keptOf } from './incoherence.ts';
import type { LineRole } from './line-role.ts';
import { likeliestRoles } from './role-model.ts';
import { roleWeights } from './role-weights.ts';
import { rolesByRules } from './rules-roles.ts';
import { sectionsByRole } from './sections-by-role.ts';
import { withSureKinds } from './sure-kinds.ts';

/** By so much, in lost rows, another reading has to hang together better. */
const MARGIN = 0.3;

/** The reading by rules, or the one by the rows' learned roles where it hangs together better. */
export function betterReading(given: Cut, blocks: readonly Block[], text: string): Cut {
  const byRules = withKinds(given, blocks, text);
  const first = rolesByRules(blocks, byRules.sections, byRules.draft);
  const likely = likeliestRoles({ blocks, first }, roleWeights());
  const roles = withParagraphs(blocks, likely).map((role, at) =>
    stillOpens(blocks[at], first[at], role) ? first[at] : role,
  );
  if (roles.every((role, at) => role === first[at])) return byRules;
  const rowOf = rowFinder(blocks);
  const kept = keptOf(byRules);
  const sections = sectionsByRole(
    byRules.sections,
    (piece) => roles[rowOf(piece)] ?? 'other',
    ({ start, end }) => kept.some((text) => (text.start ?? end) <= start && (text.end ?? 0) >= end),
  ).map((section) => withChangedEntries(section, (piece) => opens(first[rowOf(piece)])));
  const byRoles = { sections, draft: draftResume(sections, text) };
  const gone = Math.max(0, entriesIn(byRules) - entriesIn(byRoles));
  return incoherence(byRoles) + gone + MARGIN < incoherence(byRules) ? byRoles : byRules;
}

/** The cut with rows among the kind that they are surely of by their learned roles. */
function withKinds(given: Cut, blocks: readonly Block[], text: string): Cut {
  const first = rolesByRules(blocks, given.sections, given.draft);
  const sections = withSureKinds(given.sections, { blocks, first });
  return sections === given.sections ? given : { sections, draft: draftResume(sections, text) };
}

const entriesIn = ({ draft }: Cut): number =>
  draft.work.length + draft.volunteer.length + draft.education.length;

const opens = (role: LineRole | undefined): boolean => role?.endsWith('-opens') === true;

/** The row of the document that a section's row is, or is a piece of. */
function rowFinder(blocks: readonly Block[]): (piece: Block) => number {
  return ({ start }) => blocks.findLastIndex((block) => block.start <= start);
}

/** A row that the rules open an entry with and that tells its date beside a name goes on opening it. */
function stillOpens(
  block: Block | undefined,
  first: LineRole | undefined,
  role: LineRole,
): boolean {
  if (block === undefined || first === undefined || !opens(first)) return false;
  const isOfKind = role.split('-')[0] === first.split('-')[0];
  return isOfKind && rowDate(block) !== undefined && !isWholeDate(block.text);
}

const MAX_HEAD = 110;

/** "Sample Buses Ltd, Springfield. Driver, 1994 to 2010. Lines to the coast ...": where one paragraph is an entry with its period at its head, others of jobs are so too. */
function withParagraphs(blocks: readonly Block[], roles: readonly LineRole[]): LineRole[] {
  const isEntry = ({ prose, bulletX, text }: Block): boolean =>
    prose && bulletX === undefined && findDateRange(text.slice(0, MAX_HEAD))?.isRange === true;
  const isOpened = blocks.some((block, at) => roles[at] === 'work-opens' && isEntry(block));
  return roles.map((role, at) => {
    const block = blocks[at];
    return isOpened && role.startsWith('work') && block && isEntry(block) ? 'work-opens' : role;
  });
}

/** Where the rules open the same entries, they cut them too. */
function withChangedEntries(section: Section, opened: (piece: Block) => boolean): Section {
  const isSame = section.blocks.every((block) => (block.entryRow === 'opens') === opened(block));
  if (!isSame) return section;
  return { ...section, blocks: section.blocks.map(({ entryRow: _, ...block }) => block) };
}
