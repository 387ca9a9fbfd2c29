import { isEnglish } from '../../language/en/english-words.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { kindOfLine } from '../sections/line-kinds.ts';
import { isPersonalItem } from '../sections/odds.ts';
import { opensWithPersonal } from '../sections/personal-words.ts';
import { cut, holds, type Slice, strip } from '../slice.ts';
import { AGED, leadOf, wholePieces } from './contact-pieces.ts';
import { hasContacts, isContactLabel } from './contacts.ts';
import { hasDegree } from './degree.ts';
import { namesSomeLanguage } from './languages.ts';
import {
  isAddressPart,
  isBareCity,
  isPostalCode,
  isRegion,
  isTownName,
  type LocationDraft,
} from './location.ts';
import { titleScore } from './title-score.ts';

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
    // Right below the name no number has to be near.
    const isBelowName = index > 0 && holds(blocks[index - 1] as Block, name);
    if (!near.some(hasContacts) && !isBelowName) continue;
    const address = wholePieces(block)
      .map(withoutLabel)
      .find((piece) => !holds(block, name) && isAddressOfParts(piece.text));
    if (address !== undefined) return { address };
    const behind = behindAge(block);
    if (behind !== undefined) return { address: behind };
  }
  return undefined;
}

/** "12 Elm St, Exampleton Tel." before a number. */
const withoutLabel = (piece: Slice): Slice =>
  strip(cut(piece, 0, LABEL_AT_END.exec(piece.text)?.index), /[,.;\s]/);
const LABEL_AT_END =
  /[\s,;]+(?:tel|phone|ph|mob|mobile|cell?|fax|e-?mail|mail|whatsapp|line|gsm)[.:]*$/iu;

/** "36 y, Exampleton (Sample), can move": behind an age stands the place, up to what no place has. */
function behindAge(block: Block): Slice | undefined {
  const [, age = '', said = ''] = AGED.exec(block.text) ?? [];
  const parts = said.split(/,\s+/);
  const end = parts
    .map((part) => part.replace(/\s*\([^()]*\)/g, ''))
    .findIndex((part) => !isAddressPart(part) || isWord(part));
  const place = (end < 0 ? parts : parts.slice(0, end)).join(', ');
  return age === '' || place === '' ? undefined : cut(block, age.length, age.length + place.length);
}

/** "Grade 8, Piano", "Category C1": what a paper or a school counts. */
const COUNTED =
  /^(?:grade|class|form|std|standard|year|category|cat|klasse|niveau|nivel|tier|band)\.? ?\p{L}?\d/iu;

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
    findHeadingKind(first) !== undefined ||
    COUNTED.test(first) ||
    [first, ...others].some((part) => findSkills(part).length > 0);
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

/** What else stands alone in a row: a word of the language, a people's name or tongue, what the row below is, a status. */
const isWord = (text: string): boolean =>
  !isTownName(text) &&
  (fold(text)
    .split(' ')
    .every((word) => isEnglish(word)) ||
    / and /i.test(text) ||
    namesSomeLanguage(text) ||
    isPersonalItem(text) ||
    PEOPLE.test(fold(text)) ||
    isContactLabel(text));

/** "Filipino", "Ghanaian", "Nepali": of a country, one word. */
const PEOPLE =
  /^(?:british|filipin[oa]|american|canadian|german|austrian|swiss|greek|czech|slovak|pakistani|iraqi|israeli|omani|kuwaiti|qatari|emirati|yemeni|saudi|bangladeshi|nepali|\p{L}+(?:ian|nese|aian))$/u;

/** A town in a cell beside a number or a mail, or in the cell of a row above them: its name is known or looks like a town's, or a country, a region or a code stands with it. Any other name may be a person's, a firm's or a program's. */
export function townBeside(
  blocks: readonly Block[],
  name: Slice | undefined,
): LocationDraft | undefined {
  if (name === undefined) return undefined;
  for (const [index, block] of blocks.slice(0, TOP_ROWS).entries()) {
    const near = blocks.slice(Math.max(0, index - MAX_ROWS_APART), index + MAX_ROWS_APART + 1);
    if (block.prose || !near.some(hasContacts) || block.bulletX !== undefined) continue;
    const pieces = wholePieces(block);
    const isAlone = pieces.length === 1 && !hasContacts(block);
    const town = pieces.find(
      (piece) =>
        !isAlone &&
        !holds(piece, name) &&
        !holds(name, piece) &&
        isTownLike(piece.text) &&
        // "Father's name | Bob Sample": beside a label stands its value.
        pieces.every((one) => one === piece || holds(one, name) || titleScore(one.text) >= 1),
    );
    if (town !== undefined) return { address: town };
  }
  return undefined;
}

const TOP_ROWS = 8;

/** "Exampleton", "Santa Prueba, La Muestra": one or two names between commas, one of them a place's. */
function isTownLike(text: string): boolean {
  const parts = text.split(/,\s*/);
  return (
    parts.length <= 2 &&
    findHeadingKind(text) === undefined &&
    kindOfLine(text) === undefined &&
    parts.some((part) => isTownName(part) || isRegion(part)) &&
    parts.every(
      (part) =>
        /^\p{Lu}[\p{Ll}'’-]{2,}(?: \p{Lu}[\p{Ll}'’-]{1,}){0,2}$/u.test(part) &&
        isAddressPart(part) &&
        isBareCity(part) &&
        !isWord(part),
    )
  );
}

/** A town alone in a row of its own in a section of contacts: two words only where they look like one's name, as a person's do not. */
export function townAmong(own: readonly Block[]): LocationDraft | undefined {
  const at = own.findIndex(
    (block, index) =>
      /^\p{Lu}[\p{Ll}'’-]{2,}(?: \p{Lu}[\p{Ll}'’-]{2,})?$/u.test(block.text) &&
      isBareCity(block.text) &&
      !isWord(block.text) &&
      (!block.text.includes(' ') || isTownName(block.text)) &&
      !isAnothers(own, index) &&
      findHeadingKind(block.text) === undefined &&
      kindOfLine(block.text) === undefined &&
      (hasContacts(own[index - 1]) || hasContacts(own[index + 1])),
  );
  const town = own[at];
  return town && { address: { text: town.text, start: town.start, end: town.end } };
}

/** Behind the person's own contacts a row without any opens another's: "Emergency contact". */
const isAnothers = (own: readonly Block[], index: number): boolean =>
  own
    .slice(0, index)
    .some(
      (block, at) => at > 0 && hasContacts(own[at - 1]) && !hasContacts(block) && isOpener(block),
    );

const isOpener = ({ text }: Block): boolean => !isContactLabel(text) && leadOf(text) === 0;
