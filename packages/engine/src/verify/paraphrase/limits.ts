import { LIMIT_WORDS } from '../../../data/words/limit-words.ts';
import { isEnglish } from '../../language/en/english-words.ts';
import { spellingKey } from '../../language/en/spelling.ts';
import { isVerb } from '../../language/en/synonyms.ts';
import { memoize } from '../../language/memoize.ts';
import { NUMBER_WORDS } from '../../language/number-words.ts';
import { setOfWords } from '../../language/words.ts';
import { listShares } from '../quantities/shares.ts';
import { isPerson } from '../responsibility/agents.ts';
import { listClausesOfOthers } from '../responsibility/whose-acts.ts';
import { listTerms, type Term } from './terms.ts';

/** How far a limiting word reaches: to the end of its sentence or of its phrase, over all of the sentence, over the figures of it, over what one was in charge of, to the next word, number, act or person. */
type Reach =
  | 'after'
  | 'phrase'
  | 'sentence'
  | 'figures'
  | 'charge'
  | 'next'
  | 'number'
  | 'act'
  | 'person';

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
/** "Put together wardrobes": of things, not of people. */
const JOINING = setOfWords(
  `put puts putting brought bring pull pulled pulling piece pieced piecing stitched stitching sewed sewn sewing welded welding
  glued gluing mixed mixing joined joining bolted bolting`,
);
const OBJECT_WORDS = 4;

/** "avarage" */
const asMeant = (lower: string): string => (isEnglish(lower) ? lower : spellingKey(lower));

function listLimits(text: string, terms: readonly Term[]): FoundLimit[] {
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    lower: asMeant(word.toLowerCase()),
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
    const isAct = term?.isDeed === true || place === 0 || /ed$/.test(word.lower);
    return term !== undefined && isAct && term.lemmas.includes(base);
  };
  return words.flatMap(({ lower, start }, place) => {
    // "co-ordinated" is no work with others.
    if (lower === 'co' && /^-?o/i.test(text.slice(start + lower.length))) return [];
    const term = terms.find((one) => one.start === start);
    const firsts = [lower, ...(term?.lemmas ?? []), '#'];
    return [...new Set(firsts.flatMap((first) => byFirst.get(first) ?? []))]
      .filter(({ kind, reach }) => kind !== 'lesser' || reach === 'person' || term?.isDeed !== true)
      .filter((limit) => limit.words.every((wanted, i) => isOf(place + i, wanted)))
      .filter(
        () =>
          lower !== 'together' ||
          !words
            .slice(Math.max(0, place - OBJECT_WORDS), place)
            .some((word) => JOINING.has(word.lower)),
      )
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

/** "Target was 95 %", "goal: halve the queue": what was aimed at, whether or not it came about. */
const AIMED =
  /(?:^|[.;,(–—] ?)(?:(?:my|our|the|its|their|\p{L}+ly) )?(?:\p{L}+ )?(?:target|goal|aim|objective|quota|ambition|kpi)s?(?: (?:was|were|is|are|of|set at)(?: to)?\b| ?[:=])/giu;
const listAims = (text: string): FoundLimit[] =>
  Array.from(text.matchAll(AIMED), ({ 0: words, index }) => ({
    kind: 'aim',
    reach: 'phrase',
    words: [],
    start: index,
    end: index + words.length,
  }));
const PHRASE_END = /[,;()–—]|\.(?=\s|$)| (?:and|but|which|we|I)\b/;

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

/** ", usually before 7 am": how a part behind a comma mostly is, which is of that part alone. */
const MAINLY = /^(?:usually|mainly|mostly|generally)$/i;

/** The stretch of a text that a limiting word is about. */
function reachOf(text: string, terms: readonly Term[], { kind, reach, start, end }: FoundLimit) {
  const sentence = sentenceAt(text, start);
  // Behind a comma, too, it says of all before it who claims so.
  if (kind === 'hearsay') return sentence;
  const next = terms.find((term) => term.end > end);
  if (
    MAINLY.test(text.slice(start, end)) &&
    /(?:, |\()$/.test(text.slice(0, start)) &&
    next !== undefined
  )
    return { start: end, end: end + (/[,;.()]|$/.exec(text.slice(end))?.index ?? 0) };
  if (reach === 'phrase')
    return { start: end, end: end + (PHRASE_END.exec(text.slice(end))?.index ?? text.length) };
  if (reach === 'charge' && !tellsCharge(text, terms)) return null;
  if (reach === 'sentence' || reach === 'figures' || reach === 'charge')
    return clauseAt(text, terms, start);
  // "One of the owners sold cars, I washed them": a share of those who did the other act.
  const others = listClausesOfOthers(text).find(
    (clause) => start >= clause.start && end <= clause.end,
  );
  if (reach === 'after')
    return { start: end, end: Math.min(sentence.end, others?.end ?? sentence.end) };
  const isNear = next !== undefined && next.start - end <= 2;
  // "part-time bus driver"
  const head = terms.find((term) => term.end > end && term.isHead);
  if (isNear && reach === 'person' && head !== undefined && isPerson(head.lower))
    return { start: head.start, end: head.end };
  if (
    !isNear ||
    (reach === 'number' && next.figure?.kind !== 'number') ||
    (reach === 'act' && !next.isDeed && !next.lemmas.some(isVerb)) ||
    (reach === 'person' && !isPerson(next.lower) && !(start === 0 && isDoer(next.lower)))
  )
    return null;
  return { start: next.start, end: next.end };
}

const CHARGE = /\b(?:respons\w+|in charge|charge of|rep(?:resentative)?)\b/i;
const RUNNING = setOfWords('run lead manage head supervise oversee direct');
/** Whether a line tells of what one was in charge of: then when and for whom is part of it. */
const tellsCharge = (text: string, terms: readonly Term[]): boolean =>
  CHARGE.test(text) || terms.some(({ lemmas }) => lemmas.some((lemma) => RUNNING.has(lemma)));

/** "picker": who does an act, though no title. */
const isDoer = (lower: string): boolean => {
  const act = /^(\p{Ll}{3,}?)(?:er|or)s?$/u.exec(lower)?.[1];
  return act !== undefined && [act, `${act}e`].some(isVerb);
};

/** The limiting words of a line that texts are held against, read once. */
const limitsOf = memoize((told: string) => [
  ...listLimits(told, listTerms(told)),
  ...listSharesOf(told),
  ...listAims(told),
]);

/** "I answer phones while Ana greets guests": tasks beside each other; in whose place one ran a shop or ward is kept. */
const isBesideOthers = (told: string, { words, start, end }: FoundLimit): boolean =>
  words[0] === 'while' &&
  /\bI\b/.test(told) &&
  listClausesOfOthers(told).some((clause) => {
    const isBeside =
      clause.start - end === 1 || (clause.end < start && /^ I\b/.test(told.slice(end)));
    return (
      isBeside &&
      isTask(told, clause) &&
      !AWAY.test(told.slice(clause.start, clause.end)) &&
      !isInPlace(told, clause)
    );
  });

const AWAY =
  /\b(?:breaks?|leave|holidays?|vacation|off|away|out|absent|sick|ill|abroad|rest(?:s|ed)?)\b/i;

/** Acts that whoever stands in for another takes over. */
const LEADING = setOfWords(
  `run lead manage head cover supervise deputise deputize oversee direct chair act substitute relieve mind captain command
  host control coordinate co-ordinate keep govern steer own`,
);
const STANDING_IN =
  /\b(?:in charge|responsible|I (?:was|am|became)|(?:serv|act|work)\w* as|st(?:oo|an)d\w* in|fill\w* in|step\w* (?:in|up)|t(?:oo|a)k\w* (?:over|charge)|look\w* after|h[eo]ld (?:the )?fort)\b/i;
const isInPlace = (told: string, clause: { start: number; end: number }): boolean =>
  STANDING_IN.test(told.slice(0, clause.start)) ||
  STANDING_IN.test(told.slice(clause.end)) ||
  listTerms(told).some(
    ({ start, lemmas }) =>
      (start < clause.start || start >= clause.end) && lemmas.some((lemma) => LEADING.has(lemma)),
  );

/** Whether somebody is told to do something to a thing, and not only where or how they were. */
function isTask(told: string, clause: { verb: number; end: number }): boolean {
  const [verb = '', object] = told.slice(clause.verb, clause.end).match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  if (object === undefined || PLACED.has(object.toLowerCase()) || /ly$/.test(object)) return false;
  const lemmas = listTerms(told).find(({ start }) => start === clause.verb)?.lemmas ?? [];
  return ![verb.toLowerCase(), ...lemmas].some((word) => BEING_AWAY.has(word));
}
const PLACED = setOfWords(
  'in on at to for from with without about around over under up off out away by as abroad home upstairs elsewhere there and or last this next again too also',
);
const BEING_AWAY = setOfWords(
  `be am is are was were been have has had attend take took join visit leave left study learn need undergo underwent enjoy
  eat ate drink go went get got become became see saw spend spent await miss tour do did`,
);

/** "in winter" and "over the winter" are one time of the year, "than by hand" and "compared to hand watering" one comparison, "a baking course" and "a course on baking" one course. */
function isSaidOtherwise(text: string, { kind, words }: Limit): boolean {
  if (kind === 'compared') return COMPARING.test(text);
  if (kind === 'aim') return AIM.test(text);
  if (kind === 'season') return new RegExp(`\\b${words.at(-1)}`, 'i').test(text);
  return kind === 'topic' && new RegExp(`\\b${words[0]?.slice(0, 5)}`, 'i').test(text);
}
const AIM = /\b(?:targets?|goals?|aim\w*|objectives?|quotas?|ambitions?|kpis?)\b/i;
const COMPARING =
  /\b(?:than|against|versus|vs|compared|comparison|relative to|(?:over|on|from|above|below|beyond|up on|down on) (?:(?:the|that|its|our|my|their) )?(?:(?:same|\w+ly) )?(?:previous|prior|preceding|last|old|former|usual|earlier|year|month|week|quarter|season|(?:19|20)\d\d))\b/i;

/** Kinds of which each keeps the other: "helped" and "took part". */
const SHARING: ReadonlySet<string> = new Set(['help', 'shared']);

/** The number that a limiting word is about. */
const numberOf = ({ end }: FoundLimit, terms: readonly Term[]): number | undefined => {
  const next = terms.find((term) => term.end > end);
  return next?.figure?.kind === 'number' && next.start - end <= 2
    ? next.figure.value.value
    : undefined;
};

/** Of a paragraph's two counts each keeps its own "about". */
function isHeldAt(
  limit: FoundLimit,
  source: readonly Term[],
  own: readonly FoundLimit[],
  terms: readonly Term[],
): boolean {
  const value = numberOf(limit, source);
  const alike = own.filter(({ kind }) => kind === limit.kind);
  if (value === undefined || alike.length === 0) return true;
  return alike.some((one) => {
    const number = numberOf(one, terms);
    return number === undefined || number === value;
  });
}

/** The first limiting word of a source line that a text leaves out, though it keeps what the word limits; `kept` are the terms of the line that the text has. */
export function findLostLimit(
  text: string,
  terms: readonly Term[],
  told: string,
  kept: readonly Term[],
): { start: number; end: number } | null {
  const own = listLimits(text, terms);
  const kinds = new Set(own.map(({ kind }) => kind));
  if (listShares(text).length > 0) kinds.add('part');
  const source = listTerms(told);
  for (const limit of limitsOf(told)) {
    if (
      (kinds.has(limit.kind) && isHeldAt(limit, source, own, listTerms(text))) ||
      (SHARING.has(limit.kind) && [...SHARING].some((kind) => kinds.has(kind)))
    )
      continue;
    const reach = isBesideOthers(told, limit) ? null : reachOf(told, source, limit);
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
