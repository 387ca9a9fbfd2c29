import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { kindOfLine } from '../sections/line-kinds.ts';
import { opensWithPersonal } from '../sections/personal-words.ts';
import { cut, holds, type Slice } from '../slice.ts';
import { AGED, wholePieces } from './contact-pieces.ts';
import { hasContacts } from './contacts.ts';
import { hasDegree } from './degree.ts';
import {
  isAddressPart,
  isBareCity,
  isPostalCode,
  isRegion,
  type LocationDraft,
} from './location.ts';

/** An address stands as near to the numbers and mails. */
const MAX_ROWS_APART = 2;
const MAX_LENGTH = 110;
/** "3T", "20 kg", "90%": what is measured; a house has its number alone or with a letter. */
const MEASURED = /\d ?(?:kg|t|km|mm|cm|kw|kva?|v|w|hp|hrs?|h|years?|yrs?|wpm|%|\+)(?!\p{L})/iu;

/** The row among the contacts that can be nothing but where the person lives: names between commas, one of them with a house's, a plot's or a ward's number. No list knows all towns, and the row's place says what it is. */
export function addressAmong(
  blocks: readonly Block[],
  name: Slice | undefined,
): LocationDraft | undefined {
  for (const [index, block] of blocks.entries()) {
    const near = blocks.slice(Math.max(0, index - MAX_ROWS_APART), index + MAX_ROWS_APART + 1);
    if (block.prose || block.bulletX !== undefined || !near.some(hasContacts)) continue;
    const address = wholePieces(block).find(
      (piece) => !holds(block, name) && isAddressOfParts(piece.text),
    );
    if (address !== undefined) return { address };
    const behind = behindAge(block);
    if (behind !== undefined) return { address: behind };
  }
  return undefined;
}

/** "36 y, Exampleton (Sample), can move": behind an age stands the place, up to what no place has. */
function behindAge(block: Block): Slice | undefined {
  const [, age = '', said = ''] = AGED.exec(block.text) ?? [];
  const parts = said.split(/,\s+/);
  const end = parts.findIndex((part) => !isAddressPart(part.replace(/\s*\([^()]*\)/g, '')));
  const place = (end < 0 ? parts : parts.slice(0, end)).join(', ');
  return age === '' || place === '' ? undefined : cut(block, age.length, age.length + place.length);
}

function isAddressOfParts(text: string): boolean {
  const [first = '', ...others] = text.replace(/\s*\([^()]*\)/g, '').split(/,\s+/);
  const town = others.at(-1);
  if (town === undefined || text.length > MAX_LENGTH || !/\d/.test(first + others[0])) return false;
  const isSaid =
    MEASURED.test(text) ||
    opensWithPersonal(fold(text)) ||
    hasDegree(text) ||
    findDateRange(text) !== undefined ||
    kindOfLine(text) !== undefined ||
    findHeadingKind(first) !== undefined;
  return (
    !isSaid &&
    [first, ...others].every(
      (part) => isAddressPart(part) || isPostalCode(part) || isRegion(part),
    ) &&
    (isBareCity(town) || isPostalCode(town) || isRegion(town) || isNamed(town))
  );
}

/** "Pcia. de Prueba", "Musterfeld 24110". */
const isNamed = (text: string): boolean => /^\p{Lu}\p{L}/u.test(text);

/** A town alone in a row of its own in a section of contacts. */
export function townAmong(own: readonly Block[]): LocationDraft | undefined {
  const at = own.findIndex(
    (block, index) =>
      /^\p{Lu}[\p{Ll}'’-]{2,}(?: \p{Lu}[\p{Ll}'’-]{2,})?$/u.test(block.text) &&
      isBareCity(block.text) &&
      findHeadingKind(block.text) === undefined &&
      kindOfLine(block.text) === undefined &&
      (hasContacts(own[index - 1]) || hasContacts(own[index + 1])),
  );
  const town = own[at];
  return town && { address: { text: town.text, start: town.start, end: town.end } };
}
