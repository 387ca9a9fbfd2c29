import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { guessHeadingKind, headingKindOf } from '../sections/heading.ts';
import { namesEntriesToo } from '../sections/looks.ts';
import type { SectionKind } from '../sections/section-kind.ts';
import type { Section } from '../sections/section-shape.ts';
import type { LineRole } from './line-role.ts';

type Kind = Section['kind'];

/** The kind of section that a role belongs to; undefined where its own section says it. */
const KIND_OF: Partial<Record<LineRole, Kind>> = {
  'work-opens': 'work',
  'work-names': 'work',
  'work-tells': 'work',
  'education-opens': 'education',
  'education-names': 'education',
  'education-tells': 'education',
  certificates: 'certificates',
  skills: 'skills',
  languages: 'languages',
  summary: 'summary',
  references: 'references',
};

/** Kinds that hold entries as jobs do. */
const LIKE_WORK: ReadonlySet<Kind> = new Set(['work', 'volunteer', 'projects']);

const entryRow = (role: LineRole): Block['entryRow'] =>
  role.endsWith('-opens') ? 'opens' : role.endsWith('-names') ? 'names' : 'tells';

interface Row {
  block: Block;
  role: LineRole;
  /** The section that the rules put it in, and whether they found no place for it there. */
  given: Section;
  isHeading: boolean;
  isUnplaced: boolean;
}

/** The document cut by the roles of its rows. What the rules cut otherwise stands as they have it, unless a heading, the opening of an entry or a row that found no place says otherwise. */
export function sectionsByRole(
  given: readonly Section[],
  roleOf: (block: Block) => LineRole,
  isUnplaced: (block: Block) => boolean,
): Section[] {
  const rows = given.flatMap((section): Row[] => {
    const row = (block: Block, isHeading: boolean): Row => ({
      block,
      role: roleOf(block),
      given: section,
      isHeading,
      isUnplaced: isUnplaced(block),
    });
    const { heading, inline } = section;
    const headed = heading && !inline ? [row(heading, true)] : [];
    return [...headed, ...section.blocks.map((block) => row(block, false))];
  });
  const blocks = rows.map(({ block }) => block);
  const sections: Section[] = [];
  rows.forEach((row, at) => {
    const { block, role } = row;
    const current = sections.at(-1);
    if (opensSection(row, rows[at + 1], blocks)) {
      const moved = row.isHeading && row.given.moved;
      sections.push({
        kind: kindBelow(rows, at),
        heading: block,
        blocks: [],
        ...(moved && { moved }),
      });
      return;
    }
    const kind = kindOfRow(row, current, rows[at - 1]);
    const isSame = current !== undefined && current.kind === kind && !isNewGiven(row, rows[at - 1]);
    const set = entrySet(kind, role) ? { ...block, entryRow: entryRow(role) } : block;
    if (isSame) current.blocks.push(set);
    else sections.push({ ...plainOf(row.given, kind), kind, blocks: [set] });
  });
  return sections;
}

/** A list beside its heading and lines taken out of another section stay as they are. */
const isFixed = ({ given }: Row): boolean => given.inline === true || given.moved === true;

const isNewGiven = (row: Row, above: Row | undefined): boolean =>
  above !== undefined && above.given !== row.given && (isFixed(row) || isFixed(above));

const plainOf = (given: Section, kind: Kind): Partial<Section> =>
  (given.inline || given.moved) && given.kind === kind
    ? {
        ...(given.heading && { heading: given.heading }),
        ...(given.inline && { inline: given.inline }),
        ...(given.moved && { moved: given.moved }),
      }
    : {};

const entrySet = (kind: Kind, role: LineRole): boolean =>
  (LIKE_WORK.has(kind) && role.startsWith('work')) ||
  (kind === 'education' && role.startsWith('education'));

/** A heading that both see, or that the roles see above other rows and whose words may open a section; one of known words stays. */
function opensSection(
  { role, isHeading, block, given }: Row,
  below: Row | undefined,
  blocks: readonly Block[],
): boolean {
  if (isHeading) return role === 'heading' || given.kind !== 'other' || isKnown(block);
  if (role !== 'heading' || below === undefined || block.bulletX !== undefined) return false;
  if (namesEntriesToo(block, blocks)) return false;
  return !given.inline && (isKnown(block) || guessHeadingKind(block.text) !== 'other');
}

const isKnown = ({ text }: Block): boolean => headingKindOf(text) !== undefined;

/** A row alone says nothing of its heading. */
const MIN_ROWS = 2;

/** What stands below a heading, up to the next: what its words say where they are known, else what most rows are. */
function kindBelow(rows: readonly Row[], at: number): Kind {
  const { block, given, isHeading } = rows[at] as Row;
  if (isHeading && given.kind !== 'other') return given.kind;
  const known = headingKindOf(block.text);
  if (known !== undefined) return known;
  const counts = new Map<Kind, number>();
  for (const { role, isHeading: isNext, given: own } of rows.slice(at + 1)) {
    if (isNext || role === 'heading') break;
    const kind = KIND_OF[role] ?? (own.kind === 'header' ? 'other' : own.kind);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const guess: SectionKind = guessHeadingKind(block.text);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most !== undefined && most[1] >= MIN_ROWS ? most[0] : guess;
}

/** A row's kind: as the section above it, unless it opens an entry of another kind or found no place. */
function kindOfRow(row: Row, current: Section | undefined, above: Row | undefined): Kind {
  const { role, given } = row;
  if (isFixed(row)) return given.kind;
  const isNew = above?.given !== given && given.heading === undefined;
  const stays = isNew ? given.kind : (current?.kind ?? given.kind);
  const own = KIND_OF[role];
  if (own === undefined || own === stays) return stays;
  if (own === 'work' && LIKE_WORK.has(stays)) return stays;
  if (given.kind === own) return own;
  return isSure(row, own) ? own : stays;
}

/** An entry with its period, or a row without a place that is no sentence; none under a heading that says something else. */
function isSure({ block, role, given, isUnplaced }: Row, own: Kind): boolean {
  if (given.kind === 'other' && given.heading !== undefined) return false;
  if (role.endsWith('-opens')) return findDateRange(block.text)?.isRange === true;
  return isUnplaced && (own === 'work' || own === 'education' || !/[.!?]$/.test(block.text));
}
