import { contentWords, stemOf, stemsWithSynonyms } from '../../language/en/stems.ts';
import type { Basis } from '../basis.ts';
import { isDeed } from './acts.ts';
import { listOwnership, type Ownership } from './ownership.ts';

/** Verbs that only carry a noun or tell what others do with it: no claim of their own. */
export const LIGHT: ReadonlySet<string> = new Set([
  'perform',
  'do',
  'make',
  'provide',
  'use',
  'carry',
  'serve',
  'take',
  'complete',
]);
/** Verbs that carry an act: which one it is, its noun must tell. */
export const CARRIERS: ReadonlySet<string> = new Set(['conduct', 'hold']);
const CARRIED_WORDS = 4;
export const PREPOSITION = /\b(?:in|at|for|of|with|to|on|by|from|under|during)\b/i;

/** "Gave flu shots" of "booked flu shots". */
export function isOnlyArranged(text: string, claim: Ownership, origin: Basis): boolean {
  if (isHeld(claim, origin)) return false;
  const object = contentWords(text.slice(claim.end)).slice(0, 2);
  const stems = new Set(object.map(({ lower }) => stemOf(lower)));
  return origin.lines.some((line) =>
    listOwnership(line.text).some(
      ({ base, end }) =>
        ONLY_ARRANGING.has(base) &&
        contentWords(line.text.slice(end))
          .slice(0, 2)
          .some(({ lower }) => stems.has(stemOf(lower))),
    ),
  );
}
const ONLY_ARRANGING = new Set(['schedule', 'book']);

/** Acts that only bring about what others then do: who "set up interviews" held none. */
const ARRANGING = new Set([
  'arrange',
  'schedule',
  'book',
  'set',
  'plan',
  'prepare',
  'attend',
  'observe',
  'watch',
  'shadow',
]);

/** "Held meetings" of "met", "conducted interviews" of "did interviews"; not of "took minutes in hearings", nor of "set up interviews". */
export function isCarried(text: string, claim: Ownership, origin: Basis): boolean {
  const nouns = contentWords(text.slice(claim.end))
    .slice(0, CARRIED_WORDS)
    .filter((noun) => !isDeed(text, { ...noun, start: noun.start + claim.end }));
  const needed = Math.min(OWN_RANK, claim.rank);
  return nouns.some(({ lower }) => {
    const stems = new Set(stemsWithSynonyms(lower));
    return origin.lines.some((line) => {
      const deeds = listOwnership(line.text);
      return contentWords(line.text).some((word) => {
        if (!stems.has(stemOf(word.lower))) return false;
        const own = deeds.find(({ start }) => start === word.start);
        const verb = deeds.filter(({ end }) => end <= word.start).at(-1);
        const between = verb === undefined ? '' : line.text.slice(verb.end, word.start);
        if (verb !== undefined && ARRANGING.has(verb.base) && !/,|\band\b/.test(between))
          return false;
        if (
          own !== undefined &&
          own.rank >= needed &&
          !AFTER_PREPOSITION.test(line.text.slice(0, word.start))
        )
          return true;
        return verb !== undefined && !PREPOSITION.test(between);
      });
    });
  });
}

/** From here on a verb tells work of one's own. */
const OWN_RANK = 3;
/** "beside the manager in interviews": there, not done. */
const AFTER_PREPOSITION =
  /\b(?:in|at|for|of|with|to|on|by|from|under|during|beside) (?:the |an? )?(?:\w+ )?$/i;

/** Whether the source has the very verb of a claim. */
export const isHeld = (claim: Ownership, origin: Basis): boolean =>
  origin.ownership.some(({ base }) => base === claim.base);
