import { isRowLabel } from '../../layout/form-rows.ts';
import { isListLabel } from '../../layout/labelled-lists.ts';
import { type Line, lineText } from '../../layout/line.ts';
import { findHeadingKind } from '../../sections/heading.ts';

type Row = readonly Line[][];

/** Rows of a table below the row that names their section, where one does. */
export interface TablePart {
  title?: Row;
  rows: Row[];
}

/** A table cut at the rows that name a section and hold nothing else: each part has columns, labels or lists of its own. In a form a label may stand over its value, too. */
export function tableParts(rows: readonly Row[], isForm: boolean): TablePart[] {
  const parts: TablePart[] = [{ rows: [] }];
  for (const row of rows.flatMap((one, at) => withMergedTitle(one, rows, at))) {
    if (isTitle(row) && (row.length === 1 || !isForm)) parts.push({ title: row, rows: [] });
    else parts.at(-1)?.rows.push(row);
  }
  return parts.filter(({ title, rows: own }) => title !== undefined || own.length > 0);
}

const headingOf = (lines: readonly Line[]): string | undefined => {
  const text = lines.map(lineText).join(' ');
  const isOne = lines.length > 0 && lines.length <= 2 && lines.every(isPlain);
  return isOne && !isRowLabel(text) && findHeadingKind(text) !== undefined ? text : undefined;
};

const isPlain = ({ bulletX, cells }: Line): boolean => bulletX === undefined && cells.length === 1;

function isTitle(row: Row): boolean {
  const [only, ...others] = row.filter((lines) => lines.length > 0);
  return only !== undefined && others.length === 0 && headingOf(only) !== undefined;
}

const MIN_COLUMNS = 4;

/** A heading merged down the first column, beside rows of columns: it stands over them. */
function withMergedTitle(row: Row, rows: readonly Row[], at: number): Row[] {
  const isMerged =
    row.length >= MIN_COLUMNS &&
    rows.every(([first = []]) => first.length === 0 || headingOf(first) !== undefined) &&
    rows.some(([first = []]) => first.length === 0);
  if (!isMerged) return [row];
  const [title = [], ...others] = row;
  const isHead = at === 0 && others.some((lines) => lines.length > 0);
  return title.length === 0
    ? [others]
    : isHead || others.length > 0
      ? [[title], others]
      : [[title]];
}

/** What a label says beside a value that a row of its own would name: "Hobbies", "Publications". */
const MIN_LABELS = 2;

/** Whether the first cells of a part name sections, each beside what it holds. */
export function namesSections(rows: readonly Row[]): boolean {
  const labels = rows.filter(
    ([label = [], ...values]) => label.length === 1 && values.some((lines) => lines.length > 0),
  );
  const named = labels.filter(([label = []]) => isSectionLabel(label));
  const kinds = new Set(named.map(([label = []]) => findHeadingKind(headingText(label))));
  kinds.delete('other');
  return (
    labels.length === rows.length && kinds.size >= MIN_LABELS && 2 * named.length > rows.length
  );
}

const headingText = (lines: readonly Line[]): string =>
  lines
    .map(lineText)
    .join(' ')
    .replace(/\s*:\s*$/, '');

const isSectionLabel = (label: readonly Line[]): boolean => {
  const text = headingText(label);
  return !isRowLabel(text) && (isListLabel(text) || findHeadingKind(text) !== undefined);
};

/** The format has no word for such headings; below those of all others. */
const OF_LABEL = 9;

/** A section's label with what stands beside it: a list as "Languages: ...", jobs, publications and the like below their heading. Another label opens its own row. */
export function labelledSection(row: Row): Line[] | undefined {
  const [label = [], ...values] = row;
  const [head] = label;
  const [first, ...more] = values.flat();
  if (head === undefined || first === undefined || !isSectionLabel(label)) return undefined;
  if (isListLabel(headingText(label)))
    return [
      ...opened(head, first),
      ...more.map((line): Line => ({ ...line, ofLabel: 'further', gapBefore: 0 })),
    ];
  const heading = {
    ...head,
    gapBefore: 1,
    headingLevel: OF_LABEL,
    bold: true,
    ofLabel: 'heading' as const,
  };
  return [heading, { ...first, gapBefore: 0 }, ...more];
}

/** A list item keeps its own row below the label. */
function opened(head: Line, first: Line): Line[] {
  const label = `${headingText([head])}:`;
  const [cell, ...cells] = first.cells;
  if (first.bulletX !== undefined || cell === undefined)
    return [{ ...head, cells: head.cells.map((one) => ({ ...one, text: label })) }, first];
  const text = `${label} ${cell.text}`;
  return [{ ...first, cells: [{ ...cell, text }, ...cells], gapBefore: 0, ofLabel: 'first' }];
}
