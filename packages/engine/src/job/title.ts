import { findJobSection } from '../lexicon/job-headings.ts';
import { TITLE_WORDS } from '../lexicon/titles.ts';
import type { Segment } from './segments.ts';

interface Span {
  text: string;
  start: number;
  end: number;
}

/** A title and the line it stands on. */
export interface JobTitle extends Span {
  line: Span;
}

const TITLE_WORDS_MAX = 9;
const LABEL =
  /^(?:job title|position title|position|title|role|job|poste|we(?:'|’)re hiring|now hiring|hiring)\s*[:\-–]?\s*(?:an?\s)?/i;
/** What parts a title from the place, the employer or an aside on the same line. */
const PART =
  /\s+[—–|-]\s+|\s*\*{2,}\s*|\s*[,;:!|]\s*|\.\s|\s+\(|(?<=\p{Ll}{2,}|\p{Lu}{3,})\s\/\s|\s+(?:at|needed|wanted|required|who|to join)\b\s*|[!.]+$/iu;
/** Short names of trades that are no titles in other lines. */
const SHORT_TITLES = new Set(['generalist', 'lpn', 'rn', 'rpn', 'psw', 'hca', 'dba', 'sdr', 'bdr']);
const NAMED_ROLE =
  /\b(?:looking for|looking to hire|seeking|seeks|hiring|recruiting|needs?|is after|in search of)\s+(?:for\s+)?(?:an?|our next|experienced|talented|one)\s+((?:[\p{L}+#/&.-]+\s){0,5}?[\p{L}+#/-]+)(?=\s+(?:to|who|with|that|for|in|at|on|based|as)\b|[.,!(;]|\s\(|$)/u;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}]+/gu) ?? [];

/** Whether a phrase holds a word that carries a job title ("engineer", "nurse"). */
export function hasTitleWord(text: string): boolean {
  return wordsOf(text).some(
    (word) =>
      TITLE_WORDS.has(word) || TITLE_WORDS.has(word.replace(/s$/, '')) || SHORT_TITLES.has(word),
  );
}

/** Parts of a line between the marks that end a title, with their places. */
function partsOf(line: Span): Span[] {
  const parts: Span[] = [];
  const separators = new RegExp(PART, 'giu');
  let from = 0;
  const push = (to: number): void => {
    const text = line.text.slice(from, to).trim();
    const start =
      line.start +
      from +
      (line.text.slice(from, to).length - line.text.slice(from, to).trimStart().length);
    if (text !== '') parts.push({ text, start, end: start + text.length });
  };
  for (const match of line.text.matchAll(separators)) {
    push(match.index);
    from = match.index + match[0].length;
  }
  push(line.text.length);
  return parts;
}

function isTitle({ text }: Span): boolean {
  const words = text.split(/\s+/);
  return words.length <= TITLE_WORDS_MAX && /^[\p{Lu}\p{N}]/u.test(text) && hasTitleWord(text);
}

/** The title that a first line holds: the first of its parts with a word of a title. */
function titleIn(line: Span): Span | null {
  const label = LABEL.exec(line.text)?.[0].length ?? 0;
  const bare = { text: line.text.slice(label), start: line.start + label, end: line.end };
  if (findJobSection(bare.text) !== null) return null;
  const parts = partsOf(bare);
  const found = parts.find(isTitle);
  if (found !== undefined) return found;
  const first = parts[0];
  return label > 0 && /:\s*$/.test(line.text.slice(0, label)) && first !== undefined ? first : null;
}

function namedRole(segment: Segment): Span | null {
  const match = NAMED_ROLE.exec(segment.text);
  const role = match?.[1];
  if (match === null || role === undefined || !hasTitleWord(role)) return null;
  const start = segment.start + match.index + match[0].lastIndexOf(role);
  return { text: role, start, end: start + role.length };
}

const LINE_CHARS_MAX = 160;

/** The first line where it holds a title; otherwise the role that a sentence names. `line` is the line to be read as a title, not as a requirement. */
export function findTitle(segments: readonly Segment[]): JobTitle | null {
  const first = segments[0];
  if (first !== undefined && first.text.length <= LINE_CHARS_MAX) {
    const found = namedRole(first) ?? titleIn(first);
    if (found !== null) return { ...found, line: first };
  }
  const second = segments[1];
  if (
    second !== undefined &&
    second.section === 'start' &&
    second.text.length <= LINE_CHARS_MAX / 2
  ) {
    const found = titleIn(second);
    if (found !== null) return { ...found, line: second };
  }
  for (const segment of segments) {
    const found = namedRole(segment);
    if (found !== null) return { ...found, line: found };
  }
  return null;
}
