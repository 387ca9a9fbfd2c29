import { countWords } from '../text-measures.ts';
import { shownBy } from './own-part.ts';
import { type Ranked, TELLS_ENOUGH } from './rank.ts';
import type { Sentences } from './sentences.ts';
import type { Slot } from './slot.ts';
import { isThingToTell } from './thing-to-tell.ts';
import type { Told } from './told.ts';
import { toldSlots, tooSlots } from './wording.ts';

/** What two tellings in one sentence may have of words. */
const PAIR_WORDS_MAX = 32;
const PARTNERS_TRIED = 4;

const wordsOf = ({ text, result = '' }: Told): number => countWords(`${text} ${result}`);

/** "91% of them gave again": it follows from the statement before it, which has to stand there. */
const follows = (told: Told, all: readonly Told[]): boolean =>
  told.part > 0 &&
  told.kind === 'event' &&
  all.some((one) => one.path === told.path && one.part < told.part);

/** "keep the bill down, and I found a leak": two statements already. */
const SECOND_I = /, and I /;

/** What can stand in one sentence with a telling: what its own line goes on with, then what is short enough to need no "I" of its own. */
function partnersOf(
  told: Told,
  own: readonly Ranked[],
  all: readonly Told[],
  isOpen: (one: Ranked) => boolean,
): Told[] {
  if (told.result !== undefined || SECOND_I.test(told.text)) return [];
  const isNext = (other: Told): boolean =>
    other.path === told.path && other.part === told.part + 1 && other.kind === 'event';
  const fit = own
    .filter(
      (one) =>
        one.told !== told &&
        isOpen(one) &&
        one.told.result === undefined &&
        !SECOND_I.test(one.told.text) &&
        (isNext(one.told) || !follows(one.told, all)) &&
        // What changed is told with what its own line says, not as if another had brought it about.
        (told.kind !== 'event' || one.told.path === told.path) &&
        (one.told.kind !== 'event' || isNext(one.told)) &&
        wordsOf(one.told) + wordsOf(told) <= PAIR_WORDS_MAX,
    )
    .map((one) => one.told);
  const isTail = (other: Told): boolean => tooSlots(other, told)['did-tail'] !== undefined;
  const rank = (other: Told): number => (isNext(other) ? 0 : isTail(other) ? 1 : 2);
  return fit.sort((a, b) => rank(a) - rank(b)).slice(0, PARTNERS_TRIED);
}

interface Telling {
  sentences: Sentences;
  all: readonly Told[];
}

/** One sentence: two tellings where they fit together, else one, with what it answers of the ad where that has other words for it. */
function say(
  { sentences, all }: Telling,
  told: Told,
  partners: readonly Told[],
  where: Pick<Slot, 'id' | 'paragraph' | 'priority'>,
  parts: readonly string[],
): boolean {
  const need = told.kind === 'act' ? sentences.otherNeed(shownBy(told)) : undefined;
  const asking = parts.map((part) => `${part}-need`);
  if (need !== undefined && sentences.tell(where, told, asking, all, { need: need.part })) {
    sentences.named.push(need.wanted);
    return true;
  }
  const joined = parts.map((part) => `${part}-both`);
  const isJoined = partners.some((partner) =>
    sentences.tellBoth(where, told, partner, joined, {
      ...toldSlots(told),
      ...tooSlots(partner, told),
    }),
  );
  return isJoined || sentences.tell(where, told, parts, all);
}

/** What was done in one job, in sentences that tell two things where they can; the first by its own opener. */
export function planDeeds(
  sentences: Sentences,
  own: readonly Ranked[],
  all: readonly Told[],
  at: Pick<Slot, 'id' | 'paragraph' | 'priority'>,
  most: number,
  openers: readonly string[] = ['more'],
  least = TELLS_ENOUGH,
  others: readonly string[] = ['more'],
): void {
  let said = 0;
  let named = 0;
  const isOpen = ({ told, worth }: Ranked): boolean =>
    sentences.isFree(told) &&
    worth >= least &&
    (told.kind !== 'thing' || isThingToTell(told)) &&
    told.kind !== 'post';
  for (const one of own) {
    const { told } = one;
    if (said >= most) return;
    const isPost = told.kind === 'post' && sentences.isFree(told) && one.worth >= least;
    if (!(isPost || isOpen(one)) || follows(told, all)) continue;
    // A job told by the names of its parts is a list again.
    if (told.kind === 'thing' && named === NAMED_MAX) continue;
    const where = { ...at, id: `${at.id}-${said + 1}`, priority: at.priority + said * STEP };
    const parts = said === 0 ? openers : others;
    if (!say({ sentences, all }, told, partnersOf(told, own, all, isOpen), where, parts)) continue;
    said++;
    if (told.kind === 'thing') named++;
  }
}
const NAMED_MAX = 2;
/** Between two sentences of one job, for those of another. */
const STEP = 1.5;

/** The sentence that leads to a job by what was done there: two tellings where they fit together, else the best that can be told. */
export function planLed(
  sentences: Sentences,
  own: readonly Ranked[],
  all: readonly Told[],
  where: Pick<Slot, 'id' | 'paragraph' | 'priority'>,
  parts: readonly string[],
): boolean {
  const isOpen = ({ told }: Ranked): boolean => sentences.isFree(told) && told.kind === 'act';
  return own.some(({ told }) =>
    say({ sentences, all }, told, partnersOf(told, own, all, isOpen), where, parts),
  );
}
