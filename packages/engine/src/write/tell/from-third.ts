import { DETERMINERS } from '../../language/en/nouns.ts';
import { findVerbForm, inflect } from '../../language/en/verb-forms.ts';
import { NUMBER_WORDS } from '../../language/number-words.ts';

/** "Talks to visitors", "works with the vet": a verb, though its form is a noun's too. */
export const SPEAKS = /^(?:talks?|speaks?|looks?|works?|listens?) (?:to|with|after) (?!be\b)/i;

/** "Helps the curator with labels": the verb that opens the line, and those joined to it that are nothing else; null where it may be a noun. */
export function fromThird(piece: string, isCurrent: boolean): string | null {
  const [first = '', second = ''] = piece.split(' ');
  const found = findVerbForm(first, 'third');
  const isObject =
    DETERMINERS.has(second) ||
    /^\d/.test(second) ||
    NUMBER_WORDS.has(second) ||
    second === 'and' ||
    /^(?:talks|speaks|looks|works|listens) (?:to|with|after) /i.test(piece);
  if (found === null || (found.verb.baseIsNoun && !isObject)) return null;
  const form = isCurrent ? 'base' : 'past';
  const rest = piece
    .slice(first.length)
    .replace(/(?<=\b(?:and|,) )(\p{L}+s)(?= (\p{L}+|\d))/gu, (word, _, next: string) => {
      const verb = findVerbForm(word, 'third');
      const isVerb =
        verb !== null && (!verb.verb.baseIsNoun || DETERMINERS.has(next) || /^\d/.test(next));
      return isVerb && verb !== null ? inflect(verb, form) : word;
    });
  return /^ (?:of|for|at|in) /.test(rest) && found.verb.baseIsNoun
    ? null
    : `${inflect(found, form)}${rest}`;
}

/** "before she left", of the person themselves. */
export const OF_ANOTHER = /,? (?:before|when|until|after|while) (?:he|she) .*$/;

/** What was done to the person ("Placed with clients"), an adjective ("last 14 jobs"), a verb without its object ("set out, site supervision", "accompany to hospital"). */
export const NO_ACT =
  /^(?:placed|seconded|contracted|hired|employed|engaged|deployed|posted|appointed|nominated|selected|chosen) (?:with|by|to|at|as|in|from|on|for)\b|^(?:last|past|next) \d|^\p{L}+ (?:out|up|off), (?!\p{L}+(?:ed|ing)\b)|^(?:accompan\p{L}+|bring|brought|take|took|escort(?:ed)?|assist(?:ed)?|support(?:ed)?) to\b/iu;
