import { memoize } from '../../language/memoize.ts';
import { listTerms, type Term } from './terms.ts';

/** One thing of a row with its own place, time or party: "physics to year 9". */
interface Member {
  things: readonly Term[];
  beside: readonly Term[];
}

const JOINT = /\s(?:and|&|but)\s|[,;]\s/g;
const BESIDE = /\s(?:to|in|at|for|from|with|on|by|during|under)\s/;

const TIME =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:all|every|each) (?:year|summer|winter)/;
/** "dinner Saturdays": a time needs no preposition. */
const isTime = ({ lower, figure }: Term): boolean =>
  figure?.kind === 'rate' || figure?.kind === 'date' || TIME.test(lower);

/** "maths to year 7" and "physics to year 9" of "Taught maths to year 7 and physics to year 9". */
const listMembers = memoize((told: string): Member[] => {
  const terms = listTerms(told);
  const ends = [...Array.from(told.matchAll(JOINT), ({ index }) => index), told.length];
  const members = ends.map((end, i) => {
    const start = ends[i - 1] ?? 0;
    const own = terms.filter((term) => term.start >= start && term.end <= end);
    const time = own.find(isTime)?.start ?? end;
    const split = Math.min(
      time,
      start + (BESIDE.exec(told.slice(start, end))?.index ?? end - start),
    );
    return {
      deeds: own.filter(({ isDeed }) => isDeed).length,
      things: own.filter((term) => !term.isDeed && term.end <= split),
      beside: own.filter((term) => !term.isDeed && term.start >= split),
    };
  });
  // A deed of its own begins another row.
  const isRow = members.length > 1 && members.every(({ deeds }, i) => deeds <= (i === 0 ? 1 : 0));
  if (!isRow) return [];
  // "year" of "year 7" and "year 9" tells the two apart from nothing.
  const isOwn = (term: Term): boolean =>
    !members.some(({ beside }) =>
      beside.some((other) => other !== term && other.lower === term.lower),
    );
  return members
    .map(({ things, beside }) => ({ things, beside: beside.filter(isOwn) }))
    .filter(({ things, beside }) => things.length > 0 && beside.length > 0);
});

/** Whether a text that took up these terms of a line tells one thing of a row with what belongs to another: "taught physics to year 7". */
export function crossesFacts(told: string, kept: readonly Term[]): boolean {
  const members = listMembers(told);
  if (members.length < 2) return false;
  const starts = new Set(kept.map(({ start }) => start));
  const has = (terms: readonly Term[]): boolean => terms.some(({ start }) => starts.has(start));
  const alone = members.filter(({ things, beside }) => has(things) && !has(beside));
  const left = members.filter(({ things, beside }) => !has(things) && has(beside));
  // "emails and calls in Urdu" of "emails in English, calls in Urdu"
  const isOneForBoth = members.some(
    (member) =>
      has(member.things) &&
      has(member.beside) &&
      alone.some(
        ({ beside }) => beside[0]?.link !== '' && beside[0]?.link === member.beside[0]?.link,
      ),
  );
  return alone.length > 0 && (left.length > 0 || isOneForBoth);
}

const isRate = ({ figure }: Term): boolean => figure?.kind === 'rate';
const CUT = /\s(?:and|&)\s|[,;]\s/g;

/** The members of a row of things with how often each of them is told: "induction and yearly training". */
const listTimed = memoize((told: string): { things: readonly Term[]; rate: Term | undefined }[] => {
  const terms = listTerms(told);
  const cuts = [...Array.from(told.matchAll(CUT), ({ index }) => index), told.length];
  const members = cuts.map((end, i) =>
    terms.filter((term) => term.start >= (cuts[i - 1] ?? 0) && term.end <= end),
  );
  const isRow = members.every(
    (own, i) => own.filter(({ isDeed }) => isDeed).length <= (i === 0 ? 1 : 0),
  );
  if (!isRow || members.length < 2) return [];
  return members.map((own) => ({
    things: own.filter((term) => !term.isDeed && !isRate(term)),
    rate: own.find(isRate),
  }));
});

/** Whether a text tells one thing of a row as often as another: "yearly induction", or both by one of their two times. */
export function crossesTimes(text: string, told: string, kept: readonly Term[]): boolean {
  const members = listTimed(told);
  const starts = new Set(kept.map(({ start }) => start));
  const has = ({ start }: Term): boolean => starts.has(start);
  const timed = members.filter(({ rate, things }) => rate !== undefined && things.some(has));
  const sure = timed.filter(({ rate }) => rate !== undefined && has(rate));
  if (timed.length > 1 && sure.length > 0 && sure.length < timed.length) return true;
  const terms = listTerms(text);
  return members.some(({ rate, things }) => {
    const first = things[0];
    const isBefore = rate !== undefined && first !== undefined && rate.end < first.start;
    if (!isBefore || !has(rate)) return false;
    const at = terms.findIndex((term) => isRate(term) && term.lower === rate.lower);
    const next = at === -1 ? undefined : terms[at + 1];
    if (next === undefined || text.slice(terms[at]?.end ?? 0, next.start) !== ' ') return false;
    const isOf = (list: readonly Term[]): boolean =>
      list.some(({ lemmas, lower }) => lower === next.lower || lemmas.includes(next.lower));
    return !isOf(things) && members.some((other) => other.rate !== rate && isOf(other.things));
  });
}

const LISTED = /^(?: and| &|, and) (?:(?:the|an?|my|our|\d[\d,.]*) )?$/;
const OF = /^ of (?:(?:the|an?|my|our|\d[\d,.]*) )?$/;
const isSameWord = (one: Term, other: Term): boolean =>
  one.lower === other.lower || one.lemmas.some((lemma) => other.lemmas.includes(lemma));

/** "letters of 30 guests" of "letters and 30 guests": two things of a list told as one of the other. */
export function tiesListed(text: string, told: string): boolean {
  const own = listTerms(text).filter(({ figure }) => figure === null);
  const source = listTerms(told).filter(({ figure }) => figure === null);
  return own.some((claim, i) => {
    const before = own[i - 1];
    if (before === undefined || !OF.test(text.slice(before.end, claim.start))) return false;
    return source.some((term, at) => {
      const next = source[at + 1];
      return (
        next !== undefined &&
        LISTED.test(told.slice(term.end, next.start)) &&
        isSameWord(term, before) &&
        isSameWord(next, claim)
      );
    });
  });
}
