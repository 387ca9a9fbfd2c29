import { findNominal, findVerbForm, inflect, type VerbForm } from '../lexicon/verb-forms.ts';

type Act = Parameters<typeof inflect>[0];

const findAct = (noun: string): Act | null => findNominal(noun) ?? findVerbForm(noun, 'gerund');

/** More than one plain object ("of phones and data entry" may name two acts), or a clause of its own; numbers set off by a comma are none. */
const hasLooseJoint = (rest: string): boolean =>
  /,(?! ?(?:about |around |over |up to |some )?\d)|\b(?:and|or|is|was|are|were|it|them|which)\b|[&;:]/i.test(
    rest,
  );

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
