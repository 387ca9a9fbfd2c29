import type { Block } from '../sections/block.ts';
import { cut, type Slice } from '../slice.ts';

const SECTOR =
  /^(?:(?:type|kind|nature|line) of (?:business|industry)(?: or sector)?|(?:business )?sector|industry(?: sector)?)\s*(?:[:–-]\s*|\t\s*)(?=\S)/i;
const MAX_LENGTH = 90;

/** What a form says of an employer's trade below what was done there: "Type of business or sector: Landscaping" describes the employer, and is nothing that the person did. */
export function sectorApart(body: readonly Block[]): { body: Block[]; sector?: Slice } {
  const at = body.findIndex(({ text }) => text.length <= MAX_LENGTH && SECTOR.test(text));
  const row = body[at];
  // Above what was done it opens the description as it is.
  if (row === undefined || at === 0) return { body: [...body] };
  const label = SECTOR.exec(row.text)?.[0].length ?? 0;
  return { body: body.filter((block) => block !== row), sector: cut(row, label) };
}
