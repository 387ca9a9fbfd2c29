import { type AsWrittenLine, findAsWritten, type Resume } from '@trueline/contracts';
import { sentencesOfParagraph } from '../language/en/sentences.ts';
import { type DateRange, findDateRange } from '../read/date-range.ts';
import { isTitle } from './place.ts';

type Job = NonNullable<Resume['work']>[number];

const HEAD_SENTENCES_MAX = 3;
const HEAD_WORDS_MAX = 32;
const TITLE_WORDS_MAX = 9;
/** "Same court", "own home day care", "different families": no name. */
const NO_NAME = /^(?:same|own|self|various|different|several|at home|in|on|with)\b/i;

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** The first sentences of a row up to the one with its period, the only one of them, and what stands behind. */
function partRow(text: string): { head: string; range: DateRange; body: string } | null {
  const sentences = sentencesOfParagraph(text);
  for (let count = 1; count <= Math.min(HEAD_SENTENCES_MAX, sentences.length); count++) {
    const head = sentences.slice(0, count).join(' ');
    const range = findDateRange(head);
    if (range?.isRange !== true) continue;
    return wordsIn(head) > HEAD_WORDS_MAX || TELLS.test(head)
      ? null
      : { head, range, body: sentences.slice(count).join(' ') };
  }
  return null;
}

/** A sentence of one's own is no head. */
const TELLS = /\b(?:I|he|she|we)\b/i;

const isName = (piece: string): boolean => /^\p{Lu}/u.test(piece) && !NO_NAME.test(piece);

/**
 * A job told in one row, "Court clerk, Family Court, Tampico. January 2014 to August 2017. Drafted ...", or with the
 * employer first: its head is its own, whatever stands in other rows. Null where the head names no title or no period.
 */
export function readNarratedRow(text: string): Job | null {
  const row = partRow(text);
  if (row === null) return null;
  const pieces = row.head
    .replace(/\([^()]*\)/g, '')
    .split(/[.,;]\s+|\s[-–—|]\s|\.$/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && !/\d|^(?:since|from|until|seasons?)\b/i.test(piece));
  const at = pieces.findIndex((piece) => wordsIn(piece) <= TITLE_WORDS_MAX && isTitle(piece));
  const position = pieces[at];
  // The title opens the row, or stands behind the employer and its place.
  if (position === undefined || at > 2) return null;
  const name = at === 0 ? pieces[1] : pieces[0];
  const { start, end, current } = row.range;
  return {
    position: position.slice(0, 1).toUpperCase() + position.slice(1),
    ...(name !== undefined && isName(name) ? { name } : {}),
    ...(start === undefined ? {} : { startDate: start }),
    ...(end === undefined || current ? {} : { endDate: end }),
    ...(row.body === '' ? {} : { summary: row.body }),
  };
}

/** The rows of a section that tell a job each, with the lines set off below them; in the order of the page. */
function listNarrated(lines: readonly AsWrittenLine[]): { entry?: string; job: Job }[] {
  const jobs: { entry?: string; job: Job }[] = [];
  let open: Job | undefined;
  for (const { kind, text, entry } of lines) {
    const isOfWork = entry === undefined || entry.startsWith('work[');
    const job = kind === 'text' && isOfWork ? readNarratedRow(text) : null;
    if (job !== null) {
      jobs.push({ ...(entry === undefined ? {} : { entry }), job });
      open = job;
    } else if (kind === 'item' && entry === undefined && open !== undefined)
      open.highlights = [...(open.highlights ?? []), text];
    else open = undefined;
  }
  return jobs;
}

/** The jobs with what their own rows tell of them, where nothing else was sure of them; rows that no entry holds alone come behind. */
export function withNarratedJobs(whole: Resume, work: readonly Job[]): Job[] {
  const lines = findAsWritten(whole, 'work')?.lines;
  if (lines === undefined) return [...work];
  const filled = [...work];
  const taken = new Set<number>();
  for (const { entry, job } of listNarrated(lines)) {
    const at = Number(/^work\[(\d+)\]/.exec(entry ?? '')?.[1] ?? Number.NaN);
    const own = filled[at];
    const isOpen =
      own !== undefined && !taken.has(at) && own.position === undefined && own.name === undefined;
    if (isOpen) {
      filled[at] = job;
      taken.add(at);
    } else if (own === undefined || taken.has(at)) filled.push(job);
  }
  return filled;
}
