import { isEnglish } from '../../language/en/english-words.ts';
import { MONTHS } from '../../language/months.ts';
import { findDateRange, isWholeDate } from '../date-range.ts';
import { isRegion } from '../fields/location.ts';
import { type Cell, type Line, lineText } from '../layout/line.ts';
import { withoutMachineText } from '../layout/machine-text.ts';
import type { Slice } from '../slice.ts';
import { holdsCertificate, holdsCertificateWord } from './certificate-names.ts';
import { findHeadingKind } from './heading.ts';
import { isRestOfItem, isUnderItem } from './wrapped-items.ts';

/** A logical line: a heading, one row of an entry's head, a whole list item or a whole paragraph. Its slice is one line of the read text. */
export interface Block extends Slice {
  cells: (Cell & Slice)[];
  /** Looks of the first line. */
  line: Line;
  /** The list item's mark stands here; absent on other blocks. */
  bulletX?: number;
  /** More than one line, or a line that reads as a sentence. */
  prose: boolean;
  /** Of a job's or a school's entry, where what is learned from many documents says so. */
  entryRow?: 'opens' | 'names' | 'tells';
  links: string[];
  page?: number;
  box?: [number, number, number, number];
}

export interface ReadText {
  text: string;
  blocks: Block[];
  /** Sentences addressed to a machine; in neither. */
  machineText: string[];
}

const BULLET = '• ';
/** A line that ends so goes on in the next. */
const UNFINISHED =
  /(?:[,;:&/-]|\s(?:in|of|and|for|the|to|with|or|by|on|at|de|du|des|et|en|la|le|und|von))$/i;
/** "Baton Rouge, LA" ends with a state and not with an article. */
const ENDS_WITH_CODE = /,\s+\p{Lu}{2}$/u;
const isUnfinished = (text: string): boolean => UNFINISHED.test(text) && !ENDS_WITH_CODE.test(text);
const MIN_SENTENCE_LINE = 38;
const DATE_LENGTH = 30;

/** Joins wrapped lines and lays all out as the plain text that every span indexes into. */
export function buildBlocks(lines: readonly Line[]): ReadText {
  const words = new Set(lines.flatMap((line) => lineText(line).toLowerCase().match(WORD) ?? []));
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group !== undefined && continues(group, line)) group.push(line);
    else groups.push([line]);
  }
  const machineText: string[] = [];
  let text = '';
  const blocks = groups.flatMap((whole) => {
    const group = withoutMachineText(whole, machineText);
    if (group.length === 0) return [];
    if (text !== '') text += startsParagraph(group) ? '\n\n' : '\n';
    if (group[0]?.bulletX !== undefined) text += BULLET;
    const block = toBlock(group, text.length, words);
    text += block.text;
    return [block];
  });
  return { text, blocks, machineText };
}

function startsParagraph(group: Line[]): boolean {
  return (group[0]?.gapBefore ?? 0) >= 0.5 || group[0]?.headingLevel !== undefined;
}

/** Whether a line is the rest of the paragraph or list item above it. */
function continues(group: readonly Line[], line: Line): boolean {
  const first = group[0];
  const previous = group.at(-1);
  if (first === undefined || previous === undefined) return false;
  if (line.bulletX !== undefined || line.headingLevel !== undefined) return false;
  if (isStackedHeading(group, line)) return true;
  if (isCapitalHeading(line) || isSetBelow(previous, line)) return false;
  if (first.headingLevel !== undefined || line.gapBefore > 0.6 || line.cells.length > 1)
    return false;
  if (Math.abs(line.size - previous.size) > 0.1 * previous.size || opensLabel(first, line))
    return false;
  if (first.bulletX === undefined && isWholeDate(lineText(line)))
    return isUnfinished(lineText(previous));
  if ((opensEntry(line) || opensDated(first, line)) && !isUnfinished(lineText(previous)))
    return false;
  if (opensTold(previous, line)) return false;
  if (isContact(lineText(line)) || isContact(lineText(previous))) return false;
  if (isFlushWithMark(first, line)) return goesOnFlush(previous, line);
  if (closesBracket(previous, line)) return true;
  if (!previous.wraps)
    return (
      isHanging(first, previous, line) ||
      isUnderItem(first, previous, line) ||
      isRestOfItem(first, previous, line)
    );
  if (first.bulletX !== undefined) return line.x > first.bulletX - 1;
  if (previous.cells.length > 1) return false;
  if (!isSetUnder(previous, line)) return false;
  return sameType(previous, line) && readsOn(lineText(previous), lineText(line));
}

const SAME_MIDDLE = 1;

/** The same left edge, or on a page the same middle, where the text is centered. */
function isSetUnder(previous: Line, line: Line): boolean {
  const slack = 2 + 0.2 * line.size;
  if (Math.abs(line.x - previous.x) < slack) return true;
  const middle = ({ x, width }: Line): number => x + width / 2;
  // Text that is indented may have nearly the same middle as the row above it.
  return line.page !== undefined && Math.abs(middle(line) - middle(previous)) < SAME_MIDDLE;
}

const MAX_HEAD_LENGTH = 80;

/** "Props runner | Jan 2019 - Jun 2019" under a full row: a short head whose period a mark or brackets set off at its end. */
function opensEntry(line: Line): boolean {
  const text = lineText(line);
  return text.length <= MAX_HEAD_LENGTH && /^\p{Lu}/u.test(text) && endsWithPeriod(text);
}

/** "sep 2005 – mrt 2011 Receptionist, Sample Hotel" under "jan 2003 – jul 2005 Telephonist, ...": each line of such a list opens with its period. */
function opensDated(first: Line, line: Line): boolean {
  const isDated = (one: Line): boolean => {
    const range = findDateRange(lineText(one));
    return range?.isRange === true && range.from === 0;
  };
  return isDated(line) && isDated(first);
}

/** "Sergeant, 1990 - 1997: Led convoys" under the end of a sentence: the next head of a list that tells behind its periods. */
function opensTold(previous: Line, line: Line): boolean {
  const text = lineText(line);
  if (!/^\p{Lu}/u.test(text) || !/[.!?]$/.test(lineText(previous))) return false;
  const range = findDateRange(text);
  const isHead = range?.isRange === true && range.from > 3 && range.to <= MAX_HEAD_LENGTH;
  return (
    isHead && /^\s*:\s/.test(text.slice(range.to)) && !/[.!?]\s/.test(text.slice(0, range.from))
  );
}

/** "Operator's licence (national" over "and international), 2009": what brackets hold is one, however narrow the column. */
function closesBracket(previous: Line, line: Line): boolean {
  if (line.gapBefore > 0.3 || previous.cells.length > 1 || !isSetUnder(previous, line))
    return false;
  return /\([^()]{1,40}$/.test(lineText(previous)) && /^[^()]{1,40}\)/.test(lineText(line));
}

const CONTACT =
  /^(?:\S+@\S+\.\S+|(?:https?:\/\/|www\.|\S+\.\S+\/)\S*|[+(]?\d[\d ()./-]{7,})(?:\s\([^)]*\))?$/i;

const YEARS = /^(?:19|20)\d\d(?: ?[/–-] ?(?:19|20)\d\d)*$/;

/** An address or a number alone on its line; years are none to call. */
const isContact = (text: string): boolean => CONTACT.test(text) && !YEARS.test(text);

const LABEL = /^\p{Lu}[^:,;|.]{1,38}:\s+\S/u;

/** "Tools: ..." under "Languages: ...", however full the line above is. */
function opensLabel(first: Line, line: Line): boolean {
  const isSet = Math.abs(first.x - line.x) < 2 + 0.2 * line.size;
  return isSet && LABEL.test(lineText(first)) && LABEL.test(lineText(line));
}

/** On a page, text below a list item's mark rather than below its text. */
function isFlushWithMark(first: Line, line: Line): boolean {
  const { bulletX, x } = first;
  return bulletX !== undefined && line.page !== undefined && line.x < (bulletX + x) / 2;
}

/** Then it is the rest of the item only where a sentence visibly goes on. */
function goesOnFlush(previous: Line, line: Line): boolean {
  if (line.gapBefore > 0.3 || (line.bold && !previous.bold)) return false;
  return /^[\p{Ll}(]/u.test(lineText(line)) || isUnfinished(lineText(previous));
}

/** "Education and" above "Training", where a narrow column breaks a heading. */
function isStackedHeading([first, ...more]: readonly Line[], line: Line): boolean {
  if (first === undefined || more.length > 0 || first.cells.length + line.cells.length > 2)
    return false;
  const [above, below] = [lineText(first), lineText(line)];
  if (first.bold !== line.bold || Math.abs(first.size - line.size) >= 0.5) return false;
  const isBroken = isUnfinished(above) || (isSetOff(first) && isSetOff(line));
  const isFlushRight = Math.abs(first.x + first.width - line.x - line.width) < 2;
  const isNear = line.gapBefore < 0.6 && (isFlushRight || isSetUnder(first, line));
  const [own, next] = [findHeadingKind(above), findHeadingKind(below)];
  // Two names of one edge are two headings, unless the first is open or the margin sets them to the right.
  const isOneName = isUnfinished(above) || (isFlushRight && Math.abs(first.x - line.x) > 2);
  if (own !== undefined && next !== undefined && own !== next && !isOneName) return false;
  return isBroken && isNear && findHeadingKind(`${above} ${below}`) !== undefined;
}

/** Words in capitals or in bold. */
const isSetOff = ({ cells: [cell], bold }: Line): boolean =>
  cell !== undefined && (bold || /^[\p{Lu} &/'’-]+$/u.test(cell.text));

/** A section's name in capitals is never the rest of a sentence, however close it stands. */
function isCapitalHeading(line: Line): boolean {
  const text = lineText(line);
  return /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text) && findHeadingKind(text) !== undefined;
}

const MAX_SET_WORDS = 4;

/** "TIMELINE" below "happy to be vetted.", and what is told below a row that ends with an e-mail address: neither goes on with what stands above it. */
function isSetBelow(previous: Line, line: Line): boolean {
  const [above, below] = [lineText(previous), lineText(line)];
  if (/\S@\S+\.\p{L}{2,}$/u.test(above)) return /^\p{Lu}\p{Ll}/u.test(below);
  const isCapitals = /^\p{Lu}[\p{Lu} &/'’-]{3,}\p{Lu}:?$/u.test(below);
  return isCapitals && below.split(/\s+/).length <= MAX_SET_WORDS && /\p{Ll}{2}[.!?]$/u.test(above);
}

/** A short line under a list item's text belongs to it when it stands deeper than the mark and begins in the middle of a sentence, or the line above ends there. */
function isHanging(first: Line, previous: Line, line: Line): boolean {
  if (first.bulletX === undefined || line.x <= first.bulletX + 1) return false;
  const above = lineText(previous);
  return /^[\p{Ll}(]/u.test(lineText(line)) || (isUnfinished(above) && !above.endsWith(':'));
}

/** A name in one type above a line in another is not its first line; a change of type within a sentence is no break. */
function sameType(previous: Line, line: Line): boolean {
  const [above, below] = [previous.fonts, line.fonts];
  if (above === undefined || below === undefined) return previous.bold === line.bold;
  return above.end === below.start || above.main === below.main;
}

/** Whether a sentence visibly goes on. Short lines of a narrow column are a list, and a date at the end closes a row. */
function readsOn(above: string, below: string): boolean {
  if (/^[\p{Ll}(]/u.test(below) || isUnfinished(above)) return true;
  if (isRowOfItsOwn(above) && isRowOfItsOwn(below)) return false;
  // A row of details that ends with an address: "Example Group · example.com/page".
  if (/\s[·|•]\s(?:.*\s)?[\w-]+\.[a-z]{2,}(?:\/\S*)?$/i.test(above)) return false;
  if (isPlaceUnderPieces(above, below)) return false;
  return !endsWithDate(above) && (above.length >= MIN_SENTENCE_LINE || /^\d/.test(below));
}

/** "Leeds, England, United Kingdom" under "Site Manager at Sample Ltd | Rail and roads": names that end with a region or country go on with no row of pieces. */
function isPlaceUnderPieces(above: string, below: string): boolean {
  const names = below.split(', ');
  const [last = ''] = names.slice(1).slice(-1);
  const isNames = names.every((name) => /^\p{Lu}[^.:;|]*$/u.test(name));
  return /\s[·|•]\s/.test(above) && isNames && isRegion(last);
}

function endsWithDate(text: string): boolean {
  const end = text.slice(-DATE_LENGTH);
  for (let from = 0; ; ) {
    const date = findDateRange(end.slice(from));
    if (date === undefined) return false;
    from += date.to;
    if (from >= end.length - 1) return true;
  }
}

/** A date or a certificate's name opens a row, under another that opens so. */
function isRowOfItsOwn(text: string): boolean {
  if (findDateRange(text)?.from === 0) return true;
  const name = /^[^,;:|(–—]+(?=[,;:|(–—])/.exec(text)?.[0] ?? '';
  return (
    name.split(' ').length <= MAX_NAME_WORDS &&
    (holdsCertificate(name) || holdsCertificateWord(name))
  );
}

const MAX_NAME_WORDS = 8;

function toBlock(group: readonly Line[], start: number, words: ReadonlySet<string>): Block {
  const first = group[0] as Line;
  const text = joinLines(group.map(lineText), words);
  const cells: (Cell & Slice)[] = [];
  let at = start;
  for (const cell of first.cells) {
    const isLast = cell === first.cells.at(-1);
    const own = isLast ? text.slice(at - start) : cell.text;
    cells.push({ ...cell, text: own, start: at, end: at + own.length });
    at += own.length + 1;
  }
  const block: Block = {
    text,
    start,
    end: start + text.length,
    cells,
    line: first,
    prose: (group.length > 1 && !isWrappedName(group, text)) || isSentence(text),
    links: [...new Set(group.flatMap((line) => line.links))],
  };
  if (first.bulletX !== undefined) block.bulletX = first.bulletX;
  if (first.page !== undefined) {
    block.page = first.page;
    block.box = boxOf(group.filter((line) => line.page === first.page));
  }
  return block;
}

const MAX_NAME_LENGTH = 80;

/** "Example Public Library, Callander," and "ON" below it: a row of names that its column broke. */
function isWrappedName([first, ...more]: readonly Line[], text: string): boolean {
  if (first === undefined || first.bulletX !== undefined || more.length > 1) return false;
  if (text.length > MAX_NAME_LENGTH || /[.!?;:]$/.test(text) || !text.includes(', ')) return false;
  const words = text.split(/\s+/);
  return words.every((word) => /^[^\p{L}]*\p{Lu}|^\P{L}+$/u.test(word) || SMALL.has(word));
}

const SMALL: ReadonlySet<string> = new Set(
  'of and the for de du des la le les und von der del y e i & d et in'.split(' '),
);

const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu;

/** After a slash at a line's end no space is put. A hyphen there goes where the joined word stands elsewhere in the document or is one of the language, unless the hyphenated word stands there; else it stays, since whether it belongs to the word is not known. */
function joinLines(lines: readonly string[], words: ReadonlySet<string>): string {
  return lines.reduce((joined, line) => {
    const head = /(?<![\p{L}-])(\p{L}+)-$/u.exec(joined)?.[1];
    const tail = /^\p{Ll}[\p{L}\p{M}]*/u.exec(line)?.[0];
    if (head !== undefined && tail !== undefined)
      return (isOneWord(head, tail, words) ? joined.slice(0, -1) : joined) + line;
    const isGlued = /\p{L}-$/u.test(joined) && /^\p{Ll}/u.test(line);
    return joined + (isGlued || joined.endsWith('/') ? '' : ' ') + line;
  });
}

function isOneWord(head: string, tail: string, words: ReadonlySet<string>): boolean {
  const [first, rest] = [head.toLowerCase(), tail.toLowerCase()];
  if (words.has(`${first}-${rest}`)) return false;
  if (words.has(first + rest) || Object.hasOwn(MONTHS, first + rest)) return true;
  // "retire-" over "ment": a word of the language, and its halves are not both words.
  return isEnglish(first + rest) && !(isEnglish(first) && isEnglish(rest) && rest.length > 3);
}

function isSentence(text: string): boolean {
  if (text.length > MAX_ROW_LENGTH) return true;
  const isClosed = /[.!?]$/.test(text) && !ENDS_WITH_FORM.test(text);
  return isClosed && text.split(' ').length > 8 && !endsWithPeriod(text);
}

/** "Distribuidora Prueba S.A.", "Example Foods Pvt. Ltd.": the full stop is the form's. */
const ENDS_WITH_FORM =
  /(?:(?:\p{Lu}\.){2,}|(?<!\p{L})(?:Inc|Ltd|Co|Corp|Pvt|Bros|Ltda|Cía|Cia)\.)$/u;

const MAX_ROW_LENGTH = 110;

/** "..., Winnipeg, MB · May 2016 - Pres.": the full stop is the date's. */
export function endsWithPeriod(text: string): boolean {
  const period = findDateRange(text);
  if (period?.isRange !== true || !/^[.)\]]*$/.test(text.slice(period.to))) return false;
  return /[|·•,;:.\t([–—-]\s*$/u.test(text.slice(0, period.from));
}

function boxOf(lines: readonly Line[]): [number, number, number, number] {
  const round = (value: number): number => Math.round(value * 10) / 10;
  return [
    round(Math.min(...lines.map((line) => line.x))),
    round(Math.min(...lines.map((line) => line.y - line.size))),
    round(Math.max(...lines.map((line) => line.x + line.width))),
    round(Math.max(...lines.map((line) => line.y))),
  ];
}
