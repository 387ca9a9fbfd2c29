import { LIGHT_VERBS } from '../../language/en/phrases.ts';
import { findNominal, findVerbForm, inflect, readVerb } from '../../language/en/verb-forms.ts';
import { convertActNoun } from '../act-noun.ts';
import { capitalize, isLabel, type Rewriter, reachesTillNow } from '../rewriter.ts';

const LIGHT_PHRASE = /^(\w+)( out)? (?:the |an? )?(\w+) (of|to|for|on|with|into) (?=\w)/i;
/** Nouns that only these verbs carry: "provided support" is "supported", "conducted training" is "trained". */
const HELPING: Readonly<Record<string, readonly string[]>> = {
  assist: ['provide'],
  help: ['provide'],
  support: ['provide'],
  train: ['provide', 'conduct'],
};

const FREED = { kind: 'nominalization', reason: 'The verb was hidden in a noun.' };

/** "Did the reconciling of 4 accounts" -> "Reconciled 4 accounts". */
const GERUND_PHRASE =
  /^(did|performed|conducted|do|perform|conduct) the (\w+ing) of (?:the )?(?=\w)/i;

function freeGerund(text: string): string | null {
  const match = GERUND_PHRASE.exec(text);
  const found = match === null ? null : findVerbForm(match[2] ?? '', 'gerund');
  if (match === null || found === null || found.verb.rank < 3) return null;
  const rest = text.slice(match[0].length);
  if (/,(?!\d)|[;:]|\b(?:and|or|is|was|are|were|it|them|which)\b/i.test(rest)) return null;
  return `${inflect(found, /^(?:did|performed|conducted)$/i.test(match[1] ?? '') ? 'past' : 'base')} ${rest}`;
}

/** Transformation 8: "Performed the implementation of a ticketing system" -> "Implemented a ticketing system". */
export const rewriteNominalization: Rewriter = (text, { english }) => {
  const match = english ? LIGHT_PHRASE.exec(text) : null;
  const freed = english ? freeGerund(text) : null;
  if (freed !== null) return { ...FREED, text: capitalize(freed) };
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
  return { ...FREED, text: capitalize(`${verb} ${rest}`) };
};

const OWN_WORK_RANK = 3;

/** "Preparation of reports for council" -> "Prepare reports for council", where the bullets beside it open with verbs; in a list of nouns it stays one. */
export const rewriteNominalOpener: Rewriter = (text, { tense, english, amongVerbs }) => {
  const act = findNominal(/^\w+(?= of )/.exec(text)?.[0] ?? '');
  if (!english || amongVerbs !== true || tense === 'unknown' || act === null || isLabel(text))
    return null;
  if (act.verb.rank < OWN_WORK_RANK || (tense === 'present' && reachesTillNow(text))) return null;
  const freed = convertActNoun(text, tense === 'past' ? 'past' : 'base');
  return freed === null ? null : { ...FREED, text: capitalize(freed) };
};
