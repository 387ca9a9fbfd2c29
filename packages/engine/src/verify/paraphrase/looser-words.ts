import { RAISED_ACTS } from '../../../data/words/raised-acts.ts';
import { PASSIVE_DEEDS } from '../../language/en/general-words.ts';
import { plainerThan } from '../../language/en/rewordings.ts';
import { SAME_WORDS } from '../../language/en/same-words.ts';
import {
  derivedFrom,
  isVerb,
  partsOfSense,
  sensesOf,
  widerThan,
} from '../../language/en/synonyms.ts';
import { findNominal } from '../../language/en/verb-forms.ts';
import { NEVER_REWORDED } from './reworded.ts';
import { AGENT, PLAIN_PARTICLES } from './same-term.ts';
import type { Term } from './terms.ts';

/** Acts that no dictionary may put in place of another. */
const RAISED: ReadonlySet<string> = new Set(
  RAISED_ACTS.trim()
    .split('\n')
    .flatMap((row) =>
      row
        .slice(row.indexOf(':') + 1)
        .trim()
        .split(' '),
    ),
);

const likes = new Map<string, Set<string>>();
for (const group of SAME_WORDS)
  for (const word of group) likes.set(word, new Set([...(likes.get(word) ?? []), ...group]));

/** Whether two base forms share a frequent sense of one part of speech, or the first names a wider one. */
function meansSame(own: string, told: string, isVerb: boolean): boolean {
  const senses = sensesOf(told).filter((sense) => (partsOfSense(sense) === 'v') === isVerb);
  return sensesOf(own).some(
    (sense) => senses.includes(sense) || senses.some((narrow) => widerThan(narrow).includes(sense)),
  );
}

const isAny = ({ lemmas }: Term, words: ReadonlySet<string>): boolean =>
  lemmas.some((lemma) => words.has(lemma));

/** Of a verb with its particle right behind it only the two together: "set up" is not "set". */
const wholeOf = ({ lemmas, particle }: Term): readonly string[] =>
  particle === null || lemmas.some((lemma) => PLAIN_PARTICLES.has(lemma))
    ? lemmas
    : lemmas.filter((lemma) => lemma.endsWith(`_${particle}`));

/** The acts that a noun tells: "order" of "orders", "install" of "installation". */
function actsOf({ lower, lemmas }: Term): string[] {
  const nominal = findNominal(lower)?.verb.base;
  if (AGENT.test(lower)) return [];
  return [
    ...(nominal === undefined ? [] : [nominal]),
    ...lemmas.flatMap(derivedFrom).filter((word) => isVerb(word)),
  ];
}

/**
 * Whether a word of a text may stand for another word of its source that the text leaves out: a row of the
 * editors' rewordings, or a dictionary's word for the same or a wider thing. Never an act that claims more.
 */
export function isLooser(claim: Term, source: Term): boolean {
  if (claim.figure !== null || source.figure !== null) return false;
  if (NEVER_REWORDED.test(claim.lower) || NEVER_REWORDED.test(source.lower)) return false;
  if (isAny(claim, RAISED)) return false;
  if (isAny(source, PASSIVE_DEEDS) && !isAny(claim, PASSIVE_DEEDS)) return false;
  const isAct = claim.isDeed || source.isDeed;
  const [owns, tolds] = [claim, source].map((term) =>
    isAct && !term.isDeed ? actsOf(term) : term === claim ? wholeOf(term) : term.lemmas,
  );
  return (owns ?? []).some((own) =>
    (tolds ?? []).some(
      (told) =>
        own !== told &&
        !RAISED.has(own) &&
        (plainerThan(own).has(told) ||
          likes.get(own)?.has(told) === true ||
          meansSame(own, told, isAct)),
    ),
  );
}
