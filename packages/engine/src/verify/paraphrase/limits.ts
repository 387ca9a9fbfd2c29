import type { Term } from './terms.ts';

/** How far a limiting word reaches: to the end of its sentence, over all of it, to the next word or to the next number. */
type Reach = 'after' | 'sentence' | 'next' | 'number';

/**
 * Words that make a claim smaller, a row each: the kind of limit, how far it reaches, the words. A text
 * that keeps what such a word limits keeps a word of that kind. "~" marks a verb in any form.
 */
const ROWS = `
help after ~help
help after ~assist
help after ~aid
help after ~support
help after ~contribute to
help after ~participate in
help after ~take part in
help after involved in
shared after member of
help after ~shadow
help after ~observe
help after ~learn
help after ~study
help after exposure to
help after familiar with
help after assistance with
help after assistance in
help after in training
help after training in
part after half of
part after some of
part after parts of
part after most of
part after one of
part after majority of
part sentence the majority
part after third of
part after quarter of
part after section of
part after sections of
part after chapters of
amount number about
amount number around
amount number approximately
amount number approx
amount number roughly
amount number nearly
amount number almost
amount number up to
amount number as many as
amount number as much as
amount sentence at most
amount number under
amount number below
amount number less than
amount number fewer than
amount number close to
amount number circa
amount number some
amount sentence max
amount sentence at the most
amount sentence at the longest
amount sentence never more than
amount sentence not more than
amount sentence no more than
amount sentence maximum of
seldom sentence sometimes
seldom sentence occasional
seldom sentence occasionally
seldom sentence at times
seldom sentence from time to time
seldom sentence now and then
seldom sentence once
seldom sentence as needed
seldom sentence when needed
seldom sentence if needed
seldom sentence as required
seldom sentence rarely
seldom sentence seldom
seldom sentence partly
seldom sentence partially
seldom sentence mostly
seldom sentence mainly
seldom sentence usually
seldom sentence generally
seldom sentence temporarily
seldom sentence briefly
seldom sentence a little
seldom sentence a bit
seldom sentence informally
lesser next basic
lesser next beginner
lesser next elementary
lesser next conversational
lesser next intermediate
lesser next introductory
lesser next junior
lesser next assistant
lesser next deputy
lesser next acting
lesser next trainee
lesser next apprentice
lesser next student
lesser next volunteer
lesser next intern
lesser next interim
lesser next temporary
lesser next relief
lesser next backup
lesser next associate
lesser next minor
lesser next limited
lesser next partial
lesser next mock
lesser next draft
lesser next drafts of
lesser next vice
lesser next mini
lesser next light
shared next co
shared sentence under supervision
shared sentence under the
shared sentence under a
shared sentence under an
shared sentence under my
shared sentence under our
shared sentence under direct
shared sentence under close
shared sentence with help
shared sentence with the help
shared sentence with support
shared sentence with guidance
shared sentence with assistance
shared sentence jointly
shared sentence together
shared sentence alongside
shared sentence as part of
shared after part of
shared sentence in a team
shared sentence on a team
shared sentence in a group
shared sentence with a team
shared sentence with the team
shared sentence with my team
shared sentence with our team
shared sentence with colleagues
shared sentence with coworkers
shared sentence with a colleague
shared sentence with a coworker
shared sentence with a partner
shared sentence with another
shared sentence with others
shared sentence with other
shared sentence with my supervisor
shared sentence with the supervisor
shared sentence with my manager
shared sentence with the manager
shared sentence with my boss
condition sentence when asked
condition sentence on request
condition sentence as requested
condition sentence in the absence
condition sentence during
condition sentence vacations
condition sentence when
condition sentence whenever
condition sentence if
condition sentence unless
condition sentence absence
condition sentence while
`;

interface Limit {
  kind: string;
  reach: Reach;
  words: readonly string[];
}

const LIMITS: readonly Limit[] = ROWS.trim()
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
    if (!wanted.startsWith('~')) return word.lower === wanted;
    const base = wanted.slice(1);
    const term = terms.find(({ start }) => start === word.start);
    return term !== undefined && (term.isDeed || place === 0) && term.lemmas.includes(base);
  };
  return words.flatMap(({ lower, start }, place) => {
    // "co-ordinated" is no work with others.
    if (lower === 'co' && /^-?o/i.test(text.slice(start + lower.length))) return [];
    const term = terms.find((one) => one.start === start);
    const firsts = [lower, ...(term?.lemmas ?? [])];
    return [...new Set(firsts.flatMap((first) => byFirst.get(first) ?? []))]
      .filter(({ kind }) => kind !== 'lesser' || term?.isDeed !== true)
      .filter((limit) => limit.words.every((wanted, i) => isOf(place + i, wanted)))
      .filter(
        () =>
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
  if (reach === 'sentence') return clauseAt(text, terms, start);
  if (reach === 'after') return { start: end, end: sentence.end };
  const isNear = next !== undefined && next.start - end <= 2;
  if (!isNear || (reach === 'number' && next.figure?.kind !== 'number')) return null;
  return { start: next.start, end: next.end };
}

/** Kinds of which each keeps the other: "helped" and "took part". */
const SHARING: ReadonlySet<string> = new Set(['help', 'shared']);

/** The first limiting word of a source line that a text leaves out, though it keeps what the word limits; `kept` are the terms of the line that the text has. */
export function findLostLimit(
  text: string,
  terms: readonly Term[],
  source: { text: string; terms: readonly Term[] },
  kept: readonly Term[],
): { start: number; end: number } | null {
  const own = new Set(listLimits(text, terms).map(({ kind }) => kind));
  for (const limit of listLimits(source.text, source.terms)) {
    if (
      own.has(limit.kind) ||
      (SHARING.has(limit.kind) && [...SHARING].some((kind) => own.has(kind)))
    )
      continue;
    const reach = reachOf(source.text, source.terms, limit);
    if (reach === null) continue;
    const isKept = kept.some(
      ({ start, end }) =>
        start >= reach.start && end <= reach.end && !(start >= limit.start && end <= limit.end),
    );
    if (isKept) return limit;
  }
  return null;
}
