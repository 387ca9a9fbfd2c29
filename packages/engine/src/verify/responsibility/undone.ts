import {
  CREDENTIALS,
  UNDONE_PHRASES,
  UNHELD_AFTER,
  UNHELD_BEFORE,
} from '../../../data/words/undone-words.ts';
import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { baseForms } from '../../language/en/synonyms.ts';
import { setOfWords, type Word } from '../../language/words.ts';
import { FUNCTION_WORD, isBase, isGerund, isPast } from './agents.ts';

/** A stretch of a line (UTF-16 offsets). */
interface Stretch {
  start: number;
  end: number;
}

type Phrase = readonly string[];
const phrasesOf = (rows: string): readonly Phrase[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.split(' '));
/** The phrases by their first word. */
const UNDONE = Map.groupBy(phrasesOf(UNDONE_PHRASES), ([first = '']) => first);
const UNHELD = phrasesOf(UNHELD_BEFORE);
const BE = setOfWords('am is are was were be been being');

function isOf({ lower }: Word, wanted: string): boolean {
  if (wanted === '*') return true;
  if (wanted === '#') return /^(?:\d+|one|two|three|four|five)$/.test(lower);
  if (wanted === 'be') return BE.has(lower);
  if (!wanted.startsWith('~')) return lower === wanted;
  return basesOf(lower).includes(wanted.slice(1));
}
const basesOf = (lower: string): string[] => [
  ...new Set([lower, ...baseForms(lower), ...irregularBases(lower)]),
];

/** The place behind a phrase that begins at a place, or -1. */
function behind(words: readonly Word[], at: number, phrase: Phrase): number {
  const isHere = phrase.every((wanted, i) => {
    const word = words[at + i];
    return word !== undefined && (i === 0 || word.gap === ' ') && isOf(word, wanted);
  });
  return isHere ? at + phrase.length : -1;
}

const phrasesFrom = ({ lower }: Word): Phrase[] =>
  [lower, ...(BE.has(lower) ? ['be'] : []), ...basesOf(lower).map((base) => `~${base}`)].flatMap(
    (first) => UNDONE.get(first) ?? [],
  );

/** "Was going to lead", "stopped short of selling": where an act begins that was not done. */
export function listUndoneStarts(words: readonly Word[]): number[] {
  return [...words.keys()].flatMap((at) =>
    phrasesFrom(words[at] as Word).flatMap((phrase) => {
      const next = behind(words, at, phrase);
      const act = words[next];
      if (next === -1 || act?.gap !== ' ') return [];
      const isTo = phrase.at(-1) === 'to' || phrase.at(-1) === 'near';
      return isGerund(act.lower) || (isTo && isBase(act.lower)) ? [act.start] : [];
    }),
  );
}

const COURSES = setOfWords(CREDENTIALS);
const AFTER = setOfWords(UNHELD_AFTER);
const isCourse = ({ lower }: Word): boolean => COURSES.has(lower) || COURSES.has(singularOf(lower));
const NAME_WORDS = 5;

/** "Failed the ADR course", "NVQ, dropped": a course or paper with its name that the line says is not held. */
export function listUnheld(words: readonly Word[]): Stretch[] {
  return words.flatMap((course, at): Stretch[] => {
    if (!isCourse(course)) return [];
    const to = nameEnd(words, at);
    const starts = nameStarts(words, at);
    const from = starts.find(
      (start) =>
        (isUnheldBefore(words, start) && !isNoPaper(words, at, start)) ||
        isLeftEarly(words, start, to),
    );
    const isLost =
      (from !== undefined && !isFinished(words, at, from, to)) || isUnheldAfter(words, to);
    const first = words[from ?? starts.at(-1) ?? at];
    const last = words[to];
    return isLost && first !== undefined && last !== undefined
      ? [{ start: first.start, end: last.end }]
      : [];
  });
}

/** Where the phrase of a course may begin, the nearest first: "course", "ADR course", "the ADR course". */
function nameStarts(words: readonly Word[], at: number): number[] {
  const starts = [at];
  for (let from = at; from > 0 && at - from < NAME_WORDS && words[from]?.gap === ' '; from--) {
    if (FUNCTION_WORD.test(words[from - 1]?.lower ?? '')) break;
    starts.push(from - 1);
  }
  return starts;
}

/** The last word: "plumbing" of "an NVQ in plumbing", "Nursing" of "BSc Adult Nursing". */
function nameEnd(words: readonly Word[], at: number): number {
  let to = at;
  const isNamePart = (word: Word | undefined): boolean =>
    word?.gap === ' ' && /^[\p{Lu}\d]/u.test(word.text);
  while (to - at < NAME_WORDS && isNamePart(words[to + 1])) to++;
  const next = words[to + 1];
  const isField = next?.gap === ' ' && /^(?:in|of|for|as)$/.test(next.lower);
  const isWhen = /^(?:first|second|third|final|last|year|\d+)$/.test(words[to + 2]?.lower ?? '');
  if (!isField || isWhen || words[to + 2]?.gap !== ' ') return to;
  to += 2;
  // "hotel management"
  const isLast = words[to + 1]?.gap === ' ' && !FUNCTION_WORD.test(words[to + 1]?.lower ?? '');
  return isLast && words[to]?.lower !== 'a' ? to + 1 : to;
}

/** "Planned exam timetables", "started courses for staff": the paper only says of what kind a thing is, or is one that one gives. */
const isNoPaper = (words: readonly Word[], at: number, from: number): boolean => {
  const [course, next, before] = [words[at], words[at + 1], words[from - 1]];
  if (course === undefined || /^\p{Lu}/u.test(course.text)) return false;
  if (/^(?:start|beg[aiu]n|commenc)/.test(before?.lower ?? '') && /s$/.test(course.lower))
    return true;
  return (
    next?.gap === ' ' &&
    /^\p{Ll}/u.test(next.text) &&
    !FUNCTION_WORD.test(next.lower) &&
    !isPast(next.lower)
  );
};

const isUnheldBefore = (words: readonly Word[], from: number): boolean =>
  UNHELD.some((phrase) => behind(words, from - phrase.length, phrase) === from);

/** "course cancelled", "course (did not pass)". */
function isUnheldAfter(words: readonly Word[], to: number): boolean {
  const isBe = BE.has(words[to + 1]?.lower ?? '');
  const next = words[isBe ? to + 2 : to + 1];
  if (next === undefined || !/^[\s,(:–-]{1,3}$/.test(next.gap)) return false;
  if (AFTER.has(next.lower)) return true;
  const rest = words.slice(to + 1, to + 5).map(({ lower }) => lower);
  if (
    /^(?:has |had )?r[au]n out\b|^not renewed\b|^left (?:after|before|early|in|without)\b/.test(
      rest.join(' '),
    )
  )
    return true;
  return /^(?:did not|didn['’]t|not|never|yet to be)\b.*\b(?:pass|passed|finish|finished|complete|completed)\b/.test(
    rest.join(' '),
  );
}

/** "Started an MSc in 2015 and finished it in 2016": that one holds the same paper after all. */
function isFinished(words: readonly Word[], at: number, from: number, last: number): boolean {
  // "TEFL course"
  const next = words[last + 1];
  const to = next?.gap === ' ' && isCourse(next) ? last + 1 : last;
  const opening = words.findLastIndex(({ gap }, i) => i <= from && gap !== ' ');
  const verb = words.findIndex((word, i) => i > to && FINISHED.has(word.lower) && opens(words, i));
  if (verb === -1 || words.slice(Math.max(0, opening), verb).some(isLeaving)) return false;
  const isOther = words
    .slice(to + 1, verb)
    .some((word) => isCourse(word) || (isPast(word.lower) && !LINKS.has(word.lower)));
  if (isOther || words.slice(verb).some(({ lower }) => TAKEN_BACK.test(lower))) return false;
  const [object, noun] = words.slice(verb + 1);
  const isSpaced = object?.gap === ' ';
  if (isSpaced && /^(?:it|this)$/.test(object.lower)) return isEnd(words, verb + 2);
  const isSame = noun?.lower === words[at]?.lower || /^(?:course|degree)$/.test(noun?.lower ?? '');
  if (isSpaced && /^(?:the|my)$/.test(object.lower) && isSame) return isEnd(words, verb + 3);
  const isAlone = words
    .slice(to + 1, verb)
    .every(({ lower }, i, list) => LINKS.has(lower) || WHEN.test(lower) || isPlaceOf(list, i));
  return isAlone && words[verb]?.lower !== 'got' && isEnd(words, verb + 1);
}
const FINISHED = setOfWords(
  'finished completed passed graduated achieved gained awarded obtained qualified earned got',
);
const LEAVING = setOfWords(
  'fail flunk quit abandon lose miss skip drop withdraw pull leave suspend expel throw reject refuse transfer give cancel',
);
const isLeaving = ({ lower }: Word): boolean => basesOf(lower).some((base) => LEAVING.has(base));
const TAKEN_BACK = /^(?:not|never|without|but|except|until|unless|fail\w*)$|n['’]t$/;
const ADVERBS = setOfWords(
  'i then later since eventually finally successfully now have has had was which afterwards duly',
);
const LINKS = new Set([...ADVERBS, ...setOfWords('and in from on by during early late since')]);
const WHEN =
  /^(?:(?:19|20)\d\d|jan(?:uary)?|feb(?:ruary)?|mar|march|apr|april|may|june?|july?|aug|august|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|winter)$/;

/** "At Leeds", "with Wrexham College": where one takes a paper. */
const isPlaceOf = (words: readonly Word[], i: number): boolean =>
  /^(?:at|with|the)$/.test(words[i]?.lower ?? '') ||
  (words[i]?.gap === ' ' && /^\p{Lu}/u.test(words[i]?.text ?? ''));

/** Whether a verb opens its clause: "and later completed", ", completed", "2015 completed". */
function opens(words: readonly Word[], verb: number): boolean {
  let at = verb;
  while (words[at]?.gap === ' ' && ADVERBS.has(words[at - 1]?.lower ?? '')) at--;
  const before = words[at - 1]?.lower ?? '';
  const isOpener = /^(?:which|then|later)$/.test(words[at]?.lower ?? '');
  // "May have passed" is no month.
  const isWhen = WHEN.test(before) && before !== 'may';
  return words[at]?.gap !== ' ' || isOpener || before === 'and' || isWhen;
}

/** Whether nothing stands at a place that was finished, but when and how it was. */
function isEnd(words: readonly Word[], at: number): boolean {
  const [word, next, last] = words.slice(at);
  if (word === undefined || word.gap !== ' ') return word === undefined || !word.gap.includes('/');
  if (/^(?:in|by|on|during|early|late|last|later)$/.test(word.lower))
    return (
      next === undefined ||
      (WHEN.test(next.lower) && isEnd(words, at + 2)) ||
      /^(?:years?|months?|weeks?)$/.test(last?.lower ?? next.lower)
    );
  if (WHEN.test(word.lower)) return isEnd(words, at + 1);
  if (word.lower === 'with')
    return /^(?:an? )?(?:distinction|merit|honou?rs|credit|commendation)\b/.test(
      `${next?.lower} ${last?.lower}`,
    );
  return word.lower === 'first' && /^(?:time|attempt)$/.test(next?.lower ?? '');
}

/** "Left the course early". */
const isLeftEarly = (words: readonly Word[], from: number, to: number): boolean =>
  /^(?:left|leave|leaving)$/.test(words[from - 1]?.lower ?? '') &&
  /^(?:early|before|unfinished|halfway|midway|in|after|during)$/.test(words[to + 1]?.lower ?? '');
