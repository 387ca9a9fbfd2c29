import type { Cell, Line } from './line.ts';

/** How far the rest may stand from the left edge of the first part, in points or characters. */
const SAME_EDGE = 3;
const ADDRESS = /^(?:[\w.+-]+@[\w.-]*|(?:https?:\/\/|www\.)\S*|(?:[\w-]+\.)+[a-z]{2,}\/\S*)$/i;
const EMAIL = /^[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}$/i;
/** What can't stand at the end of an address, and what can't stand at its start. */
const OPEN_END = /[@._/=-]$/;
/** Nothing on the line but the start of a mailbox's name. */
const BROKEN_NAME = /^[a-z\d][\w.+-]*[._-]$/;
/** Two names and a mark between them, the last of them no domain's end. */
const OWN_NAME =
  /^[a-z\d]{2,}[._][a-z\d._-]*[a-z\d]$(?<!\.(?:[a-z]{2}|com|org|net|edu|gov|info|example|test))/;
const OPEN_START = /^[@./=_-]/;
const TOKEN = /^[\w.@/%?=&+~#-]+$/;

/** An e-mail or web address that a narrow column breaks over two lines: puts it on the first. */
export function joinWrappedAddresses(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of withWholeEmails(lines)) {
    const above = joined.at(-1);
    const [rest] = line.cells;
    const at = above && rest ? cellAbove(above, line, rest) : -1;
    const cell = above?.cells[at];
    if (above === undefined || cell === undefined || rest === undefined) {
      joined.push(line);
      continue;
    }
    const [tail = '', ...words] = rest.text.split(' ');
    const cells = above.cells.map((one) =>
      one === cell
        ? { ...one, text: one.text + tail, width: Math.max(one.width, rest.width) }
        : one,
    );
    joined[joined.length - 1] = { ...above, cells, links: linksOf(above, line) };
    const behind = line.cells.slice(1);
    const left = words.length > 0 ? [{ ...rest, text: words.join(' ') }, ...behind] : behind;
    const [next] = left;
    if (next) joined.push({ ...line, cells: left, x: next.x });
  }
  return joined;
}

/** Rows over which a very narrow column breaks one address, wherever its letters end. */
const MAX_ROWS = 4;
const MAILBOX = /^[a-z\d][\w.+-]*$/;
const DOMAIN = /\.[a-z]{2,6}$/;

/** "ana.sam", "ple-", "north@exam", "ple.com": pieces that stand alone on their rows and are an address together. */
function withWholeEmails(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const rows = rowsOfEmail(lines.slice(index, index + MAX_ROWS));
    const [cell] = line.cells;
    if (rows === 0 || cell === undefined) whole.push(line);
    else {
      const parts = lines.slice(index, index + rows);
      const text = parts.map(({ cells }) => cells[0]?.text ?? '').join('');
      const links = [...new Set(parts.flatMap((part) => part.links))];
      whole.push({ ...line, cells: [{ ...cell, text }], links, wraps: false });
      index += rows - 1;
    }
  }
  return whole;
}

/** How many of these rows are one address that is broken over three or more, 0 where they are none. */
function rowsOfEmail(rows: readonly Line[]): number {
  const [first] = rows;
  const pieces: string[] = [];
  for (const row of rows) {
    const [cell, ...more] = row.cells;
    const isNext = pieces.length === 0 || (row.gapBefore < 0.3 && row.bulletX === undefined);
    if (cell === undefined || more.length > 0 || !isNext || !TOKEN.test(cell.text)) break;
    if (Math.abs(cell.x - (first?.cells[0]?.x ?? 0)) > SAME_EDGE) break;
    pieces.push(cell.text);
    const text = pieces.join('');
    const at = pieces.findIndex((piece) => piece.includes('@'));
    if (pieces.length < 3 || !EMAIL.test(text)) continue;
    const mailbox = pieces.slice(0, at);
    const isOpen = mailbox.length === 0 || /[._-]$/.test(mailbox.at(-1) ?? '');
    const isBroken = mailbox.every((piece) => MAILBOX.test(piece) && !DOMAIN.test(piece));
    const isWhole = pieces.slice(0, -1).some((piece) => EMAIL.test(piece));
    if (isOpen && isBroken && !isWhole) return pieces.length;
  }
  return 0;
}

const linksOf = (above: Line, line: Line): string[] => [
  ...new Set([...above.links, ...line.links]),
];

/** The cell of the line above whose last word the rest completes, -1 where there is none. */
function cellAbove(above: Line, line: Line, rest: Cell): number {
  if (line.bulletX !== undefined || line.gapBefore > 0.6 || line.headingLevel !== undefined)
    return -1;
  const targets = linksOf(above, line).map(bareAddress);
  // Under a list item's text, or under its mark.
  const edges = ({ x }: Cell): number[] =>
    above.bulletX === undefined || x !== above.x ? [x] : [x, above.bulletX];
  return above.cells.findIndex(
    (cell) =>
      edges(cell).some((edge) => Math.abs(edge - rest.x) < SAME_EDGE) &&
      completes(cell.text, rest.text, targets),
  );
}

function completes(text: string, rest: string, targets: readonly string[]): boolean {
  const head = text.split(' ').at(-1) ?? '';
  const [tail = '', second] = rest.split(' ');
  if (!TOKEN.test(tail) || !TOKEN.test(head)) return false;
  // The link's own target says what belongs together.
  if (targets.includes(bareAddress(head + tail))) return true;
  if (second !== undefined && !/^[|•·(]/.test(second)) return false;
  if (/^@/.test(tail) || (BROKEN_NAME.test(text) && EMAIL.test(tail)))
    return EMAIL.test(head + tail);
  // "... · ana.sam" over "ple@example.com": behind a mark, a name that no domain ends with.
  if (/[·|•,;]\s+\S+$/.test(text) && OWN_NAME.test(head)) return EMAIL.test(tail);
  if (!ADDRESS.test(head)) return false;
  if (head.includes('@')) return !EMAIL.test(head) && EMAIL.test(head + tail);
  return OPEN_END.test(head) !== OPEN_START.test(tail) && !tail.includes('@');
}

const bareAddress = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^(?:mailto:|https?:\/\/)/, '')
    .replace(/^www\./, '')
    .replace(/\?.*$/, '')
    .replace(/\/$/, '');
