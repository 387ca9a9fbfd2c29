import { STREET_WORDS } from '../../taxonomy/places.ts';
import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { kindOfLine } from '../sections/line-kinds.ts';
import { opensWithPersonal } from '../sections/personal-words.ts';
import { holds, type Slice } from '../slice.ts';
import { hasContacts } from './contacts.ts';
import { withoutLinks } from './links.ts';
import { isAddressPart, isPostalCode, isRegion, type LocationDraft } from './location.ts';
import { titleScore } from './title-score.ts';

/** A letterhead stands at the top. */
const TOP_ROWS = 10;
const MIN_ROWS = 2;

/** The address of a letterhead that has it in one column and the numbers and mails in the other, row beside row: two rows at least with a number or a mail. */
export function addressColumn(
  blocks: readonly Block[],
  name: Slice | undefined,
): LocationDraft | undefined {
  const top = blocks.slice(0, TOP_ROWS);
  for (let from = 0; from < top.length; from++) {
    const rows: Slice[][] = [];
    let called = 0;
    for (const block of top.slice(from)) {
      const part = holds(block, name) ? undefined : addressCells(block);
      if (part === undefined) break;
      rows.push(part);
      if (hasContacts(block)) called++;
    }
    const [first] = rows[0] ?? [];
    const last = rows.at(-1)?.at(-1);
    if (rows.length < MIN_ROWS || called < MIN_ROWS || first === undefined || last === undefined)
      continue;
    const text = rows.map((row) => row.map((cell) => bare(cell.text)).join(' ')).join(', ');
    if (saysWhere(rows.flat())) return { address: { text, start: first.start, end: last.end } };
  }
  return undefined;
}

const bare = (text: string): string => text.replace(/^[,\s]+|[,\s]+$/g, '');

/** The cells of a row beside a number, a mail or what is said of the person, where each is a part of an address. */
function addressCells(block: Block): Slice[] | undefined {
  if (block.cells.length < 2 || block.bulletX !== undefined) return undefined;
  const cells = block.cells.filter(({ text }) => !isOfContact(text));
  const isParted = cells.length > 0 && cells.length < block.cells.length;
  return isParted && cells.every(({ text }) => isOfAddress(bare(text))) ? cells : undefined;
}

const isOfContact = (text: string): boolean =>
  hasContacts({ text }) ||
  withoutLinks(text) !== text ||
  (/[:\d]/.test(text) && opensWithPersonal(fold(text)));

const isOfAddress = (text: string): boolean =>
  text
    .split(/,\s*/)
    .every(
      (part) =>
        isAddressPart(part) ||
        isPostalCode(part) ||
        isRegion(part) ||
        AREA.test(part) ||
        NUMBERED.test(part),
    ) &&
  !isOfPlant(text) &&
  findHeadingKind(text) === undefined &&
  kindOfLine(text) === undefined &&
  findDateRange(text)?.isRange !== true;

/** "Unit 2 / 00 Sample St". */
const NUMBERED =
  /^(?:unit|flat|apt|apartment|suite|no|plot|house|block|lot|room|shop|p\.? ?o\.? ?box)\b\.? ?\S*\d/i;

/** "Unit 4 Team Lead", "Lot 12 Shift": a plant counts, too. */
export const isOfPlant = (text: string): boolean =>
  /(?<!\p{L})(?:team|shift|crew|lead|leader|operator)$/iu.test(text) || titleScore(text) > 0;

/** "Sample District": no firm's name. */
const AREA = /^\p{Lu}[\p{L}'’ -]+ (?:district|county|province|region|state|parish)$/iu;

/** A street, or a house's number over a town; two places that are known say nothing of one another. */
const saysWhere = (cells: readonly Slice[]): boolean =>
  cells.some(({ text }) => /\d/.test(text) || STREET_WORDS.test(fold(text)));
