import type { Block } from './block.ts';
import { findHeadingKind } from './heading.ts';
import { sliceBlock } from './part-of-block.ts';

/** A label that opens a paragraph: "Professional experience: I was ...", "EDUCATION – BSc ...", "Skills. Welding, ...". */
const RUN_IN = /^(?<label>\p{L}[\p{L} &/,’'-]{2,44}?)\s*(?<mark>:[-–—]?|\.?\s[–—-]|\.)\s+(?=\S)/u;
/** Capitals and a colon within a row of other letters: "... I am strong. WORK: 2018 to now ...". */
const WITHIN = /(?<=\s)(?<label>\p{Lu}[\p{Lu} &/,’'-]{2,44}?)\s*(?<mark>:)\s+(?=\S)/gu;
/** As many name sections before all such labels do, jobs or schools among them. */
const MIN_NAMED = 3;
const OF_LIVES: readonly string[] = ['work', 'education'];
/** Room above a paragraph, in line heights. */
const PARAGRAPH = 0.5;

interface RunIn {
  kind: string;
  label: string;
  mark: string;
  /** Where the label and what it names begin. */
  from: number;
  to: number;
}

function runInsOf({ text, bulletX }: Block): RunIn[] {
  if (bulletX !== undefined) return [];
  const opening = RUN_IN.exec(text);
  const found = opening === null ? [] : [opening];
  const isMixed = /\p{Ll}/u.test(text);
  return [...found, ...(isMixed ? text.matchAll(WITHIN) : [])].flatMap((match) => {
    const { label: words = '', mark = '' } = match.groups ?? {};
    const named = namedIn(words);
    if (named === undefined) return [];
    const from = match.index + words.length - named.label.length;
    // At its row's start a label is whole.
    if (match.index === 0 && from > 0) return [];
    return [{ ...named, mark, from, to: match.index + match[0].length }];
  });
}

/** "... for XYZ WORK:": the words of a heading at the end of capitals. */
function namedIn(words: string): { kind: string; label: string } | undefined {
  for (const { index } of words.matchAll(/(?<![\p{L}&/,’'-])\p{L}/gu)) {
    const label = words.slice(index);
    const kind = findHeadingKind(label);
    if (kind !== undefined) return { kind, label };
  }
  return undefined;
}

/** Rows of a document whose headings all stand in the row of what they name, each heading on a row of its own. A document with one heading above its section has labels, and no such headings, unless a full stop closes them. */
export function withRunInHeadings(
  rows: readonly Block[],
  kindOfRow: (row: Block) => string | undefined,
): Block[] {
  const above = rows.flatMap((row) => kindOfRow(row) ?? []);
  const isOwn = above.length > 0 ? isParagraphOf(above) : () => true;
  const found = new Map(rows.map((row) => [row, runInsOf(row).filter((one) => isOwn(one, row))]));
  const all = [...found.values()].flat();
  const kinds = new Set(all.map(({ kind }) => kind));
  const labels = new Set(all.map(({ label }) => label.toLowerCase()));
  const isOfLife = OF_LIVES.every((kind) => kinds.has(kind) || above.includes(kind));
  // What stands at several rows belongs to their entries.
  const isRunIn = kinds.size >= MIN_NAMED && isOfLife && labels.size === all.length;
  if (!isRunIn) return [...rows];
  return rows.flatMap((row) => apart(row, found.get(row) ?? []));
}

/** Among headings on rows of their own: a paragraph that opens with another section's name and a full stop. */
const isParagraphOf =
  (above: readonly string[]) =>
  ({ kind, mark }: RunIn, { line }: Block): boolean =>
    mark === '.' && line.gapBefore >= PARAGRAPH && !above.includes(kind);

function apart(row: Block, found: readonly RunIn[]): Block[] {
  const [first] = found;
  if (first === undefined) return [row];
  const before = first.from > 0 ? [sliceBlock(row, 0, first.from)] : [];
  return [
    ...before,
    ...found.flatMap(({ from, to, label }, index) => [
      { ...sliceBlock(row, from, from + label.length), prose: false },
      sliceBlock(row, to, found[index + 1]?.from),
    ]),
  ];
}
