import type { LeftOutText } from '@trueline/contracts';
import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import { headingKindOf } from '../sections/heading.ts';
import { isWholeName } from './contacts-at-end.ts';
import {
  ADDED,
  isClosing,
  isContact,
  isSalutation,
  NAME_FIELD,
  withoutOpening,
} from './covering-letter.ts';
import { isDocumentTitle } from './document-title.ts';
import { type Line, lineText } from './line.ts';
import { namesOthers } from './other-people.ts';

/** A signature with its closing stands in so few rows. */
const MAX_ROWS = 8;
const MAX_ROW_LENGTH = 90;
/** So many of the first rows may be the greeting or the name of a resume. */
const MAX_TOP_ROWS = 8;
/** What opens a signature in most mail programs. */
const MARK = /^[-–—_]{2,3} ?$/;

/** The lines with the name and the contacts on top by which a pasted mail is signed at its very end, below a closing or a signature's mark, where nothing above the jobs and schools names the person. */
export function withSignerOnTop(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const stays = { lines: [...lines], leftOut: [] };
  const texts = lines.map((line) => lineText(line).trim());
  const jobs = texts.findIndex((text) => ['work', 'education'].includes(headingKindOf(text) ?? ''));
  if (jobs < 0 || texts.slice(0, jobs).some(mayName)) return stays;
  const from = texts.findIndex(
    (text, at) =>
      at > jobs && at >= texts.length - MAX_ROWS && (isClosing(text) || MARK.test(text)),
  );
  const above = withoutOpening(lines.slice(0, Math.max(0, from)));
  const [first, ...rest] = above.lines;
  if (from < 0 || first === undefined) return stays;
  const signed = lines.slice(from).filter((line) => !endsMail(lineText(line).trim()));
  const [name, ...contacts] = signed.flatMap(partsOf);
  if (name === undefined || !isWholeName(lineText(name))) return stays;
  if (!contacts.every(isOfSignature)) return stays;
  const reached = contacts.filter(
    (line) => isReached(lineText(line)) && !isSaidOnTop(lineText(line), texts.slice(0, jobs)),
  );
  const gone = lines.slice(from).map(lineText);
  const kept = [name, ...reached].map(lineText);
  return {
    lines: [name, ...reached, { ...first, gapBefore: Math.max(1, first.gapBefore) }, ...rest],
    leftOut: [
      ...above.leftOut,
      ...gone
        .filter((text) => !kept.some((one) => text.includes(one)))
        .map((text) => ({ text, reason: 'letter' as const })),
    ],
  };
}

/** A mail or a number, in whatever groups its figures stand. */
const isReached = (text: string): boolean => isContact(text) || /(?:\d[ ().-]{0,2}){9}/.test(text);

const endsMail = (text: string): boolean =>
  isClosing(text) || MARK.test(text) || ADDED.test(fold(text));

/** A row "Ana Sample | 0170 555 0134 | ana@example.com" in its pieces. */
function partsOf(line: Line): Line[] {
  return line.cells.flatMap((cell) =>
    cell.text
      .split(' | ')
      .map((text) => ({ ...line, cells: [{ ...cell, text: text.trim() }], gapBefore: 0 })),
  );
}

/** What stands below who signs: a trade, a firm, a contact; no entry and nobody else. */
function isOfSignature(line: Line): boolean {
  const text = lineText(line);
  return (
    line.bulletX === undefined &&
    text.length <= MAX_ROW_LENGTH &&
    headingKindOf(text) === undefined &&
    !namesOthers(text) &&
    (isReached(text) || findDateRange(text) === undefined)
  );
}

/** A row above the jobs that may be the person's name. */
function mayName(text: string, at: number): boolean {
  if (at >= MAX_TOP_ROWS || isSalutation(text) || isDocumentTitle(text)) return false;
  if (headingKindOf(text) !== undefined) return false;
  if (NAME_FIELD.test(text)) return true;
  const [piece = ''] = text.split(/[,|(\t]| [-–—] /);
  if (at === 0 && /^[^\d@.!?:]+$/u.test(text) && piece.split(' ').length <= 5) return true;
  return isWholeName(piece.trim());
}

/** An address where one stands on top, a number where one does. */
function isSaidOnTop(text: string, top: readonly string[]): boolean {
  const isMail = text.includes('@');
  return top.some((row) => (isMail ? row.includes('@') : isReached(row) && !row.includes('@')));
}
