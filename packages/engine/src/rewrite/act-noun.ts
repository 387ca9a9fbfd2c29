import { findNominal, findVerbForm, inflect, type VerbForm } from '../lexicon/verb-forms.ts';

type Act = Parameters<typeof inflect>[0];

const findAct = (noun: string): Act | null => findNominal(noun) ?? findVerbForm(noun, 'gerund');

/** A second act or a second object of its own behind a joint would hang in the air. */
function hasLooseJoint(rest: string): boolean {
  const plain = rest.replace(/,(?= ?(?:about |around |over |up to |some )?\d)/g, '');
  if (/[;:]|\b(?:is|was|are|were|it|them|which)\b/i.test(plain)) return true;
  return Array.from(plain.matchAll(/(?:,|\band\b|\bor\b|&)\s*(?:and |or )?(\w+)/gi)).some(
    ([, word = '']) =>
      /^(?:the|an?|all|their|its|to|for|in|also|then)$/i.test(word) ||
      findNominal(word) !== null ||
      /ing$/i.test(word),
  );
}

/** "the planning of events", "shipping and receiving of parts", "maintenance of 14 vehicles" with verbs: the nouns must be joined to their object by "of". Null where the act or its object is not certain. */
export function convertActNoun(duty: string, to: VerbForm): string | null {
  const match = /^(?:the )?(\w+)(?: and (?:the )?(\w+))? of (?:the )?(?=\w)/i.exec(duty);
  if (match === null) return null;
  const [phrase, first = '', second] = match;
  const acts = [first, ...(second === undefined ? [] : [second])].map(findAct);
  const rest = duty.slice(phrase.length);
  if (hasLooseJoint(rest)) return null;
  const verbs = acts.map((act) => (act === null ? null : inflect(act, to)));
  if (verbs.includes(null)) return null;
  // "of the line on weekends": the article belongs to the object.
  const article = /the $/i.test(phrase) ? 'the ' : '';
  return `${verbs.join(' and ')} ${article}${rest}`;
}
