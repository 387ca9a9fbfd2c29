import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { actsOfNoun } from '../../language/en/noun-acts.ts';
import { baseForms, isVerb, partsOfSpeech } from '../../language/en/synonyms.ts';
import { findNominal, readVerb } from '../../language/en/verb-forms.ts';
import { memoize } from '../../language/memoize.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import { type DateFact, listDates } from '../quantities/dates.ts';
import { type Frequency, listFrequencies } from '../quantities/frequencies.ts';
import { listNumbers, type NumberFact } from '../quantities/numbers.ts';
import { listShares, type Share } from '../quantities/shares.ts';
import { isBehindTo, listDeeds } from '../responsibility/acts.ts';
import { isPast } from '../responsibility/agents.ts';
import { donePurposeAt, isPlaceGoneTo } from '../responsibility/done-purposes.ts';
import { isOpenTo } from '../responsibility/open-acts.ts';
import { isFree, isLink } from './light-words.ts';
import { lemmasAt } from './reworded.ts';
import { type FoundPhrase, listPhrases } from './same-phrases.ts';

/** A figure of a text: what is compared by its value, not by its words. */
export type Figure =
  | { kind: 'number'; value: NumberFact }
  | { kind: 'date'; value: DateFact }
  | { kind: 'rate'; value: Frequency }
  | { kind: 'share'; value: Share }
  | { kind: 'phrase'; value: FoundPhrase };

/** A word or figure of a text that must stand in its source, with its part in the sentence. */
export interface Term {
  text: string;
  lower: string;
  start: number;
  end: number;
  /** Base forms, also with a particle behind it: "write", "write_down". */
  lemmas: readonly string[];
  figure: Figure | null;
  isDeed: boolean;
  /** "up" of "set up", right behind it. */
  particle: string | null;
  /** Whether no other word of its noun phrase follows: "report" of "sales report". */
  isHead: boolean;
  /** Which deeds of the sentence it depends on, by their place among its terms; those joined by "and" share their object. */
  deeds: readonly number[];
  /** The preposition between them: '' for what the deed is done to. */
  link: string;
  /** Whether "it" or "them" stands for its object: what the deed before it was done to. */
  refersBack: boolean;
  /** Counts the parts of the sentence that commas, colons and brackets divide. */
  part: number;
  /** Whether a comma or bracket parts it from its deed, so that only the sense tells how it belongs to it. */
  isLoose: boolean;
}

interface Span {
  start: number;
  end: number;
  figure: Figure;
}

/** The figures of a text, none over another. */
function listFigureSpans(text: string): Span[] {
  const found: Span[] = [
    ...listDates(text).map((value) => ({
      ...placeOf(value),
      figure: { kind: 'date' as const, value },
    })),
    ...listFrequencies(text).map((value) => ({
      ...placeOf(value),
      figure: { kind: 'rate' as const, value },
    })),
    ...listNumbers(text)
      .filter((value) => !isOrdinal(text, value))
      .map((value) => ({
        ...withBounds(text, value),
        figure: { kind: 'number' as const, value: withoutPeriod(text, value) },
      })),
    ...listShares(text).map((value) => ({
      ...placeOf(value),
      figure: { kind: 'share' as const, value },
    })),
  ];
  const kept: Span[] = [];
  for (const span of found)
    if (!kept.some(({ start, end }) => span.start < end && start < span.end)) kept.push(span);
  return kept.sort((a, b) => a.start - b.start);
}
/** "3rd" is a word. */
const isOrdinal = (text: string, { end }: NumberFact): boolean =>
  /^(?:st|nd|rd|th)\b/i.test(text.slice(end));

/** The words before a number that only say how exact it is: "about", "more than", "up to". */
const BOUND =
  /\b(?:(?:no|not|never) more than|at most|a maximum of|maximum(?: of)?|(?:at )?about|around|approximately|approx[.\u2024]?|roughly|circa|nearly|almost|some|up to|as many as|over|more than|at least|max\.?|a total of) $/i;
const withBounds = (text: string, { start, end }: NumberFact) => {
  const before = BOUND.exec(text.slice(0, start))?.[0] ?? '';
  return { start: start - before.length, end };
};
/** "over two years" is how long, no lower bound. */
const withoutPeriod = (text: string, value: NumberFact): NumberFact =>
  /\bover $/i.test(text.slice(0, value.start)) &&
  /^ (?:days?|weeks?|months?|years?|seasons?)\b/i.test(text.slice(value.end))
    ? { ...value, more: false }
    : value;
const placeOf = ({ start, end }: { start: number; end: number }) => ({ start, end });

const PREFIXED = /^(?:co-o|re-|pre-|e-)/;

/** The parts of a word that hyphens or strokes join, each in its own place. */
function splitWord(word: Word): Word[] {
  if (!/[-/]/.test(word.text)) return [word];
  // "co-ordinate", "re-opened": a syllable before the hyphen is no word.
  if (PREFIXED.test(word.lower)) return [{ ...word, lower: word.lower.replace('-', '') }];
  // "co-wrote": the verb is what stands behind.
  if (/^co-/.test(word.lower)) return [{ ...word, lower: word.lower.slice(3) }];
  let at = 0;
  return word.text.split(/[-/]/).map((text, i) => {
    const start = word.start + at;
    at += text.length + 1;
    const gap = i === 0 ? word.gap : '-';
    return { text, lower: text.toLowerCase(), start, end: start + text.length, gap };
  });
}

const withoutPossessive = (word: Word): Word => ({
  ...word,
  lower: word.lower.replace(/(?<=\w)['’]s?$/, ''),
});

const PART_END = /[,;:.()–—•|]|\s-\s/;
const PARTICLE = /^(?:up|out|off|down|away|back)$/;
const SUBORDINATE = /^(?:which|when|while|whenever|because|if|where)$/;
const BACK = /^(?:it|them)$/;
const OWNER = /^(?:my|our|his|her|their)$/;
const BE = /^(?:is|are|was|were|be|been|being|am)$/;

const isInflected = (lower: string): boolean =>
  /\w{2}(?:ed|ing)$/.test(lower) ||
  irregularBases(lower).some((base) => base !== lower) ||
  readVerb(lower).some(
    ({ form, verb }) =>
      (form === 'past' && verb.base !== lower) || (form === 'third' && !verb.baseIsNoun),
  );

const SUBJECT = /^(?:i|we|who|that|which)$/;
const OBJECT_START =
  /^(?:the|an?|my|our|their|its|his|her|all|them|it|this|these|those|each|every)$/;
const SERIES = /^(?:and|or|then|&)$/;

const ACT = /\w{3}ing$/;
/** Things whose names look like acts. */
const THINGS = /^(?:dressing|fitting|filling|building|ceiling|wedding|bedding|clothing|flooring)$/;
/** What one may do to an act without doing it, though it is a noun as well. */
const TO_ACTS =
  /^(?:chair|host|cancel|propose|skip|offer|delay|miss|ask|request|need|want|try|shadow|watch)$/;
/** "Deck oven loading", "dressing changes": a noun that looks like a verb, of a phrase whose last word tells the act. */
function isBeforeAct(words: readonly Word[], place: number): boolean {
  const word = words[place];
  if (word === undefined || /ed$/.test(word.lower) || TO_ACTS.test(word.lower)) return false;
  if (donePurposeAt(words, place) !== null) return false;
  const isThing = THINGS.test(word.lower);
  const isNoun = readVerb(word.lower).length === 0 && partsOfSpeech(word.lower).has('n');
  if (!isThing && (!isNoun || ACT.test(word.lower))) return false;
  const rest = words.slice(place + 1);
  const end = rest.findIndex(
    ({ gap, lower }) => gap !== ' ' || isFree(lower) || isLink(lower) || OBJECT_START.test(lower),
  );
  const last = (end === -1 ? rest : rest.slice(0, end)).at(-1);
  if (last === undefined) return false;
  return (
    findNominal(last.lower) !== null ||
    actsOfNoun(last.lower).length > 0 ||
    baseForms(last.lower).some(isVerb)
  );
}

/** "Controlled drugs are checked", "test data was made": a participle or noun before the noun that something was done to. */
const isBeforeSubject = (words: readonly Word[], place: number): boolean => {
  const be = words.slice(place + 2, place + 4).find(({ lower }) => BE.test(lower));
  const isNext = /^(?:is|are|was|were)$/.test(be?.lower ?? '');
  return (
    isNext && words.slice(place + 1, words.indexOf(be as Word) + 1).every(({ gap }) => gap === ' ')
  );
};

/** "Ensured forms were signed": done to a clause, and never said of a noun. */
const OF_CLAUSES = /^(?:ensured|noticed|reali[sz]ed|suggested)$/;

/** "Hems pinned and pressed": a plural that looks like a verb, and what was done to it; not "sells baked goods". */
function isDoneTo(words: readonly Word[], place: number): boolean {
  const [noun, verb, next] = words.slice(place, place + 3);
  if (place > 0 || !/[^s]s$/.test(noun?.lower ?? '') || verb?.gap !== ' ') return false;
  const isLast =
    next === undefined || next.gap !== ' ' || isLink(next.lower) || SERIES.test(next.lower);
  return isLast && isPast(verb.lower) && !BE.test(verb.lower);
}

/** The deeds of a text that are surely verbs: past or gerund, or a base form where a verb must stand. "Made to order" and "by phone" tell none. */
function listDeedStarts(text: string): number[] {
  const words = wordsOf(text);
  const deeds = listDeeds(text);
  // "I carry bags and prepare rooms" is in the tense of "carry".
  const self = words.findIndex(({ text: written }) => written === 'I');
  const opener = words.slice(self + 1).find(({ lower }) => !/ly$/.test(lower));
  const isBaseTense =
    opener !== undefined &&
    opener.lower !== 'second' &&
    isVerb(opener.lower) &&
    !isInflected(opener.lower) &&
    !isBeforeSubject(words, words.indexOf(opener));
  const isName = ({ text: written, start }: Word): boolean =>
    /\p{Ll}/u.test(text) &&
    /^\p{Lu}/u.test(written) &&
    !/(?:^|[.;:•]\s*)$/.test(text.slice(0, start));
  const joined = words.filter(
    (word, place) =>
      isBaseTense &&
      isVerb(word.lower) &&
      !BE.test(words[place + 1]?.lower ?? '') &&
      (word === opener ||
        (SERIES.test(words[place - 1]?.lower ?? '') &&
          (OBJECT_START.test(words[place + 1]?.lower ?? '') || words[place - 2] === opener)) ||
        isInSeries(words, place)),
  );
  const starts = deeds
    .filter(({ word }) => {
      if (isName(word)) return false;
      if (
        isBeforeAct(
          words,
          words.findIndex(({ start }) => start === word.start),
        )
      )
        return false;
      const place = words.findIndex(({ start }) => start === word.start);
      const before = words[place - 1];
      const next = words[place + 1];
      // "Second site opened"
      if (word.lower === 'second' && before?.lower !== 'to') return false;
      // "Reports were written"
      if (next !== undefined && BE.test(next.lower)) return false;
      const isModifier =
        (/ed$/.test(word.lower) && !OF_CLAUSES.test(word.lower)) ||
        (place === 0 && !isInflected(word.lower));
      if (isModifier && isBeforeSubject(words, place)) return false;
      if (isDoneTo(words, place)) return false;
      if (before === undefined || isInflected(word.lower)) return true;
      if (isPlaceGoneTo(words, place)) return false;
      if (isBehindTo(words, place))
        return (
          next !== undefined &&
          /^\s$/.test(next.gap) &&
          (!isLink(next.lower) || donePurposeAt(words, place) !== null)
        );
      if (SUBJECT.test(before.lower)) return true;
      return (
        (isBaseTense || irregularBases(word.lower).includes(word.lower)) &&
        (SERIES.test(before.lower) || /[,;:.]/.test(word.gap))
      );
    })
    .map(({ word }) => word.start);
  return [...starts, ...joined.map(({ start }) => start)];
}

/** "measure, cut, bend, and fit": a verb alone between commas. */
const isInSeries = (words: readonly Word[], place: number): boolean =>
  words[place]?.gap === ', ' &&
  /^, /.test(words[place + 1]?.gap ?? '') &&
  isVerb(words[place - 1]?.lower ?? '');

const figuresOfPhrases = new WeakMap<FoundPhrase, Figure>();
/** One figure for all words of a phrase. */
function phraseFigure(value: FoundPhrase): Figure {
  const known = figuresOfPhrases.get(value);
  if (known !== undefined) return known;
  const figure: Figure = { kind: 'phrase', value };
  figuresOfPhrases.set(value, figure);
  return figure;
}

/** Whether the next word belongs to the same noun phrase. */
function isBeforeNoun(words: readonly Word[], place: number, deeds: ReadonlySet<number>): boolean {
  const next = words[place + 1];
  return (
    next !== undefined &&
    /^['’]?[\s-]$/.test(next.gap) &&
    !isFree(next.lower) &&
    !isLink(next.lower) &&
    !deeds.has(next.start)
  );
}

/** "the OR", "IT support": a short form in a text of small letters is no small word. */
const isShortForm = (text: string, word: Word): boolean =>
  /^\p{Lu}{2,}$/u.test(word.text) && /\p{Ll}/u.test(text);

const startsFigure = (word: Word | undefined, figures: readonly Span[]): boolean =>
  word !== undefined &&
  figures.some(({ start, figure }) => start === word.start && figure.kind === 'number');

function readTerms(text: string): Term[] {
  const figures = listFigureSpans(text);
  const deedStarts = new Set(listDeedStarts(text));
  const words = wordsOf(text).flatMap(splitWord).map(withoutPossessive);
  const terms: Term[] = [];
  let deeds: number[] = [];
  let isDeedOpen = false;
  let link = '';
  let part = 0;
  let deedPart = 0;
  const seen = new Set<Figure>();
  const phrases = listPhrases(words);
  for (const [place, word] of words.entries()) {
    if (PART_END.test(word.gap) && !/^[–—]$/.test(word.gap)) {
      part++;
      if (/[;:.()–—|]/.test(word.gap)) {
        deeds = [];
        link = '';
      }
    }
    const inFigure =
      figures.find(({ start, end }) => word.start >= start && word.end <= end) ??
      phrases
        .filter(({ start, end }) => word.start >= start && word.end <= end)
        // "looked after" is one verb.
        .filter(() => word.lower !== 'after' || terms.at(-1)?.lemmas.includes('look') !== true)
        .map((value) => ({ ...placeOf(value), figure: phraseFigure(value) }))[0];
    if (inFigure !== undefined) {
      if (seen.has(inFigure.figure)) continue;
      seen.add(inFigure.figure);
      const { start, end, figure } = inFigure;
      const written = text.slice(start, end);
      terms.push({
        ...{ text: written, lower: written.toLowerCase(), start, end, lemmas: [], figure },
        ...{ isDeed: false, particle: null, isHead: true, deeds, link, refersBack: false, part },
        isLoose: part !== deedPart,
      });
      isDeedOpen = false;
      if (/ of$/i.test(written)) link = 'of';
      continue;
    }
    const isDeed = deedStarts.has(word.start) && !BE.test(word.lower) && !isFree(word.lower);
    // "15 to 20 flatbeds"
    if (
      word.lower === 'to' &&
      terms.at(-1)?.figure?.kind === 'number' &&
      startsFigure(words[place + 1], figures)
    )
      continue;
    if (!isDeed && isLink(word.lower)) {
      link = word.lower;
      continue;
    }
    // "my own code"
    if (word.lower === 'own' && OWNER.test(words[place - 1]?.lower ?? '')) continue;
    const isBoth = word.lower === 'both' && /\band\b/.test(text.slice(word.end));
    if (!isDeed && !isShortForm(text, word) && (isBoth || isFree(word.lower))) {
      // ", for which there was no budget" depends on no deed before it.
      if (SUBORDINATE.test(word.lower)) {
        deeds = [];
        link = '';
      }
      continue;
    }
    const { lower, start, end } = word;
    const own = terms.length;
    if (isDeed) {
      // "Instructed to teach maths" instructed nobody in it.
      const isAsked = words[place - 1]?.lower === 'to' && isOpenTo(words[place - 2]);
      deeds = isDeedOpen && !isAsked ? [...deeds, own] : [own];
      link = '';
      deedPart = part;
    }
    const next = words[place + 1];
    const isPhrase = /^(?:to|of)$/.test(words[place + 2]?.lower ?? '');
    terms.push({
      ...{ text: word.text, lower, start, end, lemmas: lemmasAt(words, place), figure: null },
      ...{ isDeed, deeds: isDeed ? [own] : deeds, link: isDeed ? '' : link, part },
      particle: next !== undefined && PARTICLE.test(next.lower) && !isPhrase ? next.lower : null,
      isLoose: part !== deedPart,
      refersBack:
        isDeed && words.slice(place + 1, place + 3).some(({ lower: own }) => BACK.test(own)),
      isHead: !isBeforeNoun(words, place, deedStarts),
    });
    isDeedOpen = isDeed;
  }
  return terms;
}

const TEXTS_KEPT = 1_000;

/** The terms of a text in order, read once. */
export const listTerms: (text: string) => readonly Term[] = memoize(readTerms, TEXTS_KEPT);

/** Whether a term of a text is among these of it. By its place: two readings of one text are the same terms in other objects. */
export const holds = (terms: readonly Term[], { start }: Term): boolean =>
  terms.some((term) => term.start === start);

/** Whether a term is a form of one of the words. */
export const isAny = (term: Term, lemmas: ReadonlySet<string>): boolean =>
  term.lemmas.some((lemma) => lemmas.has(lemma));
