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
