import { LINE_ROLES, type LineRole, listRoleRows, type RoleRows } from '@trueline/engine/testing';
import type { Resume } from '../cases/dress/model.ts';
import { loosely } from '../cases/dress/normalise.ts';

/** A document's rows with the role that its truth gives each; none where it says nothing of a row. */
export interface RoleCase extends RoleRows {
  right: (LineRole | undefined)[];
}

type Told = Partial<Resume> & { unplaced?: readonly string[] };

/** A true value by letters and digits alone, and the entry that it belongs to. */
interface Value {
  letters: string;
  role: Part;
  entry: string;
  isName: boolean;
}

type Part = 'work' | 'education' | Exclude<LineRole, `${string}-${string}`>;

interface Label {
  role: Part;
  entry: string;
  isName: boolean;
  likeness: number;
}

const SENTENCES = /\n|(?<=[.!?])\s+/;
const NAMES = ['name', 'organization', 'position', 'location', 'institution', 'studyType', 'area'];
const TELLS = ['highlights', 'summary', 'courses', 'score', 'description'];
const LISTS = {
  certificates: 'certificates',
  skills: 'skills',
  languages: 'languages',
  references: 'references',
  projects: 'other',
  awards: 'other',
  interests: 'other',
} as const;
/** A row that shares fewer of its letters with what is true has no role. */
const LEAST_LIKENESS = 0.25;
const SAME_YEAR = 0.3;
const MIN_PART = 12;
const MAX_HEADING_WORDS = 6;

/** The rows of a document with their roles. */
export async function listRoleCase(
  bytes: Uint8Array,
  file: string,
  truth: Told,
): Promise<RoleCase> {
  const rows = await listRoleRows(bytes, file);
  return { ...rows, right: rightRoles(rows, truth) };
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value, ...value.split(SENTENCES)]
    : Array.isArray(value)
      ? value.flatMap(textsIn)
      : value !== null && typeof value === 'object'
        ? Object.values(value).flatMap(textsIn)
        : [];

function valuesOf(truth: Told): Value[] {
  const valued = (value: unknown, role: Part, entry: string, isName: boolean): Value[] =>
    [...new Set(textsIn(value).map(loosely))]
      .filter((letters) => letters.length > 1)
      .map((letters) => ({ letters, role, entry, isName }));
  const { summary, ...basics } = truth.basics ?? { summary: undefined };
  const entries = (list: readonly object[] = [], role: Part, name: string): Value[] =>
    list.flatMap((entry, index) =>
      Object.entries(entry).flatMap(([key, value]) =>
        NAMES.includes(key) || TELLS.includes(key)
          ? valued(value, role, `${name}${index}`, NAMES.includes(key))
          : [],
      ),
    );
  return [
    ...valued(basics, 'head', 'head', true),
    ...valued(summary, 'summary', 'summary', false),
    ...entries(truth.work, 'work', 'work'),
    ...entries(truth.volunteer, 'work', 'volunteer'),
    ...entries(truth.education, 'education', 'education'),
    ...Object.entries(LISTS).flatMap(([key, role]) =>
      valued(truth[key as keyof typeof LISTS], role, role, true),
    ),
    ...valued(truth.unplaced ?? [], 'other', 'other', true),
  ];
}

const yearsOf = (truth: Told): Map<string, string[]> =>
  new Map(
    (['work', 'volunteer', 'education'] as const).flatMap((key) =>
      (truth[key] ?? []).map((entry: object, index): [string, string[]] => {
        const { startDate, endDate } = entry as { startDate?: string; endDate?: string };
        return [`${key}${index}`, [startDate, endDate].flatMap((date) => date?.slice(0, 4) ?? [])];
      }),
    ),
  );

/** How many of the row's letters a value tells. */
function sharedLetters(row: string, { letters }: Value): number {
  if (letters.length >= 3 && row.includes(letters)) return letters.length;
  if (row === letters || (row.length >= MIN_PART && letters.includes(row))) return row.length;
  const isLong = letters.length > 2 * MIN_PART && row.length > 20;
  return isLong && (row.includes(letters.slice(0, 20)) || letters.includes(row.slice(-20)))
    ? 20
    : 0;
}

const ONLY_DATE =
  /^(?:[^\p{L}]|\p{L}{1,9}(?![\p{L}]))*\d{2,4}(?:[^\p{L}]|\p{L}{1,9}(?![\p{L}]))*$/u;

function labelOf(
  text: string,
  isItem: boolean,
  groups: ReadonlyMap<string, Value[]>,
  years: ReadonlyMap<string, string[]>,
): Label | undefined {
  const row = loosely(text);
  let best: Label | undefined;
  for (const [entry, values] of groups) {
    const told = values.flatMap((value) => {
      const shared = sharedLetters(row, value);
      return shared > 0 ? [{ value, shared }] : [];
    });
    const letters = told.reduce((sum, { shared }) => sum + shared, 0);
    const dated = (years.get(entry) ?? []).filter((year) => text.includes(year)).length;
    const isDate = dated > 0 && text.length < 40 && ONLY_DATE.test(text);
    const near = letters > 0 || isDate ? 1 : SAME_YEAR;
    const likeness = Math.min(1, letters / Math.max(1, row.length)) + SAME_YEAR * dated * near;
    if (likeness <= (best?.likeness ?? LEAST_LIKENESS)) continue;
    const isNamed = told.some(({ value }) => value.isName);
    const isTold = told.some(({ value }) => !value.isName);
    const isWhole = told.some(({ value }) => value.isName && row.includes(value.letters));
    const isName = isDate || (isNamed && !(isTold && isItem && !isWhole));
    best = { role: values[0]?.role ?? 'other', entry, isName, likeness };
  }
  return best;
}

function rightRoles({ blocks, first }: RoleRows, truth: Told): (LineRole | undefined)[] {
  const groups = Map.groupBy(valuesOf(truth), ({ entry }) => entry);
  const years = yearsOf(truth);
  const labels = blocks.map(({ text, bulletX }) =>
    labelOf(text, bulletX !== undefined, groups, years),
  );
  const named = new Set<string>();
  const told = new Set<string>();
  return blocks.map((block, at): LineRole | undefined => {
    const label = labels[at];
    if (isHeading(block, first[at], label, labels[at - 1], labels[at + 1])) return 'heading';
    if (label === undefined) {
      const [above, below] = [labels[at - 1], labels[at + 1]];
      return above && above.entry === below?.entry ? roleWithin(above.role) : undefined;
    }
    const { role, entry, isName } = label;
    if (role !== 'work' && role !== 'education') return role;
    if (!isName) told.add(entry);
    if (!isName || told.has(entry)) return `${role}-tells`;
    if (named.has(entry)) return `${role}-names`;
    named.add(entry);
    return `${role}-opens`;
  });
}

const roleWithin = (part: Part): LineRole =>
  part === 'work' || part === 'education' ? `${part}-tells` : part;

/** A short row that no value says, in words of a heading or where another kind of thing begins. */
function isHeading(
  { text, bulletX }: RoleRows['blocks'][number],
  byRules: LineRole | undefined,
  own: Label | undefined,
  above: Label | undefined,
  below: Label | undefined,
): boolean {
  if (bulletX !== undefined || text.split(/\s+/).length > MAX_HEADING_WORDS) return false;
  if (own !== undefined && own.likeness >= 0.5) return false;
  if (byRules === 'heading') return true;
  return own === undefined && !/\d/.test(text) && below !== undefined && below.role !== above?.role;
}

export const roleIndex = (role: LineRole | undefined): number =>
  role === undefined ? -1 : LINE_ROLES.indexOf(role);
