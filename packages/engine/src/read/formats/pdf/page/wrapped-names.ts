import { findDateRange } from '../../../date-range.ts';
import { companyScore, titleScore } from '../../../fields/title-score.ts';
import { type Line, lineText } from '../../../layout/line.ts';
import { findHeadingKind } from '../../../sections/heading.ts';

/** Wider columns break sentences; names fit into their rows. */
const MAX_WIDTH = 230;
const NEAR = 0.15;
/** An entry of names takes fewer rows than this, and this many more than the shortest beside it. */
const MAX_ROWS = 8;
const MAX_MORE = 3;
const SAME_EDGE = 1.5;

/** Names that a narrow column breaks over rows are whole again, where the entries beside theirs show that they have one row. */
export function withWholeNames(lines: readonly Line[], right: number): Line[] {
  const [first] = lines;
  if (first === undefined || right - Math.min(...lines.map(({ x }) => x)) > MAX_WIDTH)
    return [...lines];
  return sectionsOf(lines).flatMap((section) => {
    const entries = entriesOf(section);
    const named = entries.filter(isNamed);
    const least = (bold: boolean): number =>
      Math.min(...named.map((entry) => countOf(entry, bold)));
    return entries.flatMap((entry) =>
      [true, false].reduce((rows, bold) => {
        const more = countOf(entry, bold) - least(bold);
        return isNamed(entry) && more > 0 && more <= MAX_MORE
          ? joined(rows, (above, line) => above.bold === bold && line.bold === bold)
          : rows;
      }, entry),
    );
  });
}

/** A name in bold over what is told of it in a few rows. */
const isNamed = ([first, ...rest]: readonly Line[]): boolean =>
  first?.bold === true && rest.some(({ bold }) => !bold) && rest.length < MAX_ROWS;

/** Rows between two headings. */
function sectionsOf(lines: readonly Line[]): Line[][] {
  const sections: Line[][] = [[]];
  for (const line of lines) {
    if (findHeadingKind(lineText(line)) !== undefined) sections.push([line], []);
    else sections.at(-1)?.push(line);
  }
  return sections;
}

/** Rows from one in bold to the next. */
function entriesOf(lines: readonly Line[]): Line[][] {
  const entries: Line[][] = [[]];
  for (const line of lines) {
    if (line.bold && entries.at(-1)?.some((other) => !other.bold)) entries.push([]);
    entries.at(-1)?.push(line);
  }
  return entries;
}

const countOf = (entry: readonly Line[], bold: boolean): number =>
  entry.filter((line) => line.bold === bold).length;

function joined(lines: readonly Line[], areAlike: (above: Line, line: Line) => boolean): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    if (above !== undefined && areAlike(above, line) && isRest(above, line)) {
      const [cell] = above.cells;
      if (cell !== undefined) {
        const text = `${cell.text} ${lineText(line)}`;
        whole[whole.length - 1] = {
          ...above,
          cells: [{ ...cell, text, width: Math.max(cell.width, line.width) }],
          width: Math.max(above.width, line.width),
          wraps: line.wraps,
          links: [...above.links, ...line.links],
        };
        continue;
      }
    }
    whole.push(line);
  }
  return whole;
}

/** Addresses, numbers, rows of a list. */
const NO_NAME = /@|\d{3}|\s[•|·]\s/;

/** The same type and edge, right below a row that had no room for its first word. */
function isRest(above: Line, line: Line): boolean {
  const [name, rest] = [lineText(above), lineText(line)];
  if (!above.wraps || line.gapBefore > NEAR || line.page !== above.page) return false;
  if (above.cells.length > 1 || line.cells.length > 1) return false;
  if (above.bulletX !== undefined || line.bulletX !== undefined) return false;
  if (Math.abs(above.x - line.x) > SAME_EDGE || Math.abs(above.size - line.size) > 0.1)
    return false;
  if (above.italic !== line.italic || above.fonts?.main !== line.fonts?.main) return false;
  if (findDateRange(name) !== undefined || findDateRange(rest)?.from === 0) return false;
  if ([name, rest].some((text) => findHeadingKind(text) !== undefined || NO_NAME.test(text)))
    return false;
  // A title above its employer, both in bold.
  return !(titleScore(name) >= 1 && companyScore(rest) >= 1);
}
