import { type Hunk, hunksBetween } from './edit-runs.ts';
import { findPlace, isWhole, rowPatternOf } from './find-text.ts';
import { isMovable } from './move-paragraphs.ts';
import type { Paragraph } from './paragraphs.ts';
import {
  type Decided,
  edit,
  isOfText,
  LEFT,
  type Outcome,
  type Plan,
  type ReadFile,
  readPlace,
} from './plan.ts';

/** Items of one paragraph change places; their separators stay. */
export function placeOrder(change: Decided, file: ReadFile, plan: Plan): Outcome {
  const { before, after } = change;
  const { paragraphs } = file;
  const pattern = rowPatternOf(before.split('\n'));
  const [found, second] = paragraphs
    .filter(({ isFallback }) => !isFallback)
    .flatMap((paragraph) =>
      [...paragraph.text.matchAll(pattern)].map((match) => ({ paragraph, match })),
    );
  if (found === undefined) return placeMove(change, file, plan);
  if (second !== undefined) return LEFT.order;
  if (found.paragraph.hasRevisions) return LEFT.revisions;
  const { paragraph } = found;
  const { 0: whole, index } = found.match;
  const end = index + whole.length;
  const separators = found.match.slice(1).filter((_, at) => at % 2 === 1);
  const known = plan.hunks.get(paragraph) ?? [];
  const inside = known.filter((hunk) => hunk.end > index && hunk.start < end);
  // New items follow the last of the row.
  const behind = known.filter((hunk) => hunk.start === end && hunk.end === end);
  const edited = editedItems(found.match, inside);
  if (edited === null) return LEFT.taken;
  const text = after
    .split('\n')
    .map((item, at) => `${edited.get(item) ?? item}${separators[at] ?? ''}`)
    .concat(behind.map((hunk) => hunk.text))
    .join('');
  plan.hunks.set(
    paragraph,
    known.filter((hunk) => !inside.includes(hunk) && !behind.includes(hunk)),
  );
  if (edit(paragraph, hunksBetween(whole, text, index), plan)) return null;
  plan.hunks.set(paragraph, known);
  return LEFT.taken;
}

/** Items of a row with what was changed in each, by what they said before; null where a change goes beyond its item. */
function editedItems(match: RegExpExecArray, hunks: readonly Hunk[]): Map<string, string> | null {
  const items = new Map<string, string>();
  let place = match.index;
  let used = 0;
  for (const [at, group = ''] of match.slice(1).entries()) {
    const own = hunks.filter((hunk) => hunk.start >= place && hunk.end <= place + group.length);
    if (at % 2 === 0) {
      used += own.length;
      const text = [...own]
        .sort((a, b) => b.start - a.start)
        .reduce(
          (said, hunk) =>
            said.slice(0, hunk.start - place) + hunk.text + said.slice(hunk.end - place),
          group,
        );
      items.set(group, text);
    }
    place += group.length;
  }
  return used === hunks.length ? items : null;
}

/** Bullets change places, each a paragraph of its own, with no other text between them. */
export function placeMove({ path, before, after }: Decided, file: ReadFile, plan: Plan): Outcome {
  const places = before
    .split('\n')
    .map((text, at) => findPlace(text, file.paragraphs, readPlace(`${path}[${at}]`, file)));
  const slots = places.flatMap((found) =>
    found !== null && isWhole(found) && !found.paragraph.hasRevisions ? [found.paragraph] : [],
  );
  const body = file.paragraphs.filter(isOfText);
  const from = body.indexOf(slots[0] as Paragraph);
  const isRow = slots.every((paragraph, at) => body[from + at] === paragraph);
  const xml = file.xmlOf.get(slots[0]?.part ?? '') ?? '';
  const isOne = slots.every(({ part, cell }) => part === slots[0]?.part && cell === slots[0]?.cell);
  const isCertain = slots.length === places.length && isRow && isOne && slots.length > 1;
  // What was added behind one of them would stay behind another; behind the last it stands at the end.
  const isChanged = slots.some(
    (paragraph, at) =>
      plan.removed.has(paragraph) || (plan.added.has(paragraph) && at < slots.length - 1),
  );
  if (!isCertain || isChanged || !slots.every((paragraph) => isMovable(xml, paragraph)))
    return LEFT.order;
  const lines = before.split('\n');
  const free = slots.map((paragraph, at) => ({ paragraph, text: lines[at] }));
  const target = after.split('\n').flatMap((text) => {
    const at = free.findIndex((one) => one.text === text);
    return at === -1 ? [] : free.splice(at, 1).map(({ paragraph }) => paragraph);
  });
  if (target.length !== slots.length) return LEFT.order;
  plan.moves.push({ slots, target });
  return null;
}
