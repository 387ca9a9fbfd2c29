import { fold } from '../characters.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { kindOfWord } from '../sections/heading-words.ts';
import type { SectionKind } from '../sections/section-kind.ts';
import type { Cell, Line } from './line.ts';

const SAME_EDGE = 3;
/** One alone may be a group of skills or a row of a table. */
const MIN_LABELS = 2;
/** What a form asks for in a list or a sentence; jobs and schools have rows of their own. */
const LISTED: ReadonlySet<SectionKind> = new Set([
  'summary',
  'skills',
  'languages',
  'certificates',
  'courses',
  'interests',
  'references',
  'awards',
]);

/** Whether a form that has this beside a value names a section by it. */
export function isListLabel(text: string): boolean {
  const label = text.replace(/\s*(?:\(\p{L}{1,2}\))?\s*:?\s*$/u, '');
  const kind = findHeadingKind(label) ?? kindOfWord(fold(label));
  return kind !== undefined && LISTED.has(kind);
}

/** Where a column of labels names sections beside what they hold ("Languages", "Hobbies", "References"), each is read as "Languages: ...", and what stands below the value goes on with it. */
export function withLabelledLists(lines: readonly Line[]): Line[] {
  const labels = lines.flatMap((line) => labelOf(line) ?? []);
  const isInColumn = (label: Cell): boolean =>
    labels.filter((other) => isAtEdge(label, other)).length >= MIN_LABELS;
  const set: Line[] = [];
  let edge: number | undefined;
  for (const line of lines) {
    const label = labelOf(line);
    if (label !== undefined && isInColumn(label)) {
      const opened = opening(line, label);
      edge = opened.x - SAME_EDGE;
      set.push(opened);
    } else if (edge !== undefined && line.x >= edge && line.startsColumn !== true) {
      set.push({ ...line, ofLabel: 'further' });
    } else {
      edge = undefined;
      set.push(line);
    }
  }
  return set;
}

function labelOf({ cells, bulletX }: Line): Cell | undefined {
  const [label, value, ...more] = cells;
  if (label === undefined || value === undefined || more.length > 0 || bulletX !== undefined)
    return undefined;
  const isSet = value.x > label.x + SAME_EDGE;
  const isHeading = findHeadingKind(value.text) !== undefined;
  return isSet && !isHeading && isListLabel(label.text) ? label : undefined;
}

const isAtEdge = (a: Cell, b: Cell): boolean =>
  Math.min(Math.abs(a.x - b.x), Math.abs(a.x + a.width - b.x - b.width)) < SAME_EDGE;

/** The label and the first row of its value in one, where the value stands. */
function opening(line: Line, label: Cell): Line {
  const value = line.cells[1] as Cell;
  const text = `${label.text.replace(/\s*:\s*$/, '')}: ${value.text}`;
  return {
    ...line,
    cells: [{ ...value, text }],
    x: value.x,
    width: value.width,
    bold: value.bold,
    italic: value.italic,
    ofLabel: 'first',
  };
}
