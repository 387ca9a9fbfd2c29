import { findHeadingKind } from '../sections/heading.ts';
import { type Line, lineText } from './line.ts';

const MIN_KNOWN = 3;
const SAME_EDGE = 2;

/** Lines without the mark before each heading: "■ Work History", "◆ Education" are no list items where most lines so marked, and set alike, are headings by their words. */
export function withMarkedHeadings(lines: readonly Line[]): Line[] {
  const marked = lines.filter(({ bulletX, cells }) => bulletX !== undefined && cells.length === 1);
  const headings = marked.filter(isKnown);
  if (headings.length < MIN_KNOWN) return [...lines];
  const [first] = headings as [Line];
  const alike = marked.filter((line) => isSetAs(line, first));
  const known = alike.filter(isKnown);
  if (known.length < MIN_KNOWN || known.length * 2 < alike.length) return [...lines];
  return lines.map((line) => {
    if (!alike.includes(line)) return line;
    const { bulletX: _, ...bare } = line;
    return bare;
  });
}

const isKnown = (line: Line): boolean => findHeadingKind(lineText(line)) !== undefined;

const isSetAs = (line: Line, other: Line): boolean =>
  Math.abs((line.bulletX ?? 0) - (other.bulletX ?? 0)) < SAME_EDGE &&
  line.bold === other.bold &&
  Math.abs(line.size - other.size) < 0.3;
