import { bareLabel, withValue } from '../layout/form-labels.ts';
import type { Cell, Line } from '../layout/line.ts';
import { findHeadingKind } from './heading.ts';
import { type Role, roleOfLabel } from './label-roles.ts';

/** What of a job or a school a label may ask for beside another one. */
const OF_ENTRY: ReadonlySet<Role> = new Set<Role>([
  ...(['title', 'employer', 'dates', 'start', 'end', 'place'] as const),
  ...(['school', 'degree', 'subject'] as const),
]);
const NAMING: ReadonlySet<Role> = new Set<Role>(['title', 'employer', 'school', 'degree']);
/** A label and its colon where a text or a part of it begins. */
const LABEL = /(?<=^|\s)(?<label>\p{L}[\p{L} /()'-]{0,30}):(?=\s)/gu;

/** "6.", "7.1": the figure of a form's question. */
const COUNT = /^\d{1,2}(?:\.\d{1,2})?[.)]?\s+/;

const isOfEntry = (label: string, roles = OF_ENTRY): boolean => {
  const role = roleOfLabel(bareLabel(label));
  return role !== undefined && roles.has(role);
};

/** Rows of a job or a school with several labels ("From: 03/2011  To: 12/2025") as a row for each; a label alone over its value, above further labelled rows, stands before it. */
export function withLabelsApart(lines: readonly Line[]): Line[] {
  const rows = lines.flatMap(apart);
  const set: Line[] = [];
  for (let at = 0; at < rows.length; at++) {
    const line = rows[at] as Line;
    const value = valueBelow(rows, at);
    if (value === undefined) {
      set.push(line);
      continue;
    }
    const label = (line.cells[0] as Cell).text.replace(COUNT, '');
    const said = value.cells[0] as Cell;
    set.push({
      ...value,
      gapBefore: line.gapBefore,
      cells: [{ ...said, text: withValue(label, said.text) }],
    });
    at++;
  }
  return set;
}

function apart(line: Line): Line[] {
  if (line.bulletX !== undefined) return [line];
  const pieces = line.cells.flatMap((cell) =>
    partsOf(cell.text).map((text) => ({ ...cell, text })),
  );
  const isForm = pieces.length > 1 && pieces.every(({ text }) => isOfEntry(labelIn(text)));
  return isForm
    ? pieces.map((cell, at) => ({
        ...line,
        cells: [cell],
        gapBefore: at === 0 ? line.gapBefore : 0,
      }))
    : [line];
}

const labelIn = (text: string): string => /^[^:]+(?=:\s+\S)/u.exec(text)?.[0] ?? '';

/** The text from each label that it holds to the next. */
function partsOf(text: string): string[] {
  const starts = [...text.matchAll(LABEL)].flatMap(({ index, groups }) => {
    const words = (groups?.label ?? '').split(' ');
    // "Head of Sales From:": the label is the longest end of these words that is one.
    const from = words.findIndex((_, at) => isOfEntry(words.slice(at).join(' ')));
    return from < 0 ? [] : [index + words.slice(0, from).join(' ').length + (from > 0 ? 1 : 0)];
  });
  if (starts[0] !== 0) return [text];
  return starts.map((start, at) => text.slice(start, starts[at + 1]).trim());
}

/** The row that a label alone asks for, counted or not ("6. Present employer"), where more of its form follows. */
function valueBelow(rows: readonly Line[], at: number): Line | undefined {
  const [line, value, next] = rows.slice(at, at + 3);
  const label = line?.cells[0]?.text.replace(COUNT, '');
  if (line === undefined || label === undefined || line.cells.length > 1) return undefined;
  if (!isOfEntry(label, NAMING) || findHeadingKind(label) !== undefined) return undefined;
  const isValue =
    value?.cells.length === 1 &&
    value.bulletX === undefined &&
    value.gapBefore < 1 &&
    !isOfEntry(labelIn(value.cells[0]?.text ?? '')) &&
    roleOfLabel(value.cells[0]?.text ?? '') === undefined;
  const isMore = next?.cells.length === 1 && isOfEntry(labelIn(next.cells[0]?.text ?? ''));
  return isValue && isMore ? value : undefined;
}
