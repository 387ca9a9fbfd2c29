import { LIGHT_VERBS } from '../lexicon/phrases.ts';
import { findNominal, inflect, readVerb } from '../lexicon/verb-forms.ts';
import { capitalize, type Rewriter } from './rewriter.ts';

const LIGHT_PHRASE = /^(\w+)( out)? (?:the |an? )?(\w+) (of|to|for|on|with|into) (?=\w)/i;
/** Nouns that only these verbs carry: "provided support" is "supported", "conducted training" is "trained". */
const HELPING: Readonly<Record<string, readonly string[]>> = {
  assist: ['provide'],
  help: ['provide'],
  support: ['provide'],
  train: ['provide', 'conduct'],
};

/** Transformation 8: "Performed the implementation of a ticketing system" -> "Implemented a ticketing system". */
export const rewriteNominalization: Rewriter = (text, { english }) => {
  const match = english ? LIGHT_PHRASE.exec(text) : null;
  if (match === null) return null;
  const [phrase, light = '', out, noun = '', preposition = ''] = match;
  const reading = readVerb(light).find(({ form }) => form !== 'gerund');
  const nominal = findNominal(noun);
  if (reading === undefined || nominal === null || !LIGHT_VERBS.has(reading.verb.base)) return null;
  if ((reading.verb.base === 'carry') !== (out !== undefined)) return null;
  const lights = HELPING[nominal.verb.base];
  if (lights === undefined ? reading.verb.base === 'provide' : !lights.includes(reading.verb.base))
    return null;
  if (!nominal.verb.nominal?.prepositions.includes(preposition.toLowerCase())) return null;
  const rest = text.slice(phrase.length);
  // "an analysis of no-shows and presented it": the noun is what is meant by "it".
  if (/\b(?:it|its|them|this|which)\b/i.test(rest)) return null;
  // "of installation and repair of pumps", "support to plan ...": the object is not a plain one.
  if (
    /^(?:and|or)\b/i.test(rest) ||
    readVerb(/^\w+/.exec(rest)?.[0] ?? '').some((v) => v.form === 'base' || v.form === 'gerund')
  )
    return null;
  const verb = inflect(nominal, reading.form);
  return {
    text: capitalize(`${verb} ${rest}`),
    kind: 'nominalization',
    reason: 'The verb was hidden in a noun.',
  };
};
