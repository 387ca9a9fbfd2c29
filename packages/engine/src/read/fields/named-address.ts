import type { Block } from '../sections/block.ts';
import { cut, type Slice, strip } from '../slice.ts';
import { PLACE_LABEL } from './contact-pieces.ts';
import { withoutContacts } from './contacts.ts';
import { type LocationDraft, splitAddress } from './location.ts';

/** An address on the row of the name and the number, without those. */
export function withoutName(place: LocationDraft, name: Slice | undefined): LocationDraft {
  const address = place.address && withoutLabel(place.address);
  const from = address && name ? nameEnd(address.text, name.text) : 0;
  if (address === undefined) return place;
  if (from === 0) return { ...place, address };
  const behind = address.text.slice(from).search(NUMBER_LABEL);
  const rest = strip(cut(address, from, behind < 0 ? undefined : from + behind), /[,;|–—-]/);
  return rest.text === '' ? place : { ...place, address: rest };
}

/** "12 Elm St, Exampleton. Tel": the label is that of the number behind it. */
function withoutLabel(address: Slice): Slice {
  const at = address.text.search(LABEL_AT_END);
  return at > 0 ? cut(address, 0, at) : address;
}

/** Where the name ends in the address, also with an initial more than it: "Ada B. Sample, 12 Elm St"; 0 where it does not stand there. */
function nameEnd(address: string, name: string): number {
  if (address.includes(name)) return address.indexOf(name) + name.length;
  const [first = ''] = address.split(',', 1);
  const own = name.toLowerCase().split(/\s+/);
  const others = first
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !own.includes(word));
  const isName = others.every((word) => /^\p{L}\.?$/u.test(word)) && own.length > 1;
  return isName && first.split(/\s+/).length > own.length ? first.length : 0;
}

const LABEL = '(?:tel|phone|ph|mob|mobile|cell|e-?mail|whatsapp)';
const LABEL_AT_END = new RegExp(String.raw`[\s,.;|·-]+${LABEL}[.:]*\s*$`, 'iu');
const NUMBER_LABEL = new RegExp(String.raw`,?\s*(?<!\p{L})${LABEL}(?!\p{L})`, 'iu');

/** "Address: 12 Sample Street, Exampleton" among the contacts, where the top says no more than the town: it ends with that. */
export function fullerPlace(
  place: LocationDraft | undefined,
  contacts: readonly Block[],
): LocationDraft | undefined {
  const short = Object.values(place ?? {}).filter((part) => part !== undefined);
  const town = short.map(({ text }) => text).join(', ');
  if (town === '' || /\d/.test(town)) return undefined;
  for (const block of contacts) {
    const label = PLACE_LABEL.exec(block.text)?.[0] ?? '';
    const said = strip(cut(block, label.length), /[|,]/);
    const isFuller = said.text.length > town.length && said.text.endsWith(`, ${town}`);
    if (/[:\t]\s*$/.test(label) && isFuller && withoutContacts(said.text) === said.text)
      return splitAddress(said) ?? { address: said };
  }
  return undefined;
}
