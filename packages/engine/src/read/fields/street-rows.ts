import { STREET_WORDS } from '../../taxonomy/places.ts';
import { fold } from '../characters.ts';
import type { Block } from '../sections/block.ts';
import { cut, type Slice, strip } from '../slice.ts';
import { wholePieces } from './contact-pieces.ts';
import { hasContacts, withoutContacts } from './contacts.ts';
import {
  isAddressPart,
  isBareCity,
  isPlace,
  isPostalCode,
  isRegion,
  type LocationDraft,
} from './location.ts';
import { titleScore } from './title-score.ts';

const MAX_LENGTH = 110;
const MAX_TOWN_LENGTH = 60;
/** A street may stand below the name and a title, and above the contacts. */
const TOP_ROWS = 5;
const PARTS = /, ?| [-–] /;
/** What is left of "Tel. 555 0142", "Correo: ana@example.com" where the value is taken out. */
const LABEL =
  /(?<!\p{L})(?:t[eé]l\p{L}*|mob\p{L}*|cell?(?:ular)?|handy|m[oó]vil|correo|correio|e-?mail|mail|fax|whatsapp)(?!\p{L})/iu;

/** A person's place, with the street where none is known or no more of it than its town. */
export function withStreet(
  place: LocationDraft | undefined,
  contacts: readonly Block[],
): LocationDraft | undefined {
  // Taken apart already.
  if (place?.address !== undefined && place.city !== undefined) return place;
  const parts = Object.values(place ?? {}).filter((part) => part !== undefined);
  const street = streetOf(contacts);
  const isOfTown = parts.every(({ text }) => street?.text.includes(text));
  return street !== undefined && isOfTown ? { address: street } : place;
}

/** The street, and the town behind it or in the row below, of a person whose town is not one that we know: a word for streets, a house number, and contacts near it say so. */
function streetOf(blocks: readonly Block[]): Slice | undefined {
  for (const [index, block] of blocks.entries()) {
    if (index > TOP_ROWS && !hasContacts(block) && !hasContacts(blocks[index - 1])) continue;
    for (const piece of wholePieces(block)) {
      const street = withoutLabel(piece);
      if (!isStreet(street.text)) continue;
      const next = blocks[index + 1];
      const isOpen =
        street.end >= block.end - 1 && next !== undefined && next.start - block.end <= 2;
      const town = isOpen ? townOf(next) : undefined;
      // "... - Vila Exemplar" is a part of the town that has its code in the row below.
      if (town !== undefined && endsWithTown(street.text) && !/\d{3}/.test(town.text))
        return street;
      if (town === undefined) return street;
      return { text: `${street.text}, ${town.text}`, start: street.start, end: town.end };
    }
  }
  return undefined;
}

function withoutLabel(piece: Slice): Slice {
  const at = piece.text.search(LABEL);
  return strip(at > 0 ? cut(piece, 0, at) : piece, /[,.;|·\s]/);
}

/** "ul. Akacjowa 7 m. 3, Exampleton", "Rua das Flores, 120": the word for a street and a number are in its first two parts. */
function isStreet(text: string): boolean {
  if (text.length > MAX_LENGTH || /[@:]|\d{3}[-. ]\d{4}(?!\d)/.test(text)) return false;
  const parts = text.split(PARTS);
  const named = parts.slice(0, 2).join(' ');
  const [first = ''] = parts;
  const isNamed = STREET_WORDS.test(fold(first)) && first.split(' ').length > 1;
  if (!isNamed || !/\d/.test(named) || titleScore(first) >= 1) return false;
  return parts
    .slice(1)
    .every((part) => isAddressPart(part) || /^\P{Ll}*\d/u.test(part) || isTown(part));
}

const endsWithTown = (text: string): boolean => {
  const parts = text.split(PARTS);
  return parts.length > 1 && isTown(parts.at(-1) ?? '');
};

/** "99-400 Exampleton", "Exampleton", "Exampleton (EX)": with its code or alone. */
function isTown(part: string): boolean {
  const bare = part.replace(/ \(?\p{Lu}\p{L}\)?$/u, '').replace(CODE, '');
  return isRegion(part) || isPlace(part) || isPostalCode(part) || isBareCity(bare);
}
const CODE = /^(?:\p{Lu}{1,2}-)?\d[\d -]{2,7}(?: \p{Lu}{2})? (?=\p{Lu})/u;

/** The row of the town below a street, with its region, code and country. */
function townOf(block: Block): Slice | undefined {
  const text = block.text.replace(/[,.]$/, '');
  if (text.length > MAX_TOWN_LENGTH || withoutContacts(text) !== text) return undefined;
  const isWhole = text
    .split(PARTS)
    .every((part, at) => isTown(part) || (at > 0 && /^\p{Lu}{2,3}$/u.test(part)));
  return isWhole && titleScore(text) === 0 ? cut(block, 0, text.length) : undefined;
}
