import { diffArrays } from 'diff';
import { hunksBetween } from './edit-runs.ts';
import { findPlace, isWhole } from './find-text.ts';
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
  readPlace,
} from './plan.ts';
import { removalRefusal, removeParagraph, rowsOf } from './remove-text.ts';

/** A text of several lines or cells, each a paragraph of its own with nothing between them: what differs is edited, what is gone is removed. */
export function placeLines({ path, before, after }: Decided, file: ReadFile, plan: Plan): Outcome {
  const lines = before.split(/[\n\t]/).map((text) => text.trim());
  const slots = slotsOf(lines, file, readPlace(path, file).start);
  if (slots === null) return LEFT.elsewhere;
  if (slots.some(({ hasRevisions }) => hasRevisions)) return LEFT.revisions;
  if (slots.some((slot) => plan.hunks.has(slot) || plan.removed.has(slot) || plan.added.has(slot)))
    return LEFT.taken;
  const wanted = after.trim() === '' ? [] : after.split(/[\n\t]/).map((text) => text.trim());
  const steps = stepsBetween(lines, wanted);
  const isCells = before.includes('\t');
  // A cell that goes or comes would be another table.
  if (isCells && steps.some(({ from, to }) => from.length !== to.length)) return LEFT.elsewhere;
  if (steps.some(({ at, from }) => at === 0 && from.length === 0)) return LEFT.elsewhere;
  const isGoing = ({ at, from, to }: (typeof steps)[number]): Paragraph[] =>
    slots.slice(at + to.length, at + from.length);
  const refusal = steps.flatMap(isGoing).flatMap((slot) => removalRefusal(slot, plan) ?? [])[0];
  if (refusal !== undefined) return refusal;
  for (const { at, from, to } of steps) {
    for (const [index, text] of from.entries()) {
      const slot = slots[at + index] as Paragraph;
      const next = to[index];
      const start = slot.text.indexOf(text);
      if (next === undefined) removeParagraph(slot, plan);
      else if (start >= 0) edit(slot, hunksBetween(text, next, start), plan);
      else edit(slot, hunksBetween(slot.text, next, 0), plan);
    }
    const last = slots[at + from.length - 1];
    if (last !== undefined && to.length > from.length) addBehind(last, to.slice(from.length), plan);
  }
  return null;
}

/** The paragraphs of a row of cells, or of lines that stand below each other. */
function slotsOf(
  lines: readonly string[],
  file: ReadFile,
  start: number | undefined,
): Paragraph[] | null {
  const [row, other] = rowsOf(lines, file);
  if (row !== undefined && other === undefined && row.paragraphs.length === lines.length)
    return row.paragraphs;
  const found = lines.map((text) => findPlace(text, file.paragraphs, { text: file.text, start }));
  const slots = found.flatMap((place) =>
    place !== null && isWhole(place) ? [place.paragraph] : [],
  );
  const body = file.paragraphs.filter(isOfText);
  const from = body.indexOf(slots[0] as Paragraph);
  const [first] = slots;
  const isRow = slots.every(
    (slot, at) => body[from + at] === slot && slot.part === first?.part && slot.cell === first.cell,
  );
  return slots.length === lines.length && isRow ? slots : null;
}

interface Step {
  at: number;
  from: string[];
  to: string[];
}

/** Lines that give way to others, by the place of the first; lines that come alone follow the one before. */
function stepsBetween(before: readonly string[], after: readonly string[]): Step[] {
  const steps: Step[] = [];
  let at = 0;
  let open: Step | undefined;
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    if (!added && !removed) {
      at += value.length;
      open = undefined;
      continue;
    }
    if (open === undefined) {
      open = { at, from: [], to: [] };
      steps.push(open);
    }
    if (added) open.to.push(...value);
    else {
      open.from.push(...value);
      at += value.length;
    }
  }
  return steps;
}
