import type { Change, Resume } from '@trueline/contracts';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { ZIP_EPOCH } from '../zip-epoch.ts';
import {
  editRuns,
  likeParagraph,
  type Patch,
  patched,
  type Tracking,
  withTrackedEnd,
} from './edit-runs.ts';
import { moveParagraphs } from './move-paragraphs.ts';
import { listParagraphs, type Paragraph } from './paragraphs.ts';
import { type LeftChange, type Plan, planChanges } from './plan-changes.ts';

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
    return plan.removed.has(planned)
      ? removal(xml, paragraph, own)
      : editRuns(paragraph, plan.hunks.get(planned) ?? [], own);
  };
  const moves = plan.moves.filter(({ slots }) => slots[0] && originals.includes(slots[0]));
  const moved = new Set(moves.flatMap(({ slots }) => slots));
  return patched(xml, [
    ...moves.flatMap((move) => moveParagraphs(xml, move, insideOf, tracking)),
    ...paragraphs.flatMap((paragraph) => {
      const added = (plan.added.get(plannedAs(paragraph) ?? paragraph) ?? []).map(
        ({ text, model }) => likeParagraph(model, text, tracking),
      );
      const { end } = paragraph;
      const behind = added.length === 0 ? [] : [{ start: end, end, xml: added.join('') }];
      return moved.has(paragraph) ? behind : [...insideOf(paragraph, true), ...behind];
    }),
  ]);
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
