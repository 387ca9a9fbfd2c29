import type { Block } from './block.ts';
import { findHeadingKind } from './heading.ts';
import { sliceBlock } from './part-of-block.ts';

/** A label that opens a paragraph: "Professional experience: I was ...", "EDUCATION – BSc ...", "Skills. Welding, ...". */
const RUN_IN = /^(?<label>\p{L}[\p{L} &/,’'-]{2,44}?)\s*(?::[-–—]?|\.?\s[–—-]|\.)\s+(?=\S)/u;
/** As many name sections before all such labels do, jobs or schools among them. */
const MIN_NAMED = 3;
const OF_LIVES: ReadonlySet<string> = new Set(['work', 'education']);

interface RunIn {
  block: Block;
  kind: string;
  label: string;
  length: number;
}

function runInOf(block: Block): RunIn[] {
  const match = block.bulletX === undefined ? RUN_IN.exec(block.text) : null;
  const label = match?.groups?.label ?? '';
  const kind = findHeadingKind(label);
  return match === null || kind === undefined
    ? []
    : [{ block, kind, label: label.toLowerCase(), length: match[0].length }];
}

/** Rows of a document whose headings all stand in the row of what they name, each heading on a row of its own. A document with one heading above its section has labels, and no such headings. */
export function withRunInHeadings(
  rows: readonly Block[],
  isHeading: (row: Block) => boolean,
): Block[] {
  const found = rows.flatMap(runInOf);
  const kinds = new Set(found.map(({ kind }) => kind));
  const labels = new Set(found.map(({ label }) => label));
  const isOfLife = [...OF_LIVES].every((kind) => kinds.has(kind));
  // What stands at several rows belongs to their entries.
  const isRunIn = kinds.size >= MIN_NAMED && isOfLife && labels.size === found.length;
  if (!isRunIn || rows.some(isHeading)) return [...rows];
  const byBlock = new Map(found.map((one) => [one.block, one]));
  return rows.flatMap((row) => {
    const own = byBlock.get(row);
    if (own === undefined) return [row];
    const heading = sliceBlock(row, 0, own.label.length);
    return [{ ...heading, prose: false }, sliceBlock(row, own.length)];
  });
}
