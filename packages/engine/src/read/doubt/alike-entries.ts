import type { AsWrittenLine } from '@trueline/contracts';
import { rowDate } from '../fields/entries.ts';
import type { Block } from '../sections/block.ts';

interface NameRow {
  block: Block;
  isHeading?: true;
}

const MAX_ROWS = 4;
const MIN_ALIKE = 2;
const ROOM = 0.5;

/** How an entry's rows are set: how many they are, and which of them has the period. Undefined where none or several have one, or where room parts them. */
function shapeOf(rows: readonly NameRow[]): string | undefined {
  const dated = rows.flatMap(({ block }, at) => (rowDate(block) === undefined ? [] : [at]));
  const isParted = rows.slice(1).some(({ block }) => block.line.gapBefore >= ROOM);
  const isEntry = rows.length > 1 && rows.length <= MAX_ROWS && dated.length === 1 && !isParted;
  return isEntry ? `${rows.length}:${dated[0]}` : undefined;
}

/** A run of names cut into entries of one shape each: a title over the school and its period, twice. */
function cutAlike(run: readonly NameRow[]): NameRow[][] | undefined {
  for (let length = 2; length < MAX_ROWS; length++) {
    if (run.length % length !== 0 || run.length < MIN_ALIKE * length) continue;
    const entries = Array.from({ length: run.length / length }, (_, at) =>
      run.slice(at * length, (at + 1) * length),
    );
    const [shape, ...others] = entries.map(shapeOf);
    if (shape !== undefined && others.every((other) => other === shape)) return entries;
  }
  return undefined;
}

/** What the rows of names are in a section whose entries are set alike: the first of each is its head, whatever was read from the others. `tells`: a row that says what was done, which is no name below the period. */
export function kindsOfAlike<Row extends NameRow>(
  runs: readonly (readonly Row[])[],
  tells: (row: Row) => boolean,
): ReadonlyMap<Row, AsWrittenLine['kind']> {
  const own = runs.map((run) => run.filter(({ isHeading }) => isHeading !== true));
  const entries = own.flatMap((run) => (cutAlike(run) as Row[][] | undefined) ?? [run]);
  const shapes = Map.groupBy(entries, shapeOf);
  shapes.delete(undefined);
  const [most = []] = [...shapes.values()].sort((a, b) => b.length - a.length);
  const isTold = (rows: readonly Row[]): boolean =>
    rows.some((row, at) => tells(row) && rows.slice(0, at).some(({ block }) => rowDate(block)));
  const isSure = most.length >= MIN_ALIKE && 2 * most.length > entries.length && !most.some(isTold);
  return new Map(
    (isSure ? most : []).flatMap((rows) =>
      rows.map((row, at): [Row, AsWrittenLine['kind']] => [row, at === 0 ? 'head' : 'detail']),
    ),
  );
}
