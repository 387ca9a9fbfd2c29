import words from '../../../data/phrases/heading-words.json' with { type: 'json' };
import headings from '../../../data/phrases/resume-headings.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import { closeLetterSpacing, fold } from '../characters.ts';
import { HEADING_SHORT_FORMS, kindOfWords } from './heading-words.ts';
import type { SectionKind } from './section-kind.ts';

const KINDS = new Map<string, SectionKind>();
const SOLID = new Map<string, SectionKind>();
for (const row of readTable<{ heading: string; kind: string }>(headings)) {
  const kind = row.kind as SectionKind;
  const key = normalize(row.heading);
  if (!KINDS.has(key)) KINDS.set(key, kind);
  if (!SOLID.has(key.replaceAll(' ', ''))) SOLID.set(key.replaceAll(' ', ''), kind);
}

function normalize(text: string): string {
  return fold(text)
    .replace(/&|\+|\//g, ' and ')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/^[\divx]+ (?=\p{L}{3})/u, '')
    .replace(/^(my|mes|mon|ma) /, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The kind of section that a heading of exactly these words opens, undefined for other text. */
export function findHeadingKind(text: string): SectionKind | undefined {
  if (text.length > 60) return undefined;
  const closed = closeLetterSpacing(text);
  const key = normalize(closed);
  if (key === '') return undefined;
  // Letter-spaced capitals do not always tell where their words end.
  const isCapitals = closed === closed.toUpperCase() && closed !== closed.toLowerCase();
  const solid = isCapitals ? SOLID.get(key.replaceAll(' ', '')) : undefined;
  return (
    KINDS.get(key) ??
    solid ??
    kindOfHalf(closed) ??
    kindOfMisspelled(key) ??
    kindOfWords(key) ??
    kindOfShortForms(key)
  );
}

/** "WORK EXP.", "Prof. Exp.", "LANG". */
function kindOfShortForms(key: string): SectionKind | undefined {
  const words = key.split(' ');
  const whole = words.map((word) => HEADING_SHORT_FORMS[word] ?? word).join(' ');
  return whole === key ? undefined : (KINDS.get(whole) ?? kindOfWords(whole));
}

/** "Education / Études": both languages' words for the same. */
function kindOfHalf(text: string): SectionKind | undefined {
  const halves = text.split(/\s*[/|]\s*/);
  if (halves.length !== 2) return undefined;
  const [first, second] = halves.map((half) => KINDS.get(normalize(half)));
  return first !== undefined && (second === undefined || first === second) ? first : undefined;
}

const MIN_MISSPELLED_LENGTH = 9;
/** By length, so that a line is compared with few names. */
const LONG_NAMES = Map.groupBy(
  [...KINDS].filter(([name]) => name.length >= MIN_MISSPELLED_LENGTH),
  ([name]) => name.length,
);

/** One letter wrong, missing, too many or swapped, in words long enough to be sure. */
function kindOfMisspelled(key: string): SectionKind | undefined {
  if (key.length < MIN_MISSPELLED_LENGTH) return undefined;
  const near = [key.length - 1, key.length, key.length + 1];
  const found = near.flatMap((length) => LONG_NAMES.get(length) ?? []);
  return found.find(([name]) => isOneSlipAway(key, name))?.[1];
}

function isOneSlipAway(a: string, b: string): boolean {
  // One slip leaves the first or the last letter alone.
  if (a[0] !== b[0] && a.at(-1) !== b.at(-1)) return false;
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let back = 0;
  while (back < a.length - from && back < b.length - from && a.at(-1 - back) === b.at(-1 - back))
    back++;
  const [left, right] = [a.slice(from, a.length - back), b.slice(from, b.length - back)];
  const isSwapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return Math.max(left.length, right.length) <= 1 || isSwapped;
}

/** Each kind with the words that place an unlisted heading, in the order in which they are tried. */
const KIND_WORDS = Array.from(
  Map.groupBy(readTable<{ word: string; kind: string }>(words), ({ kind }) => kind as SectionKind),
  ([kind, rows]) => {
    const anyOf = rows.map(({ word }) => word.replaceAll('*', String.raw`\p{L}*`)).join('|');
    return [kind, new RegExp(String.raw`(?<!\p{L})(?:${anyOf})(?!\p{L})`, 'u')] as const;
  },
);

/** The likeliest kind of a line that looks like a heading but is not in the lexicon. */
export function guessHeadingKind(text: string): SectionKind {
  const key = normalize(text);
  return KIND_WORDS.find(([, pattern]) => pattern.test(key))?.[0] ?? 'other';
}
