import type { Change } from '@trueline/contracts';
import { hunksBetween } from './edit-runs.ts';
import { findPlace, isWhole } from './find-text.ts';
import type { Paragraph } from './paragraphs.ts';
import { placeLines } from './place-lines.ts';
import { placeMove, placeOrder } from './place-orders.ts';
import { placeSkills } from './place-skills.ts';
import {
  addBehind,
  type Decided,
  edit,
  isOfText,
  LEFT,
  type LeftChange,
  type Outcome,
  type Plan,
  type ReadFile,
  readPlace,
  spanOf,
} from './plan.ts';
import { BEFORE, remove, removeEmptyRow, removeRow } from './remove-text.ts';

/** Finds a place for each decided change; what has no certain one is listed. */
export function planChanges(
  changes: readonly Change[],
  file: ReadFile,
): { plan: Plan; placed: string[]; left: LeftChange[] } {
  const plan: Plan = {
    hunks: new Map(),
    removed: new Set(),
    removedRows: new Set(),
    added: new Map(),
    moves: [],
  };
  const placed: string[] = [];
  const left: LeftChange[] = [];
  // Orders come last: they move what other changes have found by its place.
  const decided = changes.flatMap((change) => {
    const after = decidedText(change);
    return after === undefined ? [] : [{ ...change, after }];
  });
  const isOrder = ({ path }: Decided): boolean =>
    /\.(?:highlights|keywords|courses)$|^skills$/.test(path);
  for (const change of [...decided.filter((one) => !isOrder(one)), ...decided.filter(isOrder)]) {
    const reason = place(change, file, plan);
    if (reason === null) placed.push(change.id);
    else left.push({ id: change.id, reason });
  }
  removeEmptyHeadings(file, plan);
  return { plan, placed, left };
}

/** What stands for a change: nothing where it was rejected. */
function decidedText({ decision, after }: Change): string | undefined {
  if (decision === 'rejected') return undefined;
  return decision === 'accepted' ? after : decision.text;
}

function place(change: Decided, file: ReadFile, plan: Plan): Outcome {
  const { path, before, after } = change;
  if (before === '') return placeNew(change, file, plan);
  if (path === 'skills') return placeSkills(change, file, plan);
  if (/\.highlights$/.test(path)) return placeMove(change, file, plan);
  if (/\.(?:keywords|courses)$/.test(path)) return placeOrder(change, file, plan);
  const found = findPlace(before, file.paragraphs, readPlace(path, file));
  const isGone = after.trim() === '';
  if (found === null && isGone && before.includes('\t'))
    return removeRow(before.split('\t'), file, plan);
  if (found === null)
    return /[\n\t]/.test(before) ? placeLines(change, file, plan) : LEFT.elsewhere;
  if (found.paragraph.hasRevisions) return LEFT.revisions;
  if (isGone) return remove(found, plan);
  const [first = '', ...more] = after.split('\n');
  if (more.length > 0 && !isWhole(found)) return LEFT.elsewhere;
  const { paragraph, start, end } = found;
  const hunks = hunksBetween(paragraph.text.slice(start, end), first, start);
  if (!edit(paragraph, hunks, plan)) return LEFT.taken;
  if (more.length > 0) addBehind(paragraph, more, plan);
  return null;
}

/** A heading under which, or beside which in a table, nothing is left goes too. */
function removeEmptyHeadings(file: ReadFile, plan: Plan): void {
  const { paragraphs, resume } = file;
  const headings = new Set(
    (resume.meta?.trueline?.sections ?? []).map(({ heading }) => heading.trim()),
  );
  const body = paragraphs.filter(isOfText);
  const isHeading = (paragraph: Paragraph | undefined): boolean =>
    paragraph !== undefined && headings.has(paragraph.text.trim());
  for (const [at, paragraph] of body.entries()) {
    if (!isHeading(paragraph)) continue;
    removeEmptyRow(paragraph, file, plan);
    const next = body.findIndex(
      (other, index) => index > at && (isHeading(other) || other.cell !== paragraph.cell),
    );
    const under = body.slice(at + 1, next === -1 ? undefined : next);
    if (under.length > 0 && under.every((one) => plan.removed.has(one) && !plan.added.has(one)))
      plan.removed.add(paragraph);
  }
}

/** A new item of a list goes behind its last one, in its form; a headline and a summary where they belong; other new parts have no place. */
function placeNew({ path, after }: Decided, file: ReadFile, plan: Plan): Outcome {
  if (path === 'basics.label') return placeHeadline(after, file, plan);
  if (path === 'basics.summary') return placeSummary(after, file, plan);
  const [, list] = /^(.+\.(?:highlights|keywords))\[\d+\]$/.exec(path) ?? [];
  if (list === undefined || after.includes('\n')) return LEFT.new;
  const indices = Object.keys(file.resume.meta?.trueline?.spans ?? {}).flatMap((key) => {
    const index = key.startsWith(`${list}[`) ? /^\[(\d+)\]$/.exec(key.slice(list.length)) : null;
    return index === null ? [] : [Number(index[1])];
  });
  const last = `${list}[${Math.max(-1, ...indices)}]`;
  const span = spanOf(last, file);
  if (span === undefined) return LEFT.new;
  const text = file.text.slice(span.start, span.end);
  const found = findPlace(text, file.paragraphs, readPlace(last, file));
  if (found === null) return LEFT.elsewhere;
  const { paragraph, start, end } = found;
  if (paragraph.hasRevisions) return LEFT.revisions;
  if (isWhole(found)) {
    addBehind(paragraph, [after], plan);
    return null;
  }
  const separator = BEFORE.exec(paragraph.text.slice(0, start))?.[0] ?? ', ';
  // It follows what is new at the same place already: other items, or the last of a new order.
  const known = (plan.hunks.get(paragraph) ?? []).find((hunk) => hunk.end === end);
  if (known !== undefined) known.text += `${separator}${after}`;
  else if (!edit(paragraph, [{ start: end, end, text: `${separator}${after}` }], plan))
    return LEFT.taken;
  return null;
}

/** Under the name, in the form of the line that stands there. */
function placeHeadline(after: string, file: ReadFile, plan: Plan): Outcome {
  const span = spanOf('basics.name', file);
  if (span === undefined) return LEFT.new;
  const written = file.text.slice(span.start, span.end);
  const name = findPlace(written, file.paragraphs, { text: file.text, start: span.start });
  if (name === null || name.paragraph.hasRevisions) return LEFT.new;
  const { paragraph } = name;
  const following = file.paragraphs.slice(file.paragraphs.indexOf(paragraph) + 1).find(isOfText);
  if (following?.part !== paragraph.part) return LEFT.new;
  // A box may have no room; a row of a table grows.
  if (following.cell !== paragraph.cell && (paragraph.isInBox || following.isInBox))
    return LEFT.new;
  const others = plan.added.get(paragraph) ?? [];
  plan.added.set(paragraph, [{ text: after, model: following }, ...others]);
  return null;
}

/** Above the first heading, under a heading in its form. Not in tables, whose cells have an order of their own. */
function placeSummary(after: string, file: ReadFile, plan: Plan): Outcome {
  const body = file.paragraphs.filter(isOfText);
  const first = file.resume.meta?.trueline?.sections?.[0]?.heading.trim();
  const at = body.findIndex(({ text, cell }) => cell === 0 && text.trim() === first);
  const [above, heading, below] = body.slice(Math.max(0, at - 1), at + 2);
  if (at < 1 || above === undefined || heading === undefined || below === undefined)
    return LEFT.new;
  if (above.cell !== 0 || above.part !== heading.part || below.properties.includes('<w:numPr>'))
    return LEFT.new;
  const isShouted = heading.text === heading.text.toUpperCase();
  plan.added.set(above, [
    ...(plan.added.get(above) ?? []),
    { text: isShouted ? 'SUMMARY' : 'Summary', model: heading },
    { text: after, model: below },
  ]);
  return null;
}
