import type { Line, Token } from '../language/line.ts';

/** A phrase that only says that work was the person's to do. */
export interface DutyPhrase {
  /** Where the work begins (UTF-16 offset). */
  end: number;
  /** It speaks of the past, whatever the dates of the role: "was responsible for". */
  isOver: boolean;
  /** A plain verb follows, not a noun or a form in -ing: "my role was to". */
  isTo: boolean;
}

/** Words of one phrase, one a row; a place may have several words. */
const STANDING = `
responsible|accountable|answerable for|of
tasked|charged|entrusted with
assigned to
in charge of
`;
const HAVING = `
had|have responsibility for|of
had|have the|full responsibility for|of
had|have the task|job|duty of
given|got the task|job|duty of
`;
const NAMES = /^(?:dut(?:y|ies)|responsibilit(?:y|ies)|tasks?|role|job|work|position)$/;
const BEFORE_NAMES =
  /^(?:my|the|main|key|core|primary|general|daily|day-to-day|regular|job|work|other)$/;
const SAYING =
  /^(?:includ(?:es?|ed)|involv(?:es?|ed)|entail(?:s|ed)?|w(?:as|ere)|is|are|consist(?:s|ed)?|cover(?:s|ed)?)$/;
const PAST = /^(?:was|were|had|got|given|included|involved|entailed|consisted|covered)$/;
/** Adverbs that carry meaning: a line with one is left alone. */
const MEANINGFUL = /^(?:solely|directly|fully|primarily|mainly|partly|jointly)$/;
const EMPTY = /^(?:also|generally|usually|i|am|is|was|were|are|been|being|'m|have|has|had)$/;

const readRows = (rows: string): string[][][] =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.split(' ').map((place) => place.split('|')));
const ROWS = [...readRows(STANDING), ...readRows(HAVING)];

/** The row of words at a place, as the place behind it; -1 where none is. */
function endOfRow(tokens: readonly Token[], at: number): number {
  const row = ROWS.find((places) =>
    places.every((words, i) => words.includes(tokens[at + i]?.lower ?? '')),
  );
  return row === undefined ? -1 : at + row.length;
}

/** "My main duties and responsibilities included": the place behind it, -1 where it is none. */
function endOfNames(tokens: readonly Token[], from: number): number {
  let at = from;
  while (BEFORE_NAMES.test(tokens[at]?.lower ?? '') && !SAYING.test(tokens[at + 1]?.lower ?? ''))
    at++;
  if (!NAMES.test(tokens[at]?.lower ?? '')) return -1;
  while (NAMES.test(tokens[at]?.lower ?? '') || /^(?:and|&)$/.test(tokens[at]?.lower ?? '')) at++;
  if (!SAYING.test(tokens[at]?.lower ?? '')) return -1;
  return tokens[at + 1]?.lower === 'of' ? at + 2 : at + 1;
}

/** The duty phrase that a line opens with, or null. */
export function findDutyPhrase({ tokens, text }: Line): DutyPhrase | null {
  let at = 0;
  let rowEnd = endOfRow(tokens, at);
  while (rowEnd === -1 && EMPTY.test(tokens[at]?.lower ?? '')) rowEnd = endOfRow(tokens, ++at);
  if (MEANINGFUL.test(tokens[at]?.lower ?? '')) return null;
  let end = rowEnd === -1 ? endOfNames(tokens, 0) : rowEnd;
  if (end === -1) return null;
  const isOver = tokens.slice(0, end).some(({ lower }) => PAST.test(lower));
  if (tokens[end]?.lower === ':') end++;
  const isTo = rowEnd === -1 && tokens[end]?.lower === 'to';
  const work = tokens[isTo ? end + 1 : end];
  return work === undefined || MEANINGFUL.test(work.lower)
    ? null
    : { end: work.start, isOver, isTo: isTo && text !== '' };
}
