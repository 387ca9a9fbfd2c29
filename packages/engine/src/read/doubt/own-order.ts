import {
  type AsWritten,
  type AsWrittenLine,
  OWN_ORDER,
  RESUME_SECTIONS,
  type Resume,
  type ResumeSection,
} from '@trueline/contracts';
import { findValue } from '../../document/paths.ts';
import { isPersonLabel } from '../../language/person-labels.ts';
import { findDateRange } from '../date-range.ts';
import { isNameAgain } from '../name-again.ts';
import type { Block } from '../sections/block.ts';
import { findHeadingKind } from '../sections/heading.ts';
import type { Section } from '../sections/section-shape.ts';
import { toLines } from './as-written-lines.ts';
import { firstRead, hasUnknownHeading, isHeadDoubted, isSummaryTorn } from './document-doubt.ts';
import { type Group, type GroupRow, groupRows, type ReadRows } from './document-groups.ts';
import { findDressedHeadings } from './own-headings.ts';
import { IDENTIFIES, withKinds } from './section-lines.ts';

type Kinds = ReadonlySet<Section['kind']>;

/** The section that a value stands in; undefined for what is printed beside the name. */
function sectionOf(path: string): string | undefined {
  if (path === 'basics.summary') return 'summary';
  const name = /^\w+/.exec(path)?.[0];
  return name === 'basics' ? undefined : name;
}

const namesOf = ({ paths }: GroupRow): string[] => [
  ...new Set(paths.flatMap((path) => sectionOf(path) ?? [])),
];

/** Whether a row says what is printed beside the name, and nothing else that was read. */
const isOfHead = (row: GroupRow): boolean => namesOf(row).length === 0;

const holdsContacts = (kinds: Kinds): boolean => kinds.has('contact') || kinds.has('profiles');

/** A row of contacts, wherever it stands. */
const isContact = (row: GroupRow): boolean =>
  isOfHead(row) && row.paths.some((path) => IDENTIFIES.test(path));

/** Behind the last row of contacts that stands above all else. */
function headEnd(rows: readonly GroupRow[]): number {
  const body = rows.findIndex((row) => !isOfHead(row));
  const above = body < 0 ? rows : rows.slice(0, body);
  return above.findLastIndex(({ paths }) => paths.some((path) => SAYS_WHERE.test(path))) + 1;
}
const SAYS_WHERE = /^basics\.(?:name|email|phone|url|profiles|location)/;

/** A row among those of the head of which nothing was read: whatever it says, it is no contact. A label of one is none either. */
const saysMore = ({ block: { text }, paths, isKept }: GroupRow): boolean =>
  isKept &&
  paths.length === 0 &&
  findHeadingKind(text) === undefined &&
  !text.split(/[/|,&:]/).every(isPersonLabel);

/** What a form is called and what is said of it; a letter above the head has more rows. */
const MAX_TITLE_ROWS = 3;

/** Without the rows that are printed beside the name: those of contacts, and what stands above all else. */
function bodyOf({ heading, kinds, rows: all }: Group, isFirst: boolean): GroupRow[] {
  const rows = all.filter((row) => !isContact(row));
  if (holdsContacts(kinds)) return rows.filter((row) => !isOfHead(row));
  if (heading !== undefined) return rows;
  const from = isFirst ? headEnd(all) : 0;
  const above = firstRead(all);
  return rows.filter((row) =>
    all.indexOf(row) >= from
      ? !isOfHead(row) || row.isKept
      : saysMore(row) && (all.indexOf(row) > above || above <= MAX_TITLE_ROWS),
  );
}

/** What else a heading's section may hold without being of another kind. */
const HELD_UNDER: Readonly<Record<string, readonly Section['kind'][]>> = {
  education: ['courses'],
  certificates: ['courses'],
};

/** Whether a heading says what was read below it. */
const namesSection = (kinds: Kinds, name: string): boolean =>
  kinds.has(name as Section['kind']) ||
  kinds.has('other') ||
  (HELD_UNDER[name] ?? []).some((kind) => kinds.has(kind));

/** Known by their words wherever they stand: rows of these at the end of a section are told apart from it. */
const KNOWN_BY_WORDS: ReadonlySet<string> = new Set(['certificates', 'languages']);
const MIN_ENTRY_WORDS = 4;

/** A row with a period that no entry was made of. */
const isLostEntry = ({ block, isKept }: GroupRow): boolean =>
  isKept &&
  findDateRange(block.text)?.isRange === true &&
  block.text.split(/\s+/).length >= MIN_ENTRY_WORDS;

/** Where a label between entries may belong to the entry above it, and what it names is moved out of their middle. */
const OF_ENTRIES: ReadonlySet<Section['kind']> = new Set([
  'work',
  'volunteer',
  'education',
  'projects',
]);

/** Whether something below a heading was read as what the heading does not name: rows from its middle, a lost entry, what the reader guessed without a heading. Referees are looked for nowhere else than at the end. */
function isTorn(group: Group, isFirst: boolean): boolean {
  const { heading, labels } = group;
  const holdsEntries = [...group.kinds].some((kind) => OF_ENTRIES.has(kind));
  const kinds: Kinds = holdsEntries ? group.kinds : new Set([...group.kinds, ...labels]);
  if (holdsContacts(kinds)) return false;
  const rows = bodyOf(group, isFirst).map((row) => ({ row, names: namesOf(row) }));
  const last = rows.findLastIndex(({ names }) => names.some((name) => namesSection(kinds, name)));
  const isElsewhere = (name: string, at: number): boolean => {
    if (name === 'references') return false;
    if (heading === undefined) return name !== 'summary' && name !== 'certificates';
    if (namesSection(kinds, name)) return false;
    return at < last || !(KNOWN_BY_WORDS.has(name) || namesSection(labels, name));
  };
  return rows.some(
    ({ row, names }, at) =>
      (isLostEntry(row) && !kinds.has('other')) || names.some((name) => isElsewhere(name, at)),
  );
}

const asSection = (name: string | undefined): ResumeSection | undefined =>
  RESUME_SECTIONS.find((one) => one === name);

/** The section that a group's rows hold, where they hold it whole and nothing else. */
function wholeSection(
  { kinds, labels, rows }: Group,
  groups: readonly Group[],
  headings: ReadonlySet<number>,
): ResumeSection | undefined {
  const [name, ...others] = new Set(rows.flatMap(namesOf));
  const section = asSection(name);
  const isClean =
    others.length === 0 &&
    [...kinds, ...labels].every((kind) => kind === section) &&
    !rows.some(({ block, isKept }) => isKept || headings.has(block.start));
  if (section === undefined || !isClean) return undefined;
  const holders = groups.filter((group) =>
    group.rows.some((row) => namesOf(row).includes(section)),
  );
  return holders.length === 1 ? section : undefined;
}

/** Rows with the headings among them, what stands below each read by itself. */
function linesBelowHeadings(
  rows: readonly GroupRow[],
  headings: ReadonlySet<number>,
  valueAt: (path: string) => unknown,
): AsWrittenLine[] {
  const at = rows.findIndex(({ block }, index) => index > 0 && headings.has(block.start));
  const [first, ...others] = at < 0 ? rows : rows.slice(0, at);
  const isHeading = first !== undefined && headings.has(first.block.start);
  const own = isHeading ? others : [first, ...others].filter((row) => row !== undefined);
  return [
    ...(isHeading ? toLines([{ ...first, kind: 'heading' }], valueAt) : []),
    ...toLines(withKinds(own), valueAt),
    ...(at < 0 ? [] : linesBelowHeadings(rows.slice(at), headings, valueAt)),
  ];
}

/** The heading right above another one, with nothing between them: it is the section's, and the other the name of a column or of a part. */
function emptyAbove(groups: readonly Group[], at: number): Block | undefined {
  const above = groups[at - 1];
  return above?.rows.length === 0 && !holdsContacts(above.kinds) ? above.heading : undefined;
}

/** Where another column stands first, what stands beside the name would go on with that column's last section. */
function withHeadFirst(groups: readonly Group[]): Group[] {
  const isHead = ({ heading, rows }: Group): boolean =>
    heading === undefined && rows.some(({ paths }) => paths.includes('basics.name'));
  return [...groups.filter(isHead), ...groups.filter((group) => !isHead(group))];
}

/** The document's rows in their own order under their own headings, where some were read under others than they stand below: a reader takes a line under a wrong heading for a fault of the person. A section that was read whole and clean stands in its place, printed from its fields. */
export function findOwnOrder(
  read: ReadRows & { resume: Resume; doubted: readonly AsWritten[] },
): AsWritten | undefined {
  const name = read.resume.basics?.name;
  const groups = withHeadFirst(groupRows(read)).map((group) => ({
    ...group,
    rows: group.rows.filter(({ block }) => !isNameAgain(block.text, name)),
  }));
  const headings = findDressedHeadings(read.blocks, groups);
  const isDoubted =
    groups.some((group, at) => isTorn(group, at === 0)) ||
    hasUnknownHeading(groups, headings, name) ||
    isSummaryTorn(groups) ||
    isHeadDoubted(read.resume) ||
    read.doubted.length > 1;
  if (!isDoubted) return undefined;
  const lines = groups.flatMap((group, at): AsWrittenLine[] => {
    const rows = bodyOf(group, at === 0);
    const { heading } = group;
    const above = emptyAbove(groups, at);
    if (rows.length === 0) return [];
    // Names of columns are dressed as the heading right above them, too.
    const named =
      heading === undefined ? 0 : rows.findIndex(({ block }) => !headings.has(block.start));
    const names = new Set(rows.slice(0, named).map(({ block }) => block.start));
    const own = linesBelowHeadings(rows, headings.difference(names), (path) =>
      findValue(read.resume, path),
    );
    if (heading === undefined) return own;
    const section = wholeSection(group, groups, headings);
    const { start, end } = heading;
    const text = heading.text.replace(/\s*:$/, '');
    if (above !== undefined)
      return [
        { text: above.text, kind: 'heading', start: above.start, end: above.end },
        { text, kind: 'text', start, end },
        ...own,
      ];
    return [
      { text, kind: 'heading', ...(section && { section }), start, end },
      ...(section === undefined ? own : []),
    ];
  });
  return { section: OWN_ORDER, doubt: 1, lines };
}
