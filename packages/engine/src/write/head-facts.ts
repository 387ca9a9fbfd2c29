import type { AsWrittenLine, Resume } from '@trueline/contracts';
import { findAsWritten } from '@trueline/contracts';
import { isSameDate } from '../compose/sure-heads.ts';
import { rangesOf } from '../compose/written-blocks.ts';
import { withSureFacts } from '../document/as-written.ts';
import { hasTitleWord } from '../job/role/title.ts';
import { withNarratedJobs } from './narrated-rows.ts';
import { isTitle } from './place.ts';

/** What a head may name, by the section that it stands in. */
const NAMED = {
  work: ['name', 'position'],
  volunteer: ['organization', 'position'],
  education: ['institution', 'studyType', 'area'],
} as const;
const SECTIONS = ['work', 'volunteer', 'education'] as const;
type Section = (typeof SECTIONS)[number];
type Entry = Readonly<Record<string, unknown>>;

/** "2014 - 2018", "since May 2020": what opens a job, not what was done there. */
const PERIOD =
  /(?:19|20)\d\d\s*(?:[-–—]|to|until|till)\s*(?:\p{L}+\.? )?(?:(?:19|20)?\d\d|now|present|date|today)|^(?:since|from) (?:\p{L}+ )?(?:19|20)\d\d/iu;
const STRAY_WORDS_MAX = 6;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const holds = (text: string, value: string): boolean =>
  ` ${plain(text)} `.includes(` ${plain(value)} `);

/** The lines of an entry that name it, above those that tell of it; null where another head may lie among them. */
function headOf(lines: readonly AsWrittenLine[], entry: string): readonly AsWrittenLine[] | null {
  const from = lines.findIndex((line) => line.entry === entry);
  const own = lines.filter((line) => line.entry === entry);
  const isWhole = own.every((line, i) => lines[from + i] === line);
  const items = own.findIndex(({ kind, path }) => kind === 'item' || path !== undefined);
  const head = items === -1 ? own : own.slice(0, items);
  const below = items === -1 ? [] : own.slice(items);
  const isHeaded = head.some(({ kind }) => kind === 'head') && head.length <= HEAD_LINES_MAX;
  return isHeaded && isWhole && !below.some(mayOpenAnother) ? head : null;
}
const HEAD_LINES_MAX = 4;

/** A short line that no value holds, or one with a period in it: as likely the head of the next job. */
function mayOpenAnother({ text, path, kind }: AsWrittenLine): boolean {
  const count = text.split(' ').length;
  // "District": what a broken line left over.
  if (count === 1 && !hasTitleWord(text)) return false;
  return (
    (kind !== 'item' && path === undefined && (kind === 'head' || count <= STRAY_WORDS_MAX)) ||
    (count <= STRAY_WORDS_MAX * 2 && PERIOD.test(text))
  );
}

/** The title that a head names in a part of its own, where the reading took another part for it. */
function titleIn(head: readonly AsWrittenLine[], name: unknown): string | undefined {
  const parts = head
    .flatMap(({ text }) => text.split(/\s+[-–—|•]+\s+|\s*[,|;:(]\s*/))
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== name);
  return parts.find(
    (part) => part.split(' ').length <= STRAY_WORDS_MAX && !/\d/.test(part) && hasTitleWord(part),
  );
}

/** The facts of an entry that its own head states. */
function factsOf(section: Section, entry: Entry, head: readonly AsWrittenLine[]): Entry {
  const text = head.map((line) => `${line.text} ${line.dates ?? ''}`).join(' · ');
  const named = NAMED[section].flatMap((key) => {
    const value = entry[key];
    return typeof value === 'string' && holds(text, value) ? [[key, value] as const] : [];
  });
  const facts: Record<string, unknown> = Object.fromEntries(named);
  const { position } = facts;
  if (section !== 'education' && !(typeof position === 'string' && isTitle(position))) {
    const title = titleIn(head, facts[section === 'work' ? 'name' : 'organization']);
    if (title !== undefined) facts.position = title;
  }
  return { ...facts, ...periodOf(entry, head) };
}

/** The period of an entry where it is the only one that its head gives. */
function periodOf({ startDate, endDate }: Entry, head: readonly AsWrittenLine[]): Entry {
  const [range, ...others] = head.flatMap(rangesOf);
  if (typeof startDate !== 'string' || range === undefined || others.length > 0) return {};
  const end = typeof endDate === 'string' ? endDate : undefined;
  const isTold =
    isSameDate(startDate, range.start) && isSameDate(end, range.current ? undefined : range.end);
  if (!isTold) return {};
  return end === undefined ? { startDate } : { startDate, endDate: end };
}

/**
 * The resume for letters and questions: of a section that is printed as it was written, whole lines, and of each
 * job what its own head names, where no other head can lie between the head and its lines.
 */
export function withHeadFacts(resume: Resume): Resume {
  const sure = withSureFacts(resume);
  const sections = SECTIONS.flatMap((section) => {
    const lines = findAsWritten(resume, section)?.lines;
    if (lines === undefined) return [];
    const read = (resume[section] ?? []) as readonly Entry[];
    const entries = ((sure[section] ?? []) as readonly Entry[]).map((entry, i) => {
      const head = headOf(lines, `${section}[${i}]`);
      if (head === null) return entry;
      const { summary } = read[i] ?? {};
      const isWhole = lines.some(({ path }) => path === `${section}[${i}].summary`);
      return {
        ...entry,
        ...factsOf(section, read[i] ?? {}, head),
        ...(isWhole && typeof summary === 'string' ? { summary } : {}),
      };
    });
    return [[section, entries]];
  });
  if (sections.length === 0) return sure;
  const headed = { ...sure, ...Object.fromEntries(sections) } as Resume;
  return { ...headed, work: withNarratedJobs(resume, headed.work ?? []) };
}
