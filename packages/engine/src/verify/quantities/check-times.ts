import { stemOf } from '../../language/en/stems.ts';
import { wordsOf } from '../../language/words.ts';
import type { Basis, SourceLine } from '../basis.ts';
import { clauseAt, findClauseOrigin } from '../clauses.ts';
import type { Fact } from '../objection.ts';
import { listDeeds } from '../responsibility/acts.ts';
import { isSameAmount, isWithin, listSingles, single } from './amounts.ts';
import {
  type Frequency,
  impliesFrequency,
  listFrequencies,
  supportsFrequency,
} from './frequencies.ts';
import { listNumbers } from './numbers.ts';

const ANOTHER_TIME = 'The source gives another time.';

const numberFact = (text: string, start: number, reason = ANOTHER_TIME): Fact => ({
  kind: 'number',
  text,
  start,
  end: start + text.length,
  reason,
});

/** "in one year" of "over two years": one has no number of its own in the lists. */
const ONE = /\b(?:one|a single) (hour|day|week|month|quarter|year|season)\b/gi;

/** "in one quarter" of "in 2022", "within an hour" of "within 24 hours". */
function shortened(text: string, { text: told, lines }: Basis): Fact[] {
  const ones = Array.from(text.matchAll(ONE), ({ index, 0: written }) => single(written, index));
  const rates = listFrequencies(text);
  return [...listSingles(text), ...ones].flatMap((one) => {
    const unit = one.measure ?? '';
    const isTold =
      new RegExp(`\\b(?:one|an?|single|1|last|first|half|the|same)[ -]${unit}\\b`, 'i').test(
        told,
      ) ||
      rates.some(({ start, end }) => start < one.end && one.start < end) ||
      lines.some(({ text: line, measures }) =>
        [...measures, ...listSingles(line)].some(
          (source) => isSameAmount(one, source) || isWithin(one, source),
        ),
      );
    return isTold ? [] : [numberFact(one.text, one.start)];
  });
}

/** What a basis says about how often. */
const tells = ({ lines }: Basis, told: Frequency): boolean =>
  lines.some(
    ({ text }) =>
      listFrequencies(text).some((source) => supportsFrequency(source, told)) ||
      impliesFrequency(text, told),
  );

/** "daily" of "weekly", "every hour" of "every two hours", whatever else is daily in that role. */
const otherRates = (text: string, basis: Basis, origin: Basis): Fact[] =>
  listFrequencies(text).flatMap((told) => {
    if (tells(origin.lines.length > 0 ? origin : basis, told)) return [];
    const clause = clauseAt(text, told);
    const own = clause === null ? null : findClauseOrigin(clause, basis);
    return own !== null && tells(own, told) ? [] : [numberFact(told.text, told.start)];
  });

const BOUND = /\b(since|until|till|through) (?:\p{L}+ )?((?:19|20)\d\d)\b/giu;

/** A role that starts or ends in this year says "since" or "until" by its dates. */
const isSpan = ({ path = '', text, dates }: SourceLine, word: string, year: string): boolean =>
  new RegExp(`\\b${word}\\b[^.;]*\\b${year}\\b`, 'i').test(text) ||
  (word === 'since' && new RegExp(`\\bfrom (?:\\p{L}+ )?${year}\\b`, 'iu').test(text)) ||
  (path.endsWith(word === 'since' ? '.startDate' : '.endDate') && text.startsWith(year)) ||
  // Plain text has its dates in a line: "2019 – Present".
  (!path.endsWith('Date') && dates.length > 0 && /\b(?:19|20)\d\d ?(?:-|–|—|to)/.test(text));

/** "since 2022" of "in 2022". */
const newBounds = (text: string, { lines }: Basis): Fact[] =>
  Array.from(text.matchAll(BOUND)).flatMap((match) => {
    const [written, word = '', year = ''] = match;
    const isTold = lines.some((line) => isSpan(line, word.toLowerCase(), year));
    return isTold ? [] : [numberFact(written, match.index)];
  });

const OF_EACH = /^[^,.;]{0,40}?\b(?:on each|each|apiece)(?=$|[,.;)]| (?:and|with)\b)/i;
/** What may say the same as "each". */
const SHARES = /\b(?:each|every|per|apiece|both|an?)\b|\p{L}s of (?:up to |about |around )?\d/iu;
const IN_ALL = /^[^.;]{0,40}?\b(?:in (?:all|total)|altogether|combined|between them)\b/i;

/** "54 children on each" of "54 children in all", "30 staff" of "30 staff each". */
const multiplied = (text: string, { lines }: Basis): Fact[] =>
  listNumbers(text).flatMap((number) => {
    const isOfEach = OF_EACH.test(text.slice(number.end));
    const same = lines.flatMap(({ text: told, numbers }) =>
      numbers
        .filter(({ value }) => value === number.value)
        .map(({ end }) => ({ told, after: told.slice(end) })),
    );
    const isOther = isOfEach
      ? same.every(({ told, after }) => IN_ALL.test(after) || !SHARES.test(told))
      : same.every(({ after }) => OF_EACH.test(after)) && !SHARES.test(text);
    const reason = 'The source gives this number for each, or for all together.';
    return isOther && same.length > 0 ? [numberFact(number.text, number.start, reason)] : [];
  });

/** "half of", "a third of the": what was done to a part. */
const FRACTION_OF =
  /\b(?:half|(?:an? |one |two |three )?(?:thirds?|quarters?|fifths?|tenths?)|some|most|part|a few) (?:of )?(?:the |all )?$/i;
/** "some 25 tickets" is about 25 of them. */
const ABOUT = /\bsome $/i;

/** "Reviewed 900 files" of "reviewed a third of the 900 files". */
const wholes = (text: string, { lines }: Basis): Fact[] =>
  listNumbers(text).flatMap((number) => {
    if (FRACTION_OF.test(text.slice(0, number.start))) return [];
    const same = lines.flatMap((line) =>
      line.numbers
        .filter(({ value }) => value === number.value)
        .map(({ start }) => line.text.slice(0, start)),
    );
    const isPart =
      same.length > 0 && same.every((before) => FRACTION_OF.test(before) && !ABOUT.test(before));
    const reason = 'The source says this of a part only.';
    return isPart ? [numberFact(number.text, number.start, reason)] : [];
  });

/** "two chapters of a textbook": the deed, and the whole of which a part was done. */
const PART_OF_WHOLE =
  /\b(\w+) (?:\S+ ){0,2}?(?:chapters?|parts?|sections?|pages?|pieces?|portions?|episodes?|scenes?|modules?|stages?|phases?|drafts?) of (?:the|an?|our|its) ((?:\w+ ?){1,3})/gi;
const PARTS =
  /\b(?:(?:some|most|half|several|a few) (?:of )?|chapters?|parts?|partly|sections?|pages?|pieces?|portions?|episodes?|scenes?|modules?|stages?|phases?|drafts?)\b/i;

/** "Translated a textbook" of "translated two chapters of a textbook". */
const wholeThings = (text: string, { lines }: Basis): Fact[] => {
  if (PARTS.test(text)) return [];
  return lines.flatMap((line) =>
    Array.from(line.text.matchAll(PART_OF_WHOLE)).flatMap(([, deed = '', whole = '']) => {
      const claim = listDeeds(text).find(
        ({ stem, head }) =>
          stem === stemOf(deed.toLowerCase()) &&
          whole.split(' ').some((word) => head.has(stemOf(word.toLowerCase()))),
      );
      const reason = 'The source says this of a part only.';
      return claim === undefined ? [] : [numberFact(claim.word.text, claim.word.start, reason)];
    }),
  );
};

const OFTEN =
  /\b(?:regularly|routinely|frequently|constantly|always|consistently|habitually|often)\b/gi;
const SELDOM =
  /\b(?:once(?! (?:an?|per|every|the|it|they)\b)|twice(?! (?:an?|per)\b)|occasional(?:ly)?|sometimes|at times|from time to time|now and then|on (?:\S+ )?occasions?|(?:when|as) needed|when (?:\S+ ){1,5}(?:off|out|away|sick|ill|absent|busy)|(?:fill|stand|stood|step)(?:ed|ped|s|ing|ping)? in)\b/i;

/** "Regularly use cranes" of "used a crane once". */
const oftener = (text: string, { text: told }: Basis): Fact[] =>
  !SELDOM.test(told) || new RegExp(OFTEN.source, 'i').test(told)
    ? []
    : Array.from(text.matchAll(OFTEN), (match) =>
        numberFact(match[0], match.index, 'The source says that this was seldom.'),
      );

const ONE_TIME = /\bonce\b(?! (?:an?|per|every|the|it|they)\b)/i;

/** "Assess children" of "once helped assess a child". */
const repeated = (text: string, { lines, words }: Basis): Fact[] =>
  ONE_TIME.test(text)
    ? []
    : wordsOf(text)
        .filter(({ lower }) => /s$|ren$/.test(lower) && !words.has(lower))
        .filter(({ lower }) =>
          lines.some(
            (line) =>
              ONE_TIME.test(line.text) &&
              Array.from(line.text.matchAll(/\ban? (?:[\w-]+ ){0,3}?([\w-]+)/gi)).some(
                ([, noun = '']) =>
                  noun.toLowerCase() !== lower && nounsOf(lower).includes(noun.toLowerCase()),
              ),
          ),
        )
        .map((word) => numberFact(word.text, word.start, 'The source tells this of one alone.'));

/** The singular forms that a plural may have. */
const nounsOf = (plural: string): string[] => [
  plural.replace(/s$/, ''),
  plural.replace(/es$/, ''),
  plural.replace(/ies$/, 'y'),
  plural.replace(/ren$/, ''),
];

/** How long, how often and since when, where the source says otherwise. */
export const checkTimes = (text: string, basis: Basis, origin: Basis): Fact[] => [
  ...shortened(text, origin),
  ...otherRates(text, basis, origin),
  ...oftener(text, origin),
  ...repeated(text, origin),
  ...newBounds(text, basis),
  ...multiplied(text, origin),
  ...wholes(text, origin),
  ...wholeThings(text, origin),
];
