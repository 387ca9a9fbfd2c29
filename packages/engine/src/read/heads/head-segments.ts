import type { HeadPart } from '../fields/head-pieces.ts';
import { opensWithForm } from '../fields/job-readings.ts';
import { isArrow, isPromotion } from '../fields/promotions.ts';
import { cut, type Slice } from '../slice.ts';
import { isToldLength } from '../told-length.ts';

/** What parts a segment from the one before it, or stands behind it. */
export type Mark =
  | 'edge'
  | 'cell'
  | 'date'
  | 'bar'
  | 'dash'
  | 'comma'
  | 'stop'
  | 'colon'
  | 'slash'
  | 'plus'
  | 'open'
  | 'close'
  | 'at'
  | 'as'
  | 'for'
  | 'in'
  | 'blank';

/** The least part of a head's row that may be a value or a part of one. */
export interface HeadSegment extends Slice {
  row: number;
  cell: number;
  bold: boolean;
  italic: boolean;
  /** Its place among the segments of its row. */
  at: number;
  before: Mark;
  behind: Mark;
  inBracket: boolean;
}

/** How the rows of one kind of head are parted. */
export interface Parting {
  separator: RegExp;
  /** Parts a segment where no mark stands but words tell. */
  split(segment: HeadSegment): HeadSegment[];
}

const SEPARATORS: readonly (readonly [Mark, string])[] = [
  ['bar', '\\s*[|•·●▪]+\\s*|;\\s+|\\s+(?:[>→»~*]+>?|=>)\\s+|(?<=\\p{Ll}{2})\\s*\\/\\/\\s*'],
  ['dash', '\\s+[-–—‑]+\\s+|(?<=[\\p{L}.)])[—–](?=\\p{Lu})|(?<=\\p{Ll})- (?=\\p{Lu})'],
  [
    'at',
    ',?\\s+@\\s+|,?\\s+(?:at|At|AT|with|With|w\\/|via|chez|bei|bij|presso|en el|na empresa|through)\\s+(?=\\p{Lu}|[\\p{L}\\d-]+\\.\\p{Ll}{2,})|,?\\s+\\(?(?:end[- ])?[cC]lient\\s*:\\s+',
  ],
  ['as', ',?\\s+as\\s+(?:an?\\s+|the\\s+)?(?=\\p{L})'],
  ['for', '\\s+for\\s+(?=\\p{Lu})'],
  ['in', '\\s+(?:in|near|à)\\s+(?=\\p{Lu})'],
  ['comma', '\\s*,\\s+'],
  ['stop', '(?<=\\p{Ll}{4}|\\p{Lu}{3})\\.\\s+(?=\\p{Lu})'],
  ['colon', '\\s*:\\s+'],
  ['slash', '\\s+\\/\\s+'],
  ['plus', '\\s+\\++\\s+'],
  ['open', '\\s*[([]'],
  ['close', '[)\\]]'],
];
/** What parts segments, each mark a group of its own. `own`: what else a mark is in one kind of head. */
export const separatorOf = (own: Readonly<Partial<Record<Mark, string>>> = {}): RegExp =>
  new RegExp(
    SEPARATORS.map(
      ([mark, pattern]) => `(?<${mark}>${own[mark] ? `${own[mark]}|` : ''}${pattern})`,
    ).join('|'),
    'gu',
  );

const OPENING =
  /^(?:(?:at|with|for|@|as|via)\s+(?=\p{Lu})|(?:job|role|employer|company|position|title|organi[sz]ation|post)\s*(?:#?\d+)?\s*[:–-]\s+)/iu;
const LEAD = /^(?:[\s,;:|•·●–—\-@/+]|\.(?=\s|$))*/u;
const TAIL = /[\s,;:|•·●–—\-@/]+$/u;

/** The segments of an entry's head in their order, without its dates. */
export function headSegments(parts: readonly HeadPart[], parting: Parting): HeadSegment[] {
  const segments: HeadSegment[] = [];
  parts.forEach((part, index) => {
    const previous = parts[index - 1];
    const isSameRow = previous?.row === part.row;
    const before = !isSameRow ? 'edge' : previous.cell === part.cell ? 'date' : 'cell';
    segments.push(...segmentsOf(part, before, parting));
  });
  const places = new Map<number, number>();
  return segments.map((segment, index) => {
    const next = segments[index + 1];
    const at = places.get(segment.row) ?? 0;
    places.set(segment.row, at + 1);
    return { ...segment, at, behind: next?.row === segment.row ? next.before : 'edge' };
  });
}

function segmentsOf(part: HeadPart, opens: Mark, { separator, split }: Parting): HeadSegment[] {
  const opening = OPENING.exec(part.text)?.[0].length ?? 0;
  const found: HeadSegment[] = [];
  let from = opening;
  let before = opens;
  let depth = 0;
  const add = (to: number): void => {
    const raw = part.text.slice(from, to);
    const lead = LEAD.exec(raw)?.[0].length ?? 0;
    const inner = raw.slice(lead).replace(TAIL, '');
    if (inner === '' || isToldLength(inner)) return;
    const slice = cut(part, from + lead, from + lead + inner.length);
    const { row, cell, bold, italic } = part;
    const looks = { row, cell, bold, italic, at: 0, behind: 'edge' as const };
    found.push({ ...slice, ...looks, before, inBracket: depth > 0 });
    before = 'edge';
  };
  const isWhole = isPromotion(part.text);
  for (const match of part.text.matchAll(separator)) {
    if (match.index < from || (isWhole && isArrow(match[0]))) continue;
    const mark = SEPARATORS.find(([name]) => match.groups?.[name] !== undefined)?.[0] ?? 'comma';
    // A legal form stays with its name, a bracket or a date may stand at the edge.
    if (mark === 'comma' && opensWithForm(part.text.slice(match.index + match[0].length))) continue;
    add(match.index);
    const isFirst = found.length === 0 && opens !== 'edge';
    before = isFirst ? opens : mark;
    if (mark === 'open') depth += 1;
    if (mark === 'close') depth = Math.max(0, depth - 1);
    from = match.index + match[0].length;
  }
  add(part.text.length);
  return found.flatMap(split);
}

/** A segment parted at an offset of its text. */
export const partedAt = (
  segment: HeadSegment,
  at: number,
  before: Mark,
  to = at,
): [HeadSegment, HeadSegment] => [
  { ...segment, ...cut(segment, 0, at) },
  { ...segment, ...cut(segment, to), before },
];
