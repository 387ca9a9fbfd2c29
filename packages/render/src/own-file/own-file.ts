import type { Change, Resume } from '@trueline/contracts';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { ZIP_EPOCH } from '../zip-epoch.ts';
import {
  editRuns,
  endingInWhatGoes,
  likeParagraph,
  type Patch,
  patched,
  type Tracking,
  withTrackedEnd,
} from './edit-runs.ts';
import { type Move, moveParagraphs } from './move-paragraphs.ts';
import { listParagraphs, type Paragraph, type Row } from './paragraphs.ts';
import type { LeftChange, Plan } from './plan.ts';
import { planChanges } from './plan-changes.ts';

/** What the person's own Word file takes: the file, its reading, and the changes as decided. */
export interface OwnFileInput {
  original: Uint8Array;
  /** The text and the resume as read from it; its spans tell where values stand. */
  text: string;
  resume: Resume;
  changes: readonly Change[];
  /** Changes tracked by this date (ISO 8601), to accept or reject in Word; without it they simply stand there. */
  tracked?: string | undefined;
}

export interface OwnFile {
  bytes: Uint8Array;
  /** Ids of changes that stand in it. */
  placed: string[];
  /** Accepted changes that it was left without. */
  left: LeftChange[];
}

/** Parts of a Word file that hold text of the person. */
const TEXT_PART = /^word\/(?:document|header\d*|footer\d*)\.xml$/;
const AUTHOR = 'Trueline';
/** As much as the reader takes by default. */
const MAX_UNPACKED_BYTES = 52_428_800;

/** The person's own Word file with the accepted changes in it and everything else as it was; what has no certain place is left out and listed. The same bytes for the same input. Throws where the bytes are no Word file. */
export function writeOwnFile({ original, text, resume, changes, tracked }: OwnFileInput): OwnFile {
  const files = unzip(original);
  const parts = Object.keys(files).filter((name) => TEXT_PART.test(name));
  const xmlOf = new Map(parts.map((name) => [name, strFromU8(files[name] as Uint8Array)]));
  const paragraphs = parts.flatMap((name) => listParagraphs(xmlOf.get(name) ?? '', name));
  const { plan, placed, left } = planChanges(changes, { text, resume, paragraphs, xmlOf });
  const tracking = trackingOf(xmlOf, tracked);
  const zipped: Zippable = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => {
      const xml = xmlOf.get(name);
      const own = paragraphs.filter(({ part }) => part === name);
      const after = xml === undefined ? undefined : changed(xml, own, plan, tracking);
      return [name, [after === xml || after === undefined ? bytes : strToU8(after), TIME]];
    }),
  );
  return { bytes: zipSync(zipped), placed, left };
}
const TIME = { mtime: ZIP_EPOCH };

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0;
  return unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      if (unpacked > MAX_UNPACKED_BYTES) throw new RangeError('The file unpacks to too much.');
      return true;
    },
  });
}

/** Numbers for tracked changes begin behind those that the file has. */
function trackingOf(
  xmlOf: ReadonlyMap<string, string>,
  date: string | undefined,
): Tracking | undefined {
  if (date === undefined) return undefined;
  const used = [...xmlOf.values()].flatMap((xml) =>
    [...xml.matchAll(/ w:id="(\d+)"/g)].map(([, id]) => Number(id)),
  );
  let last = used.reduce((most, id) => Math.max(most, id), 0);
  return {
    author: AUTHOR,
    date,
    nextId: () => {
      last += 1;
      return last;
    },
  };
}

/** A part's XML by the plan. Copies of text boxes for old programs change as their originals do. */
function changed(
  xml: string,
  paragraphs: readonly Paragraph[],
  plan: Plan,
  tracking: Tracking | undefined,
): string {
  const originals = paragraphs.filter(({ isFallback }) => !isFallback);
  const plannedAs = (paragraph: Paragraph): Paragraph | undefined =>
    paragraph.isFallback ? originals.find(({ text }) => text === paragraph.text) : paragraph;
  const insideOf = (paragraph: Paragraph, isTracked: boolean): Patch[] => {
    const planned = plannedAs(paragraph);
    const own = isTracked ? tracking : undefined;
    if (planned === undefined) return [];
    if (plan.removed.has(planned)) return removal(xml, paragraph, own);
    const hunks = plan.hunks.get(planned) ?? [];
    const isFollowed = own !== undefined && plan.added.has(planned);
    return editRuns(paragraph, isFollowed ? endingInWhatGoes(paragraph.text, hunks) : hunks, own);
  };
  const moves = plan.moves
    .filter(({ slots }) => slots[0] && originals.includes(slots[0]))
    .flatMap((move) => [move, ...copyOf(move, paragraphs)]);
  const moved = new Set(moves.flatMap(({ slots }) => slots));
  const rows = [...plan.removedRows].filter((row) => paragraphs.some((one) => one.row === row));
  const inRow = new Set(paragraphs.filter(({ row }) => row !== undefined && rows.includes(row)));
  return patched(xml, [
    ...rows.flatMap((row) => removedRow(xml, row, [...inRow], tracking)),
    ...moves.flatMap((move) => moveParagraphs(xml, move, insideOf, tracking)),
    ...paragraphs.flatMap((paragraph) => {
      if (inRow.has(paragraph)) return [];
      const added = (plan.added.get(plannedAs(paragraph) ?? paragraph) ?? []).map(
        ({ text, model }) => likeParagraph(model, text, tracking),
      );
      const { end } = paragraph;
      const behind = added.length === 0 ? [] : [{ start: end, end, xml: added.join('') }];
      return moved.has(paragraph) ? behind : [...insideOf(paragraph, true), ...behind];
    }),
  ]);
}

/** The same move of the copies for old programs, where all of its paragraphs have one. */
function copyOf({ slots, target }: Move, paragraphs: readonly Paragraph[]): Move[] {
  const copies = new Map(
    slots.map((slot) => [
      slot,
      paragraphs.find(({ isFallback, text }) => isFallback && text === slot.text),
    ]),
  );
  const twins = (list: readonly Paragraph[]): Paragraph[] =>
    list.flatMap((slot) => copies.get(slot) ?? []);
  return new Set(twins(slots)).size === slots.length
    ? [{ slots: twins(slots), target: twins(target) }]
    : [];
}

/** A paragraph that goes; the last of a cell or a box stays as an empty one, as the format demands it. */
function removal(xml: string, paragraph: Paragraph, tracking: Tracking | undefined): Patch[] {
  const { start, end, properties, text } = paragraph;
  const isAlone = /^\s*<\/w:(?:tc|txbxContent)>/.test(xml.slice(end, end + 40));
  const runs = editRuns(paragraph, [{ start: 0, end: text.length, text: '' }], tracking);
  if (isAlone) return runs;
  if (tracking === undefined) return [{ start, end, xml: '' }];
  const at = xml.indexOf('>', start) + 1;
  const tracked = withTrackedEnd(properties, 'del', tracking);
  return [{ start: at, end: at + properties.length, xml: tracked }, ...runs];
}

/** A row that goes: as a tracked change it is marked, and all that its cells say is deleted. */
function removedRow(
  xml: string,
  row: Row,
  paragraphs: readonly Paragraph[],
  tracking: Tracking | undefined,
): Patch[] {
  if (tracking === undefined) return [{ start: row.start, end: row.end, xml: '' }];
  const runs = paragraphs
    .filter((paragraph) => paragraph.row === row)
    .flatMap((paragraph) =>
      editRuns(paragraph, [{ start: 0, end: paragraph.text.length, text: '' }], tracking),
    );
  return [rowMark(xml, row, tracking), ...runs];
}

/** Behind the row's own properties, or in new ones before its first cell. */
function rowMark(xml: string, { start, end }: Row, { author, date, nextId }: Tracking): Patch {
  const head = /<w:tc[ >]/.exec(xml.slice(start, end))?.index ?? 0;
  const before = xml.slice(start, start + head);
  const sign = `<w:del w:id="${nextId()}" w:author="${author}" w:date="${date}"/>`;
  const closed = before.search(/(?:<w:trPrChange\b[\s\S]*)?<\/w:trPr>/);
  if (closed >= 0) return { start: start + closed, end: start + closed, xml: sign };
  const empty = /<w:trPr\s*\/>/.exec(before);
  const at = empty === null ? start + head : start + empty.index;
  return { start: at, end: at + (empty?.[0].length ?? 0), xml: `<w:trPr>${sign}</w:trPr>` };
}
