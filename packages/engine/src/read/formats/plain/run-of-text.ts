import { findDateRange } from '../../date-range.ts';
import { titleOverEmployer } from '../../fields/title-or-employer.ts';
import { findHeadingKind } from '../../sections/heading.ts';
import { toldFromDates } from './told-from-dates.ts';

/** A row this long holds more than a paragraph: the text lost its line ends on the way. */
const MIN_RUN_LENGTH = 700;
/** Glyphs that open list items wherever they stand between blanks. */
const ITEM = /\s(?=[•·▪●◦■□➢►✓❖‣⁃»›~*>]\s+\S)/gu;
const DASH_ITEM = /(?<=[.!?;)\p{L}\p{N}])\s{1,2}(?=[-–]\s{1,4}\p{Lu})/gu;
/** Items whose marks stand at their first words, behind an entry's period alone. */
const GLUED_ITEM = /(?<=[.!?;)\p{L}\p{N}])\s{1,2}(?=[-–•·*]\p{Lu}\p{Ll})/gu;
const WIDE_ITEM = /(?<=\S) {2,}(?=[-–•·▪●◦■□➢►✓❖‣⁃»›~*>+o]\s\S)/u;
const MAX_HEADING_WORDS = 4;
/** Words of an entry's head before its date: capitalised ones and what joins them. */
const HEAD_WORD =
  /^(?:[\p{Lu}\d(&"“|/@—–-]|(?:of|the|and|at|de|du|des|la|le|for|in|to|et|y|und|da|do|von|van|a|an)$|\p{Ll}+['’]s$)/u;
const MAX_HEAD_WORDS = 14;
const EMAIL_OR_PHONE =
  /((?<!\S)[^\s@]{1,64}@[^\s@]{1,80}\.\p{L}{2,}|(?<!\d)(?:\+|\()?\d[\d ().-]{7,20}\d)\s+(?=\p{Lu}\p{L}+)/gu;

/** A shorter row that holds a period and several list items is an entry in one row. */
const MIN_ENTRY_LENGTH = 110;
const WIDE = /\S {3,}(?=\S)/g;
const MIN_WIDE = 4;

/** A resume pasted as one run of text gets its rows back: at wide gaps, before headings, list items and the heads of dated entries. Other rows stay as they are. */
export function breakRuns(rows: readonly string[]): string[] {
  return withWrapsApart(rows).flatMap((row) => {
    if (row.length >= MIN_RUN_LENGTH || holdsSections(row)) return breakRun(row);
    if (LIST_ROW.test(row) && !isDatedOnce(row)) return breakRun(row);
    if (isWideRow(row) && findDateRange(row)?.isRange) return breakRun(row);
    return row.length >= MIN_ENTRY_LENGTH && isEntry(row) ? breakEntry(row) : [row];
  });
}

/** A shorter row that names at least three sections, each with a colon. */
function holdsSections(row: string): boolean {
  if (row.length < MIN_SECTIONS_LENGTH) return false;
  const kinds = [...row.matchAll(NAMED)].map(([label]) => findHeadingKind(label));
  return new Set(kinds.filter((kind) => kind !== undefined)).size >= MIN_SECTIONS;
}

const MIN_SECTIONS_LENGTH = 250;
const MIN_SECTIONS = 3;
const NAMED = /(?<=[.!?;)\d]\s+)\p{L}[\p{L}&' ]{3,30}(?=:\s)/gu;

/** An entry's head holds no items, whatever dashes it has. */
function breakEntry(row: string): string[] {
  if (isWideRow(row)) return breakRun(row);
  const to = findDateRange(row)?.to ?? 0;
  const end = to + (/^[)\].,]*/.exec(row.slice(to))?.[0].length ?? 0);
  return [row.slice(0, end), ...row.slice(end).trim().split(GLUED_ITEM).flatMap(breakRun)];
}

/** "- Example Safety, 2019 - Manual Handling, 2023": several items of one list on one row. */
const LIST_ROW = /^\s*(?<mark>[-–•●▪■◦*·])\s\S.{4,}[\p{L}\d)]\s\k<mark>\s(?=\p{Lu})/u;

const ITEM_MARK = /^\s*(?<mark>[•●▪■◦·*–-])\s+\S/u;
/** These stand between words as well: only where the list's own row holds several do its wraps. */
const WEAK_MARKS: ReadonlySet<string> = new Set(['-', '–', '·', '*']);

/** "one so far for a retirement village • Cutting keys and", below "• Building systems, biggest": where an item goes on over rows, its list's next items begin within them. A row in capitals below an item may be the next entry's head: "Sample Inn • Exampleton". */
function withWrapsApart(rows: readonly string[]): string[] {
  let open: { mark: string; isList: boolean } | undefined;
  return rows.flatMap((row) => {
    const mark = ITEM_MARK.exec(row)?.groups?.mark;
    if (mark !== undefined || row.trim() === '') {
      const isList = LIST_ROW.test(row);
      const isOpen = mark !== undefined && (isList || !WEAK_MARKS.has(mark));
      open = isOpen ? { mark, isList } : undefined;
      return [row];
    }
    const goesOn = open?.isList === true || /^\s*\p{Ll}/u.test(row);
    if (open === undefined || !goesOn || findDateRange(row)?.isRange) return [row];
    return row.split(new RegExp(`\\s+(?=[${open.mark}]\\s+[\\p{Lu}\\d"“(])`, 'u'));
  });
}

/** "- Welder - Kestrel Marine - Anacortes - 03/2015 - 06/2018": one period at an edge and no other date is of one entry, whatever dashes part its names. */
function isDatedOnce(row: string): boolean {
  const [first, ...others] = datesIn(row);
  if (first === undefined || others.length > 0 || !first.isRange) return false;
  return /^[).\s]*$/.test(row.slice(first.to)) || /^\P{L}*$/u.test(row.slice(0, first.from));
}

/** An entry's head with its items behind it on one row. */
function isEntry(row: string): boolean {
  const period = findDateRange(row);
  if (period?.isRange !== true || period.to > MAX_HEAD_LENGTH) return false;
  const said = row.slice(period.to);
  const items =
    (row.match(ITEM)?.length ?? 0) +
    (said.match(DASH_ITEM)?.length ?? 0) +
    (said.match(GLUED_ITEM)?.length ?? 0);
  return items > 0 && row.length - period.to > MIN_SAID_LENGTH;
}

const MAX_HEAD_LENGTH = 130;
const MIN_SAID_LENGTH = 40;

/** Two blanks and more before an item: what stood on rows of its own was joined by them. */
const isWideRow = (row: string): boolean => WIDE_ITEM.test(row);

function breakRun(written: string): string[] {
  if (isWideRow(written))
    return written.split(/(?<=\S) {2,}(?=\S)/).flatMap((row) => breakRuns([row]));
  const isWide = (written.match(WIDE)?.length ?? 0) >= MIN_WIDE;
  const rows = isWide ? written.split(/ {3,}/) : [written];
  if (isWide) return rows.flatMap((row) => breakRuns([row]));
  return rows.flatMap(breakPlainRun);
}

/** Longer than any period with what stands around it. */
const WINDOW = 300;
const OVERLAP = 60;

/** Where the text's dates stand, in order. Looked for in windows: asked of all that is left, each date would cost the text's length. */
function datesIn(text: string): { from: number; to: number; isRange: boolean }[] {
  const found: { from: number; to: number; isRange: boolean }[] = [];
  let at = 0;
  while (at < text.length) {
    const date = findDateRange(text.slice(at, at + WINDOW));
    // One at the window's end may go on behind it.
    const isCut = date !== undefined && date.from > WINDOW - OVERLAP;
    if (date === undefined || isCut) at += WINDOW - OVERLAP;
    else {
      found.push({ from: at + date.from, to: at + date.to, isRange: date.isRange });
      at += date.to;
    }
  }
  return found;
}

/** Periods with their dash closed up, so that it opens no list item. */
function withClosedPeriods(row: string): string {
  let done = '';
  let from = 0;
  for (const date of datesIn(row).filter(({ isRange }) => isRange)) {
    const written = row.slice(date.from, date.to);
    done += row.slice(from, date.from) + written.replace(/\s+[-–—]+\s+/, '–');
    from = date.to;
  }
  return done + row.slice(from);
}

function breakPlainRun(row: string): string[] {
  const isLow = !/\p{Lu}/u.test(row);
  return withClosedPeriods(row)
    .replace(ITEM, '\n')
    .replace(DASH_ITEM, '\n')
    .split('\n')
    .flatMap((text) => breakAtHeadings(text, isLow))
    .flatMap(
      (text) =>
        toldFromDates(text.trim()) ?? (isLow ? datedItems(text.trim()) : breakAtHeads(text)),
    );
}

/** "treasurer of the club since 2006, cook at the hall 1996 to 2010": a comma behind a date ends what it dates. */
function datedItems(text: string): string[] {
  const ends = datesIn(text).flatMap(({ to }) =>
    /^[,;]\s+\p{L}/u.test(text.slice(to, to + 4)) ? [to] : [],
  );
  return [0, ...ends].map((from, index) =>
    text
      .slice(from, ends[index])
      .replace(/^[,;]\s+/, '')
      .replace(/(?<=[\p{Ll}\d)]{2})\.\s*$/u, '')
      .trim(),
  );
}

interface Word {
  text: string;
  at: number;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: match.index }));

/** Known headings in capitals, or with a colon, or capitalised behind the end of a sentence, get a row of their own. */
function breakAtHeadings(text: string, isLow: boolean): string[] {
  const words = wordsOf(text);
  const pieces: string[] = [];
  let from = 0;
  for (let index = 0; index < words.length; index++) {
    const count = headingAt(words, index, isLow);
    if (count === 0) continue;
    const [first, last] = [words[index] as Word, words[index + count - 1] as Word];
    const end = last.at + last.text.length;
    pieces.push(text.slice(from, first.at), `\n${text.slice(first.at, end)}`);
    from = end;
    index += count - 1;
  }
  pieces.push(text.slice(from));
  return pieces.flatMap((piece) => piece.split('\n')).filter((piece) => piece.trim() !== '');
}

/** How many words from `index` on are a heading, 0 for none. `isLow`: the text has no capitals, so that a colon alone tells. */
function headingAt(words: readonly Word[], index: number, isLow: boolean): number {
  const before = words[index - 1]?.text ?? '.';
  for (let count = MAX_HEADING_WORDS; count > 0; count--) {
    const phrase = words.slice(index, index + count).map(({ text }) => text);
    if (phrase.length < count) continue;
    const written = phrase.join(' ');
    const bare = written.replace(/:$/, '');
    if (findHeadingKind(bare) === undefined) continue;
    const isCapitals = bare.length > 4 && bare === bare.toUpperCase() && /\p{Lu}/u.test(bare);
    const isLabel = written.endsWith(':') && (isLow || /^\p{Lu}/u.test(bare));
    const isTitle = phrase.every(
      (word) => /^[\p{Lu}&]/u.test(word) || /^(?:and|of|et)$/.test(word),
    );
    const opens = /[.!?:;)\d]$/.test(before) || isEndOfHead(words[index + count]?.text);
    if (isCapitals || isLabel || (isTitle && count > 1 && opens)) return count;
    if (isTitle && /[.!?]$/.test(before) && /^\p{Lu}/u.test(words[index + count]?.text ?? ''))
      return count;
  }
  return 0;
}

const isEndOfHead = (next: string | undefined): boolean =>
  next !== undefined && /^[•\-–*>~]/.test(next);

/** Before the head of each dated entry, and behind its date. */
function breakAtHeads(text: string): string[] {
  const contacts = text.replace(EMAIL_OR_PHONE, '$1\t');
  const rows: string[] = [];
  let from = 0;
  for (const date of datesIn(contacts).filter(({ isRange }) => isRange)) {
    const start = from + headStart(contacts.slice(from, date.from));
    const closing = /^[)\].,]*/.exec(contacts.slice(date.to, date.to + OVERLAP))?.[0].length ?? 0;
    const end = date.to + closing;
    rows.push(contacts.slice(from, start), contacts.slice(start, end));
    from = end + (/^\s*[|–—-]?\s*/.exec(contacts.slice(end, end + OVERLAP))?.[0].length ?? 0);
  }
  rows.push(contacts.slice(from));
  return rows.map((row) => row.trim()).filter((row) => row !== '');
}

const MAX_LOW_WORDS = 4;

/** "Cake decorator | 2011 - 2015", "Ayudante de camarero | 2018": where a title begins whose words before the date are in small letters but the first. */
function lowTitleStart(words: readonly Word[], end: number): number | undefined {
  const bare = (word: Word | undefined): string => word?.text.replace(/[,|–—-]+$/u, '') ?? '';
  if (!/^\p{Ll}/u.test(bare(words[end - 1]))) return undefined;
  for (let start = end - 2; start >= 0 && end - start <= MAX_LOW_WORDS + 1; start--) {
    const phrase = words.slice(start, end).map(bare).join(' ');
    if (/^\p{Lu}/u.test(phrase)) return titleOverEmployer(phrase) >= 1 ? start : undefined;
    if (/[.!?;,]$/.test(words[start]?.text ?? '')) return undefined;
  }
  return undefined;
}

/** Where the capitalised words begin that lead up to a date: no further back than the end of a sentence or a small word. */
function headStart(before: string): number {
  const words = wordsOf(before);
  let start = words.length;
  while (start > 0 && words.length - start < MAX_HEAD_WORDS) {
    const word = words[start - 1] as Word;
    if (start === words.length - 1 || start === words.length) {
      const title = lowTitleStart(words, start);
      if (title !== undefined) {
        start = title;
        continue;
      }
    }
    const isEnd =
      start < words.length && /[.!?;]$/.test(word.text) && !/^\p{Lu}\p{L}{0,3}\.$/u.test(word.text);
    if (isEnd || !HEAD_WORD.test(word.text)) break;
    start--;
  }
  while (
    start < words.length &&
    /^(?:of|the|and|at|for|in|to|a|an|de|et|y)$/.test(words[start]?.text ?? '')
  )
    start++;
  return words[start]?.at ?? before.length;
}
