import type { LeftOutText } from '@trueline/contracts';
import { fold } from '../characters.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { isClosing, isContact, isNameRow } from './covering-letter.ts';
import { type Line, lineText } from './line.ts';

/** Who signs with the address stands in so few rows. */
const MAX_ROWS = 7;
const MIN_ROWS_ABOVE = 8;
const MAX_ROW_LENGTH = 90;
const MIN_NAME_LENGTH = 4;
const APART = 0.5;

/** The lines with the person's name and contacts on top, where the document has them at its very end, under a greeting or by themselves, and no address anywhere above its first heading. */
export function withContactsOnTop(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const stays = { lines: [...lines], leftOut: [] };
  const from = signedFrom(lines);
  if (from === undefined) return stays;
  const [name, ...contacts] = lines.slice(from);
  if (name === undefined) return stays;
  const isClosed = isClosing(lineText(lines[from - 1] as Line));
  const above = lines.slice(0, isClosed ? from - 1 : from);
  const [first, ...rest] = above;
  if (first === undefined) return stays;
  return {
    lines: [name, ...contacts, { ...first, gapBefore: Math.max(1, first.gapBefore) }, ...rest],
    leftOut: isClosed ? [{ text: lineText(lines[from - 1] as Line), reason: 'letter' }] : [],
  };
}

/** Where the name stands that begins the document's last rows, all of them contacts; undefined where the top has its own. */
function signedFrom(lines: readonly Line[]): number | undefined {
  const texts = lines.map(lineText);
  const heading = texts.findIndex((text, at) => at > 0 && isHeading(text));
  const top = texts.slice(0, Math.max(heading, 0));
  if (heading < 0 || top.some(isContact)) return undefined;
  const first = Math.max(MIN_ROWS_ABOVE, heading + 1, lines.length - MAX_ROWS);
  for (let at = lines.length - 2; at >= first; at--) {
    const name = texts[at] ?? '';
    const rest = texts.slice(at + 1);
    if (!isNameRow(name) || !rest.every(isOfAddress) || !rest.some(hasMail)) continue;
    // Whoever can be asked stands there, too, with name and address.
    const words = fold(name)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= MIN_NAME_LENGTH);
    const isOwn = rest.some(
      (text) => hasMail(text) && words.some((word) => mailIn(text).includes(word)),
    );
    const line = lines[at] as Line;
    const isSigned = isClosing(texts[at - 1] ?? '');
    const above = texts.slice(0, at).findLast(isHeading) ?? '';
    const isOther = findHeadingKind(bare(above)) === 'references';
    if (isSigned || (isOwn && line.gapBefore >= APART && !isOther)) return at;
  }
  return undefined;
}

const bare = (text: string): string => text.replace(/\s*:$/, '');
const isHeading = (text: string): boolean => findHeadingKind(bare(text)) !== undefined;
const MAIL = /\S+@\S+\.\p{L}{2,}/u;
const hasMail = (text: string): boolean => MAIL.test(text);
/** What stands before the "@", where a name may be. */
const mailIn = (text: string): string => fold(MAIL.exec(text)?.[0].split('@')[0] ?? '');

/** An address, a number, a row of a postal address. */
const isOfAddress = (text: string): boolean =>
  text.length <= MAX_ROW_LENGTH &&
  !isHeading(text) &&
  (isContact(text) || /\d/.test(text) || (text.includes(',') && !/[.!?]$/.test(text)));
