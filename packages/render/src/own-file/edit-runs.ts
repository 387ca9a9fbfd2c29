import { diffArrays } from 'diff';
import { encode, type Paragraph, type Run } from './paragraphs.ts';

/** Characters of a paragraph's text (from `start` to `end`) that give way to `text`. */
export interface Hunk {
  start: number;
  end: number;
  text: string;
  /** The new words stand before those that go. */
  isAhead?: boolean;
}

/** Who tracked changes are by, and since when (ISO 8601); `id` numbers them in the file. */
export interface Tracking {
  author: string;
  date: string;
  nextId: () => number;
}

const tokens = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** Where less of a text stays, it is replaced as a whole: words that stay here and there make no sense to a reader. */
const STAYS_MIN = 0.4;

/** What changes between two texts, by words; `at` is where the first stands in its paragraph. */
export function hunksBetween(before: string, after: string, at: number): Hunk[] {
  const hunks = wordHunks(before, after, at);
  const gone = hunks.reduce((sum, { start, end }) => sum + end - start, 0);
  return gone > before.length * (1 - STAYS_MIN) && after !== ''
    ? [{ start: at, end: at + before.length, text: after }]
    : hunks;
}

function wordHunks(before: string, after: string, at: number): Hunk[] {
  const hunks: Hunk[] = [];
  let place = at;
  let open: Hunk | undefined;
  for (const { value, added, removed } of diffArrays(tokens(before), tokens(after))) {
    const text = value.join('');
    // A blank between two changed words belongs to their change.
    const isJoint = !added && !removed && open !== undefined && /^\s$/.test(text);
    if (!added && !removed && !isJoint) {
      open = undefined;
      place += text.length;
      continue;
    }
    if (open === undefined) {
      open = { start: place, end: place, text: '' };
      hunks.push(open);
    }
    if (added || isJoint) open.text += text;
    if (removed || isJoint) {
      place += text.length;
      open.end = place;
    }
  }
  return hunks.filter(({ start, end, text }) => start < end || text !== '');
}

const mark = (kind: 'ins' | 'del', inner: string, { author, date, nextId }: Tracking): string =>
  `<w:${kind} w:id="${nextId()}" w:author="${author}" w:date="${date}">${inner}</w:${kind}>`;

const textElement = (name: 'w:t' | 'w:delText', text: string): string =>
  `<${name} xml:space="preserve">${encode(text)}</${name}>`;

/** A run's piece after an edit: what stays, goes or comes. */
interface Piece {
  kind: 'keep' | 'del' | 'ins';
  xml: string;
}

/** Whether a hunk's new words stand in this run: in the one where it begins, else in the one before. */
const isAnchored = (hunk: Hunk, run: Run, isFirst: boolean): boolean =>
  hunk.start < hunk.end
    ? hunk.start >= run.from && hunk.start < run.to
    : (hunk.start > run.from && hunk.start <= run.to) || (hunk.start === 0 && isFirst);

function piecesOf(run: Run, hunks: readonly Hunk[], isFirst: boolean): Piece[] {
  const pieces: Piece[] = [];
  const inserted = new Set<Hunk>();
  const insertBefore = (place: number): void => {
    for (const hunk of hunks) {
      const from = hunk.isAhead ? hunk.start : hunk.end;
      if (inserted.has(hunk) || hunk.text === '' || from > place) continue;
      if (!isAnchored(hunk, run, isFirst)) continue;
      inserted.add(hunk);
      pieces.push({ kind: 'ins', xml: textElement('w:t', hunk.text) });
    }
  };
  let place = run.from;
  for (const part of run.parts) {
    if (!part.isText) {
      insertBefore(place);
      const isGone = hunks.some(({ start, end }) => start <= place && place < end);
      pieces.push({ kind: isGone && part.text !== '' ? 'del' : 'keep', xml: part.xml });
      place += part.text.length;
      continue;
    }
    const stop = place + part.text.length;
    const cuts = [...new Set([place, stop, ...hunks.flatMap(({ start, end }) => [start, end])])]
      .filter((cut) => cut >= place && cut <= stop)
      .sort((a, b) => a - b);
    for (const [index, from] of cuts.slice(0, -1).entries()) {
      const to = cuts[index + 1] ?? stop;
      insertBefore(from);
      const isGone = hunks.some(({ start, end }) => start <= from && to <= end);
      const text = part.text.slice(from - place, to - place);
      const isWhole = from === place && to === stop;
      pieces.push(
        isGone
          ? { kind: 'del', xml: textElement('w:delText', text) }
          : { kind: 'keep', xml: isWhole ? part.xml : textElement('w:t', text) },
      );
    }
    place = stop;
  }
  insertBefore(Math.max(place, ...hunks.map(({ end }) => end)));
  return pieces;
}

function runXml(run: Run, pieces: readonly Piece[], tracking: Tracking | undefined): string {
  const wrap = (inner: string): string => `${run.open}${run.properties}${inner}</w:r>`;
  if (tracking === undefined) {
    const stays = pieces.filter(({ kind }) => kind !== 'del');
    return stays.length === 0 ? '' : wrap(stays.map(({ xml }) => xml).join(''));
  }
  const groups: Piece[] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last?.kind === piece.kind) last.xml += piece.xml;
    else groups.push({ ...piece });
  }
  return groups
    .map(({ kind, xml }) => (kind === 'keep' ? wrap(xml) : mark(kind, wrap(xml), tracking)))
    .join('');
}

/** A replacement in a part's XML. */
export interface Patch {
  start: number;
  end: number;
  xml: string;
}

/** The runs that hunks touch, written anew: each keeps its formatting, new words take that of the words beside them. Hunks are in order and do not meet. */
export function editRuns(
  { runs }: Paragraph,
  hunks: readonly Hunk[],
  tracking: Tracking | undefined,
): Patch[] {
  const texts = runs.filter(({ from, to }) => to > from);
  return texts.flatMap((run, index) => {
    const isFirst = index === 0;
    const own = hunks.filter(
      (hunk) => (hunk.start < run.to && hunk.end > run.from) || isAnchored(hunk, run, isFirst),
    );
    if (own.length === 0) return [];
    const xml = runXml(run, piecesOf(run, own, isFirst), tracking);
    return [{ start: run.start, end: run.end, xml }];
  });
}

/**
 * What is written anew at a paragraph's end, before new paragraphs behind it: LibreOffice takes new words
 * there and the new paragraphs for one change and rejects the paragraph's own end with them, so what goes
 * stands last. Hunks are in order.
 */
export function endingInWhatGoes(text: string, hunks: readonly Hunk[]): Hunk[] {
  const last = hunks.at(-1);
  if (last === undefined || last.text === '' || last.end < text.length) return [...hunks];
  const before = hunks.slice(0, -1);
  const from = before.at(-1)?.end ?? 0;
  // Where nothing goes, the last word does, and comes back with the new ones.
  const word = last.start < last.end ? '' : (tokens(text.slice(from)).at(-1) ?? '');
  const start = last.start - word.length;
  return [...before, { start, end: last.end, text: word + last.text, isAhead: true }];
}

/** Properties of a paragraph whose end comes or goes as a tracked change. */
export function withTrackedEnd(
  properties: string,
  kind: 'ins' | 'del' | 'moveFrom' | 'moveTo',
  { author, date, nextId }: Tracking,
): string {
  const sign = `<w:${kind} w:id="${nextId()}" w:author="${author}" w:date="${date}"/>`;
  if (properties === '') return `<w:pPr><w:rPr>${sign}</w:rPr></w:pPr>`;
  if (properties.includes('<w:rPr/>'))
    return properties.replace('<w:rPr/>', `<w:rPr>${sign}</w:rPr>`);
  if (properties.includes('<w:rPr>')) return properties.replace('<w:rPr>', `<w:rPr>${sign}`);
  // Before what the schema puts behind the run properties of the mark.
  const at = properties.search(/<w:(?:sectPr|pPrChange)\b|<\/w:pPr>/);
  return `${properties.slice(0, at)}<w:rPr>${sign}</w:rPr>${properties.slice(at)}`;
}

/** A text after replacements that do not meet. */
export function patched(xml: string, patches: readonly Patch[]): string {
  return [...patches]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, xml: by }) => text.slice(0, start) + by + text.slice(end), xml);
}

/** A new paragraph in the form of another: its properties and those of its first text. */
export function likeParagraph(
  model: Paragraph,
  text: string,
  tracking: Tracking | undefined,
): string {
  const run = model.runs.find(({ from, to }) => to > from);
  // A section ends where it ended.
  const plain = model.properties.replace(/<w:sectPr\b[\s\S]*<\/w:sectPr>|<w:sectPr\b[^<>]*\/>/, '');
  const inner = `<w:r>${run?.properties ?? ''}${textElement('w:t', text)}</w:r>`;
  if (tracking === undefined) return `<w:p>${plain}${inner}</w:p>`;
  const properties = withTrackedEnd(plain, 'ins', tracking);
  return `<w:p>${properties}${mark('ins', inner, tracking)}</w:p>`;
}
