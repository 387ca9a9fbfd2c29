import type { LeftOutText } from '@trueline/contracts';
import { isTimeOff } from '../../document/time-off.ts';
import { fold } from '../characters.ts';
import { isListLabel } from '../layout/labelled-lists.ts';
import type { Cell, CellRole, Line } from '../layout/line.ts';
import { addressBelow, ownPlaces } from './address-rows.ts';
import { areSheet, takeAddress, withLabel } from './form-sheet.ts';
import { findHeadingKind } from './heading.ts';
import { withLabelsApart } from './label-cells.ts';
import { type Role, roleOfLabel } from './label-roles.ts';
import type { SectionKind } from './section-kind.ts';

/** What names an entry. */
const HEAD: ReadonlySet<Role> = new Set<Role>([
  ...(['title', 'employer', 'dates', 'start', 'end'] as const),
  ...(['school', 'degree', 'subject', 'name'] as const),
]);
const PERSON: ReadonlySet<Role> = new Set<Role>(['name', 'given', 'family', 'address', 'town']);
const MAX_LABEL_LENGTH = 84;
/** What a form asks of a person who can be reached. */
const REACHED = /^(?:e-?mail|tel|phone|mobile|cell|telefon|telephone|fax|whatsapp)/;

/** A row of a form, or one value of a table's row. */
export interface LabelledRow {
  line: Line;
  /** Absent on a row that goes on with the one above. */
  label?: { text: string; role: Role; value: Cell[] };
}

type Row = LabelledRow;

/** Forms write a label before each value ("Employer: ...", "From - to: ..."). The values of one entry become one row that names it, each cell with its role, over the rows of what was done; the parts of a name and of an address become one each. */
export function withLabelledRows(given: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const lines = withLabelsApart(given);
  const set: Line[] = [];
  const leftOut: LeftOutText[] = [];
  const isSheet = areSheet(lines);
  let heading: SectionKind | undefined;
  let person: boolean | undefined;
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] as Line;
    const run = runAt(lines, index, isSheet).map((row) => ofProject(row, heading));
    if (run.length < 2) {
      if (line.cells.length === 1) heading = findHeadingKind(line.cells[0]?.text ?? '') ?? heading;
      set.push(line);
      index++;
      continue;
    }
    const isTop = index < MAX_TOP && (heading === undefined || heading === 'contact');
    for (const rows of withNamesAbove(entriesOf(run), set)) {
      // Only the first name is the person's own.
      if (person !== true && (isPersonal(rows) || (isTop && isWhere(rows)))) {
        person = true;
        set.push(...personLines(rows, (taken) => dropLabels(taken, leftOut)));
      } else set.push(...linesOf(rows, heading, leftOut));
    }
    index += run.length;
  }
  return { lines: set, leftOut };
}

/** Among projects "Project 2: Cards portal" names one; among jobs it says what was worked on. */
function ofProject(row: Row, heading: SectionKind | undefined): Row {
  const { label } = row;
  if (heading !== 'projects' || label === undefined || !/^project/i.test(label.text)) return row;
  return { ...row, label: { ...label, role: 'name' } };
}

/** Labelled rows and what stands right below each of them, up to a heading or to other text behind a gap. */
function runAt(lines: readonly Line[], from: number, isSheet: boolean): Row[] {
  const rows: Row[] = [];
  for (let index = from; index < lines.length; index++) {
    const line = lines[index] as Line;
    const label = labelOf(line, isSheet) ?? (rows.length > 0 ? dashedLabelOf(line) : undefined);
    if (label === undefined) {
      const isHeading =
        line.headingLevel !== undefined ||
        (line.cells.length === 1 && findHeadingKind(line.cells[0]?.text ?? '') !== undefined);
      const isApart = line.gapBefore >= 0.5 && line.bulletX === undefined;
      // "Short course", "References": another label of the form, which names a section.
      const isListed = isSheet && line.cells.length > 1 && isListLabel(line.cells[0]?.text ?? '');
      if (rows.length === 0 || isHeading || isApart || isListed) break;
    }
    rows.push(label === undefined ? { line } : { line, label });
  }
  return rows;
}

function labelOf({ cells, size }: Line, isSheet: boolean): Row['label'] {
  const [first, second, ...more] = cells;
  if (first === undefined) return undefined;
  // "Who was your employer? Sample Ltd": a question is a label too.
  const colon = first.text.search(/[:?](?=\s|$)|:/);
  const isOwn = colon < 0 && second !== undefined;
  const text = colon < 0 ? first.text : first.text.slice(0, colon);
  if (text.length > MAX_LABEL_LENGTH || (colon < 0 && !isOwn && !isSheet)) return undefined;
  const role = roleOfLabel(text);
  if (colon < 0 && !isOwn && role !== 'tasks') return undefined;
  // "Name: Ana Sample   Age: 29": several labels share the row.
  if (
    role === undefined ||
    cells.slice(1).some((cell) => /^\p{L}[^:]{1,30}:(?:\s|$)/u.test(cell.text))
  )
    return undefined;
  // Without a colon a cell may name a column or a section; what is asked of the person is told by its place.
  // On pages and in Word files a label's cell has looks and edges of its own, which other steps read.
  const isAsked = size === 0 && more.length === 0 && roleOfLabel(second?.text ?? '') === undefined;
  if (isOwn && !second.text.startsWith(':') && !PERSON.has(role) && !isAsked && !isSheet)
    return undefined;
  const rest = isOwn
    ? second
    : { ...first, text: colon < 0 ? '' : first.text.slice(colon + 1).trim() };
  const value = [rest, ...(isOwn ? more : cells.slice(1))]
    .map((cell) => ({ ...cell, text: cell.text.replace(/^:\s*/, '').trim() }))
    .filter((cell) => cell.text !== '');
  // "First name * | Last name *": beside a label that must be filled in stands the next one.
  if (value.some((cell) => REQUIRED.test(cell.text))) return undefined;
  return value.length === 0 && role !== 'tasks' ? undefined : { text, role, value };
}

const REQUIRED = /\p{L} ?\*(?:[\s,]|$)/u;
const DASHED = /^(?<text>\p{L}[\p{L} /]{2,24}?)\s+[-–—=]\s+(?=\S)/u;

/** Among labels with colons, "Company - Hill Foods" is one too. */
function dashedLabelOf({ cells }: Line): Row['label'] {
  const [first, ...more] = cells;
  const match = DASHED.exec(first?.text ?? '');
  const text = match?.groups?.text ?? '';
  const role = roleOfLabel(text);
  if (first === undefined || match === null || role === undefined) return undefined;
  return { text, role, value: [{ ...first, text: first.text.slice(match[0].length) }, ...more] };
}

/** A role that the entry has already opens the next one, and so does the one that opened the first. */
function entriesOf(run: readonly Row[]): Row[][] {
  const entries: Row[][] = [];
  let seen = new Set<Role>();
  const lead = run[0]?.label?.role;
  for (const row of run) {
    const role = row.label?.role;
    const opens = role !== undefined && HEAD.has(role) && (seen.has(role) || role === lead);
    if (opens || entries.length === 0) {
      entries.push([]);
      seen = new Set();
    }
    if (role !== undefined) seen.add(role);
    entries.at(-1)?.push(row);
  }
  return entries;
}

const MAX_NAME_LENGTH = 80;

/** "1. Sample Knit Ltd" over "Post: ..." and "Period: ...": where no entry says by a label for whom or as what the person worked, and each has a row right above it, that row does. */
function withNamesAbove(entries: readonly Row[][], above: Line[]): readonly Row[][] {
  const [first] = entries;
  if (first === undefined || entries.some((rows) => !has(rows, 'dates', 'start'))) return entries;
  const isTitled = entries.every((rows) => has(rows, 'title') && !has(rows, 'employer'));
  const isEmployed = entries.every((rows) => has(rows, 'employer') && !has(rows, 'title'));
  if (!isTitled && !isEmployed) return entries;
  const names = [above.at(-1), ...entries.slice(0, -1).map((rows) => nameBelow(rows))];
  const isNear = (first[0]?.line.gapBefore ?? 1) < 0.5;
  if (!isNear || !names.every((line) => line !== undefined && isName(line))) return entries;
  above.pop();
  return entries.map((rows, index) => {
    const line = names[index] as Line;
    const role: Role = isTitled ? 'employer' : 'title';
    const own = index < entries.length - 1 ? rows.slice(0, -1) : rows;
    return [{ line, label: { text: '', role, value: line.cells } }, ...own];
  });
}

/** The last row of an entry, where it has no label of its own. */
function nameBelow(rows: readonly Row[]): Line | undefined {
  const last = rows.at(-1);
  return last?.label === undefined ? last?.line : undefined;
}

function isName(line: Line): boolean {
  const text = line.cells.map((cell) => cell.text).join(' ');
  const isHeading = line.headingLevel !== undefined || findHeadingKind(text) !== undefined;
  return !isHeading && text.length <= MAX_NAME_LENGTH && !/[:;!?]|\p{Ll}{4}\.$/u.test(text);
}

const has = (rows: readonly Row[], ...roles: Role[]): boolean =>
  rows.some(({ label }) => label !== undefined && roles.includes(label.role));

const isReached = (rows: readonly Row[]): boolean =>
  rows.some(({ line }) => REACHED.test(fold(line.cells[0]?.text ?? '')));

const isPersonal = (rows: readonly Row[]): boolean =>
  has(rows, 'given', 'family') ||
  (has(rows, 'name') && (isReached(rows) || has(rows, 'address', 'town')));

/** Above the first section, a street or the parts of a place and nothing of a job: the name stands over the form. */
const isWhere = (rows: readonly Row[]): boolean =>
  rows.every(({ label }) => label === undefined || PLACES.has(label.role)) &&
  (has(rows, 'address') || rows.filter(({ label }) => label !== undefined).length > 1);

/** In so many lines a form asks who and where somebody is. */
const MAX_TOP = 25;
const PLACES: ReadonlySet<Role> = new Set<Role>(['address', 'town', 'place']);

function dropLabels(rows: readonly Row[], leftOut: LeftOutText[]): void {
  for (const { label } of rows)
    if (label !== undefined && label.text !== '')
      leftOut.push({ text: label.text, reason: 'label' });
}

function linesOf(
  rows: readonly Row[],
  heading: SectionKind | undefined,
  leftOut: LeftOutText[],
): Line[] {
  const isWork =
    has(rows, 'title', 'employer') &&
    (has(rows, 'dates', 'start') || has(rows, 'title') === has(rows, 'employer'));
  const isStudy =
    has(rows, 'school', 'degree') &&
    (has(rows, 'dates', 'end') || has(rows, 'school') === has(rows, 'degree'));
  const isNamed =
    heading === 'projects' && has(rows, 'name') && has(rows, 'dates', 'start', 'tasks');
  const isOther = heading === 'references' || heading === 'skills' || isReached(rows);
  if (isOther || !(isWork || isStudy || isNamed)) return rows.map(({ line }) => line);
  dropLabels(
    rows.filter(({ label }) => label?.role !== 'said'),
    leftOut,
  );
  return entryLines(rows);
}

const ORDER: readonly Role[] = [
  ...(['name', 'title', 'degree', 'subject', 'employer', 'school'] as const),
  ...(['place', 'score', 'dates', 'start', 'end'] as const),
];

/** The row that names the entry, and below it what is said of it. Where the form has no place for a title or for an employer, one value may hold both, and its words tell. */
export function entryLines(rows: readonly Row[]): Line[] {
  const first = rows[0]?.line as Line;
  const values = new Map<Role, Cell>();
  const body: Line[] = [];
  let last: Cell | Line | undefined;
  for (const { line, label } of rows) {
    if (label === undefined) {
      // What was broken off a value goes on with it.
      const isRest = last !== undefined && goesOn(last, line);
      if (isRest && last !== undefined) addTo(last, line);
      else if (line.cells.length > 0) {
        const item = asItem(line);
        body.push(item);
        last = item;
      }
    } else if (ORDER.includes(label.role) && !values.has(label.role)) {
      const cell = {
        ...(label.value[0] as Cell),
        text: label.value.map(({ text }) => text).join(' '),
      };
      values.set(label.role, cell);
      last = cell;
      const place = has(rows, 'place') ? undefined : takeAddress(cell, label.text);
      if (place !== undefined) values.set('place', place);
    } else if (label.value.length > 0 || label.role !== 'tasks') {
      const isTold = label.role === 'tasks';
      const row = asItem(isTold ? { ...line, cells: label.value } : withLabel(line, label));
      body.push(row);
      last = row;
    }
  }
  const [start, end] = [values.get('start'), values.get('end')];
  if (start !== undefined && !values.has('dates'))
    values.set('dates', {
      ...start,
      text: [start, end]
        .map((one) => one?.text ?? '')
        .join(' - ')
        .trim(),
    });
  else if (end !== undefined && !values.has('dates')) values.set('dates', end);
  const isWhole =
    (values.has('title') && (values.has('employer') || values.has('school'))) ||
    (values.has('school') && values.has('degree')) ||
    // A time without an employer is whole as it stands.
    isTimeOff(values.get('title')?.text ?? '');
  const cells = ORDER.flatMap((role): Cell[] => {
    const cell = values.get(role);
    return cell === undefined || role === 'start' || role === 'end'
      ? []
      : [{ ...cell, ...(isWhole && role !== 'name' && { role: role as CellRole }) }];
  });
  return [headLine(first, cells), ...body];
}

function headLine(first: Line, cells: readonly Cell[]): Line {
  const { bulletX: _, ...plain } = first;
  let x = first.x;
  const placed = cells.map((cell): Cell => {
    const at = { ...cell, x, width: cell.text.length };
    x += cell.text.length + CELL_ROOM;
    return at;
  });
  const gapBefore = Math.max(1, first.gapBefore);
  return { ...plain, cells: placed, width: x - first.x, gapBefore, wraps: false };
}

const CELL_ROOM = 4;

/** What was done is an item of its entry, however short. */
const asItem = (line: Line): Line => ({
  ...line,
  bulletX: line.bulletX ?? Math.max(0, line.x - 1),
  gapBefore: 0,
  wraps: false,
});

const isLine = (last: Cell | Line): last is Line => 'cells' in last;

function goesOn(last: Cell | Line, line: Line): boolean {
  if (line.bulletX !== undefined || line.cells.length !== 1) return false;
  const text = isLine(last) ? (last.cells.at(-1)?.text ?? '') : last.text;
  return /^\p{Ll}/u.test(line.cells[0]?.text ?? '') || /[,;&-]$/.test(text);
}

function addTo(last: Cell | Line, line: Line): void {
  const cell = isLine(last) ? last.cells.at(-1) : last;
  if (cell !== undefined)
    cell.text = `${cell.text} ${line.cells.map(({ text }) => text).join(' ')}`;
}

/** The parts of the name as one, and those of the address; all else as it stands. */
function personLines(rows: readonly Row[], dropped: (taken: readonly Row[]) => void): Line[] {
  const of = (...roles: Role[]): Row[] =>
    roles.flatMap((role) => rows.filter(({ label }) => label?.role === role));
  const names = nameRows(of('given'), of('family'), of('name'));
  // Beside a street or a postal code the town is a part of where the person lives, and stands where it was written.
  // A place with a second half to its label is another: "Place/date of birth".
  const parts = rows.filter(
    ({ label }) => label?.role === 'town' || (label?.role === 'place' && !/[/,&]/.test(label.text)),
  );
  const isAddress = of('address').length > 0 || of('town').length > 1;
  const places = isAddress ? ownPlaces(rows, [...of('address'), ...parts]) : [];
  const further = new Map(
    places.map((row) => [row, row.label?.role === 'address' ? addressBelow(rows, row) : []]),
  );
  dropped([...names, ...places]);
  const joined = (taken: readonly Row[], separator: string, role: CellRole): Line[] => {
    const [first] = taken;
    const cells = taken.flatMap((row) => [
      ...(row.label?.value ?? []),
      ...(further.get(row) ?? []).flatMap(({ line }) => line.cells),
    ]);
    const [cell] = cells;
    if (first === undefined || cell === undefined) return [];
    const text = cells.map((one) => one.text).join(separator);
    const value: Cell = { ...cell, text, role };
    // A label in a cell of its own shows that the rows around it are a form's.
    const [label] = first.line.cells;
    const isApart = label !== undefined && !label.text.includes(':');
    return [isApart ? { ...first.line, cells: [label, value] } : headLine(first.line, [value])];
  };
  const taken = new Set([...names, ...places, ...[...further.values()].flat()]);
  return rows.flatMap((row) => {
    if (row === firstOf(rows, names)) return joined(names, ' ', 'name');
    if (row === firstOf(rows, places)) return joined(places, ', ', 'address');
    return taken.has(row) ? [] : [row.line];
  });
}

/** A form's parts of the name. "Name: Sample" beside "Vorname: Ana" and no other label for it is the family's. */
function nameRows(given: readonly Row[], family: readonly Row[], name: readonly Row[]): Row[] {
  if (given.length === 0 && family.length === 0) return [...name];
  const [own] = given.filter(({ label }) => !FURTHER_NAME.test(fold(label?.text ?? '')));
  if (family.length > 0 || name.length === 0) return [...given, ...family];
  const wordsOf = (rows: readonly (Row | undefined)[]): string[] =>
    rows.flatMap((row) => row?.label?.value ?? []).flatMap(({ text }) => fold(text).split(/\s+/));
  const isWhole = wordsOf([own]).every((word) => wordsOf(name.slice(0, 1)).includes(word));
  return own === undefined || isWhole ? [...name] : [...given, ...name.slice(0, 1)];
}

/** Names beside the whole one. */
const FURTHER_NAME = /(?:other|middle|preferred|known)/;

const firstOf = (rows: readonly Row[], taken: readonly Row[]): Row | undefined =>
  rows.find((row) => taken.includes(row));
