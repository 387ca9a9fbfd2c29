import type { LeftOutText } from '@trueline/contracts';
import {
  isButtonAlone,
  isFinePrint,
  isFormFurniture,
  isPageFrame,
  isPhotoCaption,
  isPortalRecord,
  namesPageMaker,
} from '../../language/form-furniture.ts';
import { fold } from '../characters.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { type Cell, type Line, lineText } from './line.ts';
import { isRunningTitle } from './running-title.ts';

type Reason = LeftOutText['reason'];

/** A program signs at the top or at the end; a row further in may be the person's. */
const EDGE_LINES = 8;
const TOP_LINES = 6;
/** Below the program's own row stands no more than the number of the page. */
const LAST_LINES = 3;
const MIN_BUTTONS = 2;
const SMALLER = 0.9;
/** A photo stands beside the person's own rows. */
const PHOTO_LINES = 12;
const CLOCK = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?$/iu;
const RECORD_PARTS = /(\s+[–—|·•]\s+|\s*[|·•]\s*)/u;
/** "JOB BOARD EXPORT (TEXT)": beside the record, what the portal calls the file. */
const EXPORT = /^(?=[^a-z@]+$)(?!.*\d{3}).*\b(?:EXPORT|PRINTOUT)\b/;
/** Sections of short rows, of which any word may be one. */
const LISTS: ReadonlySet<string> = new Set([
  'skills',
  'interests',
  'languages',
  'awards',
  'courses',
]);

/** Buttons, marks of progress and consents of a form; what names a section may head one. */
const isButton = (line: Line): boolean => {
  const text = lineText(line);
  return !/:\s*$/.test(text) && isFormFurniture(text) && findHeadingKind(text) === undefined;
};

/** The text without the parts of it that are a portal's own record. */
function withoutRecords(text: string): string {
  const parts = text.split(RECORD_PARTS);
  const kept = parts.flatMap((part, at) =>
    at % 2 === 0 && !isPortalRecord(part) ? [[parts[at - 1] ?? '', part] as const] : [],
  );
  if (kept.length * 2 - 1 === parts.length) return text;
  return kept.map(([mark, part], at) => (at === 0 ? part : mark + part)).join('');
}

/** The row without a portal's own record, and that record; undefined where it holds none. */
function recordApart(line: Line): { rest: Cell[]; record: string[] } | undefined {
  if (line.bulletX !== undefined) return undefined;
  const rest = line.cells.map((cell) => ({ ...cell, text: withoutRecords(cell.text) }));
  const isSame = rest.every(({ text }, at) => text === line.cells[at]?.text);
  if (isSame) return undefined;
  const record = line.cells.flatMap(({ text }) => text.split(RECORD_PARTS).filter(isPortalRecord));
  const own = rest.filter(({ text }) => text.trim() !== '' && !EXPORT.test(text));
  return own.length === 0 ? { rest: [], record: [lineText(line)] } : { rest: own, record };
}

/** Of each line, whether it stands below the heading of a list. */
function inLists(lines: readonly Line[]): boolean[] {
  let isList = false;
  return lines.map((line) => {
    const kind = line.cells.length === 1 ? findHeadingKind(lineText(line)) : undefined;
    if (kind !== undefined) isList = LISTS.has(kind);
    return isList;
  });
}

/** Small print above the first rows of a page or below the last ones. */
function finePrintOf(lines: readonly Line[]): ReadonlySet<Line> {
  const isEdge = (at: number): boolean =>
    at < LAST_LINES ||
    [1, 2, 3].some((step) => lines[at + step]?.page !== lines[at]?.page) ||
    at >= lines.length - LAST_LINES;
  return new Set(
    lines.filter(
      (line, at) => isEdge(at) && line.bulletX === undefined && isFinePrint(lineText(line)),
    ),
  );
}

/** The lines without what the program writes that made the page or holds the record: its parts in brackets, buttons, its name, the hour, the name of the document again. */
export function withoutProgramRows(given: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const fine = finePrintOf(given);
  const lines = given.filter((line) => !fine.has(line));
  const followed = new Set(given.filter((_, at) => fine.has(given[at + 1] as Line)));
  const names = lines.slice(0, TOP_LINES).map((line) => fold(lineText(line)));
  const lists = inLists(lines);
  const outside = new Set(lines.flatMap((line, at) => (lists[at] ? [] : fold(lineText(line)))));
  // In a list, "Browse" is a skill and "(Logo)" what was drawn, unless they stand elsewhere, too.
  const isOwn = (line: Line, at: number): boolean => {
    const text = lineText(line);
    if (lists[at] !== true || outside.has(fold(text))) return false;
    return line.bulletX !== undefined || isButtonAlone(text) || /^\s*\(/.test(text);
  };
  const buttons = new Set(lines.filter((line, at) => isButton(line) && !isOwn(line, at)));
  const hasButtons = buttons.size >= MIN_BUTTONS;
  const isEnd = (at: number): boolean => lines[at + 1]?.page !== lines[at]?.page;
  const isMaker = (line: Line, at: number): boolean => {
    const isLast = at >= lines.length - LAST_LINES || isEnd(at);
    const above = lines[at - 1];
    // Small print below it or smaller type sets a row apart as room does.
    const isSmaller = line.size > 0 && above !== undefined && line.size < SMALLER * above.size;
    const isApart = line.gapBefore >= 1 || isSmaller || followed.has(line);
    const isOnly = at === lines.length - 1 || isEnd(at);
    const isPart = !isApart && (!isOnly || lines[at - 1]?.bulletX !== undefined);
    return (
      isLast && line.bulletX === undefined && !isPart && namesPageMaker(lineText(line), isApart)
    );
  };
  const reasonOf = (line: Line, at: number): Reason | undefined => {
    const text = lineText(line);
    const isAtEdge = at < EDGE_LINES || at >= lines.length - EDGE_LINES || isEnd(at);
    if (isPageFrame(text) && !isOwn(line, at)) return 'label';
    if (at < PHOTO_LINES && line.bulletX === undefined && isPhotoCaption(text)) return 'label';
    if (buttons.has(line) && (hasButtons || (isAtEdge && /\d\s*%/.test(text)))) return 'label';
    if (isMaker(line, at)) return 'running-head';
    if (isDashedNumber(line)) return 'page-number';
    if (line.page !== undefined && CLOCK.test(text)) return 'running-head';
    return at >= 2 && isRunningTitle(text, names) ? 'running-head' : undefined;
  };
  const leftOut = [...fine].map(
    (line): LeftOutText => ({ text: lineText(line), reason: 'running-head' }),
  );
  const kept = lines.flatMap((line, at) => {
    const reason = reasonOf(line, at);
    const isAtEdge = at < EDGE_LINES || at >= lines.length - EDGE_LINES || isEnd(at);
    const apart = reason === undefined && isAtEdge ? recordApart(line) : undefined;
    if (reason !== undefined) leftOut.push({ text: lineText(line), reason });
    for (const text of apart?.record ?? []) leftOut.push({ text, reason: 'label' });
    if (reason !== undefined || apart?.rest.length === 0) return [];
    return apart === undefined
      ? line
      : { ...line, cells: apart.rest, x: apart.rest[0]?.x ?? line.x };
  });
  return { lines: kept, leftOut };
}

/** "- 2 -" on the second page: its first dash reads as the mark of a list. */
const isDashedNumber = (line: Line): boolean =>
  line.bulletX !== undefined &&
  line.page !== undefined &&
  Number(/^(\d{1,3}) ?[-–—~]$/.exec(lineText(line))?.[1]) === line.page;
