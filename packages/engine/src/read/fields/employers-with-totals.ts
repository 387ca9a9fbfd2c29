import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { cut, type Slice, splitSlice, strip, valued } from '../slice.ts';
import { isToldLength } from '../told-length.ts';
import { isKindOfJob } from './job-asides.ts';
import { isBareCity, isPlace } from './location.ts';
import { readBody, type WorkDraft } from './work.ts';

interface Employer {
  name: Slice;
  location?: Slice;
  /** Where its posts begin. */
  from: number;
  /** Its own first row. */
  at: number;
}

interface Post {
  title: Slice;
  period: Pick<WorkDraft, 'startDate' | 'endDate'>;
  location?: Slice;
  /** The first row of what was done there. */
  body: number;
}

const PARTS = /\s*[·•|]\s*|\t|,\s+|\s+[–—-]\s+|\s+(?=\([^()]*\)$)/g;
const MAX_ROW = 90;

const isRow = (block: Block | undefined): block is Block =>
  block !== undefined &&
  block.bulletX === undefined &&
  !block.prose &&
  block.text.length <= MAX_ROW &&
  !/[.!?;:]$/.test(block.text);

/** What a row says besides a length of time, which one of its parts tells: "Huye · 19 yrs 10 mos"; undefined where none does, or it has dates. */
function besideTotal(block: Block): Slice[] | undefined {
  if (!isRow(block) || findDateRange(block.text)?.isRange === true) return undefined;
  if (isTotal(block.text)) return [];
  const parts = splitSlice(block, PARTS).filter(({ text }) => text !== '');
  const rest = parts.filter(({ text }) => !isTotal(text));
  return rest.length === parts.length - 1 ? rest : undefined;
}

/** Whether a row tells more than the whole time: whom for, where, how. */
export const tellsTotalBeside = (block: Block): boolean => (besideTotal(block) ?? []).length > 0;

const isTotal = (text: string): boolean => isToldLength(text) && /\d/.test(text);

/** Whether a row is an employer's place or kind of work with the whole time there, and no name. */
export function isTotalRow(block: Block): boolean {
  return besideTotal(block)?.every(({ text }) => isDetail(text)) ?? false;
}

const isDetail = (text: string): boolean =>
  isKindOfJob(text) ||
  isPlace(text) ||
  isBareCity(text) ||
  /^(?:remote|hybrid|on-site)$/i.test(text);

/** The employer whose rows begin here: a name over a row with the whole time there, or with that time in its own row. */
function employerAt(blocks: readonly Block[], at: number): Employer | undefined {
  const [block, below] = [blocks[at], blocks[at + 1]];
  if (!isRow(block) || findDateRange(block.text)?.isRange === true) return undefined;
  const beside = besideTotal(block);
  const isBelow = below !== undefined && beside === undefined && isTotalRow(below);
  const details = isBelow ? (besideTotal(below) ?? []) : (beside ?? []).slice(1);
  const name = isBelow ? cut(block, 0) : beside?.[0];
  if (name === undefined || isDetail(name.text)) return undefined;
  const places = details.filter(({ text }) => !isKindOfJob(text));
  const [first, last] = [places[0], places.at(-1)];
  let from = at + (isBelow ? 2 : 1);
  // "Full-time", "Kigali, Rwanda": further rows before the first post.
  let location = first && last && between(blocks, first, last);
  for (let row = blocks[from]; isRow(row) && isDetail(row.text); row = blocks[++from])
    if (!isKindOfJob(row.text)) location ??= cut(row, 0);
  return postAt(blocks, from) && { name, from, at, ...(location && { location }) };
}

function between(blocks: readonly Block[], first: Slice, last: Slice): Slice {
  const block = blocks.find(({ start, end }) => start <= first.start && end >= last.end);
  return block === undefined
    ? first
    : cut(block, first.start - block.start, last.end - block.start);
}

/** A title and its period, in one row or two, with nothing between but how the person was employed; and a place below. */
function postAt(blocks: readonly Block[], at: number): Post | undefined {
  const row = blocks[at];
  if (!isRow(row)) return undefined;
  const own = periodOf(row);
  if (own !== undefined) {
    const title = strip(cut(row, 0, own.from), /[\s,;:|·•–—()[\]-]/u);
    return title.text === ''
      ? undefined
      : { title, period: own.period, ...placedBelow(blocks, at + 1) };
  }
  if (isDetail(row.text) || besideTotal(row) !== undefined) return undefined;
  const kind = blocks[at + 1];
  const dated = at + (kind !== undefined && isKindOfJob(kind.text) ? 2 : 1);
  const date = blocks[dated];
  const period = date && periodOf(date);
  if (period === undefined || period.from > 0) return undefined;
  return { title: cut(row, 0), period: period.period, ...placedBelow(blocks, dated + 1) };
}

function placedBelow(blocks: readonly Block[], at: number): Pick<Post, 'location' | 'body'> {
  const row = blocks[at];
  const isPlaced = isRow(row) && isPlace(row.text);
  return isPlaced ? { location: cut(row, 0), body: at + 1 } : { body: at };
}

/** A period at the end of a row, its length behind it or not. */
function periodOf(block: Block): { from: number; period: Post['period'] } | undefined {
  const range = findDateRange(block.text);
  if (!isRow(block) || range?.isRange !== true) return undefined;
  const behind = strip(cut(block, range.to), /[\s·•|,()[\]]/u).text;
  if (behind !== '' && !isToldLength(behind)) return undefined;
  const at = cut(block, range.from);
  return {
    from: range.from,
    period: {
      ...(range.start !== undefined && { startDate: valued(at, range.start) }),
      ...(range.end !== undefined && { endDate: valued(at, range.end) }),
    },
  };
}

/** Jobs of which some employers are set with the whole time there over the posts held: "Sample Hospital", "Huye · 19 yrs 10 mos", then titles with their own periods. What stands between such groups is read by `readRest`. Undefined where there is no such employer. */
export function readEmployersWithTotals(
  blocks: readonly Block[],
  text: string,
  readRest: (blocks: Block[]) => WorkDraft[],
): WorkDraft[] | undefined {
  const rest: Block[] = [];
  const drafts: { at: number; draft: WorkDraft }[] = [];
  const isItem = (block: Block): boolean => block.bulletX !== undefined;
  for (let at = 0; at < blocks.length; ) {
    const employer = employerAt(blocks, at);
    if (employer === undefined) {
      rest.push(blocks[at++] as Block);
      continue;
    }
    at = employer.from;
    const first = blocks[at] as Block;
    for (let post = postAt(blocks, at); post !== undefined; post = postLike(first, blocks, at)) {
      at = endOfBody(first, blocks, post.body);
      const { title, period, location = employer.location, body } = post;
      const draft = {
        name: employer.name,
        position: title,
        ...(location && { location }),
        ...period,
        ...readBody(blocks.slice(body, at), isItem, text),
      };
      drafts.push({ at: title.start, draft });
    }
  }
  if (drafts.length === 0) return undefined;
  for (const draft of rest.length > 0 ? readRest(rest) : [])
    drafts.push({ at: draft.position?.start ?? draft.name?.start ?? 0, draft });
  return drafts.sort((a, b) => a.at - b.at).map(({ draft }) => draft);
}

/** A further post in the type of the group's first. */
function postLike(first: Block, blocks: readonly Block[], at: number): Post | undefined {
  const row = blocks[at];
  return row !== undefined && isAlike(row, first) ? postAt(blocks, at) : undefined;
}

const isAlike = (a: Block, b: Block): boolean =>
  Math.abs(a.line.size - b.line.size) < 0.3 &&
  a.line.bold === b.line.bold &&
  a.line.fonts?.main === b.line.fonts?.main;

/** Where what was done ends: above the next post or employer, or above another job's head, whose period has two names over it. */
function endOfBody(first: Block, blocks: readonly Block[], from: number): number {
  for (let at = from; at < blocks.length; at++) {
    const row = blocks[at] as Block;
    if (employerAt(blocks, at) !== undefined || postLike(first, blocks, at) !== undefined) {
      const above = blocks[at - 1];
      const isUnder = at > from && isRow(above) && isAlike(above, row) && row.line.gapBefore < 0.4;
      return isUnder && /^\p{Lu}/u.test(above.text) ? at - 1 : at;
    }
    // A head in the posts' type over a row that has the period.
    const next = blocks[at + 1];
    if (isAlike(row, first) && isRow(row) && next && postAt(blocks, at + 1)) return at;
  }
  return blocks.length;
}
