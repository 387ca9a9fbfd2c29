import {
  AS_WRITTEN_ENTRIES,
  type AsWritten,
  type AsWrittenLine,
  type Change,
  findAsWritten,
  OWN_ORDER,
  type Resume,
} from '@trueline/contracts';
import { entryOf, findValue, listLines, type ResumeLine } from './paths.ts';

const sectionOf = (path: string): string =>
  path === 'basics.summary' ? 'summary' : (/^\w+/.exec(path)?.[0] ?? '');

/** Whether a path stands in a section that is printed as it was written. */
export const standsAsWritten = (resume: Resume, path: string): boolean =>
  findAsWritten(resume, sectionOf(path)) !== undefined;

/** Whether a section that is printed as it was written can show a change: in wording of a line that one value holds whole, a new line under a head, or without such a line that says nothing to anyone. None is chosen, parted or moved there. */
export function canShow(
  resume: Resume,
  { path, before, after, kind }: Pick<Change, 'path' | 'before' | 'after'> & Partial<Change>,
): boolean {
  const asWritten = findAsWritten(resume, sectionOf(path));
  if (asWritten === undefined) return true;
  if (after.includes('\n')) return false;
  if (after.trim() === '') return SAYS_NOTHING.has(kind ?? '') && canReword(resume, path);
  return before === '' ? canAddTo(resume, path) : canReword(resume, path);
}

/** Removals that ask nothing of whose line it is. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['filler', 'personal-data']);

/** Whether one line of its section is this value and nothing else; true where the section is printed from its fields. */
export function canReword(resume: Resume, path: string): boolean {
  const asWritten = findAsWritten(resume, sectionOf(path));
  return asWritten === undefined || asWritten.lines.some((line) => line.path === path);
}

/** Whether a line can be added to an entry: it has a head to stand under, or is new. */
export function canAddTo(resume: Resume, path: string): boolean {
  const asWritten = findAsWritten(resume, sectionOf(path));
  if (asWritten === undefined) return true;
  if (path === SUMMARY) return asWritten.section === OWN_ORDER && firstHeading(asWritten) >= 0;
  const entry = entryOf(path);
  if (findValue(resume, entry) === undefined) return asWritten.section !== OWN_ORDER;
  return headOf(asWritten, entry) >= 0;
}

/** The row that stands over an entry in a section that is printed as it was written. */
export function headText(resume: Resume, entry: string): string | undefined {
  const asWritten = findAsWritten(resume, sectionOf(entry));
  return asWritten?.lines[headOf(asWritten, entry)]?.text;
}

const SUMMARY = 'basics.summary';
const firstHeading = ({ lines }: Pick<AsWritten, 'lines'>): number =>
  lines.findIndex(({ kind }) => kind === 'heading');

/** The head of an entry: where an employer stands over several posts, the post's. */
const headOf = ({ lines }: AsWritten, entry: string): number => {
  const isOwn = (line: AsWrittenLine | undefined): boolean =>
    line?.kind === 'head' && line.entry === entry;
  const first = lines.findIndex(isOwn);
  return isOwn(lines[first + 1]) ? first + 1 : first;
};

/** The lines of a changed document, as its sections that stand as written print them: reworded where their value was, new ones behind the entry that they were added to. `findOrigin` names the place in the original. */
export function withLinesAsWritten(
  original: Resume,
  document: Resume,
  findOrigin: (path: string) => string | undefined,
): Resume {
  const trueline = document.meta?.trueline;
  if (trueline?.asWritten === undefined) return document;
  const all = listLines(document);
  const asWritten = trueline.asWritten.map((one) => {
    const values = all.filter(({ path }) => findAsWritten(document, sectionOf(path)) === one);
    const lines = changedLines(one, values, original, findOrigin);
    return { ...one, lines: tellsAnew(original, document) ? lines.map(asSummary) : lines };
  });
  return { ...document, meta: { ...document.meta, trueline: { ...trueline, asWritten } } };
}

const OBJECTIVE = /\b(?:objectives?|goals?|wish(?:es)?|aims?|looking for)\b/i;
const wordsOf = (text = ''): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const SAME_SHARE = 0.5;

/** Whether the summary tells other things than the person's own did. */
function tellsAnew({ basics: before }: Resume, { basics: after }: Resume): boolean {
  const own = new Set(wordsOf(before?.summary));
  const words = wordsOf(after?.summary);
  const same = words.filter((word) => own.has(word)).length;
  return words.length > 0 && same < SAME_SHARE * words.length;
}

/** A heading over what one wishes for does not stand over what one has done. */
function asSummary(line: AsWrittenLine): AsWrittenLine {
  const { kind, section, text } = line;
  if (kind !== 'heading' || section !== 'summary' || !OBJECTIVE.test(text)) return line;
  return { ...line, text: text === text.toUpperCase() ? 'SUMMARY' : 'Summary' };
}

function changedLines(
  asWritten: AsWritten,
  values: readonly ResumeLine[],
  original: Resume,
  findOrigin: (path: string) => string | undefined,
): AsWrittenLine[] {
  const placed = Map.groupBy(values, ({ path }) => {
    const origin = findOrigin(path);
    return origin === undefined || findValue(original, origin) === undefined ? undefined : origin;
  });
  const lines = asWritten.lines.flatMap((line): AsWrittenLine[] => {
    if (line.path === undefined) return [line];
    const held = findValue(original, line.path);
    return (placed.get(line.path) ?? []).map(({ path, text }) =>
      text === held ? { ...line, path } : { ...line, path, text },
    );
  });
  const added = placed.get(undefined) ?? [];
  return added.reduce((all, value) => withAdded({ ...asWritten, lines: all }, value), lines);
}

const OPENS: ReadonlySet<AsWrittenLine['kind']> = new Set(['heading', 'head']);

/** Above a new entry of a section that the document has not. */
const HEADINGS: Readonly<Record<string, string>> = {
  certificates: 'Certifications',
  education: 'Education',
  languages: 'Languages',
  skills: 'Skills',
};

/** Where the entries of a section end, below a heading; -1 where there is none. */
function endOfSection({ section, lines }: AsWritten, entry: string): number {
  const start = `${sectionOf(entry)}[`;
  const last = lines.findLastIndex((line) => line.entry?.startsWith(start));
  const isBelowHeading = section !== OWN_ORDER || last > firstHeading({ lines });
  return last >= 0 && isBelowHeading ? last + 1 : -1;
}

/** A heading before what stands in no section of a document in its own order. */
function headingFor({ section, lines }: AsWritten, entry: string): AsWrittenLine[] {
  const text = HEADINGS[sectionOf(entry)];
  if (section !== OWN_ORDER || text === undefined) return [];
  const isLoud = !/\p{Ll}/u.test(lines[firstHeading({ lines })]?.text ?? '');
  return [{ text: isLoud ? text.toUpperCase() : text, kind: 'heading' }];
}

/** Behind what stands under the entry's head; a new entry behind the others of its section, its first value as its head. */
function withAdded(asWritten: AsWritten, { path, entry, text }: ResumeLine): AsWrittenLine[] {
  const { lines } = asWritten;
  if (path === SUMMARY) return withSummary(lines);
  const head = headOf(asWritten, entry);
  const isItem = /\.(?:highlights|courses)\[\d+\]$/.test(path);
  const kind = isItem ? 'item' : head < 0 ? 'head' : 'detail';
  const line: AsWrittenLine = { text, kind, path, entry };
  if (head < 0) {
    const end = endOfSection(asWritten, entry);
    return end < 0
      ? [...lines, ...headingFor(asWritten, entry), line]
      : lines.toSpliced(end, 0, line);
  }
  const next = lines.findIndex(({ kind: one }, at) => at > head && OPENS.has(one));
  return lines.toSpliced(next < 0 ? lines.length : next, 0, line);
}

/** A summary where there was none stands first, printed from its field; its heading is as loud as the others. */
function withSummary(lines: readonly AsWrittenLine[]): AsWrittenLine[] {
  const at = Math.max(0, firstHeading({ lines: [...lines] }));
  const isLoud = !/\p{Ll}/u.test(lines[at]?.text ?? '');
  const text = isLoud ? 'SUMMARY' : 'Summary';
  return lines.toSpliced(at, 0, { text, kind: 'heading', section: 'summary' });
}

/** The resume for who composes anew from it: of a section that is printed as it was written only whole lines, each at its own path, and nothing of whose they are. */
export function withSureFacts(resume: Resume): Resume {
  const sections = AS_WRITTEN_ENTRIES.flatMap((section) => {
    const lines = findAsWritten(resume, section)?.lines;
    if (lines === undefined) return [];
    const whole = new Set(lines.flatMap(({ path }) => path ?? []));
    const entries = (resume[section] ?? []).map(({ highlights = [] }, index) => ({
      highlights: highlights.map((text, at) =>
        whole.has(`${section}[${index}].highlights[${at}]`) ? text : '',
      ),
    }));
    return [[section, entries]];
  });
  return sections.length === 0 ? resume : { ...resume, ...Object.fromEntries(sections) };
}
