import type { LeftOutText } from '@trueline/contracts';
import { findHeadingKind } from '../sections/heading.ts';
import { GRID_NOTES, plainOfGrid, wordOfGrid } from './grid-words.ts';
import { type Cell, type Line, lineText } from './line.ts';
import { replaceParts } from './replace-parts.ts';

/** A level of the European scale, with what the form says of it behind it: "C1 Proficient user". */
const LEVEL = /^(?<level>[abc][12]\+?)(?:[\s/–-]+\p{L}[\p{L} ]*)?$/iu;
const USER = /^(?:basic|independent|proficient) user$/i;
const MIN_LEVELS = 3;
/** Set in a column where the person can't do what it rates. */
const NO_LEVEL = '-';
/** Under "Writing" alone no second name stands. */
const MAX_COLUMNS = 5;

const kindsOf = ({ cells }: Line): (string | undefined)[] =>
  cells.map(({ text }) => wordOfGrid(text));

/** A row of the grid's head: all its cells are the form's own words, and at least two rate something. */
function isHead(line: Line | undefined): line is Line {
  if (line === undefined) return false;
  const kinds = kindsOf(line);
  const isOwn = kinds.every((kind) => kind === 'frame' || kind === 'skill');
  return isOwn && kinds.filter((kind) => kind === 'skill').length >= 2;
}

const isNote = (line: Line): boolean => {
  const text = plainOfGrid(lineText(line)).replace(/^[^\p{L}]+/u, '');
  return GRID_NOTES.some((note) => text.startsWith(note));
};

/** A language with its levels, one in each column. */
function levelsOf({ cells, bulletX }: Line): { name: Cell; levels: string[] } | undefined {
  const [name, ...rest] = cells;
  if (name === undefined || bulletX !== undefined || !/^\p{L}[\p{L} ()-]{1,30}$/u.test(name.text))
    return undefined;
  const levels = rest.flatMap(({ text }) => {
    if (/^[-–—]$/.test(text.trim())) return [NO_LEVEL];
    const level = LEVEL.exec(text.trim())?.groups?.level;
    return level === undefined ? (USER.test(text.trim()) ? [] : ['']) : [level];
  });
  const isGrid =
    levels.length >= MIN_LEVELS &&
    levels.every((level) => level !== '') &&
    levels.some((level) => level !== NO_LEVEL);
  return isGrid ? { name, levels } : undefined;
}

/** What the columns rate, from the lowest row of the head; what only the row above has stands last. */
function columnsOf(heads: readonly Line[]): string[] {
  const skills = heads.map(({ cells }) =>
    cells.flatMap(({ text }) => (wordOfGrid(text) === 'skill' ? [text.trim()] : [])),
  );
  const last = skills.at(-1) ?? [];
  const writing = skills.length > 1 ? skills[0]?.at(-1) : undefined;
  return last.length === MAX_COLUMNS - 1 && writing !== undefined ? [...last, writing] : last;
}

/** The grid of languages of the European form as one row for each: "English (B2)" where all columns agree, else each level with what it rates. Its head and its note are left out, and the label above it goes with its first row. */
export function withoutSelfAssessment(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  return replaceParts(lines, (index, above) => {
    let end = index;
    while (isHead(lines[end])) end++;
    const heads = lines.slice(index, end);
    const from = end;
    while (heads.length > 0 && (isRated(lines[end]) || isBetween(lines, from, end))) end++;
    const grid = lines.slice(from, end);
    const rated = grid.filter(isRated);
    if (rated.length === 0) return undefined;
    const noted = end;
    while (end < lines.length && isNote(lines[end] as Line)) end++;
    const label = above !== undefined && isLabel(above) ? above.cells[0] : undefined;
    const labels = [...heads, ...lines.slice(noted, end)].map(lineText);
    return {
      length: end - index,
      lines: grid.map((row, at) =>
        isRated(row) ? languageRow(row, columnsOf(heads), at, label) : row,
      ),
      leftOut: [...rated.flatMap(userWords), ...labels],
      takesAbove: label !== undefined,
    };
  });
}

const isRated = (line: Line | undefined): line is Line =>
  line !== undefined && levelsOf(line) !== undefined;

const MAX_BETWEEN = 2;

/** A row of other words between two languages of the grid: "Certificate: ..." below the first. */
function isBetween(lines: readonly Line[], from: number, at: number): boolean {
  if (at === from) return false;
  const next = lines.slice(at, at + MAX_BETWEEN + 1);
  const rows = next.slice(0, Math.max(0, next.findIndex(isRated)));
  return (
    rows.length > 0 &&
    rows.every((row) => {
      const text = row.cells[0]?.text ?? '';
      const isHeading = row.headingLevel !== undefined || findHeadingKind(text) !== undefined;
      return !isHead(row) && !isHeading && !isNote(row);
    })
  );
}

/** What the form says of a level beside it: "Proficient user". */
const userWords = ({ cells }: Line): string[] =>
  cells.slice(1).flatMap(({ text }) => {
    const words = text.trim().replace(/^[abc][12]\+?[\s/–-]*/i, '');
    return words === '' ? [] : [words];
  });

/** "Other language(s)" on a row of its own. */
const isLabel = ({ cells, headingLevel }: Line): boolean =>
  cells.length === 1 &&
  headingLevel === undefined &&
  findHeadingKind(cells[0]?.text ?? '') === 'languages';

function languageRow(line: Line, columns: readonly string[], at: number, label?: Cell): Line {
  const { name, levels } = levelsOf(line) as { name: Cell; levels: string[] };
  const isOne = levels.every((level) => level === levels[0]);
  const isWhole = columns.length === levels.length;
  const told = levels.flatMap((level, column) =>
    level === NO_LEVEL ? [] : isWhole ? `${columns[column] ?? ''} ${level}`.trim() : level,
  );
  const said = isOne ? levels[0] : told.join(', ');
  const value = { ...name, text: `${name.text} (${said})` };
  const cells = label !== undefined && at === 0 ? [label, { ...value, x: label.x + 100 }] : [value];
  const x = label === undefined ? line.x : label.x + (at === 0 ? 0 : 100);
  return { ...line, cells, x, gapBefore: 0, wraps: false };
}
