import type { AsWrittenLine } from '@trueline/contracts';
import { isTimeOffEntry } from '../../document/time-off.ts';
import { findDateRange, isWholeDate } from '../date-range.ts';
import { partedAlike } from './periods-apart.ts';

/** A head and its further names, by their places; a row that stands where a head would, too. */
type Names = [head: number, ...details: number[]];

const MAX_WORDS = 14;

/** A paragraph that stands apart and opens or ends with a period. */
function isDatedText({ kind, text, gap, path }: AsWrittenLine, at: number): boolean {
  const range = findDateRange(text);
  if (kind !== 'text' || path !== undefined || range?.isRange !== true) return false;
  const isAtEdge = range.from === 0 || /^[)\].\s]*$/.test(text.slice(range.to));
  return (gap === true || at === 0) && isAtEdge && text.split(/\s+/).length <= MAX_WORDS;
}

function listNames(lines: readonly AsWrittenLine[]): Names[] {
  const names: Names[] = [];
  let isOpen = false;
  lines.forEach((line, at) => {
    const opens = line.kind === 'head' || (line.kind === 'detail' && !isOpen);
    if (opens || isDatedText(line, at)) names.push([at]);
    else if (line.kind === 'detail') names.at(-1)?.push(at);
    isOpen = line.kind === 'head' || line.kind === 'detail';
  });
  return names;
}

/** Whether a row gives a period, or a date that a mark sets off. */
const isDated = (text: string): boolean =>
  findDateRange(text)?.isRange === true || isWholeDate(text) || partedAlike(text) !== undefined;

/** Whether all entries that give a period have it in one place: apart from their names, or among them. */
export function isEven(lines: readonly AsWrittenLine[]): boolean {
  const entries = listNames(lines).map((names) => names.map((at) => lines[at] as AsWrittenLine));
  const apart = entries.filter((rows) => rows.some(({ dates }) => dates !== undefined));
  const among = entries.filter(
    (rows) => !apart.includes(rows) && rows.some(({ text }) => isDated(text)),
  );
  return apart.length === 0 || among.length === 0;
}

/** A row of a period and nothing else. */
export const isPeriodAlone = (text: string): boolean =>
  isWholeDate(text) && findDateRange(text)?.isRange === true;

/** Told of no sentence, in few words. */
const isShortName = (text: string): boolean =>
  /^[\p{Lu}\d"“(]/u.test(text) && !/[.!?;:]$/.test(text) && text.split(/\s+/).length <= MAX_WORDS;

/** A period on the row above its names stands beside the first of them. Where a section opens so, each row of a period alone is of what stands below it. */
export function withNamesFirst(lines: readonly AsWrittenLine[]): AsWrittenLine[] {
  const isAbove = isPeriodAlone(lines[0]?.text ?? '');
  const first: AsWrittenLine[] = [];
  for (const line of lines) {
    const head = first.at(-1);
    const isOpen = head?.dates === undefined && (head?.kind === 'head' || isAbove);
    const isPeriod = head !== undefined && isOpen && isWholeDate(head.text);
    const mayName =
      line.kind === 'detail' ||
      (isAbove && line.kind === 'head' && line.dates === undefined) ||
      (isAbove && line.kind === 'text' && isShortName(line.text));
    if (!isPeriod || !mayName || isDated(line.text)) first.push(line);
    else
      first[first.length - 1] = {
        ...head,
        kind: 'head',
        text: line.text,
        dates: head.text,
        ...endOf(line),
      };
  }
  return first;
}

const endOf = ({ end }: AsWrittenLine): Pick<AsWrittenLine, 'end'> =>
  end === undefined ? {} : { end };

/** Whether an employer stands over several posts: some dated names stand alone, others below a head that has no date. A period is then of its own row, and of nothing above it. */
function standOverPosts(names: readonly Names[], lines: readonly AsWrittenLine[]): boolean {
  const isDatedAt = (at: number): boolean =>
    lines[at]?.dates !== undefined || isDated(lines[at]?.text ?? '');
  // A degree stands over its school, and "Role: lead, 2019 – 2021" tells of the name above it.
  const isHead = (at: number): boolean =>
    lines[at]?.kind === 'head' && !/^education\b/.test(lines[at]?.entry ?? '');
  const isPost = (at: number): boolean =>
    isDatedAt(at) && !/^\p{L}+: /u.test(lines[at]?.text ?? '');
  return (
    names.some(([head, ...details]) => isHead(head) && !isDatedAt(head) && details.some(isPost)) &&
    names.some(([head, ...details]) => isHead(head) && isDatedAt(head) && details.length === 0)
  );
}

/** So many heads with their period first, "04/2017 – 03/2019 | Planner", are a way to write them. */
const OPENING_MIN = 2;
function openAlike(names: readonly Names[], lines: readonly AsWrittenLine[]): boolean {
  const heads = names.flatMap(([head]) => {
    const line = lines[head];
    return line?.kind === 'head' && isDated(line.text) ? [line.text] : [];
  });
  const opening = heads.filter(
    (text) =>
      findDateRange(text)?.from === 0 && / \| /.test(text) && partedAlike(text) !== undefined,
  );
  return opening.length >= OPENING_MIN && opening.length === heads.length;
}

const TITLE_WORDS_MAX = 6;

/** A head without a period right below one that is nothing but a title with its period, and above what was done there: the employer of that title, as below the other titles of the section. */
function withEmployersBelow(lines: readonly AsWrittenLine[]): AsWrittenLine[] {
  const isTitle = (line: AsWrittenLine | undefined): boolean =>
    line?.kind === 'head' &&
    line.dates !== undefined &&
    /^work\b/.test(line.entry ?? '') &&
    line.text.split(/\s+/).length <= TITLE_WORDS_MAX &&
    !isTimeOffEntry({ position: line.text });
  const isUsual = lines.some(({ kind }, at) => kind === 'detail' && isTitle(lines[at - 1]));
  return lines.map((line, at) => {
    const below = lines[at + 1]?.kind;
    return isUsual &&
      line.kind === 'head' &&
      line.dates === undefined &&
      isTitle(lines[at - 1]) &&
      (below === 'item' || below === 'text')
      ? { ...line, kind: 'detail' }
      : line;
  });
}

/** The lines with the periods that stand in names, or in one row below them, beside the head as those of its neighbours. */
export function withPeriodsApart(lines: readonly AsWrittenLine[]): AsWrittenLine[] {
  const moved = [...lines];
  const hasApart = lines.some(({ dates }) => dates !== undefined);
  const names = listNames(lines);
  const isOverPosts = standOverPosts(names, lines);
  const opens = openAlike(names, lines);
  for (const [head, ...details] of names) {
    const own = [head, ...details].filter((at) => isDated(lines[at]?.text ?? ''));
    const [at, ...others] = own;
    const first = lines[head] as AsWrittenLine;
    if (at === undefined || others.length > 0 || first.dates !== undefined) continue;
    const parts =
      first.kind !== 'head' ? undefined : partedAlike(lines[at]?.text ?? '', hasApart || opens);
    if (parts === undefined) continue;
    if (at !== head && isOverPosts) {
      moved[at] = { ...(lines[at] as AsWrittenLine), ...parts, kind: 'head' };
      continue;
    }
    moved[at] = { ...(lines[at] as AsWrittenLine), text: parts.text };
    moved[head] = { ...(moved[head] as AsWrittenLine), kind: 'head' };
    if (parts.dates !== undefined) moved[head].dates = parts.dates;
  }
  return opens || hasApart ? withEmployersBelow(moved) : moved;
}
