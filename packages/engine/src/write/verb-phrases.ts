import { DETERMINERS } from '../language/en/nouns.ts';
import { findVerbForm } from '../language/en/verb-forms.ts';
import { asNounPhrase } from './noun-phrase.ts';

/** "visualize KPIs", "rewriting the script": a verb, then its object. */
export function asVerbPhrase(
  phrase: string,
  form: 'base' | 'gerund',
  hasOf: boolean,
): string | null {
  const [first = '', ...others] = phrase.trim().split(/\s+/);
  const found = findVerbForm(first, form);
  if (found === null) return null;
  if (others.length === 0) return hasOf ? null : first;
  // "of billing platform": a noun before a noun, unless an object surely follows.
  const isSure =
    DETERMINERS.has((others[0] ?? '').toLowerCase()) || /^\d|s$/.test(others.at(-1) ?? '');
  if (form === 'gerund' && found.verb.gerundIsNoun && !isSure) return null;
  const object = asNounPhrase(others.join(' '), hasOf);
  return object === null ? null : `${first} ${object}`;
}

/** A word inside that is surely a verb: "later ran the forklift". */
export const hasVerbInside = (phrase: string): boolean =>
  phrase
    .split(/\s+/)
    .some(
      (word, i) =>
        i > 0 &&
        !/ed$/.test(word) &&
        findVerbForm(word, 'past') !== null &&
        findVerbForm(word, 'base') === null &&
        !/^(?:led|held|kept|made|built|cut|set|left|found|lost|sold|paid|spent|bound|lit|fed|heard)$/.test(
          word,
        ),
    );

/** "and wrote the weekly schedule": a further act. */
export function tellJoinedVerb(phrase: string, lead: string, hasOf: boolean): string | null {
  const [first = '', ...others] = phrase.split(/\s+/);
  const [second = ''] = others;
  const particle = /^(?:up|out|off|in|on|down|back|over|away)$/.test(second) ? ` ${second}` : '';
  const object = others.slice(particle === '' ? 0 : 1).join(' ');
  const joint = lead === ',' ? ', ' : 'and ';
  if (object === '') return hasOf ? null : `${joint}${first}${particle}`;
  const told = asNounPhrase(object, hasOf);
  return told === null ? null : `${joint}${first}${particle} ${told}`;
}
