import { OTHER_VERBS, readVerb } from '../language/en/verb-forms.ts';
import { isRowAdverb } from './sure-verb.ts';

const WORD_OR_JOINT = /[\p{L}\p{M}’'-]+|\d[\d.,%]*|[,;/&+]/gu;
const JOINT = /^(?:[,;/&+]|and|or)$/;
/** What no object of the word before it begins with. */
const AFTER_PLURAL = /^(?:for|of|in|on|at|from|by|with|to|per|incl|including|via|as|within|under)$/;

type Member = 'verb' | 'either' | 'noun';

function memberOf(word: string): Member {
  const readings = readVerb(word).filter(({ form }) => form === 'third');
  if (readings.length === 0) return OTHER_VERBS.has(word) ? 'either' : 'noun';
  return readings.some(({ verb }) => !verb.baseIsNoun) ? 'verb' : 'either';
}

/**
 * "Wireframes, prototypes and screens for two sites": words in -s beside each other that may be acts,
 * one of which is none, or which have no object in the end. They name what was made.
 */
export function opensWithPlurals(text: string): boolean {
  const words = (text.toLowerCase().match(WORD_OR_JOINT) ?? []).filter(
    (word) => !isRowAdverb(word),
  );
  if (!/s$/.test(words[0] ?? '') || !JOINT.test(words[1] ?? '')) return false;
  let at = 0;
  for (;;) {
    const member = memberOf(words[at] ?? '');
    if (member === 'verb') return false;
    // The lexicon lacks verbs: that the first is none says nothing yet.
    if (member === 'noun' && at > 0) return true;
    let next = at + 1;
    while (JOINT.test(words[next] ?? '')) next++;
    if (next === at + 1) break;
    at = next;
  }
  const after = words[at + 1];
  return at > 0 && (after === undefined || AFTER_PLURAL.test(after));
}
