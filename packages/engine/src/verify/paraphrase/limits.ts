import { LIMIT_WORDS } from '../../../data/words/limit-words.ts';
import { isVerb } from '../../language/en/synonyms.ts';
import { memoize } from '../../language/memoize.ts';
import { NUMBER_WORDS } from '../../language/number-words.ts';
import { listShares } from '../quantities/shares.ts';
import { listTerms, type Term } from './terms.ts';

/** How far a limiting word reaches: to the end of its sentence, over all of it, over the figures of it, to the next word, number or act. */
type Reach = 'after' | 'sentence' | 'figures' | 'next' | 'number' | 'act';

interface Limit {
  kind: string;
  reach: Reach;
  words: readonly string[];
}

const LIMITS: readonly Limit[] = LIMIT_WORDS.trim()
  .split('\n')
  .map((row) => {
    const [kind = '', reach = '', ...words] = row.split(' ');
    return { kind, reach: reach as Reach, words };
  });
const byFirst = Map.groupBy(LIMITS, ({ words }) => (words[0] ?? '').replace('~', ''));

/** A limiting word of a text (UTF-16 offsets). */
interface FoundLimit extends Limit {
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}]+/gu;

function listLimits(text: string, terms: readonly Term[]): FoundLimit[] {
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    lower: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
  const isOf = (place: number, wanted: string): boolean => {
    const word = words[place];
    if (word === undefined) return false;
    // "90% of my targets" is a share, and "100%" is no part.
    if (wanted === '#')
      return text[word.end] !== '%' && (/^\d+$/.test(word.lower) || NUMBER_WORDS.has(word.lower));
    if (!wanted.startsWith('~')) return word.lower === wanted;
    const base = wanted.slice(1);
    const term = terms.find(({ start }) => start === word.start);
    return term !== undefined && (term.isDeed || place === 0) && term.lemmas.includes(base);
  };
  return words.flatMap(({ lower, start }, place) => {
    // "co-ordinated" is no work with others.
    if (lower === 'co' && /^-?o/i.test(text.slice(start + lower.length))) return [];
    const term = terms.find((one) => one.start === start);
    const firsts = [lower, ...(term?.lemmas ?? []), '#'];
    return [...new Set(firsts.flatMap((first) => byFirst.get(first) ?? []))]
      .filter(({ kind }) => kind !== 'lesser' || term?.isDeed !== true)
      .filter((limit) => limit.words.every((wanted, i) => isOf(place + i, wanted)))
      .filter(
        ({ kind }) =>
          kind === 'except' ||
          !terms.some(
            (one) => one.figure?.kind === 'rate' && one.start <= start && start < one.end,
          ),
      )
      .map((limit) => ({
        ...limit,
        start,
        end: words[place + limit.words.length - 1]?.end ?? start,
      }));
  });
}

/** "90% of invoices", "half the class": a share of what follows; "by half" is how far something changed. */
function listSharesOf(text: string): FoundLimit[] {
  return listShares(text)
    .filter(({ start, end }) => {
      const isChange = /\b(?:by|to|from|in)\s$/i.test(text.slice(0, start));
      return !isChange && !/^by\s/i.test(text.slice(start, end)) && SHARED.test(text.slice(end));
    })
    .map(({ start, end }) => ({ kind: 'part', reach: 'after', words: [], start, end }));
}
const SHARED = /^\s(?:of|the|our|my|all)\s/i;

const SENTENCE_END = /[.;:](?=\s|$)/g;

function sentenceAt(text: string, at: number): { start: number; end: number } {
  const ends = Array.from(text.matchAll(SENTENCE_END), ({ index }) => index);
  return {
    start: ends.filter((end) => end < at).at(-1) ?? 0,
    end: ends.find((end) => end >= at) ?? text.length,
  };
}

const JOINT = /[,;]|\b(?:and|then|&)\b/;

/** The part of a sentence around a place that one deed heads: what stands before the first deed is of all of them. */
function clauseAt(
  text: string,
  terms: readonly Term[],
  at: number,
): { start: number; end: number } {
  const sentence = sentenceAt(text, at);
  const heads = terms.filter(({ isDeed, start }, i) => {
    const last = terms[i - 1];
    const isIn = isDeed && start >= sentence.start && start < sentence.end;
    return (
      isIn &&
      (last === undefined ||
        last.end < sentence.start ||
        (!last.isDeed && JOINT.test(text.slice(last.end, start))))
    );
  });
  const own = heads.findLast(({ start }) => start <= at);
  if (own === undefined) return sentence;
  const next = heads.find(({ start }) => start > at);
  return { start: own === heads[0] ? sentence.start : own.start, end: next?.start ?? sentence.end };
}

/** The stretch of a text that a limiting word is about. */
function reachOf(text: string, terms: readonly Term[], { reach, start, end }: FoundLimit) {
  const sentence = sentenceAt(text, start);
  const next = terms.find((term) => term.end > end);
  if (reach === 'sentence' || reach === 'figures') return clauseAt(text, terms, start);
  if (reach === 'after') return { start: end, end: sentence.end };
  const isNear = next !== undefined && next.start - end <= 2;
  if (
    !isNear ||
    (reach === 'number' && next.figure?.kind !== 'number') ||
    (reach === 'act' && !next.isDeed && !next.lemmas.some(isVerb))
  )
    return null;
  return { start: next.start, end: next.end };
}

/** The limiting words of a line that texts are held against, read once. */
const limitsOf = memoize((told: string) => [
  ...listLimits(told, listTerms(told)),
  ...listSharesOf(told),
]);

/** "in winter" and "over the winter" are one time of the year. */
const isSaidOtherwise = (text: string, { kind, words }: Limit): boolean =>
  kind === 'season' && new RegExp(`\\b${words.at(-1)}`, 'i').test(text);

/** Kinds of which each keeps the other: "helped" and "took part". */
const SHARING: ReadonlySet<string> = new Set(['help', 'shared']);

/** The first limiting word of a source line that a text leaves out, though it keeps what the word limits; `kept` are the terms of the line that the text has. */
export function findLostLimit(
  text: string,
  terms: readonly Term[],
  told: string,
  kept: readonly Term[],
): { start: number; end: number } | null {
  const own = new Set(listLimits(text, terms).map(({ kind }) => kind));
  if (listShares(text).length > 0) own.add('part');
  for (const limit of limitsOf(told)) {
    if (
      own.has(limit.kind) ||
      (SHARING.has(limit.kind) && [...SHARING].some((kind) => own.has(kind)))
    )
      continue;
    const reach = reachOf(told, listTerms(told), limit);
    if (reach === null || isSaidOtherwise(text, limit)) continue;
    const isKept = kept.some(
      ({ start, end, figure }) =>
        (limit.reach !== 'figures' || figure?.kind === 'number' || figure?.kind === 'rate') &&
        start >= reach.start &&
        end <= reach.end &&
        !(start >= limit.start && end <= limit.end),
    );
    if (isKept) return limit;
  }
  return null;
}
