import { NOUN_VERBS } from '../../../data/words/noun-verbs.ts';
import { THING_ACTS } from '../../../data/words/thing-acts.ts';
import { singularOf } from '../../language/en/noun-forms.ts';

const readRows = (rows: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const byNoun = new Map<string, Set<string>>();
  for (const row of rows.trim().split('\n')) {
    const [verbs = '', nouns = ''] = row.split(' | ');
    for (const noun of nouns.split(' '))
      byNoun.set(noun, new Set([...(byNoun.get(noun) ?? []), ...verbs.split(' ')]));
  }
  return byNoun;
};
const responsibleFor = readRows(NOUN_VERBS);
const thingActs = readRows(THING_ACTS);

/** Whether the verb tells ordinary work with what the noun names, no lead in it: "wrote" of "incident reports". */
export const isOrdinaryWith = (verb: string, noun: string): boolean =>
  thingActs.get(singularOf(noun))?.has(verb) === true;

/** Whether the verb says no more of the noun than that it was the person's work. */
export const isDoneWith = (verb: string, noun: string): boolean =>
  isOrdinaryWith(verb, noun) || responsibleFor.get(singularOf(noun))?.has(verb) === true;
