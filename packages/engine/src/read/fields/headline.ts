import { isPersonLabel } from '../../language/person-labels.ts';
import { asksForPost } from '../layout/form-questions.ts';
import type { Block } from '../sections/block.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { kindOfLine } from '../sections/line-kinds.ts';
import { cut, holds, type Slice } from '../slice.ts';
import { isParted, piecesOf, wholePieces } from './contact-pieces.ts';
import { withoutContacts } from './contacts.ts';
import { withoutLinks } from './links.ts';
import { isPlace, type LocationDraft } from './location.ts';
import { titleScore } from './title-score.ts';

/** What stands behind the name on its row, unless that is where the person lives. */
export const credentialsOf = (behind: Slice | undefined): Slice | undefined =>
  behind !== undefined && !/\d/.test(behind.text) && !isPlace(behind.text) ? behind : undefined;

/** A row of all contacts is long. */
const MAX_HEADER_WORDS = 45;

/** A job title beside or below the name. */
export function findLabel(
  header: readonly Block[],
  name: Slice | undefined,
  place: LocationDraft | undefined,
): Slice | undefined {
  if (name === undefined) return undefined;
  const below = header[header.findIndex((block) => holds(block, name)) + 1];
  for (const block of header) {
    if (
      block.start < name.start - 80 ||
      (block.prose && !isParted(block.text)) ||
      block.text.split(' ').length > MAX_HEADER_WORDS
    )
      continue;
    const told = block === below ? toldTitle(block) : undefined;
    if (told !== undefined) return told;
    for (const piece of piecesOf(block)) {
      const isName = piece.start === name.start;
      if (
        !isName &&
        piece.text.split(' ').length <= MAX_TITLE_WORDS &&
        (titleScore(piece.text) >= 1 || (block === below && isRankLast(piece.text))) &&
        !/[@\d:]/.test(piece.text) &&
        !isAnswer(piece, block, header[header.indexOf(block) - 1]) &&
        !OF_RIGHTS.test(piece.text)
      )
        return wholeHeadline(piece, block, place) ?? wholeLabel(piece, block);
    }
  }
  return undefined;
}

/** Whether a piece is what a form asks for: the post that somebody applies for, or the value behind a label ("Health: good, non smoker"). */
function isAnswer(piece: Slice, block: Block, above: Block | undefined): boolean {
  if ([block, above].some((row) => row !== undefined && asksForPost(row.text))) return true;
  // "Wants to become: Line Cook / Sous Chef": one of several behind a colon is a part of the answer.
  if (/:\s.*\S\s*$/.test(block.text.slice(0, piece.start - block.start))) return true;
  const [label] = block.cells;
  return label !== undefined && piece.start > label.start && isPersonLabel(label.text);
}

/** A row that says what one may do in a country and nothing else is no title; "Visa Consultant" works with it. */
const OF_RIGHTS =
  /^(?:(?:full|valid|current|unrestricted|permanent|lawful|legal|dual|[\p{L}-]+(?:an|ish|ese|i|ch)|eu|uk|us) )*(?:(?<= )residents?|residen(?:cy|ce)|citizens?(?:hip)?|visa|work (?:rights|permit|visa)|working (?:rights|visa)|right to work|green card)(?: (?:holder|permit|status|visa|visa holder))?(?: (?:of|in|for) (?:the )?\p{L}[\p{L} ]*)?$/iu;

const MAX_TOLD_WORDS = 14;

/** "Tax Inspector (retired early), available for practice work": right below the name, a title and what is said of it, longer than a title alone. */
function toldTitle(block: Block): Slice | undefined {
  const { text } = block;
  const title = /^[^,(;]+/.exec(text)?.[0].trim() ?? '';
  const isRow = block.cells.length === 1 && !/[@\d:|•·]|[.!?]$|\s[–—-]\s/u.test(text);
  if (!isRow || title.length === text.length || text.split(' ').length > MAX_TOLD_WORDS)
    return undefined;
  const isTitle = titleScore(title) >= 1 && title.split(' ').length <= MAX_TITLE_WORDS;
  const isPlain = withoutLinks(withoutContacts(text)) === text && !isPlace(text);
  return isTitle && isPlain && /^\p{Lu}/u.test(title) ? cut(block, 0) : undefined;
}

const MAX_TITLE_WORDS = 7;

/** "Audit Senior": a rank behind a field. */
const isRankLast = (text: string): boolean =>
  /^\p{Lu}\S* /u.test(text) && titleScore(text.split(' ').at(-1) ?? '') > 0;

/** "QA / Video Game Tester": what a slash joins to a title belongs to it. */
function wholeLabel(piece: Slice, block: Block): Slice {
  const whole = wholePieces(block).find(
    (one) => one.start <= piece.start && one.end >= piece.end && one.text.includes(' / '),
  );
  const isNamed = whole?.text
    .split(' / ')
    .every((part) => /^\p{Lu}[\p{L} &.'’()-]{0,40}$/u.test(part) && !isPlace(part));
  return whole !== undefined && isNamed && whole.text.split(' ').length <= 10 ? whole : piece;
}

const PARTS = /\s+[|•·/–—-]\s+|\s*\|\s*/u;
const MAX_HEADLINE_WORDS = 16;
const YEARS = /^\d{1,2}\+? (?:years?|yrs|ans|años|anos|anni|jahre|jaar)(?!\p{L})/iu;

/** "Ship's Cook | Galley Leader | Problem Solver": a row that opens with a title and tells of nothing but what the person is. A lone word may be a town, where no place is known. */
function wholeHeadline(
  piece: Slice,
  block: Block,
  place: LocationDraft | undefined,
): Slice | undefined {
  const { text } = block;
  const parts = text.split(PARTS);
  const isWhole =
    piece.start === block.start && !/\t/.test(text) && !/[.!?]$/.test(text) && parts.length > 1;
  if (!isWhole || text.split(/\s+/).length > MAX_HEADLINE_WORDS) return undefined;
  if (withoutLinks(withoutContacts(text)) !== text) return undefined;
  const isPlaced = Object.values(place ?? {}).some((part) => part !== undefined);
  const holdsPlace = Object.values(place ?? {}).some((part) => holds(block, part));
  const isOwn = (part: string): boolean =>
    (YEARS.test(part) || !/[\d:@]/.test(part)) &&
    !isPlace(part) &&
    kindOfLine(part) === undefined &&
    findHeadingKind(part) === undefined &&
    (titleScore(part) >= 1 || /\s/.test(part) || isPlaced);
  return !holdsPlace && parts.slice(1).every(isOwn) ? cut(block, 0) : undefined;
}
