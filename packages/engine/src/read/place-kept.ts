import type { KeptHome, KeptText, LeftOutText, Reading, Resume } from '@trueline/contracts';
import { MONTHS, PRESENT_WORDS } from '../language/months.ts';
import { assemble } from './assemble.ts';
import { fold } from './characters.ts';
import { draftResume, type ResumeDraft } from './draft.ts';
import { readTextLines } from './formats/plain/text-lines.ts';
import { buildBlocks } from './sections/block.ts';
import type { Section } from './sections/section-shape.ts';

/** Longer text is no head of an entry and no list: it is taken as it stands. */
const MAX_READ_LENGTH = 400;

type ListHome = Exclude<KeptHome, 'leave-out' | 'as-is' | 'undecided'>;

/** Where each home stands in a resume, and the key that holds the whole text where no reader makes sense of it. */
const LISTS = {
  job: { section: 'work', key: 'position' },
  school: { section: 'education', key: 'institution' },
  skill: { section: 'skills', key: 'keywords' },
  certificate: { section: 'certificates', key: 'name' },
  language: { section: 'languages', key: 'language' },
} as const satisfies Record<ListHome, { section: keyof ResumeDraft; key: string }>;

type ListSection = (typeof LISTS)[ListHome]['section'];
type Entry = Record<string, unknown>;

/** Puts a kept text where the person says that it belongs; undefined when the resume keeps no text with this id. Pure. */
export function placeKept(resume: Resume, id: string, home: KeptHome): Resume | undefined {
  const { kept = [], leftOut = [] } = readingOf(resume);
  const found = kept.find((piece) => piece.id === id);
  const dropped = leftOut.find((piece) => piece.kept?.id === id);
  const piece = found ?? dropped?.kept;
  if (piece === undefined) return undefined;
  const settled = withReading(resume, {
    kept: kept.filter((other) => other !== found),
    leftOut: leftOut.filter((other) => other !== dropped),
  });
  if (home === 'leave-out') return withLeftOut(settled, piece);
  if (home === 'as-is' || home === 'undecided') {
    const { asIs: _, ...plain } = piece;
    return withKept(settled, home === 'as-is' ? { ...plain, asIs: true } : plain, kept);
  }
  return home === 'skill' ? withSkills(settled, piece) : withEntries(settled, piece, LISTS[home]);
}

const readingOf = (resume: Resume): Reading => resume.meta?.trueline ?? {};

/** The person has answered: the reader's notice that counts what it could not place is over. */
function withReading(resume: Resume, changes: Reading): Resume {
  const { warnings, ...reading } = { ...readingOf(resume), ...changes };
  const left = warnings?.filter(({ code }) => code !== 'KEPT_TEXT');
  const trueline = { ...reading, ...(left && { warnings: left }) };
  for (const key of ['kept', 'leftOut'] as const) {
    if (trueline[key]?.length === 0) delete trueline[key];
  }
  return { ...resume, meta: { ...resume.meta, trueline } };
}

function withLeftOut(resume: Resume, { asIs: _, ...kept }: KeptText): Resume {
  const { leftOut = [] } = readingOf(resume);
  const dropped: LeftOutText = { text: kept.text, reason: 'person', kept };
  return withReading(resume, { leftOut: [...leftOut, dropped] });
}

/** Back in its old order: as it stood in `before`, else by its place in the text. */
function withKept(resume: Resume, piece: KeptText, before: readonly KeptText[]): Resume {
  const { kept = [] } = readingOf(resume);
  const index = before.findIndex(({ id }) => id === piece.id);
  const behind = kept.findIndex(({ start = 0 }) => start > (piece.start ?? Infinity));
  const at = index >= 0 ? index : behind < 0 ? kept.length : behind;
  return withReading(resume, { kept: kept.toSpliced(at, 0, piece) });
}

/** What the reader's own reader of such sections makes of the text alone, and the words that it made nothing of. */
function readAlone(text: string, section: ListSection): { entries: Entry[]; rest: string[] } {
  if (text.length > MAX_READ_LENGTH) return { entries: [], rest: [text] };
  const { text: laid, blocks } = buildBlocks(readTextLines(text));
  const sections: Section[] = [{ kind: section, blocks }];
  const draft: ResumeDraft = { ...draftResume(sections, laid), basics: {} };
  const read = assemble(draft, sections, blocks, laid, [], []);
  return {
    entries: (read[section] ?? []) as Entry[],
    rest: (readingOf(read).kept ?? []).map((piece) => piece.text),
  };
}

/** Entries that name the thing itself and hold every word; what finds no field of a job or school stands below it. Else the whole text under one key. */
function entriesFor(text: string, { section, key }: (typeof LISTS)[ListHome]): Entry[] {
  const plain = text.replace(/\s+/g, ' ');
  const { entries, rest } = readAlone(text, section);
  const isNamed = entries.every((entry) => NAMES[section].some((name) => entry[name]));
  const [first, ...more] = entries;
  if (first === undefined || !isNamed) return [{ [key]: plain }];
  const [only = key, ...others] = Object.keys(first);
  if (others.length + more.length + rest.length === 0) return [{ [only]: plain }];
  const left = [...rest, ...lostWords(plain, [entries, rest])];
  if (left.length === 0) return entries;
  if (section === 'work') return [{ ...first, summary: joined(first.summary, left) }, ...more];
  if (section !== 'education') return [{ [key]: plain }];
  return [{ ...first, highlights: [...listOf(first.highlights), ...left] }, ...more];
}

/** Words that a date or a level swallowed, such as "summers". */
function lostWords(text: string, values: unknown): string[] {
  const held = [...new Set(wordsOf(JSON.stringify(values)))];
  const isHeld = (word: string): boolean =>
    held.includes(word) || (/^\d\d?$/.test(word) && held.some((other) => other.endsWith(word)));
  return (
    text.match(WORD)?.filter((word) => !SAID_BY_DATES.has(fold(word)) && !isHeld(fold(word))) ?? []
  );
}

const WORD = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];
/** Months stand in dates as figures; the rest joins. */
const SAID_BY_DATES: ReadonlySet<string> = new Set([
  ...Object.keys(MONTHS),
  ...PRESENT_WORDS.flatMap(wordsOf),
  ...'at in on of with and from to since until till for the a an'.split(' '),
]);

/** Of these at least one says what an entry is. */
const NAMES: Record<ListSection, readonly string[]> = {
  work: ['name', 'position'],
  education: ['institution', 'studyType'],
  skills: ['name', 'keywords'],
  certificates: ['name'],
  languages: ['language'],
};

const listOf = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
const joined = (summary: unknown, rest: readonly string[]): string =>
  [...(typeof summary === 'string' ? [summary] : []), ...rest].join('\n');

/** The entries at their place: behind the one that stands before the text in the file, else by their dates, else last. */
function withEntries(
  resume: Resume,
  piece: KeptText,
  list: (typeof LISTS)[Exclude<ListHome, 'skill'>],
): Resume {
  const { section } = list;
  const added = entriesFor(piece.text, list);
  const old = (resume[section] ?? []) as Entry[];
  const at = placeIn(old, section, piece.after, added[0]);
  const moved = withMovedPaths(resume, section, at, added.length);
  const placed = { ...moved, [section]: old.toSpliced(at, 0, ...added) };
  return withSpans(placed, piece, added, (index) => `${section}[${at + index}]`);
}

function placeIn(
  old: readonly Entry[],
  section: string,
  after: string | undefined,
  first: Entry | undefined,
): number {
  const index = /^(\w+)\[(\d+)\]$/.exec(after ?? '');
  if (index?.[1] === section && Number(index[2]) < old.length) return Number(index[2]) + 1;
  const since = dateOf(first);
  const earlier = since === '' ? -1 : old.findIndex((entry) => startsBefore(entry, since));
  return earlier < 0 ? old.length : earlier;
}

const dateOf = (entry: Entry | undefined): string =>
  String(entry?.startDate ?? entry?.endDate ?? entry?.date ?? '');
const startsBefore = (entry: Entry, since: string): boolean => {
  const own = dateOf(entry);
  return own !== '' && own < since;
};

/** The items join the last group of skills, in its form; a group with a name of its own stays one. */
function withSkills(resume: Resume, piece: KeptText): Resume {
  const { entries, rest } = readAlone(piece.text, 'skills');
  const loose = entries.filter((group) => group.name === undefined);
  const named = entries.filter((group) => group.name !== undefined);
  const read = [...loose.flatMap((group) => listOf(group.keywords)), ...rest];
  const items = read.length + named.length > 0 ? read : [piece.text];
  const old = (resume.skills ?? []) as Entry[];
  const last = old.findLastIndex((group) => Array.isArray(group.keywords));
  const isOneEach = old.length > 0 && last < 0;
  const group = { ...old[last], keywords: [...listOf(old[last]?.keywords), ...items] };
  const joinedOld = last < 0 ? old : old.with(last, group);
  const fresh = isOneEach ? items.map((name) => ({ name })) : [{ keywords: items }];
  const added = [...(last < 0 && items.length > 0 ? fresh : []), ...named];
  const placed = {
    ...resume,
    skills: [...(items.length > 0 ? joinedOld : old), ...added],
  } as Resume;
  return withSpans(placed, piece, added, (index) => `skills[${old.length + index}]`);
}

/** Where the file says it; the text's own place stands for each of its values. */
function withSpans(
  resume: Resume,
  { start, end }: KeptText,
  added: readonly Entry[],
  pathOf: (index: number) => string,
): Resume {
  if (start === undefined || end === undefined) return resume;
  const paths = added.flatMap((entry, index) =>
    Object.keys(entry).map((key) => `${pathOf(index)}.${key}`),
  );
  const own = Object.fromEntries(paths.map((path) => [path, { start, end, confidence: 1 }]));
  return withReading(resume, { spans: { ...readingOf(resume).spans, ...own } });
}

/** What names an entry behind the new ones names it by its new number. */
function withMovedPaths(resume: Resume, section: string, at: number, by: number): Resume {
  const entry = new RegExp(`^${section}\\[(\\d+)\\]`);
  const moved = (path: string): string =>
    path.replace(entry, (whole, index: string) =>
      Number(index) < at ? whole : `${section}[${Number(index) + by}]`,
    );
  const { spans = {}, warnings, kept } = readingOf(resume);
  return withReading(resume, {
    spans: Object.fromEntries(Object.entries(spans).map(([path, span]) => [moved(path), span])),
    ...(warnings && {
      warnings: warnings.map(({ path, ...warning }) => ({
        ...warning,
        ...(path !== undefined && { path: moved(path) }),
      })),
    }),
    ...(kept && {
      kept: kept.map(({ after, ...piece }) => ({
        ...piece,
        ...(after !== undefined && { after: moved(after) }),
      })),
    }),
  });
}
