import { PASSIVE_DEEDS } from '../../language/en/general-words.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { findNominal } from '../../language/en/verb-forms.ts';
import { setOfWords } from '../../language/words.ts';
import { isPast, isPerson } from '../responsibility/agents.ts';
import { opensAsNoun } from './noun-openers.ts';
import { isOfThing } from './of-things.ts';
import { holds, isAny, listTerms, type Term } from './terms.ts';
import { isUncompared } from './zones.ts';

interface Span {
  start: number;
  end: number;
}

/** "fines below $5", "boilers of up to 30 kW": a bound behind a thing says which of them. */
const BOUND =
  /(\p{L}+) (?:of )?(?:below|under|less than|fewer than|up to|over|above|more than|at most|at least|within|not over) (?:[$€£R] ?)?\d[\d.,]*/giu;
/** "patients who could not do it themselves": of many those alone. */
const CANNOT =
  /(\p{L}+) (?:who|whose|that|which) (?:\p{L}+ )?(?:could|can|did|do|does|would|was|were|had|have|are|is)(?: ?n['’]t| not|not)\b/giu;
const NOT_OR_UNABLE = /\b(?:\w*not|\w+n['’]t|unable|without|need\w*|who|whose)\b/i;

/** The thing that a clause behind it narrows down is kept, and the clause is not. */
function findWidened(text: string, told: string, kept: readonly Term[]): Span | null {
  const isKept = (at: number): boolean =>
    kept.some(({ start, end, isDeed }) => !isDeed && start <= at && at < end);
  for (const [pattern, own] of [
    [BOUND, BOUND],
    [CANNOT, NOT_OR_UNABLE],
  ] as const) {
    for (const { 0: words, index } of told.matchAll(pattern)) {
      const end = index + words.length;
      const isTold =
        pattern === BOUND
          ? kept.some(
              ({ figure, end: at }) =>
                (figure?.kind === 'number' || figure?.kind === 'rate') && at > index && at <= end,
            )
          : own.test(text);
      if (isKept(index) && !isTold) return { start: index, end };
    }
  }
  return null;
}

const ONLY = /\b(?:only|solely|exclusively)\b/gi;
/** "donated books only": of one noun phrase with its words before it. */
const PHRASE_WORDS = 2;

const NARROWING = /\b(away|home|out|in|up|down|back|off|here|there) \p{L}+ $/iu;

const NOT = /\b(?:no|not|nil|never|without|none|zero|nothing)\b/gi;
/** "No complaints" of "no complaints in the last year": what was not so there and then is told of everywhere. */
function findDenied(text: string, told: string, kept: readonly Term[]): Span | null {
  if (text.search(NOT) === -1) return null;
  const starts = Array.from(told.matchAll(NOT), ({ index }) => index);
  for (const [i, at] of starts.entries()) {
    const rest = told.slice(at, starts[i + 1]);
    const end = at + (/[,;.:()]|\bbut\b/.exec(rest)?.index ?? rest.length);
    const clause = listTerms(told).filter((term) => term.start > at && term.end <= end);
    const lost = clause.find((term) => !holds(kept, term));
    if (lost !== undefined && clause.some((term) => holds(kept, term))) return lost;
  }
  return null;
}

/** "from 31 % to 4 %", "to nil", "by a figure": how far something changed. */
const CHANGED =
  /\b(?:from (?:about )?[$€£]?\d[^,;.]{0,20}? to (?:about )?[$€£]?\d|to (?:nil|zero|none)\b|by (?:about |over |nearly |almost )?(?:\d[\d.,]*\s?(?:%|per\s?cent)|(?:a |one |two )?(?:half|thirds?|quarters?|fifths?|tenths?)\b))/gi;
/** Words before a thing that make it no smaller. */
const WIDENING = setOfWords(
  'overall total whole entire general existing current new old various own own annual yearly monthly weekly daily',
);

/** "Cut thefts by 40 %" of "cut bicycle thefts by 40 %": a change is told of more than what changed. */
function findMeasuredMore(text: string, told: string, kept: readonly Term[]): Span | null {
  const terms = listTerms(told);
  for (const { 0: words, index } of told.matchAll(CHANGED)) {
    const end = index + words.length;
    const isTold =
      kept.some((term) => term.end > index && term.end <= end) ||
      (/(?:nil|zero|none)$/i.test(words) && /\b(?:nil|zero|none)\b/i.test(text));
    const deed = terms.findLastIndex(({ isDeed, start }) => isDeed && start < index);
    const thing = terms.filter(
      (term, at) => at > deed && term.end <= index && term.figure === null,
    );
    const lost = thing.find((term) => !holds(kept, term) && !WIDENING.has(term.lower));
    const isKept = thing.some((term) => holds(kept, term));
    if (isTold && isKept && lost !== undefined) return lost;
  }
  return null;
}

/** "first as a porter, then as a cook": one post after another. */
const POST_BEFORE =
  /\b(?:(?:first|initially|originally|at first|to begin with)(?: as)?|(?:start|join|beg[ai]n|hired|taken on|came in)\w*(?: out| off)? (?:as|at|in|on|with)|as)\b([^.;]+?)(?:,|\band\b|\bbefore\b)? ?\b(?:then|later|subsequently|afterwards|eventually|now|promoted|becoming|became|made|rising|rose|mov(?:ing|ed) (?:up|on|over|to|into)|stay(?:ing|ed) on|end(?:ing|ed) (?:up )?as|work(?:ing|ed) (?:my|his|her) way|finally|since)\b/gi;
const YEAR_OR_SPAN =
  /^(?:(?:19|20)\d\d|[\p{L}\d.-]+ (?:\p{L}+ )?(?:years?|months?|weeks?|seasons?|terms?|shifts?)\b)/iu;
/** A date, or a number that tells how long: "300 loaves" is none. */
const isTime = ({ figure, start }: Term, text: string): boolean =>
  figure?.kind === 'date' || (figure?.kind === 'number' && YEAR_OR_SPAN.test(text.slice(start)));

/** "Cook from 2010 to 2019" of "first a porter, then a cook from 2010 to 2019": the time of both told of the later one. */
export function findPostBefore(told: string, kept: readonly Term[]): Span | null {
  const terms = listTerms(told);
  for (const { 0: words, 1: post = '', index } of told.matchAll(POST_BEFORE)) {
    const start = index + words.indexOf(post);
    const end = start + post.length;
    const before = terms.filter((term) => term.start >= start && term.end <= end);
    const isWhen = (term: Term): boolean => isTime(term, told);
    const isOwnTime = before.some(isWhen);
    const isLeft = before.length > 0 && before.every((term) => !holds(kept, term));
    const isSpan = kept.some(isWhen) && kept.some((term) => term.start >= end && !isWhen(term));
    if (isLeft && isSpan && !isOwnTime) return { start, end };
  }
  return null;
}

/** "Checked shackles and ropes weekly" of "shackles weekly, ropes monthly": two parts with times of their own told as one. */
function findMerged(told: string, kept: readonly Term[]): Span | null {
  const isThing = ({ isDeed, figure }: Term): boolean => !isDeed && figure?.kind !== 'rate';
  const things = kept.filter(isThing);
  return (
    listTerms(told).find(
      (rate) =>
        rate.figure?.kind === 'rate' &&
        rate.part > 0 &&
        !holds(kept, rate) &&
        things.some(({ part, end }) => part === rate.part && end <= rate.start) &&
        things.some(({ part }) => part < rate.part) &&
        !listTerms(told).some(({ isDeed, part }) => isDeed && part === rate.part),
    ) ?? null
  );
}

/** "English only": what a line says of some alone, told of more. */
function findOpened(text: string, told: string, kept: readonly Term[]): Span | null {
  if (/\b(?:only|solely|exclusively|alone)\b/i.test(text)) return null;
  const terms = listTerms(told);
  for (const { 0: word, index } of told.matchAll(ONLY)) {
    const end = index + word.length;
    const rest = told.slice(end);
    const isLast = /^\s*(?:$|[.,;:()])/.test(rest);
    const next = terms.find(({ start }) => start >= end);
    const before = terms.filter((term) => term.end <= index);
    const head = before.at(-1);
    const focus = isLast
      ? before.filter(
          (term, i) =>
            i >= before.length - PHRASE_WORDS &&
            (term === head || (!term.isDeed && !term.isHead && head?.link === term.link)),
        )
      : next === undefined || next.isDeed
        ? []
        : [next];
    // "away games only": a word that is no term narrows as well.
    const narrow = isLast ? NARROWING.exec(told.slice(0, index))?.[1]?.toLowerCase() : undefined;
    const isOpened =
      focus.some((term) => !holds(kept, term)) ||
      (narrow !== undefined && !text.toLowerCase().includes(narrow));
    if (isOpened && kept.length > 0) return { start: index, end };
  }
  return null;
}

/** Nouns so wide that the word before them says what they are: "the NetSuite system". */
const WIDE_HEAD =
  /^(?:system|software|tool|app|application|program|package|platform|site|website|database|language|area|process|procedure|activit(?:y|ie)|dut(?:y|ie)|task|work|job|item|product|material|equipment|machine|range|type|level|basis|purpose|season|team|staff|crew|people|member|side|part|time)s?$/;

/** "Photoshop" of "Photoshop basics", "campaigns" of "our campaigns' partners": a word that told of what kind a thing was stands in its place. */
export function findLostHead(
  pairs: readonly { claim: Term; places: readonly number[] }[],
  source: readonly Term[],
  used: ReadonlySet<number>,
  told: string,
): Span | null {
  for (const { claim, places } of pairs) {
    if (claim.figure !== null || !(claim.isHead || claim.isDeed)) continue;
    const heads = places.map((place) => {
      const term = source[place];
      if (term === undefined || term.isHead || term.figure !== null) return null;
      // "Ran tests" of "Test reports": a first word that looks like an act.
      if (term.isDeed && !opensAsNoun(told, term)) return null;
      // "fitters installing pumps": what they do is no part of who they are.
      if (isPerson(singularOf(term.lower)) && /\w{3}ing$/.test(source[place + 1]?.lower ?? ''))
        return null;
      const at = source.findIndex(({ isHead }, i) => i > place && isHead);
      const head = source[at];
      if (head === undefined || head.figure !== null || head.isDeed) return null;
      if (/^(?:first|only|too|also|alone|ready|ly)$|ly$/.test(head.lower)) return null;
      // "Management of the government" of "of the government grant"
      if (claim.deeds.length === 0 && claim.link !== 'of' && !isPerson(head.lower)) return null;
      // "faults found by testers": what stands behind the noun says which of them.
      if (isPast(head.lower) && source[at + 1]?.link === 'by') return null;
      if (claim.isDeed && findNominal(head.lower) === null && !/ing$/.test(head.lower)) return null;
      // "Reported bugs" of "Bug reports"
      const isAct = pairs.some((pair) => pair.claim.isDeed && pair.places.includes(at));
      return used.has(at) || isAct || WIDE_HEAD.test(head.lower) ? null : head;
    });
    const [first] = heads;
    if (first && heads.every((head) => head !== null)) return first;
  }
  return null;
}

/** Verbs of what happens by itself as well as by somebody: "traffic grew" does not tell who grew it. */
export const HAPPENING = new Set(
  'grow increase decrease drop double triple halve improve rise fall decline climb shrink expand go_up go_down come_down go'.split(
    ' ',
  ),
);

const CAUSING = new Set([
  ...HAPPENING,
  ...'raise reduce cut lower boost lift bring_down'.split(' '),
]);

/** "Doubled followers" of "followers doubled": what came about is no act of the person. */
function findCaused(
  text: string,
  claims: readonly Term[],
  told: string,
  source: readonly Term[],
): Span | null {
  for (const [i, claim] of claims.entries()) {
    const object = claims[i + 1];
    if (!claim.isDeed || !isAny(claim, CAUSING) || object === undefined) continue;
    if (!/^\s(?:\w+\s){0,2}$/.test(text.slice(claim.end, object.start))) continue;
    const isTold = source.some(
      (term, at) => isAny(term, HAPPENING) && isSubject(source[at - 1], term, told) === false,
    );
    const happened = source.find(
      (term, at) =>
        isAny(term, HAPPENING) &&
        isSubject(source[at - 1], term, told) &&
        // "An engine increasing sales" did something to another thing than itself.
        (!isOfThing(text, claim) || isAny(object, new Set(source[at - 1]?.lemmas))),
    );
    if (happened !== undefined && !isTold) return happened;
  }
  return null;
}
const isSubject = (before: Term | undefined, verb: Term, told: string): boolean =>
  before !== undefined &&
  !before.isDeed &&
  before.link === '' &&
  told.slice(before.end, verb.start) === ' ';

const DID = /^(?:did|do|does|doing)\b/i;
const WAS = /^(?:was|is|am|are|were)\b/i;

/** "Did surgery" of "watched surgery", "was the night man" of "covered for the night man". */
function isTakenOn(
  text: string,
  claims: readonly Term[],
  kept: readonly Term[],
  told: string,
): boolean {
  if (claims.some(({ isDeed }) => isDeed)) return false;
  const source = listTerms(told);
  const governors = kept.flatMap(({ deeds }) => deeds.flatMap((at) => source[at] ?? []));
  if (DID.test(text)) return governors.some((deed) => isAny(deed, PASSIVE_DEEDS));
  return (
    WAS.test(text) &&
    claims.some(({ lower }) => isPerson(lower)) &&
    kept.some(({ lower, deeds, link }) => isPerson(lower) && deeds.length > 0 && link !== 'as')
  );
}

/** What a line loses with the words that a text leaves out of it, so that the rest says more; null where nothing does. */
export function findLostPart(
  text: string,
  claims: readonly Term[],
  told: string,
  kept: readonly Term[],
): Span | null {
  const whole = { start: 0, end: told.length };
  if (isUncompared(text, kept, told) || isTakenOn(text, claims, kept, told)) return whole;
  return (
    findWidened(text, told, kept) ??
    findOpened(text, told, kept) ??
    findDenied(text, told, kept) ??
    findMeasuredMore(text, told, kept) ??
    findPostBefore(told, kept) ??
    findMerged(told, kept) ??
    findCaused(text, claims, told, listTerms(told))
  );
}
