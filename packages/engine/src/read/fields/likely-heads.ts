import { headWeights } from '../heads/head-weights.ts';
import { JOB_HEAD } from '../heads/job-head.ts';
import { type HeadReading, readHeads } from '../heads/read-heads.ts';
import type { Block } from '../sections/block.ts';
import { rowDate } from './entries.ts';
import { datelessHead, type HeadPieces, headPieces } from './head-pieces.ts';
import type { JobEntry } from './job-entries.ts';
import { type JobContext, jobParts } from './job-parts.ts';

type JobReading = HeadReading<'title' | 'company'>;

/** A job with what its head most likely names, by what is learned from many heads. */
export interface LikelyEntry extends JobEntry {
  likely?: JobReading;
}

/** A form says itself what is what. */
const isForm = ({ pieces }: HeadPieces): boolean => pieces.some(({ role }) => role !== undefined);

/** From here on a head's reading stands against what its own rules say. */
const LIKELY = 0.5;
/** A row below a head that has a title or an employer alone, with the other: so likely it belongs to it. */
const SURELY_BELOW = 0.7;
const MAX_BELOW = 90;

/** With what each head most likely names, save where a form says itself what is what. */
export function withLikely(
  given: readonly JobEntry[],
  context: JobContext,
  isItem: (block: Block) => boolean,
  text: string,
): LikelyEntry[] {
  const read = (entries: readonly JobEntry[]): (JobReading | undefined)[] =>
    readHeads(
      entries.map(({ entry, parts }) => datelessHead(isForm(parts) ? [] : entry.head)),
      text,
      { kind: JOB_HEAD, weights: headWeights('jobs') },
      entries.map(({ parts }) => jobParts(parts.pieces, context)),
    );
  const first = read(given);
  const longer = given.map((entry, index) => withRowBelow(entry, first[index], isItem));
  const isLonger = longer.some((entry, index) => entry !== given[index]);
  const second = isLonger ? read(longer) : first;
  return given.map((entry, index) => {
    const [below, reading] = [longer[index], second[index]];
    const isBelow = below !== undefined && below !== entry;
    const isFound = isBelow && reading?.title && reading.company && reading.chance >= SURELY_BELOW;
    const [chosen, likely] = isFound ? [below, reading] : [entry, isBelow ? first[index] : reading];
    return likely === undefined || likely.chance < LIKELY ? chosen : { ...chosen, likely };
  });
}

/** "Groom    2019 - now" over "Sample Stables, a yard of 30 horses": the row below may name what the head doesn't. */
function withRowBelow(
  read: JobEntry,
  reading: JobReading | undefined,
  isItem: (block: Block) => boolean,
): JobEntry {
  const [row, ...body] = read.entry.body;
  const lacks =
    reading !== undefined && (reading.title === undefined) !== (reading.company === undefined);
  const isName =
    row !== undefined && !isItem(row) && row.text.length <= MAX_BELOW && !/[.!?:;]$/.test(row.text);
  if (!lacks || !isName || rowDate(row) !== undefined) return read;
  const head = [...read.entry.head, row];
  return { entry: { head, body }, parts: headPieces(head) };
}
