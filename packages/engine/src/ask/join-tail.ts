import { isPersonNoun, isServedNoun } from '../language/en/readings.ts';
import { wordsOf } from '../language/words.ts';
import { voiceOf } from '../rules/voice.ts';
import { asBullet } from './answer-text.ts';
import { lowerOpening } from './lower-opening.ts';
import { asideTo } from './planned-ask.ts';

/** What a sentence goes on with, without a mark between. */
const LINKED =
  /^(?:by|from|to|in|over|within|per|for|across|on|at|of|with|during|each|every|under|between|through|against|using|via|including|up to)\b/i;
/** "over 40 callers": an amount. */
const COUNTS_FROM = /^(?:over|up to|under|within) [$€£]?\d/i;
const FIGURE =
  /^(?:(?:about|around|roughly|approximately|over|more than|nearly|almost|up to|at least) )?[$€£]?\d[\d.,]*(?:k|m|\+)?(?= )/i;
/** "40 a week", "twice a day": how often, not for whom. */
const RATE =
  /\b(?:an?|per|each|every) (?:shift|hour|day|night|week|weekend|month|quarter|term|season|year)\b|\b(?:daily|weekly|monthly|yearly|times|hours?|days?|weeks?|months?|years?)\b|%/i;
/** Where the person begins another sentence: "around 50 a year, I check the seal". */
const NEXT_SENTENCE = /(?:,|;|\.) (?=I (?:\p{Ll}|['’]))/u;

/** Whether the words tell an act of their own, which no comma can hang on another. */
const tellsOwnAct = (said: string): boolean =>
  /^I(?:['’]\p{Ll}+)? /u.test(said) || /^(?:past|either)$/.test(voiceOf(said));

/** "120 paying customers": people whom a figure counts. */
const countsPeople = (said: string): boolean =>
  FIGURE.test(said) && !RATE.test(said) && isServedNoun(wordsOf(said).at(-1)?.lower ?? '');

/** "Trained new cashiers": the figure counts these, and is nobody for whom it was done. */
const namesPeople = (line: string): boolean =>
  wordsOf(line).some(
    ({ lower }) => isServedNoun(lower) || isPersonNoun(lower) || OF_PEOPLE.test(lower),
  );
const OF_PEOPLE = /^(?:teams?|crews?|staff|people|colleagues|group|class)$/;

const isAct = (line: string): boolean => !/^(?:noun|gerund)$/.test(voiceOf(line));

function joinOne(line: string, said: string): string {
  if (LINKED.test(said) && !COUNTS_FROM.test(said)) return `${line} ${lowerOpening(said)}`;
  if (tellsOwnAct(said)) return `${line}; ${lowerOpening(asBullet(said))}`;
  if (countsPeople(said) && isAct(line) && !namesPeople(line) && !/ for [^,]*$/.test(line))
    return `${line} for ${said}`;
  return `${line}${asideTo(line, lowerOpening(said))}`;
}

/** A line with what the person adds to it, as one writes it: "with a scanner" goes on, an act stands behind a semicolon, people are "for" whom, and an amount hangs by a comma or in brackets. */
export function joinTail(line: string, said: string): string {
  const parts = said
    .split(NEXT_SENTENCE)
    .map((part) => part.replace(/[\s.;,:]+$/, '').trim())
    .filter((part) => part !== '');
  return parts.reduce(joinOne, line);
}
