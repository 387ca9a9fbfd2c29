import { type FoundVerb, inflect, readVerb } from '../language/en/verb-forms.ts';
import { type Word, wordsOf } from '../language/words.ts';
import {
  CONJUNCTIONS,
  type From,
  findForm,
  findFormBefore,
  isDoneToPeople,
  isRowAdverb,
  isSureVerb,
  looksLikeObject,
  looksLikeVerb,
  type Trust,
} from './sure-verb.ts';
import { isTellingWord } from './telling-word.ts';

const GOVERNORS = new Set(
  `by for of in on with without through while when whilst after before from about at via including include includes such as to toward
  towards upon into than like help helped helping assist assisted start started began keep kept involved involving involves`.split(
    /\s+/,
  ),
);
/** Finite verbs whose tense hangs on the main verb's: with one of these the line is left alone. */
const FINITE = /\b(?:is|are|am|has|have|will|can|may|must|do|does|was|were|had|did|don't|isn't)\b/i;

/** Whether the first finite verb stands in a clause of its own: "ensuring that all orders are shipped", but not "Serving guests is fun". */
const isSubordinate = (text: string): boolean =>
  /\b(?:that|which|who|where|when|what|how|while|if|until|before|after|as)\b/i.test(
    text.slice(0, FINITE.exec(text)?.index ?? 0),
  );

/** "knew where everything was" stands in the past already; "what is left" does not. */
const isInTense = (text: string, to: 'past' | 'base'): boolean =>
  to === 'base' || /^(?:had|was|were|did)$/i.test(FINITE.exec(text)?.[0] ?? '');

interface Place {
  word: Word;
  found: FoundVerb;
}

/** Whether two neighbouring words are "V and W" or "V, W". */
function followsDirectly(words: readonly Word[], left: number, right: number): boolean {
  return words
    .slice(left + 1, right)
    .every((word) => CONJUNCTIONS.has(word.lower) || word.lower.endsWith('ly'));
}

/** How a word hangs on what stands before it, adverbs aside: "and V", ", V", "by V", apart from it by a mark, or not at all. */
function linkBefore(
  words: readonly Word[],
  at: number,
): 'joined' | 'comma' | 'governed' | 'apart' | 'none' {
  const word = words[at] as Word;
  let before = at - 1;
  while (before > 0 && isRowAdverb((words[before] as Word).lower)) before--;
  const previous = words[before] as Word;
  if (CONJUNCTIONS.has(previous.lower) || word.gap.includes('&')) return 'joined';
  if (GOVERNORS.has(previous.lower)) return 'governed';
  if (word.gap.includes(',') || (words[before + 1] as Word).gap.includes(',')) return 'comma';
  return /[/;:–—(]/.test(word.gap) ? 'apart' : 'none';
}

/** Whether a preposition stands between the first word and a later one. */
const hasGovernor = (words: readonly Word[], at: number): boolean =>
  words.slice(1, at).some(({ lower }) => GOVERNORS.has(lower));

/**
 * Finds the verbs that stand beside the first one ("Managing the desk and training the staff").
 * Null when any word that may be such a verb is not surely one, or hangs on another verb.
 */
function findCoordinates(words: readonly Word[], from: From, trust: Trust): Place[] | null {
  const coordinates: Place[] = [];
  let afterComma: (Place | null)[] = [];
  let nestedAt = -1;
  for (let i = 1; i < words.length; i++) {
    const word = words[i] as Word;
    const mayBeVerb = looksLikeVerb(word, from) && !isTellingWord(word.lower, words[i + 1]?.lower);
    const link = mayBeVerb ? linkBefore(words, i) : 'none';
    if (link === 'none') continue;
    if (link === 'apart') return null;
    if (link === 'governed' || nestedAt !== -1) {
      if (link !== 'governed' && !followsDirectly(words, nestedAt, i)) return null;
      nestedAt = i;
      continue;
    }
    const found = findForm(word.lower, from);
    const isSure =
      found !== null &&
      (isSureVerb(found, from, words.slice(i + 1), trust) ||
        (from === 'gerund' && link === 'comma' && isAmongSure(words, i, trust)));
    // "with meals and bathing": the noun beside another one, at the end.
    if (!isSure && from === 'gerund' && words[i + 1] === undefined && hasGovernor(words, i))
      continue;
    const place = isSure ? { word, found } : null;
    if (link === 'comma') afterComma.push(place);
    else if (place === null || afterComma.includes(null)) return null;
    else {
      coordinates.push(...(afterComma as Place[]), place);
      afterComma = [];
    }
  }
  // "Managed stock, training clerks" still reads well; "Managed stock, train clerks" does not.
  return from !== 'gerund' && afterComma.length > 0 ? null : coordinates;
}

/** "Running the audit, printing reports and setting out the coffee": between two acts that are sure stands a third. */
function isAmongSure(words: readonly Word[], at: number, trust: Trust): boolean {
  const [first] = words;
  const head = first === undefined ? null : findForm(first.lower, 'gerund');
  if (head === null || !isSureVerb(head, 'gerund', words.slice(1), trust)) return false;
  const last = words.findIndex(
    (word, i) => i > at && CONJUNCTIONS.has((words[i - 1] as Word).lower) && isGerund(word),
  );
  const joined = last === -1 ? null : findForm((words[last] as Word).lower, 'gerund');
  const next = words[at + 1];
  return (
    joined !== null &&
    isSureVerb(joined, 'gerund', words.slice(last + 1), trust) &&
    next?.gap === ' ' &&
    !CONJUNCTIONS.has(next.lower)
  );
}
const isGerund = ({ lower }: Word): boolean => looksLikeVerb({ lower } as Word, 'gerund');

const VERBS_IN_A_ROW = 3;
/** Behind one of several verbs in a row: "Looking up, changing and cancelling bookings". */
const ADVERB_OF_VERB = /^(?:up|out|off|down|away|back|aloud|in)$/;

/** A particle of one verb, behind which the next one of the row stands. */
function isAdverbInRow(words: readonly Word[], at: number): boolean {
  const [word, next, second] = [words[at], words[at + 1], words[at + 2]];
  if (word === undefined || next === undefined || !ADVERB_OF_VERB.test(word.lower)) return false;
  const verb = CONJUNCTIONS.has(next.lower) ? second : next.gap === ', ' ? next : undefined;
  return verb !== undefined && findForm(verb.lower, 'gerund') !== null;
}

/** The head of the clause: one verb, or several joined at once ("Managing and training staff"). */
function findHead(
  words: readonly Word[],
  from: From,
  trust: Trust,
): { heads: Place[]; next: Word } | null {
  const heads: Place[] = [];
  let i = 0;
  for (; i < words.length; i++) {
    const word = words[i] as Word;
    if (heads.length > 0 && CONJUNCTIONS.has(word.lower)) continue;
    if (from === 'gerund' && heads.length > 0 && isAdverbInRow(words, i)) continue;
    const joined = i === 0 || CONJUNCTIONS.has((words[i - 1] as Word).lower) || word.gap === ', ';
    const found = joined ? findFormBefore(word, words[i + 1], from) : null;
    if (found === null) break;
    heads.push({ word, found });
  }
  const next = words[i];
  const last = heads.at(-1);
  if (next === undefined || last === undefined) return null;
  // "Planning and inventory": the first word was a noun after all.
  if (CONJUNCTIONS.has((words[i - 1] as Word).lower) || next.gap !== ' ') return null;
  // "Measure, cut, bend, and fit tubing": so many nouns would not stand in a row.
  const isRow = from !== 'gerund' && heads.length >= VERBS_IN_A_ROW;
  const isSure =
    isRow ||
    heads.some((head) => isSureVerb(head.found, from, words.slice(i), trust)) ||
    (from === 'gerund' && next.gap === ' ' && isDoneToPeople(words, i));
  return isSure || looksLikeObject(next, from, trust) ? { heads, next } : null;
}

/** "checking in of guests", "laying out of walls": a noun with its object behind "of", no verb. */
const PARTICLE_OF = /\w (?:up|in|over|off|down) of\b|\w+ing out of\b/i;

/**
 * Turns the verbs of a clause that begins with one from a form into another: "handling returns and
 * training new staff" -> "handled returns and trained new staff". Null unless every verb is certain;
 * `sign` says what else speaks for a verb: a duty phrase before the clause ("responsible for"), or the
 * lines beside it, which surely open with verbs.
 */
export function convertClause(
  text: string,
  from: From,
  to: 'past' | 'base',
  sign: 'none' | 'duty' | 'verb-lines' = 'none',
): string | null {
  const words = wordsOf(text);
  if (isTellingWord(words[0]?.lower ?? '', words[1]?.lower)) return null;
  if (PARTICLE_OF.test(text)) return null;
  if (FINITE.test(text) && !(from === 'gerund' && isSubordinate(text) && isInTense(text, to)))
    return null;
  const trust: Trust =
    sign === 'duty' || (sign === 'verb-lines' && from === 'gerund') ? 'duty' : 'sure-verbs';
  const surely =
    findHead(words, from, trust) ??
    (sign === 'verb-lines' ? findHead(words, from, 'likely-object') : null);
  const head = surely ?? findHead(words, from, 'any-object');
  if (head === null) return null;
  const rest = words.slice(words.indexOf(head.next) - 1);
  const coordinates = findCoordinates(rest, from, trust);
  // "Sorting donations and packing boxes": the second verb is sure, so the first one is a verb too.
  if (coordinates === null || (surely === null && coordinates.length === 0)) return null;
  if (to === 'base' && hasJoinedPast(words)) return null;
  let result = '';
  let reached = 0;
  for (const { word, found } of [...head.heads, ...coordinates]) {
    result += text.slice(reached, word.start) + inflect(found, to);
    reached = word.end;
  }
  return result + text.slice(reached);
}

/** "Handling returns and shipped orders": the line mixes its tenses. */
function hasJoinedPast(words: readonly Word[]): boolean {
  return words.some((word, i) => {
    const previous = words[i - 1];
    if (previous === undefined || !(CONJUNCTIONS.has(previous.lower) || word.gap === ', '))
      return false;
    const readings = readVerb(word.lower);
    return readings.length > 0 && readings.every((reading) => reading.form === 'past');
  });
}
