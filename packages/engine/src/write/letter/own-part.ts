import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { baseForms } from '../../language/en/synonyms.ts';
import { readVerb } from '../../language/en/verb-forms.ts';
import { setOfWords } from '../../language/words.ts';
import { isPast } from '../../verify/responsibility/agents.ts';
import { hasFiniteVerb, opensWithOthers } from '../tell/whose.ts';
import { isNotOwn } from './own-lines.ts';
import type { Told } from './told.ts';

/** What one does about a thing without doing the work that it names: "ordered parts for hydraulics", "learned hydraulics". */
const BESIDE_WORK = setOfWords(
  'order reorder buy purchase learn drive deliver type study attend watch shadow observe read hear fetch collect carry transport ship see ask request visit join pass',
);
/** "Drove a forklift": what one drives is the work. */
const VEHICLE =
  /^(?:an? |the |my )?(?:\S+ ){0,2}?(?:forklifts?|trucks?|lorr(?:y|ies)|vans?|bus(?:es)?|tractors?|cranes?|loaders?|excavators?|cars?|taxis?|trains?|trams?)\b/i;
const LEAD =
  /^(?:I )?(?:(?:also|usually|often|always|sometimes|regularly|then) )?(?:(?:was|am|were) )?(?:responsible for |in charge of |accountable for )?/iu;
/** What the object of an act ends before: for whom, whereto (no tool by its name: "to Ceridian"), when, and a clause of its own. */
const OBJECT_END =
  /[,;:] (?=\p{L}+ed\b)| (?:(?:to|from|by)(?= \p{Ll})|for|at|near|beside|before|after|until|when|while|where|because|as|so|which|who|that|if|under|behind|between|instead)(?!\p{L})/u;
/** "Cared for", "looked after": the object stands behind it. */
const OF_VERB =
  /^(?:car(?:e|es|ed|ing) for|look(?:s|ed|ing)? after|work(?:s|ed|ing)? as|respond(?:s|ed|ing)? to|deploy(?:s|ed|ing)? to|attend(?:s|ed|ing)? to|see(?:s|ing)? to|saw to|account(?:s|ed|ing)? for) /i;

const basesOf = (word: string): Set<string> =>
  new Set([
    ...readVerb(word).map(({ verb }) => verb.base),
    ...irregularBases(word),
    ...baseForms(word),
  ]);

/** A second act behind "and" is another: only the first one's object counts. */
function firstAct(rest: string): string {
  const joint = [...rest.matchAll(/(?:,|,? and|;) (?:then |also )?(\p{L}+)/gu)].find(
    ({ 1: next = '' }) =>
      isPast(next.toLowerCase()) ||
      [...basesOf(next.toLowerCase())].some((base) => BESIDE_WORK.has(base)),
  );
  return joint === undefined ? rest : rest.slice(0, joint.index);
}

/** Of a line the first act of the person's own with its object, or the thing that it names: what it shows to be their work. None where somebody else is its subject. */
export function ownPartOf(text: string): string | null {
  if (opensWithOthers(text) || isNotOwn(text)) return null;
  const said = text.replace(LEAD, '');
  const first = /^[\p{L}-]+/u.exec(said)?.[0] ?? '';
  const isAct = isPast(first.toLowerCase()) || readVerb(first).length > 0;
  if (!isAct && hasFiniteVerb(said)) return null;
  const verb = OF_VERB.exec(said)?.[0].trim() ?? first;
  const rest = firstAct(said.slice(verb.length));
  if ([...basesOf(first.toLowerCase())].some((base) => BESIDE_WORK.has(base)) && verb === first) {
    const vehicle = VEHICLE.exec(rest.trim())?.[0];
    return vehicle === undefined ? first : `${first} ${vehicle}`;
  }
  return `${verb}${rest.slice(0, OBJECT_END.exec(rest)?.index ?? rest.length)}`;
}

/** What an act shows to be the person's work, and what came of it. */
export function shownBy({ text, result = '' }: Pick<Told, 'text' | 'result'>): string[] {
  const own = ownPartOf(text);
  return own === null ? [] : [`${own} ${result}`];
}
