import type { LeftOutText } from '@trueline/contracts';
import labels from '../../../data/phrases/record-labels.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import { fold } from '../characters.ts';
import { type Cell, type Line, lineText } from '../layout/line.ts';
import { findHeadingKind } from './heading.ts';
import type { SectionKind } from './section-kind.ts';

type Part = 'name' | 'by' | 'date' | 'level' | 'said';

const PARTS = new Map(
  readTable<{ label: string; section: string; part: string }>(labels).map(
    ({ label, section, part }) => [`${section} ${label}`, part as Part],
  ),
);
/** Sections whose records are told by the labels of another. */
const SAME_LABELS: Partial<Record<SectionKind, SectionKind>> = { courses: 'certificates' };
const MAX_LABEL_LENGTH = 34;
const MIN_ROWS = 2;
/** Between the cells of a row that is put together. */
const CELL_ROOM = 4;

interface Row {
  line: Line;
  label: string;
  part: Part;
  value: Cell[];
}

/** "Name: First aid" over "Issued by: ..." and "Date: ...", below the heading of a list: the rows of each record of a web form become one, without the words that only ask. */
export function withLabelledRecords(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const set: Line[] = [];
  const leftOut: LeftOutText[] = [];
  let section: SectionKind | undefined;
  for (let index = 0; index < lines.length; ) {
    const run = runAt(lines, index, section);
    if (run.length >= MIN_ROWS) {
      const records = recordsOf(run);
      // Rows that all ask for the same are a list as it stands.
      const isForm = 2 * records.length <= run.length;
      set.push(
        ...(isForm
          ? records.map((rows) => lineOf(rows, section as SectionKind, leftOut))
          : run.map((r) => r.line)),
      );
      index += run.length;
      continue;
    }
    const line = lines[index] as Line;
    section = sectionAt(line, section);
    set.push(line);
    index++;
  }
  return { lines: set, leftOut };
}

/** The list that a row opens by its heading, or the one at hand; a label that opens another section ends it. */
function sectionAt(line: Line, section: SectionKind | undefined): SectionKind | undefined {
  const text = lineText(line);
  const label = /^[^:\t]{3,40}(?=[:\t])/u.exec(text)?.[0];
  const kind = findHeadingKind(label ?? text);
  if (kind === undefined) return line.headingLevel === undefined ? section : undefined;
  return label === undefined ? (SAME_LABELS[kind] ?? kind) : undefined;
}

/** The labelled rows of one list, one below the other. */
function runAt(lines: readonly Line[], from: number, section: SectionKind | undefined): Row[] {
  const rows: Row[] = [];
  if (section === undefined) return rows;
  for (let line = lines[from]; line !== undefined; line = lines[from + rows.length]) {
    const row = rowOf(line, section);
    if (row === undefined || (rows.length === 0 && row.part !== 'name')) break;
    rows.push(row);
  }
  return rows;
}

const partOf = (label: string, section: SectionKind): Part | undefined =>
  PARTS.get(
    `${section} ${fold(label)
      .replace(/[.:\s]+$/, '')
      .trim()}`,
  );

function rowOf(line: Line, section: SectionKind): Row | undefined {
  const [first, ...more] = line.cells;
  if (first === undefined || line.headingLevel !== undefined) return undefined;
  const colon = first.text.search(/:(?=\s|$)/);
  // In a table the label has a cell of its own; beside another label it names a column.
  const isApart = more.length === 1 && (colon < 0 || colon === first.text.length - 1);
  if (colon < 0 && (!isApart || partOf(more[0]?.text ?? '', section) !== undefined))
    return undefined;
  const label = colon < 0 ? first.text : first.text.slice(0, colon);
  const part = label.length > MAX_LABEL_LENGTH ? undefined : partOf(label, section);
  if (part === undefined) return undefined;
  const own = { ...first, text: colon < 0 ? '' : first.text.slice(colon + 1).trim() };
  return { line, label, part, value: [own, ...more].filter(({ text }) => text !== '') };
}

/** The label that opened the first record opens each. */
function recordsOf(run: readonly Row[]): Row[][] {
  const lead = run[0]?.label;
  const records: Row[][] = [];
  for (const row of run) {
    if (row.label === lead || records.length === 0) records.push([]);
    records.at(-1)?.push(row);
  }
  return records;
}

const CONTACT = /@|\d[\d ()-]{4,}/;

/** A record as one row, its values in their order; what is no name, giver or date keeps its label, but for a number to call. */
function lineOf(rows: readonly Row[], section: SectionKind, leftOut: LeftOutText[]): Line {
  const [first] = rows as [Row];
  const cells: Cell[] = [];
  let x = first.line.x;
  for (const { label, part, value } of rows) {
    const [cell] = value;
    const text = value.map((one) => one.text).join(' ');
    const isKept = part === 'said' && cell !== undefined && !CONTACT.test(text);
    if (!isKept) leftOut.push({ text: label, reason: 'label' });
    const written = isKept ? `${label.trim()}: ${text}` : text;
    const last = cells.at(-1);
    if (cell === undefined) continue;
    if (last !== undefined && part === 'level') last.text = `${last.text} (${written})`;
    else if (last !== undefined && section === 'references') last.text = `${last.text}, ${written}`;
    else {
      cells.push({ ...cell, text: written, x, width: written.length });
      x += written.length + CELL_ROOM;
    }
  }
  const links = rows.flatMap(({ line }) => line.links);
  return { ...first.line, cells, width: x - first.line.x, wraps: false, links };
}
