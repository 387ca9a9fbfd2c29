import type { HeadPart } from '../fields/head-pieces.ts';
import { opensWithForm } from '../fields/job-readings.ts';
import { isAddress, titleOverEmployer } from '../fields/title-or-employer.ts';
import { cut, type Slice } from '../slice.ts';

/** What parts a segment from the one before it, or stands behind it. */
type Mark =
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
const SEPARATOR = new RegExp(
  SEPARATORS.map(([mark, pattern]) => `(?<${mark}>${pattern})`).join('|'),
  'gu',
);
const OPENING =
  /^(?:(?:at|with|for|@|as|via)\s+(?=\p{Lu})|(?:job|role|employer|company|position|title|organi[sz]ation|post)\s*(?:#?\d+)?\s*[:–-]\s+)/iu;
const LEAD = /^(?:[\s,;:|•·●–—\-@/+]|\.(?=\s|$))*/u;
const TAIL = /[\s,;:|•·●–—\-@/]+$/u;
const DURATION =
  /^\(?\d+\+? ?(?:years?|yrs?|months?|mos?|ans?|mois|años?|meses)(?:,? (?:y |et )?\d+ ?(?:months?|mos?|mois|meses))?\)?$/i;

/** The segments of an entry's head in their order, without its dates. */
export function headSegments(parts: readonly HeadPart[]): HeadSegment[] {
  const segments: HeadSegment[] = [];
  parts.forEach((part, index) => {
    const previous = parts[index - 1];
    const isSameRow = previous?.row === part.row;
    const before = !isSameRow ? 'edge' : previous.cell === part.cell ? 'date' : 'cell';
    segments.push(...segmentsOf(part, before));
  });
  const places = new Map<number, number>();
  return segments.map((segment, index) => {
    const next = segments[index + 1];
    const at = places.get(segment.row) ?? 0;
    places.set(segment.row, at + 1);
    return { ...segment, at, behind: next?.row === segment.row ? next.before : 'edge' };
  });
}

function segmentsOf(part: HeadPart, opens: Mark): HeadSegment[] {
  const opening = OPENING.exec(part.text)?.[0].length ?? 0;
  const found: HeadSegment[] = [];
  let from = opening;
  let before = opens;
  let depth = 0;
  const add = (to: number): void => {
    const raw = part.text.slice(from, to);
    const lead = LEAD.exec(raw)?.[0].length ?? 0;
    const inner = raw.slice(lead).replace(TAIL, '');
    if (inner === '' || DURATION.test(inner)) return;
    const slice = cut(part, from + lead, from + lead + inner.length);
    const { row, cell, bold, italic } = part;
    const looks = { row, cell, bold, italic, at: 0, behind: 'edge' as const };
    found.push({ ...slice, ...looks, before, inBracket: depth > 0 });
    before = 'edge';
  };
  for (const match of part.text.matchAll(SEPARATOR)) {
    if (match.index < from) continue;
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
  return found.flatMap(splitAtBlank);
}

const ARTICLE = /^(?:The|THE|Le|La|Les|El|Los|Las|Il|Der|Die|Das|Het|De)$/;
const MAX_WORDS = 9;
const IS_TITLE = 1.5;
/** A web address behind a blank parts surer than any words. */
const ADDRESS = 20;

/** "Registered Nurse St Mary's Hospital": nothing but a blank between a title and a name; where the likeliest such blank is. */
function splitAtBlank(segment: HeadSegment): HeadSegment[] {
  const words = [...segment.text.matchAll(/\S+/g)];
  if (words.length < 3 || words.length > MAX_WORDS || segment.inBracket) return [segment];
  const splits = words.slice(1).flatMap((word, index) => {
    const last = words[index]?.[0] ?? '';
    if (isAddress(word[0]) && index === words.length - 2)
      return [{ at: word.index, gain: ADDRESS }];
    if (!/^\p{Lu}/u.test(word[0]) || !/^[\p{L}\d]/u.test(last)) return [];
    if (/^(?:of|and|for|the|de|du|des|la|le|&|y|e|et|do|da|to|in)$/i.test(last)) return [];
    const [left, right] = [
      segment.text.slice(0, word.index).trim(),
      segment.text.slice(word.index),
    ];
    const difference = titleOverEmployer(left) - titleOverEmployer(right);
    const isTitled = Math.max(titleOverEmployer(left), titleOverEmployer(right)) >= IS_TITLE;
    const isApart =
      Math.abs(difference) >= 4 || (Math.abs(difference) >= 3 && ARTICLE.test(word[0]));
    return isTitled && isApart && !isAddress(right)
      ? [{ at: word.index, gain: Math.abs(difference) + (index === 0 ? -1 : 0) }]
      : [];
  });
  const best = splits.reduce<{ at: number; gain: number } | undefined>(
    (most, one) => (most === undefined || one.gain > most.gain ? one : most),
    undefined,
  );
  if (best === undefined) return [segment];
  return [
    { ...segment, ...cut(segment, 0, best.at) },
    { ...segment, ...cut(segment, best.at), before: 'blank' },
  ];
}
