import { analyze } from '../../language/analyze.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { findVerbForm, readVerb } from '../../language/en/verb-forms.ts';
import type { Token } from '../../language/line.ts';
import { isPast, isPerson } from '../../verify/responsibility/agents.ts';
import { listClausesOfOthers } from '../../verify/responsibility/whose-acts.ts';

const inSmall = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** "Apprentices shadowed me", "engineers also rebuilt pumps": many persons before a past are who did it, though their word has a verb's form. */
function opensWithPersons(text: string): boolean {
  const row = /^(?<who>\p{L}+s) (?:\p{L}+ly |also |often |always |then |never )?(?<act>\p{L}+)/u;
  const { who = '', act = '' } = row.exec(text.toLowerCase())?.groups ?? {};
  const one = singularOf(who);
  return one !== who && (isPerson(one) || isPerson(who)) && isPast(act);
}

/** Whether somebody else is the subject that a text opens with: nothing in it is an act or a thing of the person's own. */
export const opensWithOthers = (text: string): boolean =>
  opensWithPersons(text) ||
  listClausesOfOthers(text).some(({ start }) => text.slice(0, start).trim() === '');

const ADVERB =
  /^(?:(?<often>once|twice|always|often|never|sometimes|usually|seldom|rarely|occasionally|regularly)|\p{L}{2,}ly|also|then|later|just|already|mostly|soon|again|first)(?: (?:also|then|again|\p{L}{2,}ly))? (?<act>\p{L}+)/iu;

/** "Once repaired a conveyor": what opens with an adverb before a verb is told of an act; "first aid", "early shift" are things. */
export function opensWithAdverb(text: string): boolean {
  const { often, act = '' } = ADVERB.exec(text)?.groups ?? {};
  // "Daily planned work": a participle has its noun behind it.
  if (/^(?:daily|weekly|monthly|yearly|quarterly|hourly|early|newly|highly) /i.test(text))
    return false;
  return isPast(act.toLowerCase()) || (often !== undefined && findVerbForm(act, 'base') !== null);
}

/** "6 cleaned 40 offices", "the manager set up 40 lines": a past between who did it and what it was done to, no participle. */
function isFiniteAt(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || token === undefined || next === undefined) return false;
  if (token.gap !== ' ' || !/^(?:noun|name|number|pronoun)$/.test(before.pos)) return false;
  if (!isPast(token.lower)) return false;
  if (/^(?:up|out|off|down|over)$/.test(next.lower)) return true;
  if (next.gap !== ' ') return false;
  if (/^(?:determiner|number|pronoun)$/.test(next.pos)) return true;
  // "12 trained staff", "data set cleaning"
  const isAlike = readVerb(token.lower).some(({ form }) => form !== 'past');
  return before.pos !== 'number' && !isAlike && /^(?:noun|adjective|name)$/.test(next.pos);
}

/** Whether a text has a verb of its own, with its subject before it: no name of a thing. */
export function hasFiniteVerb(text: string): boolean {
  const { tokens } = analyze(inSmall(text), 'en');
  return tokens.some((token, at) => {
    if (at === 0) return false;
    if (token.pos === 'auxiliary' || isFiniteAt(tokens, at)) return true;
    return token.pos === 'verb' && token.form === 'past' && tokens[at - 1]?.pos === 'pronoun';
  });
}
