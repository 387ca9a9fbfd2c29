import type { Finding } from '@trueline/contracts';
import { contentWords, stemOf } from '../language/en/stems.ts';
import { PRESENT_WORDS } from '../language/months.ts';
import { type Basis, readBasis } from './basis.ts';
import { listDates } from './quantities/dates.ts';
import { toFindings } from './verdict.ts';
import { weighText } from './weigh-text.ts';

interface TextLine {
  text: string;
  start: number;
}

/** The lines of one entry, known by its dated line; the lines before the first one are no entry. */
interface Block {
  /** Stems and years of the dated line and the line above it. */
  anchor: ReadonlySet<string> | null;
  lines: TextLine[];
}

const MAX_ANCHOR_LENGTH = 120;
const BULLET = /^\s*(?:[-*•·▪‣–—○●]|\d+[.)])\s/;
const presentWord = new RegExp(
  `\\b(?:${PRESENT_WORDS.filter((word) => /^[a-z ]+$/.test(word)).join('|')})\\b`,
  'i',
);
/** A heading: short, no digits, in capitals or followed by nothing else. */
const HEADING = /^\s*(?:#+\s*)?[\p{L} &/]{3,40}:?\s*$/u;
const HEADING_WORDS =
  /\b(?:experience|employment|education|skills|summary|profile|projects|certificat\w+|awards|languages|interests|volunteer\w*|references|objective|formation|compétences|expérience)\b/i;

const isAnchor = (line: string): boolean =>
  line.length <= MAX_ANCHOR_LENGTH &&
  !BULLET.test(line) &&
  (listDates(line).length > 1 ||
    (listDates(line).length === 1 && (presentWord.test(line) || line.length < 60)));

function linesOf(text: string): TextLine[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const place = { text: line, start };
    start += line.length + 1;
    return place;
  });
}

const anchorStems = (text: string): Set<string> =>
  new Set([
    ...contentWords(text).map((word) => stemOf(word.lower)),
    ...listDates(text).map((date) => String(date.year)),
  ]);

/** Splits a plain resume into entries at dated lines and headings. */
function splitBlocks(text: string): Block[] {
  const blocks: Block[] = [{ anchor: null, lines: [] }];
  for (const line of linesOf(text)) {
    const current = blocks.at(-1) as Block;
    if (isAnchor(line.text)) {
      const above = current.lines.at(-1);
      const hasTitleAbove =
        above !== undefined &&
        above.text.trim() !== '' &&
        !BULLET.test(above.text) &&
        above.text.length < MAX_ANCHOR_LENGTH &&
        !HEADING_WORDS.test(above.text);
      const lines = hasTitleAbove ? [current.lines.pop() as TextLine, line] : [line];
      blocks.push({ anchor: anchorStems(lines.map((item) => item.text).join(' ')), lines });
    } else if (HEADING.test(line.text) && HEADING_WORDS.test(line.text)) {
      blocks.push({ anchor: null, lines: [line] });
    } else current.lines.push(line);
  }
  return blocks;
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of a) if (b.has(stem)) shared++;
  return shared / Math.max(1, Math.min(a.size, b.size));
}
const SAME_ENTRY = 0.5;

interface SourceBlock {
  anchor: ReadonlySet<string>;
  basis: Basis;
}

const withoutBullet = (line: string): string => line.replace(BULLET, '').trim();

/** Every fact of a plain text that the original text does not support; facts of a dated entry must stand in that entry, and the person's own lines stand for themselves. Offsets count in the optimized text. */
export function verifyText(
  original: string,
  optimized: string,
  ownLines: readonly string[] = [],
): Finding[] {
  const document = readBasis(original.split('\n').map((text) => ({ text })));
  const sources = splitBlocks(original)
    .filter((block) => block.anchor !== null)
    .map((block) => ({
      anchor: block.anchor as ReadonlySet<string>,
      basis: readBasis(block.lines),
    }));
  return splitBlocks(optimized).flatMap((block) => {
    const entry = findBasis(block, sources);
    const others = sources.flatMap(({ basis }) =>
      entry === undefined || basis === entry ? [] : basis,
    );
    const lines = block.lines.filter(({ text }) => !ownLines.includes(withoutBullet(text)));
    return lines.flatMap((line) => {
      const text = line.text.replace(/\r$/, '');
      return toFindings(weighText(text, entry ?? document), text, others).map((finding) => ({
        ...finding,
        start: (finding.start ?? 0) + line.start,
        end: (finding.end ?? text.length) + line.start,
      }));
    });
  });
}

/** The source block with the likest dated line; among equal ones, the one that holds most of the block's lines. */
function findBasis(block: Block, sources: readonly SourceBlock[]): Basis | undefined {
  const { anchor, lines } = block;
  if (anchor === null) return undefined;
  const kept = (source: SourceBlock): number =>
    lines.filter((line) => source.basis.lines.some(({ text }) => text === line.text)).length /
    lines.length;
  const best = sources
    .map((source) => ({ source, score: likeness(anchor, source.anchor) }))
    .filter(({ score }) => score >= SAME_ENTRY)
    .map(({ source, score }) => ({ source, score: score + kept(source) }))
    .sort((a, b) => b.score - a.score)[0];
  return best?.source.basis;
}
