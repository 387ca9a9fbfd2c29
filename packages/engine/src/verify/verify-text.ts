import type { Finding } from '@trueline/contracts';
import headings from '../../data/phrases/resume-headings.json' with { type: 'json' };
import { contentWords, stemOf } from '../language/en/stems.ts';
import { PRESENT_WORDS } from '../language/months.ts';
import { type Basis, readBasis } from './basis.ts';
import { listTerms } from './paraphrase/terms.ts';
import { type DateFact, listDates, supportsDate } from './quantities/dates.ts';
import { isPerson } from './responsibility/agents.ts';
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

/** Where a line of a head or a list is divided: "Clerk, Northwind | 2019 – 2021". */
const DIVIDER = /[,;|•·()\t]|\s[–—-]\s|\s{2,}|:\s/;

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;

/** Whether each piece of a line without a deed stands in the source as it is, its dates in whatever form; who somebody is, as a whole piece. */
function isPutTogether(
  line: string,
  source: readonly string[],
  dates: readonly DateFact[],
): boolean {
  if (line.length > MAX_ANCHOR_LENGTH * 2) return false;
  if (listTerms(line).some(({ isDeed }) => isDeed)) return false;
  const whole = ` ${source.map(plain).join('  ')} `;
  const pieces = new Set(source.flatMap((text) => [text, ...text.split(DIVIDER)]).map(plain));
  return line.split(DIVIDER).every((piece) => {
    const words = plain(piece);
    if (words.trim() === '' || pieces.has(words)) return true;
    const own = listDates(piece);
    const isDated = own.length > 0 || presentWord.test(piece);
    const rest = plain(
      own
        .toReversed()
        .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), piece)
        .replace(presentWord, ''),
    );
    if (isDated && rest.trim() === '')
      return own.every((date) => dates.some((told) => supportsDate(told, date)));
    const isSomebody = words.trim().split(' ').some(isPerson);
    return !isSomebody && whole.includes(words);
  });
}

/** The head of an entry stands in so many lines of a page at most. */
const HEAD_LINES = 5;

const squashed = (text: string): string =>
  text.toLowerCase().replace(/https?:|www\.|[^\p{L}\p{N}@.]/gu, '');

/** Whether each piece of a line of contact details stands in a text, however its parts are divided. */
function isAddress(line: string, text: string): boolean {
  if (!/@|\.\p{L}{2,}|\d{3}/u.test(line) || listTerms(line).some(({ isDeed }) => isDeed))
    return false;
  const whole = squashed(text);
  return line
    .split(/\s*[|•·,]\s*|\s{2,}/)
    .every((piece) => whole.includes(squashed(piece.replace(/^\p{L}+:\s/u, ''))));
}

/** Lines of a text with those that a page broke in two put together again. */
function unbroken(lines: readonly { text: string }[]): { text: string }[] {
  const whole: string[] = [];
  for (const { text } of lines) {
    const last = whole.at(-1);
    const isNew =
      text.trim() === '' || BULLET.test(text) || last === undefined || last.trim() === '';
    if (isNew) whole.push(text);
    else whole[whole.length - 1] = `${last} ${text.trim()}`;
  }
  const own = new Set(lines.map(({ text }) => text));
  return whole.filter((text) => !own.has(text)).map((text) => ({ text }));
}

interface SourceBlock {
  anchor: ReadonlySet<string>;
  basis: Basis;
}

const isHeading = (line: string): boolean =>
  HEADING.test(line) && (HEADING_WORDS.test(line) || HEADING_TEXTS.has(plain(line).trim()));
const HEADING_TEXTS: ReadonlySet<string> = new Set(
  Object.values(headings)
    .flat()
    .filter((heading) => typeof heading === 'string'),
);

const withoutBullet = (line: string): string => line.replace(BULLET, '').trim();

/** Every fact of a plain text that the original text does not support; facts of a dated entry must stand in that entry, and the person's own lines stand for themselves. Offsets count in the optimized text. */
export function verifyText(
  original: string,
  optimized: string,
  ownLines: readonly string[] = [],
): Finding[] {
  const originalLines = original.split('\n').map((text) => ({ text }));
  const document = readBasis([...originalLines, ...unbroken(originalLines)]);
  const own = document.lines
    .slice(0, originalLines.length)
    .filter(({ text }) => text.trim() !== '');
  const windows = own.map((_, at) => own.slice(at, at + HEAD_LINES));
  const sources = splitBlocks(original)
    .filter((block) => block.anchor !== null)
    .map((block) => ({
      anchor: block.anchor as ReadonlySet<string>,
      basis: readBasis([...block.lines, ...unbroken(block.lines)]),
    }));
  return splitBlocks(optimized).flatMap((block) => {
    const entry = findBasis(block, sources);
    const basis = entry ?? document;
    const others = sources.flatMap((one) =>
      entry === undefined || one.basis === entry ? [] : one.basis,
    );
    const lines = block.lines.filter(
      ({ text }) => !ownLines.includes(withoutBullet(text)) && !isHeading(text),
    );
    const source = basis.lines.map(({ text }) => text);
    const isTold = (text: string): boolean => {
      const line = withoutBullet(text);
      return (
        isPutTogether(line, source, basis.dates) ||
        isAddress(line, original) ||
        windows.some((near) =>
          isPutTogether(
            line,
            near.map((one) => one.text),
            near.flatMap((one) => one.dates),
          ),
        )
      );
    };
    return lines
      .filter(({ text }) => !isTold(text))
      .flatMap((line) => {
        const text = line.text.replace(/\r$/, '');
        return toFindings(weighText(text, basis, document), text, others).map((finding) => ({
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
