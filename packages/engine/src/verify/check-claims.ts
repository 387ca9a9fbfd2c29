import { hasForm } from '../lexicon/forms.ts';
import { OUTCOME_WORDS, SCOPE_WORDS, SHARED_WORK } from '../lexicon/ownership.ts';
import { readVerb } from '../lexicon/verb-forms.ts';
import type { Basis } from './basis.ts';
import type { Fact } from './fact.ts';
import { listOwnership, type Ownership } from './ownership.ts';
import { contentWords, holdsWord, stemOf, stemsWithSynonyms } from './stems.ts';

/** Verbs that only carry a noun or tell what others do with it: no claim of their own. */
const LIGHT = new Set(['perform', 'do', 'make', 'provide', 'use', 'carry', 'serve', 'take']);
/** Verbs that carry an act: which one it is, its noun must tell. */
const CARRIERS = new Set(['conduct', 'hold']);
const CARRIED_WORDS = 4;
const PREPOSITION = /\b(?:in|at|for|of|with|to|on|by|from|under|during)\b/i;

/** "Held meetings" of "met", "conducted interviews" of "did interviews"; not of "took minutes in hearings". */
function isCarried(text: string, claim: Ownership, origin: Basis): boolean {
  const nouns = contentWords(text.slice(claim.end)).slice(0, CARRIED_WORDS);
  return nouns.some(({ lower }) => {
    const stems = new Set(stemsWithSynonyms(lower));
    if (origin.ownership.some(({ base, rank }) => rank >= ORDINARY_RANK && stems.has(stemOf(base))))
      return true;
    return origin.lines.some((line) =>
      contentWords(line.text).some((word) => {
        if (!stems.has(stemOf(word.lower))) return false;
        const verb = listOwnership(line.text.slice(0, word.start)).at(-1);
        return verb !== undefined && !PREPOSITION.test(line.text.slice(verb.end, word.start));
      }),
    );
  });
}

/** What is left of help where the text opens with a deed that is no verb of the lexicon: "Rolled out" of "Helped with the roll-out". */
function isHelpLost(text: string, origin: Basis): boolean {
  const opener = /^(\w+)ed\b/i.exec(text)?.[0] ?? '';
  if (opener === '' || readVerb(opener).length > 0 || origin.ownership.length === 0) return false;
  const isHelp = origin.ownership.every(({ rank }) => rank < ORDINARY_RANK);
  return isHelp && !SHARED_WORK.some(([pattern]) => text.search(pattern) !== -1);
}

/** Where the source names no verb at all, ordinary work may be claimed, but not leadership. */
const ORDINARY_RANK = 3;

/** A greater part in the work than the source claims. */
export function checkOwnership(text: string, basis: Basis, origin: Basis): Fact[] {
  const ranks = origin.ownership.map((source) => source.rank);
  const highest = ranks.length > 0 ? Math.max(...ranks) : ORDINARY_RANK;
  const lost = isHelpLost(text, origin) ? [helpFact(text)] : [];
  return [...lost, ...overclaims(text, basis, origin, highest)];
}

const SMALLER_PART = 'The source claims a smaller part in this.';

function helpFact(text: string): Fact {
  const opener = /^\w+/.exec(text)?.[0] ?? '';
  return { kind: 'ownership', text: opener, start: 0, end: opener.length, reason: SMALLER_PART };
}

function overclaims(text: string, basis: Basis, origin: Basis, highest: number): Fact[] {
  return listOwnership(text).flatMap((claim) => {
    if (LIGHT.has(claim.base)) return [];
    if (CARRIERS.has(claim.base) && !isHeld(claim, origin)) {
      const { start, end } = claim;
      return isCarried(text, claim, origin)
        ? []
        : [{ kind: 'ownership' as const, text: claim.text, start, end, reason: SMALLER_PART }];
    }
    const same = [origin, basis]
      .map((source) => source.ownership.filter(({ base }) => base === claim.base))
      .find((list) => list.length > 0);
    const allowed = same === undefined ? highest : Math.max(...same.map((source) => source.rank));
    if (claim.rank <= allowed || isSynonym(claim, origin)) return [];
    const { start, end } = claim;
    return [{ kind: 'ownership' as const, text: claim.text, start, end, reason: SMALLER_PART }];
  });
}

const isHeld = (claim: Ownership, origin: Basis): boolean =>
  origin.ownership.some(({ base }) => base === claim.base);

/** "every morning" of "each morning", "every week" of "weekly". */
const EACH = /^every$/i;
const EACH_SOURCE =
  /\b(?:each|every|per|daily|nightly|weekly|monthly|quarterly|annual(?:ly)?|yearly)\b/i;

/** "Ran a fair" of "organized a fair": another word for work of one's own, at most one rank apart; never of what was help. */
const isSynonym = (claim: Ownership, origin: Basis): boolean =>
  claim.rank < LEADING_RANK &&
  origin.ownership.some(
    ({ base, rank }) =>
      rank >= ORDINARY_RANK &&
      rank + 1 >= claim.rank &&
      holdsWord(new Set(stemsWithSynonyms(base)), claim.base),
  );
const LEADING_RANK = 5;

function newWords(
  text: string,
  origin: Basis,
  pattern: RegExp,
  fact: Pick<Fact, 'kind' | 'reason'>,
): Fact[] {
  return Array.from(text.matchAll(pattern)).flatMap((match) => {
    const words = contentWords(match[0]).map((word) => word.lower);
    const known =
      (EACH.test(match[0]) && EACH_SOURCE.test(origin.text)) ||
      hasForm(origin.text, match[0]) ||
      (words.length > 0 && words.every((word) => holdsWord(origin.stems, word)));
    if (known) return [];
    return [{ ...fact, text: match[0], start: match.index, end: match.index + match[0].length }];
  });
}

/** Words of extent that the source does not use. */
export const checkScope = (text: string, _basis: Basis, origin: Basis): Fact[] =>
  newWords(text, origin, SCOPE_WORDS, {
    kind: 'scope',
    reason: 'The source does not claim this extent.',
  });

/** Effects that the source does not name. */
export const checkOutcomes = (text: string, _basis: Basis, origin: Basis): Fact[] =>
  newWords(text, origin, OUTCOME_WORDS, {
    kind: 'outcome',
    reason: 'The source names no such outcome.',
  });
