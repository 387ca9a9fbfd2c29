import type {
  AS_WRITTEN_LISTS,
  AsWritten,
  AsWrittenLine,
  KeptText,
  SourceSpan,
} from '@trueline/contracts';
import { isHeadRow, isLabelledHead } from '../fields/entries.ts';
import type { Block } from '../sections/block.ts';
import type { Section } from '../sections/section-shape.ts';
import { toLines } from './as-written-lines.ts';
import { recordLines } from './form-records.ts';
import type { SectionRow } from './section-lines.ts';

type ListName = (typeof AS_WRITTEN_LISTS)[number];
type Spans = Readonly<Record<string, SourceSpan>>;

/** How an entry is printed: its values one behind the other. A date stands where the format puts it. */
const PRINTED: Record<ListName, readonly string[]> = {
  certificates: ['name', 'issuer', 'summary'],
  awards: ['title', 'awarder', 'summary'],
  publications: ['name', 'publisher', 'summary'],
  languages: ['language', 'fluency'],
  references: ['name', 'reference'],
};
/** What may stand between the values of an entry without saying anything. */
const CONNECTOR =
  /^(?:[^\p{L}\p{N}]|\b(?:by|from|in|at|of|the|and|issued|issuer|date|dated|awarded|obtained|valid|until|till|expires?|expiry|exp|since|year|on|to)\b)*$/iu;

/** "A course, a school, 2006. Another course, 2024": stops part the items, and commas what is said of each. */
const SENTENCES = /,.*\.\s+\p{Lu}.*,/u;

interface Value {
  key: string;
  start: number;
  end: number;
}

/** The values of each entry, as they stand in the text. */
function entriesOf(name: ListName, spans: Spans): Value[][] {
  const entries: Value[][] = [];
  for (const [path, { start, end }] of Object.entries(spans)) {
    const [, section, index, key] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
    if (section !== name || key === undefined) continue;
    const at = Number(index);
    entries[at] = [...(entries[at] ?? []), { key, start, end }];
  }
  // An entry without a place leaves a hole.
  return Array.from(entries, (values = []) => values.toSorted((a, b) => a.start - b.start));
}

const within = ({ start, end }: { start: number; end: number }, block: Block): boolean =>
  start < block.end && end > block.start;

/** Whether a text opens and closes each of its brackets. */
const isBalanced = (text: string): boolean =>
  (text.match(/[([]/g)?.length ?? 0) === (text.match(/[)\]]/g)?.length ?? 0);

/** Whether what is printed of an entry would not be what stands in its rows: parts in another order or one within the other, a bracket cut open. */
function isTorn(values: readonly Value[], printed: readonly string[], text: string): boolean {
  const order = values.flatMap(({ key }) => {
    const at = printed.indexOf(key);
    return at < 0 ? [] : [at];
  });
  return (
    order.some((at, index) => at < (order[index - 1] ?? 0)) ||
    values.some(({ start }, index) => start < (values[index - 1]?.end ?? 0)) ||
    values.some(({ start, end }) => !isBalanced(text.slice(start, end)))
  );
}

/** What of a row no value holds. */
function restOf(block: Block, values: readonly Value[], text: string): string {
  let rest = '';
  let from = block.start;
  for (const { start, end } of values.toSorted((a, b) => a.start - b.start)) {
    if (start > from) rest += ` ${text.slice(from, Math.min(start, block.end))}`;
    from = Math.max(from, end);
  }
  return from < block.end ? `${rest} ${text.slice(from, block.end)}` : rest;
}

const kindOf = (name: ListName, block: Block, rows: readonly Block[]): AsWrittenLine['kind'] => {
  if (name === 'references') return isHeadRow(block, () => false) ? 'detail' : 'text';
  const isMarked = rows.some(({ bulletX }) => bulletX !== undefined);
  // Small letters or a bracket go on with what stands above, but for a row of a table.
  const opens = isMarked
    ? block.bulletX !== undefined
    : block.cells.length > 1 || /^[^\p{Ll}(]/u.test(block.text);
  return opens ? 'item' : 'text';
};

/** What was read, and from what. */
interface ReadList {
  text: string;
  spans: Spans;
  sections: readonly Section[];
  /** The document's rows before any was parted. */
  blocks: readonly Block[];
  kept: readonly KeptText[];
}

/** A section's rows as they stand in the source, whole where they were parted and no other section holds the rest. */
function wholeRows(
  { blocks: parts, inline }: Section,
  blocks: readonly Block[],
  others: readonly Section[],
): Block[] {
  const isShared = (row: Block): boolean =>
    others.some((other) => other.kind === 'header' && other.blocks.some((one) => within(one, row)));
  const whole = parts.map((part, at) => {
    const found = blocks.find((one) => within(part, one));
    const row = found !== undefined && isShared(found) ? undefined : found;
    // The heading on the row of what it names is the section's.
    const isBehindHeading = inline === true && (at === 0 || row?.bulletX === undefined);
    return row === undefined || isBehindHeading ? part : row;
  });
  return [...new Set(whole)];
}

/** Two years in what was read as one date: "2011, 2013". */
const losesYear = (values: readonly Value[], text: string): boolean =>
  values.some(
    ({ key, start, end }) =>
      /date$/i.test(key) &&
      !values.some((other) => other.key === 'endDate') &&
      (text.slice(start, end).match(/(?:19|20)\d\d/g)?.length ?? 0) > 1,
  );

/** "exam February 2027": the words right before a date say what it dates, and are printed elsewhere. */
const losesWhatDates = (values: readonly Value[], text: string): boolean =>
  values.some(
    ({ key, start }) =>
      /date$/i.test(key) &&
      values.some(
        (other) =>
          other.key === 'summary' &&
          other.end <= start &&
          /^ ?$/.test(text.slice(other.end, start)),
      ),
  );

const NUMBER = /\+?\d[\d ().-]{6,}\d/g;

/** Two numbers in one referee are those of two. */
const holdsTwo = (values: readonly Value[], text: string): boolean => {
  const told = values.map(({ start, end }) => text.slice(start, end)).join(' ');
  return (told.match(NUMBER)?.length ?? 0) > 1;
};

/** The rows of a list whose entries would be printed torn: with a word that no entry holds, with parts moved, or with two entries of one item. Undefined where the entries say what the rows say, and where rows hold other sections' values, too. */
export function listAsWritten(
  name: ListName,
  { text, spans, sections, blocks, kept }: ReadList,
): AsWritten | undefined {
  const own = sections
    .filter((section) => section.kind === name && section.blocks.length > 0)
    .map(({ heading, ...section }) => ({
      heading: section.inline === true ? undefined : heading,
      rows: wholeRows(section, blocks, sections),
    }));
  const entries = entriesOf(name, spans);
  const values = entries.flat();
  // Where nothing parts it from them, the end of a page stands below its languages; a row of their table that names an unknown one does not.
  const isLanguageRow = (row: Block): boolean =>
    row.cells.length > 1 || values.some((value) => within(value, row));
  if (name === 'languages')
    for (const section of own) section.rows.length = section.rows.findLastIndex(isLanguageRow) + 1;
  const rows = own.flatMap((section) => section.rows);
  if (rows.length === 0 || values.length === 0) return undefined;
  const isMixed = rows.some((row) =>
    Object.entries(spans).some(([path, span]) => !path.startsWith(`${name}[`) && within(span, row)),
  );
  const isElsewhere = values.some((value) => !rows.some((row) => within(value, row)));
  if (isMixed || isElsewhere) return undefined;
  // Rows of a form say by their labels what each value is.
  if (rows.some(isLabelledHead)) return undefined;
  const isTornRow = (row: Block): boolean =>
    (name === 'references' && row.cells.length > 1) ||
    kept.some(({ start = -1 }) => start >= row.start && start < row.end) ||
    !CONNECTOR.test(restOf(row, values, text)) ||
    ((row.bulletX !== undefined || SENTENCES.test(row.text)) &&
      name !== 'languages' &&
      entries.filter((one) => one.some((value) => within(value, row))).length > 1);
  const isTornEntry = (one: readonly Value[]): boolean =>
    isTorn(one, PRINTED[name], text) ||
    losesYear(one, text) ||
    losesWhatDates(one, text) ||
    (name === 'references' && holdsTwo(one, text));
  if (!entries.some(isTornEntry) && !rows.some(isTornRow)) return undefined;
  // One heading is the section's own; of several, each says what stands below it.
  const hasHeads = own.filter(({ heading }) => heading !== undefined).length > 1;
  const all = own.flatMap(({ heading, rows: below }): SectionRow[] => [
    ...(hasHeads && heading !== undefined
      ? [{ block: heading, kind: 'head' as const, paths: [] }]
      : []),
    ...below.map((block) => ({ block, kind: kindOf(name, block, below), paths: [] })),
  ]);
  const records = hasHeads ? undefined : recordLines(rows, name === 'languages');
  const inOrder = all.toSorted((one, other) => one.block.start - other.block.start);
  // A list of one is no list.
  const lines = (records ?? toLines(inOrder, () => undefined)).map(
    (line, _, { length }): AsWrittenLine =>
      length === 1 && line.kind === 'item' ? { ...line, kind: 'text' } : line,
  );
  return { section: name, doubt: 1, lines, asIs: true };
}
