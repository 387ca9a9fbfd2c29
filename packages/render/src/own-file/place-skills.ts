import { hunksBetween } from './edit-runs.ts';
import { findPlace, isWhole, rowPatternOf } from './find-text.ts';
import { isMovable } from './move-paragraphs.ts';
import type { Paragraph } from './paragraphs.ts';
import {
  addBehind,
  type Decided,
  edit,
  isOfText,
  LEFT,
  type Outcome,
  type Plan,
  type ReadFile,
} from './plan.ts';
import { removalRefusal, removeParagraph } from './remove-text.ts';

interface Found {
  paragraph: Paragraph;
  start: number;
  end: number;
  separator: string;
}

/** Groups of skills, each a row of items in a paragraph of its own, chosen and ordered anew: the new groups take the rows' places, in the separators that the file has. */
export function placeSkills(change: Decided, file: ReadFile, plan: Plan): Outcome {
  const { before, after } = change;
  const rows = before.split('\n').map((group) => findRow(group, file));
  const found = rows.filter((row) => row !== null);
  const [first] = found;
  if (first === undefined || found.length < rows.length) return placeItems(change, file, plan);
  const paragraphs = found.map(({ paragraph }) => paragraph);
  if (new Set(paragraphs).size < paragraphs.length) return LEFT.elsewhere;
  if (paragraphs.some(({ hasRevisions }) => hasRevisions)) return LEFT.revisions;
  if (paragraphs.some((one) => plan.removed.has(one) || plan.added.has(one))) return LEFT.taken;
  const groups = after.split('\n').map((group) => group.replaceAll('; ', first.separator));
  // Behind a label of the file's own the groups are one list.
  const isLabelled = found.some((row) => !isWhole(row));
  if (isLabelled && found.length > 1) return LEFT.elsewhere;
  const lines = isLabelled ? [groups.map(withoutLabel).join(first.separator)] : groups;
  // Edits of single items are among the new groups, so that they hold no row.
  const free = { ...plan, hunks: new Map() };
  const refusal = paragraphs
    .slice(lines.length)
    .flatMap((one) => removalRefusal(one, free) ?? [])[0];
  if (refusal !== undefined) return refusal;
  for (const [index, { paragraph, start, end }] of found.entries()) {
    const line = lines[index];
    // What was changed in single items is among the new groups.
    const known = plan.hunks.get(paragraph) ?? [];
    plan.hunks.set(
      paragraph,
      known.filter((hunk) => hunk.end <= start || hunk.start >= end),
    );
    if (line === undefined) {
      plan.hunks.delete(paragraph);
      removeParagraph(paragraph, plan);
    } else if (!edit(paragraph, hunksBetween(paragraph.text.slice(start, end), line, start), plan))
      return LEFT.taken;
  }
  const last = found.at(-1) ?? first;
  if (lines.length > found.length) addBehind(last.paragraph, lines.slice(found.length), plan);
  return null;
}

/** The label that a composed group opens with. */
const withoutLabel = (group: string): string => group.replace(/^[\p{L} ]+: /u, '');

const itemsOf = (groups: string): string[] =>
  groups.split('\n').flatMap((group) => withoutLabel(group).split('; '));

/** Skills that are paragraphs of a list each: they change places, and new ones follow the last. */
function placeItems({ before, after }: Decided, file: ReadFile, plan: Plan): Outcome {
  const wanted = itemsOf(after);
  const lines = before.split('\n').flatMap((group) => group.split('; '));
  const places = lines.map((text) =>
    findPlace(text, file.paragraphs, { text: file.text, start: undefined }),
  );
  const slots = places.flatMap((place) =>
    place !== null && isWhole(place) ? [place.paragraph] : [],
  );
  if (slots.length < lines.length || !isList(slots, file)) return LEFT.elsewhere;
  if (slots.some((slot) => plan.removed.has(slot) || plan.added.has(slot))) return LEFT.taken;
  const key = (text: string): string => text.toLowerCase();
  const pairs = wanted.map((text) => ({
    text,
    at: lines.findIndex((line) => key(line) === key(text)),
  }));
  const known = pairs.filter(({ at }) => at >= 0);
  // One that was given other words is not surely the same.
  if (known.length < lines.length) return LEFT.elsewhere;
  const target = known.map(({ at }) => slots[at] as Paragraph);
  for (const { text, at } of known) {
    const slot = slots[at] as Paragraph;
    const { start, end } = places[at] ?? { start: 0, end: 0 };
    if (!plan.hunks.has(slot))
      edit(slot, hunksBetween(slot.text.slice(start, end), text, start), plan);
  }
  if (target.some((slot, at) => slot !== slots[at])) plan.moves.push({ slots, target });
  const added = pairs.filter(({ at }) => at < 0).map(({ text }) => text);
  const last = slots.at(-1);
  if (last !== undefined && added.length > 0) addBehind(last, added, plan);
  return null;
}

/** Whether paragraphs stand below each other in one place, and can be moved. */
function isList(slots: readonly Paragraph[], file: ReadFile): boolean {
  const body = file.paragraphs.filter(isOfText);
  const from = body.indexOf(slots[0] as Paragraph);
  const [first] = slots;
  return slots.every(
    (slot, at) =>
      body[from + at] === slot &&
      slot.part === first?.part &&
      slot.cell === first.cell &&
      !slot.hasRevisions &&
      isMovable(file.xmlOf.get(slot.part) ?? '', slot),
  );
}

/** The one row of a group's items, in any separators. */
function findRow(group: string, { paragraphs }: ReadFile): Found | null {
  const pattern = rowPatternOf(group.split('; '));
  const matches = paragraphs
    .filter(({ isFallback }) => !isFallback)
    .flatMap((paragraph) =>
      [...paragraph.text.matchAll(pattern)].map((match) => ({ paragraph, match })),
    );
  const [only, second] = matches;
  if (only === undefined || second !== undefined) return null;
  const { paragraph, match } = only;
  const start = match.index;
  return { paragraph, start, end: start + match[0].length, separator: match[2] ?? ', ' };
}
