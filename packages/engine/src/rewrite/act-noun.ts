import { findNominal, findVerbForm, inflect, type VerbForm } from '../lexicon/verb-forms.ts';

type Act = Parameters<typeof inflect>[0];

const findAct = (noun: string): Act | null => findNominal(noun) ?? findVerbForm(noun, 'gerund');

/** A clause of its own or a list; numbers set off by a comma are none. */
const LOOSE_JOINT =
  /,(?! ?(?:about |around |over |up to |some )?\d)|\b(?:or|is|was|are|were|it|them|which)\b|[&;:]/i;

/** Names of acts that no verb of the lexicon tells. */
const ACT_NOUN =
  /(?:tion|sion|ment|ance|ence|sis|ing|age|upkeep|intake|entry|service|care|support|control|work|sales|security|safety|follow-up)s?$/i;

/** "trucks and vans", "reading and math to 16 adults": of two objects the second names no act of its own, as in "phones and data entry". */
function isPlainPair(rest: string): boolean {
  const [, second, ...more] = rest.split(/\band\b/i);
  if (second === undefined) return true;
  const words = (
    /^[^,;(]*?(?= (?:of|for|in|on|at|to|with|by|from|across|per)\b|[,;(]|$)/i.exec(second)?.[0] ??
    ''
  )
    .trim()
    .split(/\s+/);
  const last = words.at(-1) ?? '';
  return (
    more.length === 0 &&
    !/^[^,;(]* of\b/i.test(second) &&
    !words.some((word) => findAct(word) !== null) &&
    !ACT_NOUN.test(last)
  );
}

/** "the planning of events", "shipping and receiving of parts", "maintenance of 14 vehicles" with verbs: the nouns must be joined to their object by "of". Null where the act or its object is not certain. */
export function convertActNoun(duty: string, to: VerbForm): string | null {
  const match =
    /^(?:the )?(\w+)(?:, (?:the )?(\w+))?(?:,? and (?:the )?(\w+))? of (?:the )?(?=\w)/i.exec(duty);
  if (match === null) return null;
  const [phrase, first = '', second, third] = match;
  // "Sorting, packing of returns": no list without its "and".
  if (second !== undefined && third === undefined) return null;
  const acts = [first, second, third].filter((noun) => noun !== undefined).map(findAct);
  const rest = duty.slice(phrase.length);
  if (LOOSE_JOINT.test(rest) || !isPlainPair(rest)) return null;
  const verbs = acts.map((act) => (act === null ? null : inflect(act, to)));
  if (verbs.includes(null)) return null;
  // "of the line on weekends": the article belongs to the object.
  const article = /the $/i.test(phrase) ? 'the ' : '';
  const joined =
    verbs.length < 3 ? verbs.join(' and ') : `${verbs.slice(0, -1).join(', ')} and ${verbs.at(-1)}`;
  return `${joined} ${article}${rest}`;
}
