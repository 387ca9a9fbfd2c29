import { DUTY_OPENERS } from '../../data/phrases/duty-openers.ts';
import type { Line, Token } from '../language/line.ts';

/** A phrase that only says that work was the person's to do, or that they had a part in it. */
export interface DutyPhrase {
  /** Where the work begins (UTF-16 offset). */
  end: number;
  /** It speaks of the past, whatever the dates of the role: "was responsible for". */
  isOver: boolean;
  /** A plain verb follows, not a noun or a form in -ing: "my role was to". */
  isTo: boolean;
}

interface OpenerRow {
  places: readonly (readonly string[])[];
  whose: string;
  isTo: boolean;
  example: string;
}

/** The rows of the table; one that lacks a part throws. */
export const OPENER_ROWS: readonly OpenerRow[] = DUTY_OPENERS.trim()
  .split('\n')
  .map((row) => {
    const [words = '', whose, follows, example] = row.split(' | ');
    if (!/^(?:own|help)$/.test(whose ?? '') || !/^(?:work|to)$/.test(follows ?? '') || !example)
      throw new Error(`No opener: ${row}`);
    const places = words.split(' ').map((place) => place.split('/'));
    return { places, whose: whose ?? '', isTo: follows === 'to', example };
  })
  .sort((a, b) => b.places.length - a.places.length);

const NAMES = new Set(
  'duty duties responsibility responsibilities task tasks role job work position function functions activity activities assignment assignments day-to-day'.split(
    ' ',
  ),
);
const BEFORE_NAMES = new Set(
  'my the main key core primary principal general daily day-to-day regular routine usual job work other various different several performed perform'.split(
    ' ',
  ),
);
const SAYING =
  /^(?:includ(?:es?|ed|ing)|incl|involv(?:es?|ed|ing)|entail(?:s|ed)?|compris(?:es?|ed)|w(?:as|ere)|is|are|consist(?:s|ed)?|cover(?:s|ed)?|meant|like|:)$/;
const PAST = new Set(
  'was were had got given gave took taken dealt saw included involved entailed comprised consisted covered meant used performed helped assisted aided provided lent participated played contributed pitched'.split(
    ' ',
  ),
);
/** Adverbs that carry meaning: a line with one is left alone. */
const MEANINGFUL = /^(?:solely|directly|fully|primarily|mainly|partly|partially|jointly|equally)$/;
const EMPTY = new Set(
  "also generally usually mainly i it am is was were are been being 'm have has had actively closely heavily".split(
    ' ',
  ),
);

/** The longest row of words at a place. */
const rowAt = (tokens: readonly Token[], at: number, whose: string): OpenerRow | undefined =>
  OPENER_ROWS.find(
    (row) =>
      row.whose === whose &&
      row.places.every((words, i) => words.includes(tokens[at + i]?.lower ?? '')),
  );

/** The place of a row behind the words that say nothing ("I was also responsible for"). */
function findRow(
  tokens: readonly Token[],
  whose: string,
): { row: OpenerRow; end: number } | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const row = rowAt(tokens, at, whose);
    if (row !== undefined) return { row, end: at + row.places.length };
    const { lower } = tokens[at] as Token;
    if (!EMPTY.has(lower) || MEANINGFUL.test(lower)) return undefined;
  }
  return undefined;
}

/** "My main duties and responsibilities included", "Duties:": the place behind it, -1 where it is none. */
function endOfNames(tokens: readonly Token[]): number {
  const isName = (at: number): boolean => NAMES.has(tokens[at]?.lower ?? '');
  const isSaying = (at: number): boolean => SAYING.test(tokens[at]?.lower ?? '');
  let at = 0;
  while (BEFORE_NAMES.has(tokens[at]?.lower ?? '') && !isSaying(at + 1)) at++;
  if (!isName(at)) return -1;
  while (isName(at) || /^(?:and|&)$/.test(tokens[at]?.lower ?? '')) at++;
  if (tokens[at]?.lower === 'such' && tokens[at + 1]?.lower === 'as') return at + 2;
  if (!isSaying(at)) return -1;
  return tokens[at + 1]?.lower === 'of' ? at + 2 : at + 1;
}

/** The phrase of one kind that a line opens with: `own` work, or `help` with it. Null where it opens with none. */
export function findDutyPhrase({ tokens }: Line, whose: 'own' | 'help' = 'own'): DutyPhrase | null {
  const found = findRow(tokens, whose);
  let end = found?.end ?? (whose === 'own' ? endOfNames(tokens) : -1);
  if (end === -1) return null;
  const isOver = tokens.slice(0, end).some(({ lower }) => PAST.has(lower));
  if (/^[:.]$/.test(tokens[end]?.lower ?? '')) end++;
  let isTo = found?.row.isTo === true;
  if (found === undefined && tokens[end]?.lower === 'to') [isTo, end] = [true, end + 1];
  const work = tokens[end];
  return work === undefined || MEANINGFUL.test(work.lower)
    ? null
    : { end: work.start, isOver, isTo };
}
