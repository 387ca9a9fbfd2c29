import { STREET_WORDS } from '../../taxonomy/places.ts';
import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { kindOfLine } from '../sections/line-kinds.ts';
import { isPersonalItem } from '../sections/odds.ts';
import { cut, holds, type Slice, strip } from '../slice.ts';
import { withoutContacts } from './contacts.ts';
import {
  isBareCity,
  isPlace,
  isPostalCode,
  isRegionName,
  isStreetAddress,
  type LocationDraft,
  withoutCode,
} from './location.ts';
import { titleScore } from './title-score.ts';

const MAX_ROWS_AROUND = 3;
const MAX_PART_LENGTH = 70;

/** An address in several rows: the street above the town's row, the region and the country below it. Its value is the rows with commas between them, whatever parted them. */
export function withRowsAround(
  place: LocationDraft,
  blocks: readonly Block[],
  name: Slice | undefined,
): LocationDraft {
  const parts = Object.values(place).filter((part): part is Slice => part !== undefined);
  const start = Math.min(...parts.map((part) => part.start));
  const end = Math.max(...parts.map((part) => part.end));
  // It may have begun in the row above.
  const at = blocks.findIndex((block) => end > block.start && end <= block.end);
  const own = blocks[at];
  if (own === undefined) return place;
  const said = place.address?.text ?? '';
  const hasStreet = /\d/.test(withoutCode(said)) && !isTownOfDistrict(said);
  const from = blocks.findIndex((block) => start >= block.start && start < block.end);
  const first = blocks[from];
  const above =
    first !== undefined && opensRow(first, start)
      ? rowsAbove(blocks.slice(0, from), hasStreet, name)
      : [];
  const below: Slice[] = [];
  for (let from = at; below.length < MAX_ROWS_AROUND; from++) {
    const [row, next] = [blocks[from], blocks[from + 1]];
    if (row === undefined || next === undefined) break;
    const isClosed = row === own && !closesRow(own, end);
    if (isClosed || next.start - row.end > 2 || !isAddressRow(next)) break;
    const isOpen = /,\s*$/.test(row.text);
    const part = next.text.replace(/,$/, '');
    const isRest = isRegionName(part) || isPlace(part) || isPostalCode(part) || /\d{4}/.test(part);
    if (!isOpen && !isRest) break;
    below.push(next);
  }
  if (above.length === 0 && below.length === 0) return place;
  if (place.address === undefined) {
    const [next, ...more] = below.map((row) => strip(cut(row, 0), /,/));
    const isCode = next !== undefined && more.length === 0 && isPostalCode(next.text);
    if (next !== undefined && !isCode) return place;
    return {
      ...place,
      ...(above.length > 0 && { address: asOne(above) }),
      ...(isCode && { postalCode: next }),
    };
  }
  return { ...place, address: asOne([...above, place.address, ...below]) };
}

/** Rows with commas between them; a word that a narrow column broke off its street follows a blank. */
function asOne(rows: readonly Slice[]): Slice {
  const text = rows.reduce((whole, row) => {
    const own = row.text.replace(/^[,\s]+|[,\s]+$/g, '');
    return whole === '' ? own : `${whole}${isStreetWord(own) ? ' ' : ', '}${own}`;
  }, '');
  return { text, start: (rows[0] as Slice).start, end: (rows.at(-1) as Slice).end };
}

const isStreetWord = (text: string): boolean =>
  !/[\d,]/.test(text) && !text.includes(' ') && STREET_WORDS.test(fold(text));

/** The rows over a town that are its street's: the one with a number, and what a comma or a broken street's name joins to it. */
function rowsAbove(blocks: readonly Block[], hasStreet: boolean, name: Slice | undefined): Block[] {
  const rows: Block[] = [];
  let isWhole = hasStreet;
  for (const row of blocks.toReversed().slice(0, MAX_ROWS_AROUND)) {
    const isOpen = /,\s*$/.test(row.text) || (!isWhole && isStreetWord(row.text));
    const isStreet = !isWhole && /\d/.test(row.text);
    if ((!isOpen && !isStreet) || holds(row, name) || !isAddressRow(row)) break;
    rows.unshift(row);
    isWhole ||= /\d/.test(row.text);
  }
  return rows.some(({ text }) => /\d/.test(text)) ? rows : [];
}

/** "Kingston 8, Jamaica", "Dublin 15": the figure is the district's and no house's. */
function isTownOfDistrict(text: string): boolean {
  const town = /^(?<town>\p{Lu}[\p{L}.' -]+?) \d{1,2}\p{Lu}?(?:,|$)/u.exec(text)?.groups?.town;
  const [first = ''] = text.split(',');
  if (town === undefined || isStreetAddress(first)) return false;
  return isBareCity(town) && !/\d/.test(text.replace(/\d{1,2}/, ''));
}

/** What may stand between an address and the end of its row: it parts pieces, and is none of their words. */
const PARTING = /^[\s,;|•·●~]*$/;
const opensRow = ({ text, start: from }: Block, start: number): boolean =>
  PARTING.test(text.slice(0, start - from));
const closesRow = ({ text, start: from }: Block, end: number): boolean =>
  PARTING.test(text.slice(end - from));

/** A row of capitalised words and figures that says nothing else of the person. */
function isAddressRow(block: Block): boolean {
  const { text } = block;
  if (block.prose || text.length > MAX_PART_LENGTH || /[@|:•·]|https?|www\./.test(text))
    return false;
  if (withoutContacts(text) !== text || findHeadingKind(text) !== undefined) return false;
  if (titleScore(text) >= 1 || kindOfLine(text) !== undefined) return false;
  if (isPersonalItem(text.split(',')[0] ?? '')) return false;
  return (
    findDateRange(text)?.isRange !== true &&
    /^[\p{Lu}\d#]/u.test(text) &&
    !/\p{Ll} \p{Ll}{4}/u.test(text)
  );
}
