import {
  COLLECTING,
  MAKING,
  MONEY,
  PROVIDING,
  SEEKING,
  SESSIONS,
} from '../../../data/words/causing-verbs.ts';
import { MACHINES } from '../../../data/words/doer-words.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { setOfWords, type Word } from '../../language/words.ts';
import { basesAt, withJoined } from './act-words.ts';
import { isBase, isGerund, isPerson } from './agents.ts';
import { objectAfter } from './objects.ts';

/** What a thing behind a verb is there for: the place of the act, its form, and the thing. */
interface Purpose {
  act: number;
  isForm: (lower: string) => boolean;
  thing: string;
  bases: readonly string[];
}

const LINK = setOfWords('to for');
const WITHIN = 6;
const ENDS_THING = /^(?:and|or|by|with|at|in|on|that|who|which|up|out|off|down|back)$/;
const GAP = /^ [$€£]?$/;

/** "Sold software to manage payroll", "raised money for building sheds": the purpose of what an act was done to. */
function purposeBehind(words: readonly Word[], verb: number): Purpose | null {
  for (let at = verb + 1; at < Math.min(words.length - 1, verb + WITHIN); at++) {
    const { lower, gap } = words[at] as Word;
    if (!(GAP.test(gap) || /^\d{3}$/.test(lower)) || ENDS_THING.test(lower)) return null;
    if (!LINK.has(lower) || at === verb + 1) continue;
    const act = words[at + 1]?.lower ?? '';
    const isActing =
      isGerund(act) || (/\w{3}ing$/.test(act) && objectAfter(words, at + 1) !== 'none');
    const isForm = lower === 'to' ? isBase : isGerund;
    if (lower === 'to' ? !isBase(act) : !isActing) return null;
    return {
      act: at + 1,
      isForm,
      thing: singularOf(words[at - 1]?.lower ?? ''),
      bases: basesAt(words, verb),
    };
  }
  return null;
}

const isAny = (bases: readonly string[], among: ReadonlySet<string>): boolean =>
  bases.some((base) => among.has(base));

/** "Sold software to manage payroll", "wrote a script to sort mail": what a thing that one handed over, or a machine that one made, does for others. */
export function purposesAt(words: readonly Word[], verb: number): number[] {
  const purpose = purposeBehind(words, verb);
  if (purpose === null || isPerson(purpose.thing) || SESSIONS.has(purpose.thing)) return [];
  const isTheirs =
    isAny(purpose.bases, PROVIDING) ||
    (isAny(purpose.bases, MAKING) && MACHINES.has(purpose.thing));
  return isTheirs ? withJoined(words, purpose.act, purpose.isForm) : [];
}

/** "Rented scanners to survey land", "collected £400 to mend the roof": where an act begins for which one only got the means. Where one went to do it, or used a thing for it, it was done. */
export function listSoughtStarts(words: readonly Word[]): number[] {
  return [...words.keys()].flatMap((verb) => {
    const purpose = purposeBehind(words, verb);
    if (purpose === null) return [];
    const isMoney = words
      .slice(verb + 1, purpose.act)
      .some(({ lower, gap }) => MONEY.has(singularOf(lower)) || /[$€£]$/.test(gap));
    const isSought = isAny(purpose.bases, isMoney ? SEEKING.union(COLLECTING) : SEEKING);
    return isSought ? (words[purpose.act]?.start ?? []) : [];
  });
}
