import { STATES } from '../../../data/words/act-words.ts';
import { memoize } from '../../language/memoize.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import { agentActs } from './agent-acts.ts';
import { agentAt } from './agents.ts';
import { causedAt } from './caused-acts.ts';
import { tellsOfSelf } from './clause-openings.ts';
import { withoutStopsInNames } from './doers.ts';
import { labelledActs } from './labels.ts';
import { passivesAt } from './passive-acts.ts';
import { purposesAt } from './purposes.ts';
import { freeRelativeAt, relativesAt } from './relative-acts.ts';
import { servedActsAt } from './served-acts.ts';
import { subjectActsAt } from './subjects.ts';

/** "when called", "as asked": whoever does so. */
const ON_CALL = /^(?:when|whenever|if|as|where|once|until|unless)$/;
const isOnCall = (words: readonly Word[], at: number): boolean =>
  ON_CALL.test(words[at - 1]?.lower ?? '') &&
  words[at]?.gap === ' ' &&
  /(?:ed|told)$/.test(words[at]?.lower ?? '');

/** What a line tells of somebody else. */
interface OfOthers {
  acts: readonly Word[];
  clauses: readonly ClauseOfOthers[];
}

/** A clause that has somebody else for a subject, from its subject and from its verb (UTF-16 offsets), and the word that names them. */
interface ClauseOfOthers {
  start: number;
  verb: number;
  end: number;
  who: string;
}

function readOfOthers(text: string): OfOthers {
  const words = withoutStopsInNames(wordsOf(text));
  const isContrast = tellsOfSelf(words);
  const places = new Set(labelledActs(words));
  const clauses = [...words.keys()].flatMap((at) => subjectActsAt(words, at, isContrast) ?? []);
  for (const { verbs } of clauses) for (const verb of verbs) places.add(verb);
  for (const at of words.keys()) {
    if (isOnCall(words, at)) places.add(at);
    const agent = agentAt(words, at);
    for (const place of [
      ...passivesAt(words, at),
      ...causedAt(words, at),
      ...purposesAt(words, at),
      ...relativesAt(words, at),
      ...servedActsAt(words, at),
      ...freeRelativeAt(words, at),
      ...(agent === null ? [] : agentActs(words, agent)),
    ])
      places.add(place);
  }
  return {
    acts: [...places]
      .sort((a, b) => a - b)
      .flatMap((at) => words[at] ?? [])
      .filter(({ lower }) => !STATES.has(lower)),
    clauses: clauses.map(({ from, to, verbs, who }) => ({
      start: words[from]?.start ?? 0,
      verb: words[verbs[0] ?? from]?.start ?? 0,
      end: words[to - 1]?.end ?? text.length,
      who,
    })),
  };
}

const TEXTS_KEPT = 1_000;
const ofOthers = memoize(readOfOthers, TEXTS_KEPT);

/** The words of a text that tell what somebody else does: the verbs whose subject they are, and the acts asked or awaited of them. */
export const listDeedsOfOthers = (text: string): readonly Word[] => ofOthers(text).acts;

/** The clauses of a text whose subject is somebody else: what stands in them is done to or with by them. */
export const listClausesOfOthers = (text: string): OfOthers['clauses'] => ofOthers(text).clauses;
