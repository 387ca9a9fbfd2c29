import type { Change, Resume } from '@trueline/contracts';
import { findValue, withValue } from '../document/paths.ts';

type Applicable = Pick<Change, 'path' | 'before' | 'after' | 'decision'>;

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
  const text =
    typeof item === 'string' ? item : String((item as { name?: string } | null)?.name ?? '');
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
    if (change.path === path) list = reorder(original, list, text);
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
  const decided = changes.filter((change) => decidedText(change) !== undefined);
  let document = resume;
  const byList = new Map<string, Applicable[]>();
  const keep = (path: string, change: Applicable): void => {
    byList.set(path, [...(byList.get(path) ?? []), change]);
  };
  for (const change of decided) {
    const parent = listPath(change.path);
    const text = decidedText(change) ?? '';
    if (Array.isArray(findValue(resume, change.path))) keep(change.path, change);
    else if (parent !== undefined && (change.before === '' || text.trim() === '')) {
      if (change.before !== '' || text.trim() !== '') keep(parent, change);
    } else {
      document = withValue(document, change.path, text.trim() === '' ? undefined : text);
      if (parent !== undefined && isSplit(change)) keep(parent, change);
    }
  }
  const origins = new Map<string, (number | null)[]>();
  for (const [path, listChanges] of byList) {
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
  const isNewEntry = decided.some(({ path, before }) => before === '' && NEW_ENTRY.test(path));
  if (isNewEntry) document = withoutHoles(document);
  return { document, findOrigin: (path) => originOf(path, origins) };
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

function originOf(
  path: string,
  origins: ReadonlyMap<string, (number | null)[]>,
): string | undefined {
  for (const [list, indices] of origins) {
    const match = path.startsWith(`${list}[`)
      ? /^\[(\d+)\](.*)$/.exec(path.slice(list.length))
      : null;
    if (match === null) continue;
    const origin = indices[Number(match[1])];
    return origin === null || origin === undefined ? undefined : `${list}[${origin}]${match[2]}`;
  }
  return path;
}

/** The original with the accepted changes and the person's own words; pure, and the original itself when nothing is accepted. */
export function applyChanges(resume: Resume, changes: readonly Applicable[]): Resume {
  return applyWithOrigins(resume, changes).document;
}
