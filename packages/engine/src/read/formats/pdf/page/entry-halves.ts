import { bulletLength, isBulletMark } from '../../../characters.ts';
import { isWholeDate } from '../../../date-range.ts';
import { isPlace } from '../../../fields/location.ts';
import type { Fragment } from '../runs/fragment.ts';
import { rowsOf } from '../runs/fragments.ts';
import { isHeading, isPeriod } from './fragment-kinds.ts';

/** Room above a row, in usual pitches of its column, from which it begins another entry. */
const ENTRY_GAP = 1.35;
const MIN_ENTRIES = 2;
/** Told text without list marks has rows of this many letters. */
const MIN_TOLD = 30;

/** Parts of a region to be read one after the other. Where the heads of entries (title, employer, dates) stand at the left and what was done at the right, each head comes before its own text; elsewhere there is one part. */
export function partsByEntry(fragments: readonly Fragment[]): Fragment[][] {
  const names = fragments.filter(isHeading).map(({ y, size }) => y - size);
  const edges = [
    Number.NEGATIVE_INFINITY,
    ...names.sort((a, b) => a - b),
    Number.POSITIVE_INFINITY,
  ];
  const parts: Fragment[][] = [[]];
  for (let index = 1; index < edges.length; index++) {
    const [from = 0, to = 0] = [edges[index - 1], edges[index]];
    const section = fragments.filter(({ y }) => y >= from && y < to);
    const named = section.filter(isHeading);
    const halves = halvesOf(section.filter((fragment) => !isHeading(fragment)));
    if (halves === undefined) parts.at(-1)?.push(...section);
    else {
      parts.at(-1)?.push(...named);
      parts.push(...halves, []);
    }
  }
  return parts.filter((part) => part.length > 0);
}

const isName = ({ text }: Fragment): boolean =>
  /\p{L}{3}/u.test(text) && !isWholeDate(text) && !isPlace(text);

/** Head and text of each entry in turn; undefined where a section is laid out another way. */
function halvesOf(section: readonly Fragment[]): Fragment[][] | undefined {
  const starts = Map.groupBy(section, ({ x }) => Math.round(x));
  const x = [...starts]
    .filter(([, some]) => some.length >= MIN_ENTRIES && areTold(some))
    .map(([edge]) => edge)
    .sort((a, b) => a - b)[0];
  if (x === undefined) return undefined;
  const left = section.filter((fragment) => fragment.x < x - 1);
  const right = section.filter((fragment) => fragment.x >= x - 1);
  if (left.some((fragment) => fragment.right > x)) return undefined;
  const heads = headsOf(left);
  if (heads.length < MIN_ENTRIES || !heads.every((head) => isHead(head))) return undefined;
  if (right.some((fragment) => isPeriod(fragment) || fragment.bold)) return undefined;
  const tops = heads.map((head) => Math.min(...head.map(({ y, size }) => y - size)));
  const texts = heads.map((_, index) =>
    right.filter(
      ({ y }) =>
        (index === 0 || y >= (tops[index] ?? 0)) &&
        y < (tops[index + 1] ?? Number.POSITIVE_INFINITY),
    ),
  );
  return heads
    .flatMap((head, index) => [head, texts[index] ?? []])
    .filter((part) => part.length > 0);
}

const areTold = (some: readonly Fragment[]): boolean =>
  !some.some(({ bold }) => bold) &&
  2 *
    some.filter(
      ({ text }) => bulletLength(text) > 0 || isBulletMark(text) || text.length >= MIN_TOLD,
    ).length >=
    some.length;

/** A period and what was done or where. */
const isHead = (head: readonly Fragment[]): boolean =>
  head.filter(isPeriod).length === 1 &&
  head.some((fragment) => isName(fragment) && !isPeriod(fragment));

/** The rows of a column, cut where there is room above and a period behind. */
function headsOf(column: readonly Fragment[]): Fragment[][] {
  const rows = rowsOf(column);
  const steps = rows.slice(1).map((row, index) => (row[0]?.y ?? 0) - (rows[index]?.[0]?.y ?? 0));
  const usual = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 3)] ?? 0;
  return rows.reduce<Fragment[][]>((heads, row, index) => {
    const head = heads.at(-1);
    const opens = (steps[index - 1] ?? 0) > ENTRY_GAP * usual && head?.some(isPeriod) === true;
    if (head === undefined || opens) heads.push([...row]);
    else head.push(...row);
    return heads;
  }, []);
}
