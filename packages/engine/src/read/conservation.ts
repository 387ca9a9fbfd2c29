import type { KeptText, LeftOutText, Resume, SourceSpan } from '@trueline/contracts';
import { isPersonLabel } from '../language/person-labels.ts';
import { fold } from './characters.ts';
import { findDateRange } from './date-range.ts';
import { isTotalRow } from './fields/employers-with-totals.ts';
import { isGradeLabel } from './fields/grade.ts';
import { type Line, lineText } from './layout/line.ts';
import { isNameAgain } from './name-again.ts';
import type { Block } from './sections/block.ts';
import { findHeadingKind } from './sections/heading.ts';
import { isConsent } from './sections/kind-by-document.ts';
import type { Section } from './sections/section-shape.ts';
import { cut, type Slice, strip } from './slice.ts';
import { isLengthOfPeriod, isToldLength } from './told-length.ts';

/** Joins two values and says nothing by itself. */
const CONNECTORS = new Set(
  'at in on of to by for from and the a an with as since until till between dated or via bei in der chez de du des la le les et y e en em na no i etc presso con per hos bij te op pri u w'.split(
    ' ',
  ),
);
const LABEL = /^[\p{L}#&./' -]{1,40}:$/u;
/** What stands before where a person lives. */
const LIVES =
  /^(?:resid(?:ente?|ing)|wohnhaft|domicilia[dt][oa]|based|lives?|living) (?:in|en|at|a)$/u;
/** What an application form or a contact line writes before a value. */
const CONTACT_LABEL =
  /^(?:(?:e-?mail|email|mail|tel|telephone|phone|ph|cell|cellphone|mobile|mob|fax|whatsapp|address|addr?|location|linkedin|github|website|web|portfolio|name|full name|dob|contact)\.?(?: (?:no|number|address|add|id)\.?)?[#:]*(?: (?:mr|mrs|ms|miss|mx)\.?)?)$/i;
const EDGES = /[\s,;:|•·●▪–—\-()[\]@/.~*+=_<>›»"“”]/u;
const MAX_CONNECTOR_WORDS = 3;

/** What the reading holds of the source beside its fields: text that found no place, and what was dropped with the reason. */
export interface Conserved {
  kept: KeptText[];
  leftOut: LeftOutText[];
}

/** Compares the source with the reading: every word of `blocks` that no span covers is kept under its nearest heading, or left out as a mere label or connector, or as the person's name again. */
export function conserve(
  sections: readonly Section[],
  spans: Readonly<Record<string, SourceSpan>>,
  { name, location }: NonNullable<Resume['basics']> = {},
): Conserved {
  const places = Object.entries(spans).sort(([, a], [, b]) => a.start - b.start);
  const kept: KeptText[] = [];
  const leftOut: LeftOutText[] = [];
  for (const { kind, heading, blocks } of sections) {
    // A consent stands apart from the section above it.
    const closing = isConsent(blocks[0]?.text ?? '') ? '' : undefined;
    for (const block of blocks) {
      for (const rest of uncovered(block, places).flatMap((piece) =>
        withLabelApart(piece, block),
      )) {
        const isAgain =
          rest.text === block.text &&
          (isNameAgain(rest.text, name) ||
            (kind === 'header' && isPlaceAgain(rest.text, location?.address)));
        const reason = isAgain ? 'running-head' : droppedAs(rest, block);
        if (reason !== undefined) leftOut.push({ text: rest.text, reason });
        else kept.push(toKept(rest, heading?.text ?? closing, places, kept.length));
      }
    }
  }
  return { kept, leftOut };
}

function toKept(
  rest: Slice,
  heading: string | undefined,
  places: readonly [string, SourceSpan][],
  index: number,
): KeptText {
  const before = places.findLast(([, span]) => span.start <= rest.start)?.[0];
  const after = before === undefined ? undefined : /^\w+(?:\[\d+\])?/.exec(before)?.[0];
  return {
    id: `kept-${index + 1}`,
    text: rest.text,
    ...(heading !== undefined && { heading }),
    ...(after !== undefined && { after }),
    start: rest.start,
    end: rest.end,
  };
}

/** "Talisay City, Cebu" at the top of a document that gives the whole address elsewhere, which ends so. */
function isPlaceAgain(text: string, address = ''): boolean {
  const [own, whole] = [wordsIn(text), wordsIn(address)];
  return (
    own.length > 1 &&
    own.length < whole.length &&
    own.every((word, at) => word === whole.at(at - own.length))
  );
}

/** The pieces of a block that no value was taken from and that hold a letter or a digit. */
function uncovered(block: Block, places: readonly [string, SourceSpan][]): Slice[] {
  const rests: Slice[] = [];
  let from = 0;
  const close = (to: number): void => {
    const bare = strip(cut(block, from, to), EDGES);
    if (/[\p{L}\p{N}]/u.test(bare.text)) rests.push(asWritten(block, bare, from, to));
  };
  for (const [, span] of places) {
    if (span.end <= block.start || span.start >= block.end) continue;
    if (span.start - block.start > from) close(span.start - block.start);
    from = Math.max(from, span.end - block.start);
  }
  if (from < block.text.length) close(block.text.length);
  return rests;
}

/** With the brackets, the full stop and the colon that belong to it; the whole block as it stands. */
function asWritten(block: Block, bare: Slice, from: number, to: number): Slice {
  if (from === 0 && to === block.text.length) return cut(block, 0);
  const behind = /^[.:)\]]+/.exec(block.text.slice(bare.end - block.start, to))?.[0] ?? '';
  const open = /[([]$/.exec(block.text.slice(from, bare.start - block.start))?.[0] ?? '';
  return cut(block, bare.start - block.start - open.length, bare.end - block.start + behind.length);
}

/** The last word of a piece, or its last two with a slash or a blank between them. */
const LAST_WORDS =
  /(?:^|[^\p{L}\p{M}-])([\p{L}\p{M}-]+\.?(?:(?: ?\/ ?| )[\p{L}\p{M}#-]+\.?)?\s*:?)$/u;
const LAST_WORD = /(?:^|[^\p{L}\p{M}-])([\p{L}\p{M}-]+\.?\s*:?)$/u;
const JOINER = /^(?:or|and|y|e|o|u|et|ou|und|oder|en|of)$/i;

/** A piece, and apart from it the label or joining word at its end, where a value follows in the row: "14 Old Mission Road, Tel:", "(evenings) or". */
function withLabelApart(piece: Slice, block: Block): Slice[] {
  if (piece.end >= block.end) return [piece];
  for (const pattern of [LAST_WORDS, LAST_WORD]) {
    const tail = pattern.exec(piece.text)?.[1];
    if (tail === undefined || tail.length === piece.text.length) continue;
    const names = CONTACT_LABEL.test(tail) || tail.split('/').every(isPersonLabel);
    const at = piece.text.length - tail.length;
    // Behind a small word it is the end of what that says: "see my school website".
    const isApart =
      /[^\p{L}\p{N}\s]\s*$/u.test(piece.text.slice(0, at)) || /^\p{Lu}|:$/u.test(tail);
    if (!isApart || !(names || JOINER.test(tail))) continue;
    return [strip(cut(piece, 0, at), /[,.;:|•·/–—-]/u), cut(piece, at)];
  }
  return [piece];
}

/** "Graduated 2001", "completed 1989", "conseguito nel 1998": right before its date the word says no more than that; what is only expected is said. */
const isDateLabel = (rest: Slice, block: Block): boolean => {
  const behind = block.text.slice(rest.end - block.start).replace(/^[\s:,]+/, '');
  return DATE_LABEL.test(fold(rest.text)) && findDateRange(behind)?.from === 0;
};
const DATE_LABEL = new RegExp(
  `^(?:${[
    '(?:year|date) of (?:completion|graduation|award)|(?:completion|graduation)(?: date)?',
    'graduated|completed|obtained|conferred|awarded|finished|passed|qualified|achieved|gained|earned',
    'obtenue?|terminee?|diplomee?|abgeschlossen|erworben|obtenido|terminado|finalizado|egresad[oa]',
    'concluid[oa]|obtid[oa]|conseguit[oa]|ottenut[oa]|terminat[oa]|behaald|afgerond|uzyskan[oy]|ukonczon[oey]',
  ].join('|')})(?: (?:in|on|en|em|nel|im|am|op|w))?:?$`,
  'u',
);

const MAX_LABEL_WORDS = 4;
/** A row's label of several names, each known or one beside a known one: "Phone / Telegram" before a number. */
function isRowLabel({ text, start }: Slice, block: Block): boolean {
  const parts = text.split('/');
  const isAtStart = start === block.start && text.split(/\s+/).length <= MAX_LABEL_WORDS;
  return parts.every(isPersonLabel) || (isAtStart && parts.length > 1 && parts.some(isPersonLabel));
}

/** Why a piece may go: it only names or joins the values beside it. */
function droppedAs(rest: Slice, block: Block): LeftOutText['reason'] | undefined {
  const isWhole = rest.text.length === block.text.length;
  if (isWhole) return undefined;
  const isHeading = block.start === rest.start && findHeadingKind(rest.text) !== undefined;
  if (
    isHeading ||
    isLengthOfPeriod(block.text, rest.start - block.start, rest.end - block.start) ||
    (isToldLength(rest.text) && isTotalRow(block)) ||
    isDateLabel(rest, block) ||
    isGradeLabel(rest.text.replace(/^[([]/, '')) ||
    LABEL.test(rest.text) ||
    LIVES.test(fold(rest.text)) ||
    CONTACT_LABEL.test(rest.text) ||
    isRowLabel(rest, block)
  )
    return 'label';
  const words = fold(rest.text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.length <= MAX_CONNECTOR_WORDS &&
    words.every((word) => CONNECTORS.has(word) || JOINER.test(word))
    ? 'connector'
    : undefined;
}

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words of the format's own lines that stand no longer in the laid-out text: labels of forms, ornaments. In the order of the lines, one piece a line. */
export function droppedBetween(lines: readonly Line[], text: string): LeftOutText[] {
  const left = new Map<string, number>();
  for (const word of wordsIn(text)) left.set(word, (left.get(word) ?? 0) + 1);
  const solid = wordsIn(text).join('');
  return lines.flatMap((line): LeftOutText[] => {
    const missing = wordsIn(lineText(line)).filter((word) => {
      const count = left.get(word) ?? 0;
      if (count > 0) left.set(word, count - 1);
      return count === 0 && !solid.includes(word);
    });
    return missing.length === 0 ? [] : [{ text: missing.join(' '), reason: 'label' }];
  });
}

/** Of the text's words, the share that only kept text holds, 0 to 1; and the kept pieces that hold a date, which may be lost entries. */
export function keptShare(
  kept: readonly KeptText[],
  text: string,
): { share: number; dated: KeptText[] } {
  const all = Math.max(1, wordsIn(text).length);
  const only = kept.reduce((count, piece) => count + wordsIn(piece.text).length, 0);
  return {
    share: only / all,
    dated: kept.filter((piece) => findDateRange(piece.text)?.isRange === true),
  };
}
