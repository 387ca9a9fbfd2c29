import { LIGHT_VERBS } from '../../language/en/phrases.ts';
import { findNominal, findVerbForm, inflect, readVerb } from '../../language/en/verb-forms.ts';
import { convertActNoun, joinsDone, openingAct } from '../act-noun.ts';
import { defineRule, plural } from '../define-rule.ts';
import type { LineContext } from '../line-context.ts';
import { capitalize, isLabel, reachesTillNow } from '../line-text.ts';

const LIGHT_PHRASE = /^(\w+)( out)? (?:the |an? )?(\w+) (of|to|for|on|with|into) (?=\w)/i;
/** Nouns that only these verbs carry: "provided support" is "supported", "conducted training" is "trained". */
const HELPING: Readonly<Record<string, readonly string[]>> = {
  assist: ['provide'],
  help: ['provide'],
  support: ['provide'],
  train: ['provide', 'conduct'],
};

const REASON = 'The verb was hidden in a noun.';

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

function freeVerb(text: string): string | null {
  const match = LIGHT_PHRASE.exec(text);
  const freed = freeGerund(text);
  if (freed !== null) return capitalize(freed);
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
  if (/\b(?:it|its|them|this|which)\b/i.test(rest) || joinsDone(rest)) return null;
  // "of installation and repair of pumps", "support to plan ...": the object is not a plain one.
  if (
    /^(?:and|or)\b/i.test(rest) ||
    readVerb(/^\w+/.exec(rest)?.[0] ?? '').some((v) => v.form === 'base' || v.form === 'gerund')
  )
    return null;
  const verb = inflect(nominal, reading.form);
  return capitalize(`${verb} ${rest}`);
}

/** The verb that a light one carries in a noun: "performed the implementation of". */
export const nominalization = defineRule({
  id: 'nominalization',
  kind: 'nominalization',
  order: 150,
  precedence: 80,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }) => freeVerb(text),
  rewrite: (better) => better,
  reason: REASON,
  summary: (n) =>
    `Freed ${plural(n, 'verb that was hidden in a noun', 'verbs that were hidden in nouns')}.`,
  examples: [
    ['Performed the implementation of a ticketing system', 'Implemented a ticketing system'],
    ['Carried out inspections of 14 sites', 'Inspected 14 sites'],
    ['Did the reconciling of 4 bank accounts', 'Reconciled 4 bank accounts'],
  ],
  leaves: [
    'Provided support for planning events',
    'Carried out inspection of 300 dwellings and smoke-free checks',
    'Performed an analysis of no-shows and presented it to managers',
  ],
});

function openWithVerb(text: string, { tense, amongVerbs }: LineContext): string | null {
  const act = openingAct(text);
  if (amongVerbs !== true || tense === 'unknown' || act === null || isLabel(text)) return null;
  // "Design of the lobby" is as often the thing that was made.
  if (/^designs? of\b/i.test(text) || (tense === 'present' && reachesTillNow(text))) return null;
  const freed = convertActNoun(text, tense === 'past' ? 'past' : 'base');
  return freed === null ? null : capitalize(freed);
}

/** "Preparation of reports" -> "Prepare reports", where the bullets beside it open with verbs; in a list of nouns it stays one. */
export const nominalOpener = defineRule({
  id: 'nominal-opener',
  kind: 'nominalization',
  order: 160,
  precedence: 80,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }, context) => openWithVerb(text, context),
  rewrite: (better) => better,
  reason: REASON,
  examples: [
    ['Preparation of reports for council', 'Prepared reports for council'],
    ['Installation of 40 kiosks', 'Installed 40 kiosks'],
    ['Once a day milking of 800 cows', 'Milked 800 cows once a day'],
    ['Calibration and maintenance of lab equipment', 'Calibrated and maintained lab equipment'],
  ],
  leaves: ['Installation and repair of pumps and training', 'Design of the new lobby'],
  given: { tense: 'past', amongVerbs: true },
});
