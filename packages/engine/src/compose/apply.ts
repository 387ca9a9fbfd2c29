import type { Change, KeptText, Resume } from '@trueline/contracts';
import { standsAsWritten, withLinesAsWritten } from '../document/as-written.ts';
import { findValue, withValue } from '../document/paths.ts';
import { groupsOfLines, type SkillGroup } from '../document/skill-groups.ts';
import { skillKey, withoutDoubledSkills } from './doubled-skills.ts';

type Applicable = Pick<Change, 'path' | 'before' | 'after' | 'decision'> &
  Partial<Pick<Change, 'kind'>>;

/** The changes as they are without a language model's wordings: the built-in engine's in their places. */
export const withoutModel = <T extends Pick<Change, 'after' | 'builtIn' | 'decision'>>(
  changes: readonly T[],
): T[] =>
  changes.map((change) =>
    change.builtIn === undefined || change.decision !== 'accepted'
      ? change
      : { ...change, after: change.builtIn },
  );

/** A list of the resume after its changes: the items, and for each its index in the original (null when added). */
interface ChangedList {
  items: unknown[];
  origins: (number | null)[];
}

/** What a change puts in place: the proposal, the person's own words, or undefined when it was rejected. */
function decidedText(change: Applicable): string | undefined {
  if (change.decision === 'rejected') return undefined;
  return change.decision === 'accepted' ? change.after : change.decision.text;
}

/** One line for an item of a list, as an order change writes it. */
export function itemLine(item: unknown): string {
  const { position, name, startDate, institution, studyType, area, endDate } = (
    typeof item === 'object' ? (item ?? {}) : {}
  ) as Partial<
    Record<
      'position' | 'name' | 'startDate' | 'institution' | 'studyType' | 'area' | 'endDate',
      string
    >
  >;
  const isRole = position !== undefined || startDate !== undefined;
  const isSchool = institution !== undefined || studyType !== undefined || area !== undefined;
  const role = isRole ? [position, name, startDate] : [name];
  const parts = isSchool ? [studyType, area, institution, startDate ?? endDate] : role;
  const text =
    typeof item === 'string' ? item : parts.filter((part) => part !== undefined).join(', ');
  return text.replace(/\s+/g, ' ').trim();
}

const listPath = (path: string): string | undefined => /^(.*)\[\d+\]$/.exec(path)?.[1];
const itemIndex = (path: string): number => Number(/\[(\d+)\]$/.exec(path)?.[1]);

/** The new order as indices into the old one; null when the lines are not the same ones. */
function findOrder(before: readonly string[], after: readonly string[]): number[] | null {
  const free = before.map((line, index) => ({ line, index }));
  const order = after.map((line) => {
    const at = free.findIndex((item) => item.line === line);
    return at === -1 ? -1 : (free.splice(at, 1)[0]?.index ?? -1);
  });
  return order.includes(-1) || free.length > 0 ? null : order;
}

function reorder(original: readonly unknown[], list: ChangedList, text: string): ChangedList {
  const lines = linesOf(text);
  const order = findOrder(original.map(itemLine), lines);
  if (order === null) {
    // The person rewrote the list itself: these lines are their own words.
    if (original.some((item) => typeof item !== 'string')) return list;
    return { items: lines, origins: lines.map(() => null) };
  }
  // What other changes added stands behind.
  const all = [...order, ...[...list.items.keys()].slice(original.length)];
  return {
    items: all.map((i) => list.items[i]),
    origins: all.map((i) => (i < original.length ? (list.origins[i] ?? null) : null)),
  };
}

const itemsOf = (groups: readonly unknown[]): string[] =>
  (groups as SkillGroup[]).flatMap(({ name = '', keywords = [] }) =>
    keywords.length > 0 ? keywords : [name],
  );

/** A list of skills in the groups that a text tells; what answers have added to it goes to the first. */
function regroup(original: readonly unknown[], { items }: ChangedList, text: string): ChangedList {
  const groups = groupsOfLines(text);
  const known = new Set([...itemsOf(original), ...itemsOf(groups)]);
  const others = itemsOf(items).filter((item) => item !== '' && !known.has(item));
  const writings = new Map(others.map((item) => [skillKey(item), item]));
  const listed = new Set(itemsOf(groups).map(skillKey));
  const added = others.filter((item) => !listed.has(skillKey(item)));
  // One that is listed already takes the writing that it was given.
  const [first, ...rest] = groups.map(({ keywords = [], ...group }) => ({
    ...group,
    keywords: keywords.map((item) => writings.get(skillKey(item)) ?? item),
  }));
  const regrouped =
    first === undefined ? [] : [{ ...first, keywords: [...first.keywords, ...added] }, ...rest];
  return { items: regrouped, origins: regrouped.map(() => null) };
}

/** Edits of single items are already in `edited`; here come order, removals and additions, in that order. */
function changeList(
  original: readonly unknown[],
  edited: readonly unknown[],
  changes: readonly Applicable[],
  path: string,
): ChangedList {
  let list: ChangedList = { items: [...edited], origins: edited.map((_, index) => index) };
  const removed = new Set<number>();
  for (const change of changes) {
    const text = decidedText(change) ?? '';
    if (change.kind === 'core-skills') list = regroup(original, list, text);
    else if (change.path === path) list = reorder(original, list, text);
    else if (change.before !== '' && text.trim() === '') removed.add(itemIndex(change.path));
  }
  const kept = list.origins.map((origin) => origin === null || !removed.has(origin));
  list = {
    items: list.items.filter((_, i) => kept[i]),
    origins: list.origins.filter((_, i) => kept[i]),
  };
  list = splitItems(list, changes, path);
  for (const change of changes) {
    if (change.path !== path && change.before === '') {
      list.items.push(decidedText(change));
      list.origins.push(null);
    }
  }
  return list;
}

/** Whether a change puts several lines in place of one item. */
function isSplit(change: Applicable): boolean {
  const text = decidedText(change) ?? '';
  return change.before !== '' && !change.before.includes('\n') && text.trim().includes('\n');
}

/** An item whose change has several lines becomes as many items, all from the one place. */
function splitItems(list: ChangedList, changes: readonly Applicable[], path: string): ChangedList {
  const split = new Set(
    changes
      .filter((change) => change.path !== path && isSplit(change))
      .map((change) => itemIndex(change.path)),
  );
  const parts = list.items.map((item, i) => {
    const origin = list.origins[i] ?? null;
    const isOne = origin === null || !split.has(origin) || typeof item !== 'string';
    const items = isOne ? [item] : linesOf(item);
    return { items, origins: items.map(() => origin) };
  });
  return {
    items: parts.flatMap((part) => part.items),
    origins: parts.flatMap((part) => part.origins),
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export interface Applied {
  document: Resume;
  /** The path in the original of a line of the document; undefined for a line that was added to a list. */
  findOrigin(path: string): string | undefined;
}

/** The original with the decided changes, and the way back from each line. Paths of changes refer to the original. */
export function applyWithOrigins(resume: Resume, changes: readonly Applicable[]): Applied {
  const decided = withoutDoubledSkills(
    resume,
    changes.filter((change) => decidedText(change) !== undefined),
    decidedText,
    (change, { path, text }) => ({ ...change, path, before: text }),
  );
  let document = resume;
  const byList = new Map<string, Applicable[]>();
  const paragraphs: string[] = [];
  const keep = (path: string, change: Applicable): void => {
    byList.set(path, [...(byList.get(path) ?? []), change]);
  };
  for (const change of decided) {
    const parent = listPath(change.path);
    const text = decidedText(change) ?? '';
    const isList = change.kind === 'core-skills' || Array.isArray(findValue(resume, change.path));
    if (isList) keep(change.path, change);
    else if (parent !== undefined && (change.before === '' || text.trim() === '')) {
      if (change.before !== '' || text.trim() !== '') keep(parent, change);
    } else {
      document = withValue(document, change.path, text.trim() === '' ? undefined : text);
      if (isParagraph(change)) paragraphs.push(change.path);
      if (parent !== undefined && isSplit(change)) keep(parent, change);
    }
  }
  const origins = new Map<string, (number | null)[]>();
  const changeLists = (lists: [string, Applicable[]][]): void => {
    for (const [path, listChanges] of lists) {
      const original = findValue(resume, path);
      const edited = findValue(document, path);
      const list = changeList(
        Array.isArray(original) ? original : [],
        Array.isArray(edited) ? edited : [],
        listChanges,
        path,
      );
      document = withValue(document, path, list.items);
      origins.set(path, list.origins);
    }
  };
  // What stands in an entry before the list of entries: till then each entry is where its path says.
  changeLists([...byList].filter(([path]) => isNested(path)));
  const shifts = new Map<string, { by: number; from: string }>();
  for (const path of paragraphs) {
    const list = path.replace(/\w+$/, 'highlights');
    const bullets = linesOf(String(findValue(document, path)));
    const others = findValue(document, list);
    document = withValue(document, path, undefined);
    document = withValue(document, list, [...bullets, ...(Array.isArray(others) ? others : [])]);
    shifts.set(list, { by: bullets.length, from: path });
  }
  changeLists([...byList].filter(([path]) => !isNested(path)));
  document = withKeptPlaces(document, origins);
  if (decided.some(({ path }) => path.startsWith('meta.'))) document = withoutEmptyRows(document);
  const isNewEntry = decided.some(({ path, before }) => before === '' && NEW_ENTRY.test(path));
  if (isNewEntry) document = withoutHoles(document);
  const findOrigin = (path: string): string | undefined => originOf(path, origins, shifts);
  const isPrinted = (path: string): boolean =>
    path === 'basics.summary' || standsAsWritten(resume, path);
  if (decided.some(({ path }) => isPrinted(path)))
    document = withLinesAsWritten(resume, document, findOrigin);
  return { document, findOrigin };
}

/** A field of an entry that the original does not have, such as `certificates[2].name`. */
const NEW_ENTRY = /^\w+\[\d+\]\.\w+$/;

/** New entries close up where one before them was rejected. */
function withoutHoles(document: Resume): Resume {
  return Object.fromEntries(
    Object.entries(document).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.filter((item) => item !== undefined) : value,
    ]),
  ) as Resume;
}

/** An entry's paragraph that its change tells as several lines: they are its first bullets. */
function isParagraph(change: Applicable): boolean {
  return (
    change.kind === 'paragraph-bullets' &&
    change.path.endsWith('.summary') &&
    (decidedText(change) ?? '').trim() !== ''
  );
}

/** A text that found no place stands behind the entry that it followed, wherever that is now. */
function withKeptPlaces(document: Resume, origins: Origins): Resume {
  const trueline = document.meta?.trueline;
  const isMoved = [...origins.keys()].some((list) => !list.includes('['));
  if (trueline?.kept === undefined || !isMoved) return document;
  const kept = trueline.kept.map((piece) => {
    const [, section = '', index = ''] = /^(\w+)\[(\d+)\]$/.exec(piece.after ?? '') ?? [];
    const places = origins.get(section);
    const now = places?.indexOf(Number(index)) ?? -1;
    return places === undefined || now < 0 ? piece : { ...piece, after: `${section}[${now}]` };
  });
  return { ...document, meta: { ...document.meta, trueline: { ...trueline, kept } } };
}

/** Rows as written and kept texts go with their text, and a kept text goes with the row that it stood in: else it would be printed elsewhere. */
function withoutEmptyRows(document: Resume): Resume {
  const { asWritten, kept, ...rest } = document.meta?.trueline ?? {};
  const hasText = ({ text }: { text?: string }): boolean => (text ?? '') !== '';
  const gone = (asWritten ?? []).flatMap(({ lines }) => lines.filter((line) => !hasText(line)));
  const isOfGone = ({ start }: KeptText): boolean =>
    start !== undefined &&
    gone.some((line) => start >= (line.start ?? Infinity) && start < (line.end ?? 0));
  const trueline = {
    ...rest,
    ...(asWritten && {
      asWritten: asWritten.map((one) => ({ ...one, lines: one.lines.filter(hasText) })),
    }),
    ...(kept && { kept: kept.filter((piece) => hasText(piece) && !isOfGone(piece)) }),
  };
  return { ...document, meta: { ...document.meta, trueline } };
}

/** By list, for each item the index that it had in the original. */
type Origins = ReadonlyMap<string, (number | null)[]>;
/** By list of bullets, how many of them came from a paragraph, and its path. */
type Shifts = ReadonlyMap<string, { by: number; from: string }>;

const isNested = (list: string): boolean => list.includes('[');

/** The path before the lists were changed; undefined for an item that was added. */
function beforeLists(
  path: string,
  lists: readonly [string, (number | null)[]][],
): string | undefined {
  for (const [list, indices] of lists) {
    const match = path.startsWith(`${list}[`)
      ? /^\[(\d+)\](.*)$/.exec(path.slice(list.length))
      : null;
    if (match === null) continue;
    const origin = indices[Number(match[1])];
    return origin === null || origin === undefined ? undefined : `${list}[${origin}]${match[2]}`;
  }
  return path;
}

/** The entry first, then the bullets that its paragraph became, then the list that the entry had in the original. */
function originOf(whole: string, origins: Origins, shifts: Shifts): string | undefined {
  const lists = [...origins];
  const inEntry = beforeLists(
    whole,
    lists.filter(([list]) => !isNested(list)),
  );
  let path = inEntry;
  for (const [list, { by, from }] of shifts) {
    const match = path?.startsWith(`${list}[`) ? /^\[(\d+)\]$/.exec(path.slice(list.length)) : null;
    if (match === null) continue;
    if (Number(match[1]) < by) return from;
    path = `${list}[${Number(match[1]) - by}]`;
  }
  return path === undefined
    ? undefined
    : beforeLists(
        path,
        lists.filter(([list]) => isNested(list)),
      );
}

/** The original with the accepted changes and the person's own words; pure, and the original itself when nothing is accepted. */
export function applyChanges(resume: Resume, changes: readonly Applicable[]): Resume {
  return applyWithOrigins(resume, changes).document;
}
