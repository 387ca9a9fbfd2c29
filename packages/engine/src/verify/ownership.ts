import { wordsOf } from '../document/words.ts';
import { SHARED_WORK } from '../lexicon/ownership.ts';
import { findNominal, readVerb, type Verb } from '../lexicon/verb-forms.ts';

/** A claim to have done something: the verb, and how far it is one's own (1 helped … 5 led). */
export interface Ownership {
  base: string;
  rank: number;
  text: string;
  start: number;
  end: number;
}

const DUTY = /\b(?:responsible|accountable|duties|responsibilities|in charge|charged|tasked)\b/i;

/** Parts of a text in which one "helped" rules all verbs after it: sentences and clauses with their own past verb. */
function governedRank(text: string, at: number): number {
  const clause =
    text
      .slice(0, at)
      .split(/[.;]\s/)
      .at(-1) ?? '';
  let rank = 5;
  for (const [pattern, shared] of SHARED_WORK) {
    for (const match of clause.matchAll(pattern)) {
      // A verb of its own in the past after "and" is no longer governed: "helped patients and managed records".
      const between = clause.slice(match.index + match[0].length);
      if (!/(?:,|\band|\bthen|&)\s*(?:\w+ly\s)?$/.test(between) || between.trim() === '')
        rank = Math.min(rank, shared);
      else if (!isPast(text.slice(at))) rank = Math.min(rank, shared);
    }
  }
  return rank;
}

function isPast(rest: string): boolean {
  return readVerb(/^\w+/.exec(rest)?.[0] ?? '').some(({ form }) => form === 'past');
}

function findVerbAt(word: string): Verb | null {
  return readVerb(word)[0]?.verb ?? findNominal(word)?.verb ?? null;
}

/** Every verb of the lexicon in a text, also as a noun ("implementation"), with the rank that its clause leaves it. */
export function listOwnership(text: string): Ownership[] {
  const found: Ownership[] = [];
  for (const word of wordsOf(text)) {
    const verb = findVerbAt(word.lower);
    if (verb === null) continue;
    const rank = Math.min(verb.rank, governedRank(text, word.start));
    found.push({ base: verb.base, rank, text: word.text, start: word.start, end: word.end });
  }
  return found;
}

/** "Responsible for the payroll" says no more than that one did it. */
export const dutyRank = (text: string): number => (DUTY.test(text) ? 4 : 0);
