import type { HeadSegment } from './head-segments.ts';
import type { HeadSpan } from './head-spans.ts';
import type { Head } from './span-features.ts';

/** Title and employer of a head, either of which may be absent. */
export interface Reading {
  title?: HeadSpan;
  company?: HeadSpan;
}

/** Where a value stands in its head, alike in all entries of a layout. */
function placeOfSpan(span: HeadSpan | undefined, segments: readonly HeadSegment[]): string {
  if (span === undefined) return 'none';
  const [first, last] = [segments[span.from], segments[span.to]] as [HeadSegment, HeadSegment];
  const cell = first.cell > 0 ? `c${first.cell}` : '';
  return `${first.row}${cell}.${first.at}.${first.before}-${last.behind === 'date' || last.behind === 'cell' ? 'edge' : last.behind}`;
}

/** How title and employer stand to each other. */
function relationOf({ title, company }: Reading, segments: readonly HeadSegment[]): string {
  if (title === undefined || company === undefined)
    return title ? 'titleAlone' : company ? 'companyAlone' : 'none';
  const isFirst = title.from < company.from;
  const [one, other] = isFirst ? [title, company] : [company, title];
  const [last, next] = [segments[one.to], segments[other.from]] as [HeadSegment, HeadSegment];
  const order = isFirst ? 'title' : 'company';
  if (last.row !== next.row) return `${order}-rows${Math.min(next.row - last.row, 2)}`;
  const gap = other.from - one.to - 1;
  return `${order}-${next.before}${gap > 0 ? `+${Math.min(gap, 2)}` : ''}`;
}

export function pairFeatures(reading: Reading, head: Head): string[] {
  const { title, company } = reading;
  const { segments } = head;
  const relation = relationOf(reading, segments);
  const count = Math.min(segments.length, 5);
  const features = [`relation:${relation}`];
  if (title === undefined || company === undefined) {
    features.push(`${relation}:${count}`, `${relation}:rows${head.rows}`);
    return features;
  }
  const order = title.from < company.from ? 'title' : 'company';
  features.push(`order:${order}`);
  const [one, other] = order === 'title' ? [title, company] : [company, title];
  const [first, second] = [segments[one.from], segments[other.from]] as [HeadSegment, HeadSegment];
  if (first.bold !== second.bold)
    features.push(`bold:${first.bold ? order : order === 'title' ? 'company' : 'title'}`);
  const isWhole = (span: HeadSpan): boolean =>
    segments[span.from]?.at === 0 && segments[span.to]?.behind === 'edge';
  const gap = other.from - one.to - 1;
  features.push(`gap:${Math.min(gap, 3)}`, `gap:${Math.min(gap, 3)}-${second.before}`);
  features.push(`whole:${isWhole(one)}${isWhole(other)}`);
  features.push(`leading:${one.from}`);
  const difference = head.sign(title.text) - head.sign(company.text);
  features.push(`difference:${Math.max(-6, Math.min(6, Math.round(difference)))}`);
  return features;
}

/** What the heads of one section may share. */
export const SHARED_KINDS = [
  'relation',
  'order',
  'title',
  'company',
  'titleRow',
  'companyRow',
] as const;

/** A reading's key of each of those kinds. */
export function sharedKeys({ title, company }: Reading, { segments }: Head): string[] {
  const relation = relationOf({ title, company }, segments);
  const [order = ''] = relation.split('-');
  const rowOf = (span: HeadSpan | undefined): string =>
    span === undefined ? 'none' : String(segments[span.from]?.row);
  const values = [
    relation,
    order,
    placeOfSpan(title, segments),
    placeOfSpan(company, segments),
    rowOf(title),
    rowOf(company),
  ];
  return values.map((value, kind) => `${SHARED_KINDS[kind]}:${value}`);
}
