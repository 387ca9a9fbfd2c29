import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { kindOfLine } from '../sections/line-kinds.ts';
import type { Section } from '../sections/section.ts';
import { cut, holds, type Slice, splitSlice, strip } from '../slice.ts';
import { addressAmong, townAmong, townBeside } from './address-by-place.ts';
import { addressColumn, isOfPlant } from './address-column.ts';
import {
  isParted,
  leadOf,
  PLACE_LABEL,
  piecesOf,
  tellsBirth,
  wholePieces,
} from './contact-pieces.ts';
import { findEmail, findPhone, hasContacts, withoutContacts } from './contacts.ts';
import { credentialsOf, findLabel } from './headline.ts';
import { findHandles, findLinks, type LinkDraft } from './links.ts';
import {
  isAddressPart,
  isBareCity,
  isPlace,
  isRegionName,
  isStreetAddress,
  isTwoPartPlace,
  type LocationDraft,
  splitAddress,
  splitPlace,
  toLocation,
} from './location.ts';
import { findName, introducedName } from './name.ts';
import { fullerPlace, withoutName } from './named-address.ts';
import { withRowsAround } from './rows-around.ts';
import { withStreet } from './street-rows.ts';
import { findSummary } from './summary.ts';
import { labelledName, labelledPlace, toldPlace } from './told-person.ts';
import { withoutVouchers } from './vouchers.ts';

export interface BasicsDraft {
  name?: Slice;
  label?: Slice;
  email?: Slice;
  phone?: Slice;
  url?: Slice;
  summary?: Slice;
  location?: LocationDraft;
  profiles?: { network?: Slice; username?: Slice; url?: Slice }[];
}

/** Contact details stand above the first heading or in sections of their own; nothing else is searched for links and places. */
export function readBasics(sections: readonly Section[], text: string): BasicsDraft {
  const all = sections.flatMap((section) => [
    ...(section.heading ? [section.heading] : []),
    ...section.blocks,
  ]);
  const header = sections
    .filter((section) => section.kind === 'header')
    .flatMap((section) => section.blocks);
  const own = sections
    .filter((section) => section.kind === 'contact' || section.kind === 'profiles')
    .flatMap((section) => section.blocks);
  const placed = [...header, ...own];
  // The top of a further column may hold others' contacts; whoever stands first is the person.
  const unvouched = withoutVouchers(sections);
  const email = findEmail(placed.toSorted((a, b) => a.start - b.start)) ?? findEmail(unvouched);
  // A foot of contacts below the text stands in its last section.
  const foot = all.filter(
    (block, index) =>
      !placed.includes(block) &&
      (holds(block, email) ||
        (isCalled(block) &&
          [all[index - 1], all[index + 1]].some((near) => near && holds(near, email)))),
  );
  const contacts = [...placed, ...foot];
  const named =
    labelledName(all) ??
    introducedName(header.slice(0, 4), email?.text) ??
    findName(nameBlocks(all, header), email?.text);
  const name = named?.name;
  const phone =
    findPhone(contacts) ??
    findPhone(unvouched.filter((block) => /\b(?:phone|tel|mobile|cell)/i.test(block.text)));
  const placeRows =
    labelledPlace(all) ??
    addressColumn(contacts, name) ??
    findLocation(contacts, new Set(own)) ??
    addressAmong(contacts, name);
  const found =
    fullerPlace(placeRows, own) ??
    placeRows ??
    toldPlace(header.slice(0, 6)) ??
    townAmong(own) ??
    townBeside(contacts, name);
  const whole = found && withRowsAround(found, contacts, name);
  const place = whole && withoutName(whole, name);
  const location = withStreet(place, contacts);
  const form = own.some((block) => holds(block, name)) ? own : [];
  const label =
    findLabel(header, name, location) ??
    findLabel(form, name, location) ??
    credentialsOf(named?.credentials);
  // A row of titles is no summary as well; a sentence that begins with one is.
  const untitled = header.filter((block) => !holds(block, label) || /[.!?]/.test(block.text));
  const summary = findSummary(sections, untitled, text, name, location);
  return {
    ...(name && { name }),
    ...(label && { label }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(location && { location }),
    ...(summary && { summary }),
    ...addresses(findLinks(contacts), findHandles(contacts)),
  };
}

/** A number to call stands in it. */
const isCalled = (block: Block): boolean => findPhone([block]) !== undefined;

/** The header, or where it holds no text of a name's kind (columns), the top of the document. */
function nameBlocks(all: readonly Block[], header: readonly Block[]): Block[] {
  const largest = Math.max(0, ...all.map((block) => block.line.size));
  const top = all.filter(
    (block) => (block.page ?? 1) === 1 && block.line.size > 0 && block.line.size >= largest - 0.1,
  );
  return [
    ...new Set([...header, ...top.slice(0, 2), ...(header.length === 0 ? all.slice(0, 4) : [])]),
  ];
}

function addresses(
  links: readonly LinkDraft[],
  handles: ReturnType<typeof findHandles>,
): Pick<BasicsDraft, 'url' | 'profiles'> {
  const site = links.find((link) => link.network === undefined);
  const linked = links
    .filter((link) => link !== site)
    .map(({ network, username, url, source }) => {
      const at = (value: string): Slice => ({ ...source, text: value });
      return {
        ...(network !== undefined && { network: at(network) }),
        ...(username !== undefined && { username: at(username) }),
        url: at(url),
      };
    });
  const profiles = [...linked, ...handles];
  return {
    ...(site && { url: { ...site.source, text: site.url } }),
    ...(profiles.length > 0 && { profiles }),
  };
}

/** `own`: rows of a section of contacts, in which a place needs no number beside it. */
function findLocation(
  blocks: readonly Block[],
  own: ReadonlySet<Block>,
): LocationDraft | undefined {
  let region: Slice | undefined;
  for (const [index, block] of blocks.entries()) {
    const labelled = PLACE_LABEL.exec(block.text);
    if (labelled && /[:\t]\s*$/.test(labelled[0]) && labelled[0].length < block.text.length) {
      const said = splitSlice(cut(block, labelled[0].length), /\t+|\s\|\s/g)[0];
      const isValue = said !== undefined && !said.text.endsWith(':');
      if (isValue && withoutContacts(said.text) === said.text)
        return toLocation(strip(said, /[|,]/));
    }
    if (
      block.prose &&
      block.text.length > 130 &&
      !/[|•·\t]/.test(block.text) &&
      !isParted(block.text)
    )
      continue;
    if (tellsBirth(block.text)) continue;
    const address = wholePieces(block).find((piece) => isStreetAddress(piece.text));
    if (address !== undefined) return splitAddress(address) ?? { address };
    const wrapped = wrappedPlace(block, blocks[index + 1]);
    if (wrapped !== undefined) return { address: wrapped };
    for (const raw of piecesOf(block)) {
      const piece = withoutRemark(strip(cut(raw, leadOf(raw.text)), /[,|/]/));
      const street = streetBeside(block, piece) ?? streetAbove(blocks[index - 1], piece);
      const isBeside = piece.text.length < block.text.length && hasContacts(block);
      const isAmong = isBeside || hasContacts(blocks[index - 1]);
      const rows = blocks.slice(Math.max(0, index - 2), index + 3);
      const isNear = isAmong || ((index < TOP_ROWS || own.has(block)) && rows.some(hasContacts));
      if (isMonth(piece.text)) continue;
      if (
        isPlace(piece.text) ||
        isPlace(asUsual(piece.text)) ||
        (isAmong && isTwoPartPlace(piece.text)) ||
        (isBeside && isLoneTown(piece.text))
      )
        return street ? { address: street } : toLocation(piece);
      if (isStreetAddress(piece.text))
        return splitAddress(piece) ?? { address: numberedWhole(block, piece) };
      if (isRegionName(piece.text)) region ??= piece;
      if (isNumbered(piece.text) && (isAmong || hasContacts(blocks[index + 1])))
        return { address: numberedWhole(block, piece) };
      const parted = splitPlace(piece);
      const around = (parted?.rest ?? []).flatMap(({ text }) => text.split(/,\s*/));
      // "Tsuen Wan, New Territories, Hong Kong": a town before its region is part of the place, and so is a townland.
      const isWhole =
        (isNear || (index < TOP_ROWS && isPlace(piece.text.split(/,\s*/)[0] ?? ''))) &&
        parted !== undefined &&
        around.every((part) => part === '' || isAddressPart(part));
      region ??= isWhole ? piece : parted?.place;
    }
  }
  return region === undefined ? undefined : { address: region };
}

/** The rows in which a person says who and where they are. */
const TOP_ROWS = 4;

/** "Exampleton (Ontario)" as "Exampleton, Ontario"; without a code whose figures were hidden. */
const asUsual = (text: string): string =>
  text.replace(/\s+\(([^()]+)\)$/, ', $1').replace(/\s+(?=[\dXx*]{3,7}$)\d*[Xx*]{2,}$/, '');

/** "Lot 19 Sample Road, Exampleton", "Blk 12 Sample West #04-55", "P.O. Box 17, Exampleton": what opens a postal address and nothing else. */
const isNumbered = (text: string): boolean =>
  NUMBERED.test(text) &&
  text.length < MAX_ADDRESS_LENGTH &&
  text.split(' ').length >= 3 &&
  (text.includes(',') || !isOfPlant(text));

/** "Mahalla 14 / Alley 22 / House 9, Exampleton": all that slashes join to it has a number too. */
function numberedWhole(block: Block, piece: Slice): Slice {
  const whole = wholePieces(block).find(
    (one) => one.start < piece.start && one.end === piece.end && one.text.includes(' / '),
  );
  const before = whole?.text.slice(0, piece.start - whole.start).split(/\s+\/\s+/) ?? [];
  const isOne = before.every(
    (part) => part === '' || /^\p{Lu}[\p{L}.]* \d{1,4}\p{L}?$/u.test(part),
  );
  return whole !== undefined && isOne ? whole : piece;
}

const NUMBERED =
  /^(?:(?:p\.? ?o\.? ?|private |locked |postal )?(?:box|bag)|plot|lot|house|flat|unit|apt|apartment|suite|block|blk|door|room|villa|no|stand|erf)\b\.?(?: no\.?)? ?#?\d[\w/-]*/i;
const MAX_ADDRESS_LENGTH = 110;
/** "Lisbon (moving to Halifax, open work permit)" is a place and what is said of it. */
function withoutRemark(piece: Slice): Slice {
  const remark = /\s+\(\p{Ll}[^()]*\)$/u.exec(piece.text);
  return remark === null ? piece : cut(piece, 0, remark.index);
}

/** A capitalised word beside an address or number, none of a heading's or a title's. */
const isLoneTown = (text: string): boolean =>
  /^\p{Lu}[\p{Ll}'’-]{2,}$/u.test(text) &&
  isBareCity(text) &&
  findHeadingKind(text) === undefined &&
  kindOfLine(text) === undefined &&
  !/^(?:(?:tele)?phone|mob|mobile|cell?|gsm|handy|telefon[eo]?|correo|tel|email|mail|fax|contact|address|whatsapp|linkedin|github|portfolio|website|resume|curriculum)$/i.test(
    text,
  );

/** "Springfield," at a row's end and "IL" at the start of the next. */
function wrappedPlace(block: Block, next: Block | undefined): Slice | undefined {
  const above = piecesOf(block).at(-1);
  const below = next && piecesOf(next)[0];
  if (above === undefined || below === undefined || !/\p{L},$/u.test(above.text)) return undefined;
  const text = `${above.text} ${below.text}`;
  const isWhole = above.end === block.end && below.start - block.end <= 2;
  return isWhole && isPlace(text) ? { text, start: above.start, end: below.end } : undefined;
}

/** "Am Muster 9 · 90419 Musterstadt": a street with its number before the city. */
function streetBeside(block: Block, place: Slice): Slice | undefined {
  const pieces = piecesOf(block);
  const before = pieces[pieces.findIndex((piece) => piece.start === place.start) - 1];
  const isStreet =
    before !== undefined &&
    (STREET_BESIDE.test(before.text) || isNumbered(before.text)) &&
    /\d{4}/.test(place.text);
  if (!isStreet) return undefined;
  const whole = cut(block, before.start - block.start, place.end - block.start);
  return { ...whole, text: whole.text.replace(/\s*\|\s*/g, ', ') };
}

const STREET_BESIDE =
  /^\p{L}[\p{L}.' -]+ \d{1,4} ?[a-z]?$|^\d{1,5}[a-z]?,? \p{L}[\p{L}.' -]+(?:(?:apt|unit|suite|#)\.? ?\d{1,4}[a-z]?)?$/iu;

/** "Mar 2023": a word and a number as a town and its code are. */
const isMonth = (text: string): boolean =>
  /^\p{L}+\.? (?:19|20)\d{2}$/u.test(text) && findDateRange(text)?.from === 0;

/** "1200 Sample St" on the row above the city. */
function streetAbove(above: Block | undefined, place: Slice): Slice | undefined {
  if (above === undefined || place.start - above.end > 2) return undefined;
  const street = strip(cut(above, 0), /[,;|•·●~]/);
  if (!/^\d{1,6} \p{L}[\p{L}\d .'#-]*$/u.test(street.text) && !isNumbered(street.text))
    return undefined;
  return { text: `${street.text}, ${place.text}`, start: street.start, end: place.end };
}
