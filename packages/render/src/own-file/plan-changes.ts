import type { Change, Resume } from '@trueline/contracts';
import { type Hunk, hunksBetween } from './edit-runs.ts';
import { findPlace, isWhole, type Place, rowPatternOf } from './find-text.ts';
import { isMovable, type Move } from './move-paragraphs.ts';
import type { Paragraph } from './paragraphs.ts';

/** The reading of a Word file, and its paragraphs in their order. */
export interface ReadFile {
  text: string;
  resume: Resume;
  paragraphs: readonly Paragraph[];
  /** XML of each part. */
  xmlOf: ReadonlyMap<string, string>;
}

/** A paragraph to add, in the form of another. */
interface NewParagraph {
  text: string;
  model: Paragraph;
}

/** What is to be done with the paragraphs of a file. */
export interface Plan {
  hunks: Map<Paragraph, Hunk[]>;
  removed: Set<Paragraph>;
  /** New paragraphs behind one, in order. */
  added: Map<Paragraph, NewParagraph[]>;
  moves: Move[];
}

/** A change that the file is left without, and why. */
export interface LeftChange {
  id: string;
  reason: string;
}

const LEFT = {
  elsewhere: 'It is not written in one place of the file in these words.',
  new: 'Your file has no place of its own for a new part.',
  order: 'The lines to move do not stand as paragraphs of their own.',
  revisions: 'Tracked changes that are not decided stand in this paragraph.',
  anchored: 'A picture or a box hangs on this paragraph.',
  taken: 'Another change stands at the same place.',
} as const;
type Outcome = (typeof LEFT)[keyof typeof LEFT] | null;

type Decided = Pick<Change, 'id' | 'path' | 'before' | 'after'>;

/** Finds a place for each decided change; what has no certain one is listed. */
export function planChanges(
  changes: readonly Change[],
  file: ReadFile,
): { plan: Plan; placed: string[]; left: LeftChange[] } {
  const plan: Plan = { hunks: new Map(), removed: new Set(), added: new Map(), moves: [] };
  const placed: string[] = [];
  const left: LeftChange[] = [];
  // Orders come last: they move what other changes have found by its place.
  const decided = changes.flatMap((change) => {
    const after = decidedText(change);
    return after === undefined ? [] : [{ ...change, after }];
  });
  const isOrder = ({ path }: Decided): boolean => /\.highlights$/.test(path);
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
  if (/\.highlights$/.test(path)) return placeMove(change, file, plan);
  if (/\.(?:keywords|courses)$/.test(path)) return placeOrder(change, file, plan);
  const found = findPlace(before, file.paragraphs, readPlace(path, file));
  if (found === null) return LEFT.elsewhere;
  if (found.paragraph.hasRevisions) return LEFT.revisions;
  const [first = '', ...more] = after.split('\n');
  if (after.trim() === '') return remove(found, plan);
  if (more.length > 0 && !isWhole(found)) return LEFT.elsewhere;
  const { paragraph, start, end } = found;
  const hunks = hunksBetween(paragraph.text.slice(start, end), first, start);
  if (!edit(paragraph, hunks, plan)) return LEFT.taken;
  if (more.length > 0) addBehind(paragraph, more, plan);
  return null;
}

const spanOf = (path: string, { resume }: ReadFile) => resume.meta?.trueline?.spans?.[path];
const readPlace = (path: string, file: ReadFile) => ({
  text: file.text,
  start: spanOf(path, file)?.start,
});

function addBehind(paragraph: Paragraph, texts: readonly string[], plan: Plan): void {
  const added = texts.map((text) => ({ text, model: paragraph }));
  plan.added.set(paragraph, [...(plan.added.get(paragraph) ?? []), ...added]);
}

/** Adds hunks to a paragraph; false where another change has been planned at their place. */
function edit(paragraph: Paragraph, hunks: readonly Hunk[], plan: Plan): boolean {
  const known = plan.hunks.get(paragraph) ?? [];
  const meets = (a: Hunk, b: Hunk): boolean => a.start <= b.end && b.start <= a.end;
  if (plan.removed.has(paragraph)) return false;
  if (hunks.some((hunk) => known.some((other) => meets(hunk, other)))) return false;
  plan.hunks.set(
    paragraph,
    [...known, ...hunks].sort((a, b) => a.start - b.start),
  );
  return true;
}

/** A separator of a list, as it stands behind or before an item. */
const BEHIND = /^\s*[,;|•·/]\s*/;
const BEFORE = /\s*[,;|•·/]\s*$/;

function remove(found: Place, plan: Plan): Outcome {
  const { paragraph, start, end } = found;
  if (isWhole(found)) {
    if (plan.hunks.has(paragraph) || paragraph.properties.includes('<w:sectPr')) return LEFT.taken;
    if (paragraph.holdsBlocks) return LEFT.anchored;
    plan.removed.add(paragraph);
    return null;
  }
  const behind = BEHIND.exec(paragraph.text.slice(end))?.[0] ?? '';
  const before = behind === '' ? (BEFORE.exec(paragraph.text.slice(0, start))?.[0] ?? '') : '';
  if (behind === '' && before === '') return LEFT.elsewhere;
  const hunk = { start: start - before.length, end: end + behind.length, text: '' };
  return edit(paragraph, [hunk], plan) ? null : LEFT.taken;
}

const isOfText = ({ text, isFallback }: Paragraph): boolean => !isFallback && text.trim() !== '';

/** A heading under which nothing is left goes too. */
function removeEmptyHeadings({ paragraphs, resume }: ReadFile, plan: Plan): void {
  const headings = new Set(
    (resume.meta?.trueline?.sections ?? []).map(({ heading }) => heading.trim()),
  );
  const body = paragraphs.filter(isOfText);
  const isHeading = (paragraph: Paragraph | undefined): boolean =>
    paragraph !== undefined && headings.has(paragraph.text.trim());
  for (const [at, paragraph] of body.entries()) {
    if (!isHeading(paragraph)) continue;
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
  if (following?.part !== paragraph.part || following.cell !== paragraph.cell) return LEFT.new;
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

/** Items of one paragraph change places; their separators stay. */
function placeOrder({ before, after }: Decided, { paragraphs }: ReadFile, plan: Plan): Outcome {
  const pattern = rowPatternOf(before.split('\n'));
  const [found, second] = paragraphs
    .filter(({ isFallback }) => !isFallback)
    .flatMap((paragraph) =>
      [...paragraph.text.matchAll(pattern)].map((match) => ({ paragraph, match })),
    );
  if (found === undefined || second !== undefined) return LEFT.order;
  if (found.paragraph.hasRevisions) return LEFT.revisions;
  const { 0: whole, index } = found.match;
  const separators = found.match.slice(1).filter((_, at) => at % 2 === 1);
  const text = after
    .split('\n')
    .map((item, at) => `${item}${separators[at] ?? ''}`)
    .join('');
  return edit(found.paragraph, hunksBetween(whole, text, index), plan) ? null : LEFT.taken;
}

/** Bullets change places, each a paragraph of its own, with no other text between them. */
function placeMove({ path, before, after }: Decided, file: ReadFile, plan: Plan): Outcome {
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
