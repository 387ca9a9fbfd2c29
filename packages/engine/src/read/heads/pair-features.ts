import type { HeadSegment } from './head-segments.ts';
import type { HeadSpan } from './head-spans.ts';
import type { Head } from './span-features.ts';

/** A part of a head as it is read, by its letter; without a span where the head doesn't name it. */
export interface ReadPart {
  code: string;
  span: HeadSpan | undefined;
}

/** What the heads of a section may share: of each part, of each two parts. */
export const SHARED_OF_PART = ['place', 'row'] as const;
export const SHARED_OF_PAIR = ['relation', 'order'] as const;

/** Where a value stands in its head and in which row, alike in all entries of a layout. */
export function sharedOfPart({ code, span }: ReadPart, { segments }: Head): string[] {
  if (span === undefined) return [`${code} place:none`, `${code} row:none`];
  const [first, last] = [segments[span.from], segments[span.to]] as [HeadSegment, HeadSegment];
  const cell = first.cell > 0 ? `c${first.cell}` : '';
  const behind = last.behind === 'date' || last.behind === 'cell' ? 'edge' : last.behind;
  return [
    `${code} place:${first.row}${cell}.${first.at}.${first.before}-${behind}`,
    `${code} row:${first.row}`,
  ];
}

/** How two parts stand to each other. */
function relationOf(one: ReadPart, other: ReadPart, segments: readonly HeadSegment[]): string {
  if (one.span === undefined || other.span === undefined)
    return one.span ? `${one.code}Alone` : other.span ? `${other.code}Alone` : 'none';
  const { leading, behind, gap } = inOrder(one, other);
  const [last, next] = [segments[leading.to], segments[behind.from]] as [HeadSegment, HeadSegment];
  const order = leading === one.span ? one.code : other.code;
  if (last.row !== next.row) return `${order}-rows${Math.min(next.row - last.row, 2)}`;
  return `${order}-${next.before}${gap > 0 ? `+${Math.min(gap, 2)}` : ''}`;
}

interface InOrder {
  leading: HeadSpan;
  behind: HeadSpan;
  /** Segments between the two. */
  gap: number;
}

function inOrder({ span: one }: ReadPart, { span: other }: ReadPart): InOrder {
  const spans = [one, other] as [HeadSpan, HeadSpan];
  const [leading, behind] =
    spans[0].from < spans[1].from ? spans : ([spans[1], spans[0]] as [HeadSpan, HeadSpan]);
  return { leading, behind, gap: behind.from - leading.to - 1 };
}

export function sharedOfPair(one: ReadPart, other: ReadPart, { segments }: Head): string[] {
  const relation = relationOf(one, other, segments);
  const codes = one.code + other.code;
  return [`${codes} relation:${relation}`, `${codes} order:${relation.split('-')[0]}`];
}

/** What speaks for or against two parts as they stand to each other. */
export function pairFeatures(one: ReadPart, other: ReadPart, head: Head): string[] {
  const codes = one.code + other.code;
  return ownFeatures(one, other, head).map((name) => `${codes} ${name}`);
}

function ownFeatures(one: ReadPart, other: ReadPart, head: Head): string[] {
  const { segments } = head;
  const relation = relationOf(one, other, segments);
  const features = [`relation:${relation}`];
  if (one.span === undefined || other.span === undefined) {
    features.push(`${relation}:${Math.min(segments.length, 5)}`, `${relation}:rows${head.rows}`);
    return features;
  }
  const { leading, behind, gap } = inOrder(one, other);
  const [order, later] = leading === one.span ? [one.code, other.code] : [other.code, one.code];
  const [first, second] = [segments[leading.from], segments[behind.from]] as [
    HeadSegment,
    HeadSegment,
  ];
  features.push(`order:${order}`);
  if (first.bold !== second.bold) features.push(`bold:${first.bold ? order : later}`);
  const isWhole = (span: HeadSpan): boolean =>
    segments[span.from]?.at === 0 && segments[span.to]?.behind === 'edge';
  features.push(`gap:${Math.min(gap, 3)}`, `gap:${Math.min(gap, 3)}-${second.before}`);
  features.push(`whole:${isWhole(leading)}${isWhole(behind)}`, `leading:${leading.from}`);
  if (head.difference !== undefined) {
    const difference = Math.round(head.difference(one.span.text, other.span.text));
    features.push(`difference:${Math.max(-6, Math.min(6, difference))}`);
  }
  return features;
}
