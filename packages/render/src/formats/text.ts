import type { Entry, PageDocument, Section } from '../document/types.ts';
import { lengthOf, wrapText } from './text-wrap.ts';

/** What e-mail and paste boxes show without wrapping once more. */
const TEXT_COLUMNS = 78;

/** Between title and dates on one line at least. */
const MIN_GAP = 3;

/** Plain text, at most 78 columns, dates at the right edge. */
export function renderText(document: PageDocument): string {
  const head = [document.name, document.label]
    .filter((text) => text !== undefined)
    .flatMap((text) => wrapText(text, TEXT_COLUMNS));
  const blocks = [
    [...head, ...joinFitting(document.contacts.map(({ text }) => text))],
    ...document.sections.map(sectionLines),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** Lists whose entries are a line or two: as on the page, title and details share a line. */
const LIGHT_KINDS: ReadonlySet<Section['kind']> = new Set([
  'certificates',
  'awards',
  'publications',
]);

function sectionLines({ kind, heading, entries }: Section): string[] {
  const title = heading.toUpperCase();
  const blocks = entries.map((entry) => entryLines(LIGHT_KINDS.has(kind) ? joined(entry) : entry));
  const isList = LIGHT_KINDS.has(kind) && blocks.every(({ length }) => length === 1);
  const body = blocks.flatMap((lines, index) =>
    index === 0 || isList || entries[index]?.goesOn ? lines : ['', ...lines],
  );
  return title === '' ? body : [title, '-'.repeat(TEXT_COLUMNS), ...body];
}

/** Title and details as one title, where they fit on one line beside the dates. */
function joined(entry: Entry): Entry {
  const { title, details, dates = '' } = entry;
  if (title === undefined) return entry;
  const whole = [title, ...details.map(({ text }) => text)].join(' | ');
  const room = TEXT_COLUMNS - (dates === '' ? 0 : MIN_GAP + lengthOf(dates));
  return lengthOf(whole) <= room ? { ...entry, title: whole, details: [] } : entry;
}

function entryLines(entry: Entry): string[] {
  return [
    ...titleLines(entry),
    ...joinFitting(entry.details.map(({ text }) => text)),
    ...entry.lines.flatMap(({ label, text }) =>
      wrapText(label === undefined ? text : `${label}: ${text}`, TEXT_COLUMNS),
    ),
    ...entry.bullets.flatMap((bullet) => wrapText(`- ${bullet}`, TEXT_COLUMNS, '  ')),
  ];
}

/** So many columns are left for a title at least. */
const MIN_TITLE = 30;

/** The dates stand at the right edge, on the last line of a title that needs more than one. */
function titleLines({ title, dates }: Entry): string[] {
  if (title === undefined) return dates === undefined ? [] : [dates];
  if (dates === undefined) return wrapText(title, TEXT_COLUMNS);
  const room = TEXT_COLUMNS - MIN_GAP - lengthOf(dates);
  if (room < MIN_TITLE) return [...wrapText(title, TEXT_COLUMNS), dates];
  const whole = wrapText(title, TEXT_COLUMNS);
  const lines = lengthOf(whole.at(-1) ?? '') <= room ? whole : wrapText(title, room);
  const last = lines.at(-1) ?? '';
  const gap = ' '.repeat(TEXT_COLUMNS - lengthOf(last) - lengthOf(dates));
  return [...lines.slice(0, -1), last + gap + dates];
}

/** "a | b | c", with a new line before a piece that no longer fits. */
function joinFitting(pieces: readonly string[]): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const joined = `${lines.at(-1)} | ${piece}`;
    if (lines.length > 0 && lengthOf(joined) <= TEXT_COLUMNS) lines[lines.length - 1] = joined;
    else lines.push(...wrapText(piece, TEXT_COLUMNS));
  }
  return lines;
}
