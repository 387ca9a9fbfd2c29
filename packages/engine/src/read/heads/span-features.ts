import { fold } from '../characters.ts';
import type { HeadSegment } from './head-segments.ts';
import type { HeadSpan } from './head-spans.ts';

export interface Head {
  segments: readonly HeadSegment[];
  /** Rows of the head. */
  rows: number;
  /** Folded names of one segment or more that stand in other heads of the section. */
  repeated: ReadonlySet<string>;
  /** What is known of a text by its words alone. */
  wordsOf(text: string): string[];
  /** How much more the first text reads like the first part than the second does, where words tell. */
  difference?(one: string, other: string): number;
}

function shapesOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}.'’-]*/gu) ?? [];
  const low = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const count = words.length;
  const shapes = [`words:${count > 8 ? 9 : count > 5 ? 6 : count}`];
  if (/^\p{Ll}/u.test(text)) shapes.push('lowStart');
  if (count > 1 && /^\p{Ll}/u.test(words.at(-1) ?? '')) shapes.push('lowEnd');
  if (low > 0 && /\p{Lu}/u.test(text)) shapes.push(low * 2 >= count ? 'mostlyLow' : 'someLow');
  if (text === text.toUpperCase() && /\p{Lu}{2}/u.test(text)) shapes.push('caps');
  if (/\d/.test(text)) shapes.push('digit');
  if (/^[\d\p{Ll}]/u.test(text) && /\d/.test(text)) shapes.push('opensWithDigit');
  if (text.includes('&')) shapes.push('ampersand');
  if (/['’]s?\b/u.test(text)) shapes.push('possessive');
  if (/[.!?]$/.test(text)) shapes.push('stop');
  if (/^(?:The|THE)\s/.test(text)) shapes.push('article');
  return shapes;
}

/** What speaks for or against a span as a value, whichever it is. */
export function spanFeatures(span: HeadSpan, head: Head): string[] {
  const own = head.segments.slice(span.from, span.to + 1);
  const [first, last] = [own[0] as HeadSegment, own.at(-1) as HeadSegment];
  const rowMates = head.segments.filter(({ row }) => row === first.row);
  const isRow = first.at === 0 && rowMates.at(-1) === last;
  const features = ['one', ...head.wordsOf(span.text), ...shapesOf(span.text)];
  if (own.length > 1) {
    features.push(`segments:${own.length}`);
    features.push(...head.wordsOf(first.text).map((kind) => `first-${kind}`));
    for (const later of own.slice(1)) {
      const behind = `${later.before}`;
      features.push(`within:${behind}`);
      features.push(...head.wordsOf(later.text).map((kind) => `later-${behind}-${kind}`));
      features.push(
        ...shapesOf(later.text)
          .filter((shape) => !shape.startsWith('words'))
          .map((shape) => `later-${shape}`),
      );
    }
  }
  features.push(
    `row:${first.row}of${head.rows}`,
    `before:${first.before}`,
    `behind:${last.behind}`,
  );
  features.push(isRow ? 'wholeRow' : `at:${Math.min(first.at, 4)}`);
  if (first.inBracket) features.push('bracketed');
  if (first.bold) features.push(head.segments.some(({ bold }) => !bold) ? 'boldAlone' : 'bold');
  if (first.italic)
    features.push(head.segments.some(({ italic }) => !italic) ? 'italicAlone' : 'italic');
  if (head.repeated.has(fold(span.text))) features.push('repeated');
  return features;
}

/** What speaks for a segment as none of the parts. */
export function restFeatures(index: number, head: Head): string[] {
  const segment = head.segments[index] as HeadSegment;
  const features = [
    'rest',
    ...head.wordsOf(segment.text).map((kind) => `rest-${kind}`),
    ...shapesOf(segment.text).map((shape) => `rest-${shape}`),
    `rest-before:${segment.before}`,
    `rest-row:${segment.row}of${head.rows}`,
    `rest-at:${Math.min(segment.at, 4)}`,
  ];
  if (segment.inBracket) features.push('rest-bracketed');
  if (segment.bold) features.push('rest-bold');
  if (head.repeated.has(fold(segment.text))) features.push('rest-repeated');
  return features;
}
