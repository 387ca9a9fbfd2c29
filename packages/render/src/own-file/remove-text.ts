import type { Hunk } from './edit-runs.ts';
import { isWhole, type Place } from './find-text.ts';
import type { Paragraph, Row } from './paragraphs.ts';
import { edit, isOfText, LEFT, type Outcome, type Plan, type ReadFile } from './plan.ts';

/** A separator of a list, as it stands behind or before an item. */
const BEHIND = /^\s*[,;|•·/]\s*/;
export const BEFORE = /\s*[,;|•·/]\s*$/;

/** A label before a value, in a paragraph of nothing else. */
const LABEL = /^[^:]{1,40}:\s*$/;

/** Takes a text out: its paragraph where it is all of it but a label, else a sentence, a line or an item of a list with its separator. */
export function remove(found: Place, plan: Plan): Outcome {
  const { paragraph, start, end } = found;
  const isLabelled = LABEL.test(paragraph.text.slice(0, start));
  if (isWhole(isLabelled ? { ...found, start: 0 } : found)) return removeParagraph(paragraph, plan);
  const sentence = sentenceHunk(paragraph.text, start, end);
  if (sentence !== null) return edit(paragraph, [sentence], plan) ? null : LEFT.taken;
  return removeItem(found, plan, end);
}

/** A sentence between others, with the blank on one side of it. */
function sentenceHunk(text: string, start: number, end: number): Hunk | null {
  const before = text.slice(0, start);
  const behind = text.slice(end);
  const isEnded = /[.!?]$/.test(text.slice(start, end).trim()) || behind.trim() === '';
  if (!isEnded || !/^(?:.*[.!?][^\S\n]+)?$/s.test(before)) return null;
  if (!/^(?:[^\S\n]+[\p{Lu}\d]|\s*$)/u.test(behind)) return null;
  const blanks = behind.trim() === '' ? /\s*$/.exec(before) : null;
  const trailing = blanks === null ? (/^\s+/.exec(behind)?.[0].length ?? 0) : 0;
  return { start: start - (blanks?.[0].length ?? 0), end: end + trailing, text: '' };
}

/** Why a paragraph cannot go, null where it can: something is changed in it, it ends a section, or something is anchored in it. */
export function removalRefusal(paragraph: Paragraph, plan: Plan): Outcome {
  if (plan.hunks.has(paragraph) || paragraph.properties.includes('<w:sectPr')) return LEFT.taken;
  return paragraph.holdsBlocks ? LEFT.anchored : null;
}

export function removeParagraph(paragraph: Paragraph, plan: Plan): Outcome {
  const refusal = removalRefusal(paragraph, plan);
  if (refusal === null) plan.removed.add(paragraph);
  return refusal;
}

/** Items that stand beside each other go as one, so that of their separators one stays. */
function removeItem({ paragraph, start }: Place, plan: Plan, end: number): Outcome {
  const { text } = paragraph;
  const known = plan.hunks.get(paragraph) ?? [];
  const gone = (hunk: Hunk): boolean => hunk.text === '';
  const isLine = /(?:^|\n)$/.test(text.slice(0, start)) && /^(?:\n|$)/.test(text.slice(end));
  const [behindOf, beforeOf] = isLine ? [/^\n/, /\n$/] : [BEHIND, BEFORE];
  const behind = behindOf.exec(text.slice(end))?.[0] ?? '';
  const left = known.find((hunk) => gone(hunk) && hunk.end === start);
  const right = known.find(
    (hunk) => gone(hunk) && (hunk.start === end || hunk.start === end + behind.length),
  );
  const from = left?.start ?? start;
  const to = right?.end ?? end + behind.length;
  // The last of a list goes with the separator before it.
  const isLast = text.slice(to).trim() === '';
  const before = isLast || behind === '' ? (beforeOf.exec(text.slice(0, from))?.[0] ?? '') : '';
  if (behind === '' && before === '' && left === undefined && right === undefined)
    return LEFT.elsewhere;
  const others = known.filter((hunk) => hunk !== left && hunk !== right);
  if (text.slice(0, from - before.length).trim() === '' && isLast) {
    if (others.length > 0) return LEFT.taken;
    plan.hunks.delete(paragraph);
    return removeParagraph(paragraph, plan);
  }
  plan.hunks.set(paragraph, others);
  const outcome = edit(paragraph, [{ start: from - before.length, end: to, text: '' }], plan);
  if (!outcome) plan.hunks.set(paragraph, known);
  return outcome ? null : LEFT.taken;
}

/** Takes out a row of a table whose cells say nothing but these texts. Where that would break the table, or more stands in the row, their cells are emptied. */
export function removeRow(texts: readonly string[], file: ReadFile, plan: Plan): Outcome {
  const [only, second] = rowsOf(texts, file);
  if (only === undefined) return emptyCells(texts, file, plan);
  if (second !== undefined) return LEFT.elsewhere;
  const { row, paragraphs } = only;
  const refusal = refusalOf(paragraphs, plan);
  if (refusal !== null) return refusal;
  if (!canGo(row, paragraphs, file, plan)) return empty(paragraphs, plan);
  plan.removedRows.add(row);
  for (const paragraph of paragraphs) plan.removed.add(paragraph);
  return null;
}

/** Whether a row says these paragraphs alone, tables inside of it too, and leaves a whole table behind: a merged cell or a last row would not. */
function canGo(
  row: Row,
  own: readonly Paragraph[],
  { paragraphs }: ReadFile,
  { removedRows }: Plan,
): boolean {
  const [{ part } = {}] = own;
  const removed = [...removedRows].filter(({ table }) => table === row.table).length;
  const others = paragraphs.filter(
    (one) => one.part === part && one.start > row.start && one.end < row.end && !own.includes(one),
  );
  return (
    !row.isMerged &&
    row.table.rows - removed >= 2 &&
    !others.some(({ text, holdsBlocks }) => text.trim() !== '' || holdsBlocks)
  );
}

/** Where nothing is left beside a heading in its row of a table, the row goes. */
export function removeEmptyRow(heading: Paragraph, file: ReadFile, plan: Plan): void {
  const { row, hasRevisions, holdsBlocks } = heading;
  if (row === undefined || hasRevisions || holdsBlocks) return;
  const own = file.paragraphs.filter((one) => isOfText(one) && one.row === row);
  const isEmpty = own.every(
    (one) => one === heading || (plan.removed.has(one) && !plan.added.has(one)),
  );
  if (own.length < 2 || !isEmpty || !canGo(row, own, file, plan)) return;
  plan.removedRows.add(row);
  plan.removed.add(heading);
}

function refusalOf(paragraphs: readonly Paragraph[], plan: Plan): Outcome {
  if (paragraphs.some(({ hasRevisions }) => hasRevisions)) return LEFT.revisions;
  if (paragraphs.some(({ holdsBlocks }) => holdsBlocks)) return LEFT.anchored;
  return paragraphs.some(
    (one) => plan.hunks.has(one) || plan.added.has(one) || plan.removed.has(one),
  )
    ? LEFT.taken
    : null;
}

function empty(paragraphs: readonly Paragraph[], plan: Plan): Outcome {
  for (const paragraph of paragraphs)
    edit(paragraph, [{ start: 0, end: paragraph.text.length, text: '' }], plan);
  return null;
}

/** Cells beside each other in one row, each said whole; they stay, and are empty. */
function emptyCells(texts: readonly string[], { paragraphs }: ReadFile, plan: Plan): Outcome {
  const cells = paragraphs.filter((one) => isOfText(one) && one.row !== undefined && !one.isInBox);
  const found = cells.flatMap((first, at) => {
    const own = cells.slice(at, at + texts.length);
    const isSaid = own.every(
      (one, index) => one.row === first.row && plain(one.text) === plain(texts[index] ?? ''),
    );
    return own.length === texts.length && isSaid ? [own] : [];
  });
  const [only, second] = found;
  if (only === undefined || second !== undefined) return LEFT.elsewhere;
  return refusalOf(only, plan) ?? empty(only, plan);
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Rows that say these texts in this order and nothing else, none of them in a box. */
export function rowsOf(
  texts: readonly string[],
  { paragraphs }: ReadFile,
): { row: Row; paragraphs: Paragraph[] }[] {
  const said = plain(texts.join(' '));
  const rows = Map.groupBy(
    paragraphs.filter(({ row, isInBox }) => row !== undefined && !isInBox),
    ({ row }) => row as Row,
  );
  return [...rows]
    .map(([row, own]) => ({ row, paragraphs: own.filter(isOfText) }))
    .filter((one) => plain(one.paragraphs.map(({ text }) => text).join(' ')) === said);
}
